package service

// The requests of a game at the table, and of reviews of games: their fields, and their answers.
//
// # The table of doudizhu
//
// A person on chair 0 plays against two bots by the requests whose op begins with t. The service keeps nothing between requests: the games travel
// as kept, a sealed text of some kilobytes with all cards, the scores of past games and the present game, but without the records of past games.
// The client stores the last kept. In a static site a separate module answers these ops, d.hand, d.bid and d.generate.
//
// A request may carry limits. Seconds, at most 5, is the thinking time of a player with a clock: by default 0.05 in the server and 0.3 in a browser,
// which thinks more slowly.
//
//	{"op":"t.new","game":"standard","seed":"42","games":1000,"bots":["strong","roles"],"practice":true}
//	{"op":"t.view","kept":"…"}
//	{"op":"t.answer","kept":"…","answer":"333+4"}
//	{"op":"t.auto","kept":"…","player":"strong"}
//	{"op":"t.undo","kept":"…"}
//	{"op":"t.deal","kept":"…"}
//
// T.new begins a series of games. Game is standard, rob or yuncheng. Seed is the first deal's, by default random; later deals follow it. Date, as in
// "2026-11-23", chooses the deal of that day instead. Bots names two players, or one for both chairs,
// by name or by level, "1" to "5", by default "3". Landlord, a chair, skips calls and doubles.
//
// T.answer gives the person's answer: a number of points, yes or no, super where doubles has 4, the cards of a play, or - for a pass. T.auto lets a player
// answer, by default strong. T.undo takes the last answer back, only in practice. T.deal begins the next game after a game's end. T.view shows the present
// state. All five have the same answer. The service sends each step as an event at once, and lists the steps again in the result, which comes when the
// person must answer or the game is over:
//
//	{"event":"step","kind":"play","chair":1,"play":{PLAY},"left":14,"stakes":{STAKES}}
//	{"event":"result","schema":1,"kept":"…","view":{VIEW},"events":[{"kind":"play",…},…]}
//
// Kinds are call (a bid, 0 for a pass; robs if another player has called before), deal (a new deal, because all have passed), landlord (with the bottom
// cards), double (one for each player that could double, after all answers; times is one of doubles), lead (the landlord leads), play, and over.
// Stakes, from the landlord on, are the factors of the score: the bid, the bombs and rockets and the spring, each of which doubles, and doubles, of each peasant with
// the landlord. Times is the product that multiplies each chair's base, for the landlord the sum of both peasants.
//
//	VIEW = {"game":"standard","auction":"bids","number":1,"of":1000,"seed":"42","bots":["strong","roles"],"practice":true,"base":1,
//	        "stage":"calling","turn":0,"hand":["3",…],"bottom":[],"left":[17,17,17],"landlord":null,"roles":null,"redeals":0,
//	        "calls":[{"chair":2,"bid":0}],"bids":[0,1,2,3],"doubles":[],"doubled":[0,0,0],"stakes":{STAKES},
//	        "moves":[{"chair":0,"play":{PLAY}},…],"last":null,"owner":null,"pass":false,"beats":false,"unseen":{"3":3,…},
//	        "undo":true,"more":false,"hands":null,"score":null,"winner":null,"games":0,"won":0,"total":[0,0,0]}
//	STAKES = {"bid":1,"bombs":0,"spring":false,"doubles":[1,1,1],"times":[1,1,1]}
//
// The view shows what the person may know, the person's table.View: hands, score and winner are null until the game is over. Stage is calling,
// doubling, playing or over; turn is null while no player has to act. Bids and doubles list the person's choices now; in doubles 1 is no, 2 yes and 4
// the super-double. Doubled has one of these for each chair, or 0 for an answer that is missing or still secret. Last is the play to beat, null for a
// leader. Pass and beats say whether the person may pass, and whether the person holds a play that beats last. Unseen counts the cards that the person
// neither holds nor has seen. Undo and more say whether t.undo and t.deal have an effect. Games, won and total count finished games. The cards of a
// PLAY are those that leave the hand; parts says what a wildcard stands for, and a request may send parts as an answer.
//
// # t.hints, t.plays, t.chances
//
// Helps the person. T.hints lists plays to try, each with a reason, why: certain wins, then the plays that are as good as the best, then the others, those before that leave the
// hand whole, and at the end those that tear a bomb; the pass is first if it is best. At calls and doubles t.hints gives the
// landlord index and the answer to send. T.plays says what raised cards are, as d.plays does; early cards are raised before the person's turn, for
// any play, and have no plays yet. T.chances gives the advice of `doudizhu play`, at most five plays, after
// iterations playouts, by default after the time limit. Chance is that of the person's side against the players of the table, by their levels; error is its
// standard deviation by the number of playouts. Chance and error are null for the only play. The three lists are empty when the person isn't to play.
//
//	{"op":"t.hints","kept":"…"}
//	{"event":"result","schema":1,"hints":[PLAY with "why":[…],…],"bid":null}
//	{"event":"result","schema":1,"hints":[],"bid":{"answer":"2","bid":2,"chance":0.581,"points":0.412}}
//	{"op":"t.plays","kept":"…","cards":["3","3","3","4"],"early":false}
//	{"event":"result","schema":1,"cards":["3","3","3","4"],"plays":[PLAY,…],"why":""}
//	{"op":"t.chances","kept":"…","iterations":600}
//	{"event":"result","schema":1,"chances":[PLAY with "chance":0.920,"error":0.020,"playouts":180,…]}
//
// # t.records, t.duplicate, t.rating
//
// T.records gives the record of the finished game for `doudizhu replay`, `review` and `verify`, and as a text in a language, en or zh. T.duplicate lets a bot,
// player, play the same cards on chair 0 against the same bots; the other fields are those of t.new. T.rating compares the person's points with the bot's over
// several deals: the mean difference, its standard error and its 95 % interval.
//
//	{"op":"t.records","kept":"…","language":"en"}
//	{"event":"result","schema":1,"records":["{\"schema\":1,\"game\":\"standard\",…}"],"text":"game: standard, base 1\n…"}
//	{"op":"t.duplicate","game":"standard","seed":"42","bots":["strong","roles"],"player":"strong"}
//	{"event":"result","schema":1,"score":-4,"won":false,"landlord":1,"record":"{…}"}
//	{"op":"t.rating","deals":[[2,-4],[1,1]]}
//	{"event":"result","schema":1,"mean":3.000,"error":3.000,"low":-35.118,"high":41.118,"deals":2}
//
// # t.read, t.review, t.judge, t.legal, t.from
//
// Reviews games (doudizhu/review/REVIEW.md). A record is a text that `doudizhu replay` reads, JSON or text. T.read returns all games in the text, at most 100, each
// with its record as one line of JSON; the other ops take the first game. Hands are the dealt cards without the bottom cards.
//
//	{"op":"t.read","record":"game: standard, base 1\n…"}
//	{"event":"result","schema":1,"games":[{"record":"{…}","game":"standard","seed":"7","names":["human","robot","robot"],"hands":[["3",…],[…],[…]],
//	 "bottom":["5","9","K"],"landlord":1,"moves":[{"chair":1,"play":{PLAY}},…],"score":[2,-4,2]}]}
//
// T.review judges the plays of one chair by what its player could know: the record of `doudizhu review --json` with PLAYs. Iterations bounds the worlds in which the
// review compares a play with the first that t.hints would list, by default 6000. The service sends each decision when it is judged; move is the number of the play in the
// game, from 1. Open lists who wins with open cards, landlord, peasants or undecided, before each move and at the end. Turnings are the plays that gave that win
// away; fault is mistake, unclear or bad luck for the chair's own plays, and else partner or enemy. Calls lists the chair's calls with the landlord index's advice.
//
//	{"op":"t.review","record":"{…}","chair":0}
//	{"event":"decision","move":21,"play":{PLAY},"best":{PLAY},"choices":3,"best_chance":0.54,"played_chance":0.43,"error":0.02,"loss":0.11,"luck":-0.03,
//	 "label":"mistake","probably":true,"points":1.200,"points_error":0.300}
//	{"event":"result","schema":1,"chair":0,"seat":"up","calls":[{"stage":"calling","said":0,"advised":1,"chance":0.56,"points":0.210}],"start":0.41,"opening":0.02,
//	 "result":1,"over":true,"known":true,"luck":0.7,"loss":0.11,"error":0.04,"accuracy":91.5,"accuracy_decisions":11,"decisions":12,
//	 "open":["undecided","landlord",…],"turnings":[{"move":21,"better":{PLAY},"fault":"bad luck"}]}
//
// Known says whether the record names the other players' levels, so that the chances are against these players; else they are against players as strong as the best
// level. Points is the mean number of points that best gains over play. Accuracy is null if fewer than 10 decisions count. The result of an unfinished game is its chance.
//
// T.legal lists the plays after the first at moves of a game, and the chair to move: first the first five that t.hints would list, then the others by their kinds. T.judge compares one of these plays, named by its parts, with the strong player's play,
// by default in at most 2000 worlds. T.from continues the game from there at the table as a practice game against the
// record's bots. T.from answers as t.new does. The person sits on chair 0, which must be the chair to move.
//
//	{"op":"t.legal","record":"{…}","at":36}
//	{"event":"result","schema":1,"chair":1,"plays":[PLAY,…]}
//	{"op":"t.judge","record":"{…}","at":36,"play":"JJ","iterations":2000}
//	{"event":"result","schema":1,"chance":0.94,"best":{PLAY},"best_chance":0.94,"error":0,"points":0,"points_error":0,"worlds":650}
//	{"op":"t.from","record":"{…}","at":32}
