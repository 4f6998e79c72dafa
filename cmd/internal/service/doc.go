// Package service answers questions about Klondike and doudizhu: one request in
// JSON goes in, a stream of events in JSON comes out. The page talks to it through
// two doors, HTTP and WebAssembly, and this package knows neither. Nothing is kept
// between requests: each carries all that it needs.
//
//	err := service.New(service.Native).Serve(ctx, request, emit)
//
// # Events
//
// A request is one JSON object of at most 64 KiB. Field names that the op doesn't
// know, fields that are there twice, and anything behind the object are errors. An
// event is one line of JSON. Any number of progress, trace and decision events come first;
// exactly one result or error is the last event.
//
//	{"event":"progress","expanded":20480,"tree":61000,"depth":37,"duplicates":9000,"open":31000,"seconds":0.103,"bytes":4194304}
//	{"event":"result","schema":1,…}
//	{"event":"error","kind":"input","field":"deal","message":"7♣ appears twice (column 3, stock 12); 9♥ is missing","phrase":[…],"line":4,"column":21,"twice":["7C"],"missing":["9H"]}
//
// Progress comes about ten times a second while a search runs. Only expanded and
// seconds are always there, or found and tried in d.generate; tree, depth,
// duplicates, open and bytes are left out where they are 0.
//
// An error has a kind: "request" (not a request: JSON, op, field, size), "input"
// (a field's content), "cancelled" (the context ended), or "internal" (a fault of
// the program). The other fields are left out where they don't apply:
//
//	phrase    the message for translators: its English format and the arguments, of which lists are phrases again
//	field     the request's field at fault
//	line      from 1, in the text of that field
//	column    from 1, in characters
//	step      which of moves or plays, from 1
//	twice     cards that are there more often than once
//	missing   cards that are not there
//	foreign   cards that the deck doesn't have
//
// A limit is no error. Its answer is the verdict "undecided" with a reason:
// "expansion limit", "memory limit", "time limit", "depth limit", "beam limit".
//
// # Limits
//
// Every op that searches takes limits, each of which may be left out:
//
//	"limits":{"memory":268435456,"seconds":10,"expansions":1000000}
//
// Memory is in bytes. The host has a limit of its own for each: it holds where the
// request leaves one out or asks for more. Less memory than 64 MiB counts as 64 MiB.
//
// # about
//
//	{"op":"about"}
//	{"event":"result","schema":1,"limits":{"memory":1073741824,"seconds":600,"expansions":0},
//	 "strategies":["fast","astar",…],"traces":["astar",…],"heeds":{"score":["astar",…],"open_list":[…],"reparent":[…]},
//	 "scores":["dig",…],"open_lists":["heap",…],"reparent":["reopen",…],
//	 "rules":["standard",…],"bans":[{"ban":"31","kind":"trio+solo"},…,{"ban":"pair","kind":"pair"},…],
//	 "doudizhu_strategies":["endgame","labelling",…],"doudizhu_traces":["labelling",…],"levels":true}
//
// Heeds has the strategies that heed any value of a field of k.solve; traces and doudizhu_traces are the strategies whose runs, by k.trace
// and d.trace, are trees to look at. Bans are what rules may forbid, by the name that they have there. Levels says whether the puzzles of d.generate have levels: at the server, not in a static site, whose module would
// have to bring the bots along.
//
// # The position of a Klondike game
//
// All requests whose op begins with k. tell it by these fields. One of deal, board
// and seed may be given; without any the deal is random.
//
//	deal              a text in any form that package klondike reads; it may be a game in progress
//	board             the piles as objects, as in the results below
//	seed              the number of a random deal: a decimal number in a string, "42"
//	draw              cards turned at once, 1 to 24; 3 if left out
//	redeals           how often the waste is turned over; -1, without end, if left out
//	no_worrying_back  true: cards don't come back from foundations
//	ranks, suits, columns  smaller decks: 1 to 13, 4, 7; the greatest if left out
//	moves             played first: ["7H:3>5","@",…] in any notation; [] if left out
//
// Cards are written as AC, TD, 7H, KS. Piles are named 1 to 7, W (waste), @ (stock)
// and C, D, H, S (foundations).
//
// # k.board
//
// Reads a deal, plays the moves, and lists the legal moves.
//
//	{"op":"k.board","seed":"1","draw":1,"moves":["@"]}
//	{"event":"result","schema":1,"id":"1","seed":"1","deal":"6D | … | 7D 3C …","draw":1,"redeals":-1,
//	 "position":"6D | … | 7D 3C … | KH |","board":{BOARD},"played":[MOVE,…],"legal":[MOVE,…],"won":false}
//
//	BOARD = {"foundations":[0,1,0,0],"waste":["KH"],"stock":["7D",…],"columns":[{"down":0,"cards":["6D"]},…],"redealt":0}
//	MOVE  = {"move":"7H:3>5","words":"Move the seven of hearts from column 3 onto …","card":"7H","from":"3","to":"5","cards":["7H","6S"],"redeal":false}
//
// Deal is where the moves begin and position where they end, both as text in the
// neutral form. Foundations are the ranks collected, of clubs, diamonds, hearts and
// spades. Stock begins with the card turned first; waste ends with the card open to
// play; a column begins with its deepest card, and down of its cards lie face down.
// Card is the head of the run that moves and cards the whole run; a turn of the
// stock is the move "@" from "@" to "W", with the cards turned, in that order; a
// redeal is the same with redeal true and no cards. Board and position can be sent
// back as board and deal. Seed and id are left out where there is none.
//
// A move that the rules forbid is an error of the field moves with its step.
//
// # k.solve
//
// The record of `klondike solve --json`, for the position after moves, with its
// solution as MOVE objects beside it.
//
//	{"op":"k.solve","deal":"…","draw":3,"strategy":"astar","score":"dig","open_list":"heap","reparent":"reopen","limits":{…}}
//	{"event":"result","schema":1,"id":"1","deal":"…","draw":3,"redeals":-1,"strategy":"fast","verdict":"solved","reason":"",
//	 "moves":["7H:3>5",…],"length":{"moves":92,"turns":30,"redeals":3},"stats":{"expanded":…,…},"solution":[MOVE,…]}
//
// Strategy is fast (the default), astar, wastar, greedy, bfs, dfs, idastar or beam.
// The rest is for some of these only, as for the command: score, weight (wastar),
// width (beam), depth, open_list, reparent, certify (fast), without. Verdict is
// solved, unsolvable or undecided. Solution has a MOVE for each of moves.
//
// # k.winnable
//
// The verdict alone, which is faster.
//
//	{"op":"k.winnable","deal":"…","moves":["@"]}
//	{"event":"result","schema":1,"verdict":"unsolvable","reason":"","stats":{…}}
//
// # k.hint
//
// The record of `klondike hint --json`, each move a MOVE besides: every legal move
// with its verdict, the best first. Of several empty columns the first stands for
// all. All moves share one second unless limits say otherwise.
//
//	{"op":"k.hint","deal":"…","moves":[…]}
//	{"event":"result","schema":1,"id":"1","deal":"…","draw":3,"redeals":-1,"verdict":"solved",
//	 "moves":[{"move":"7H:3>5","verdict":"solved","length":81,"redeals":2,"words":"…","card":"7H","from":"3","to":"5","cards":["7H"]},
//	          {"move":"@","verdict":"unsolvable","length":null,"redeals":null,…}]}
//
// # k.explain
//
// The record of `klondike explain --json`: why the position after moves is lost, or where its solution is narrow. Moves
// that win the deal are the solution that is explained. Takes a minute at most if seconds are left out. If a limit comes
// first, reason names it, and lost and won are left out; the verdict stands if it was reached.
//
//	{"op":"k.explain","deal":"…","moves":[…],"limits":{"seconds":60}}
//	{"event":"result","schema":1,"id":"10","deal":"…","draw":3,"redeals":-1,"verdict":"unsolvable","reason":"",
//	 "lost":{"block":{"cards":["AS",…],"stock_order":false,"minimal":true},"story":{"circle":[…]},"rules":[…],"swaps":{…},"best":{…}},"stats":{…}}
//
// # k.proof
//
// Whether the position after moves can be won, with the proof: a record as klondike solve --proof writes it, which was checked. Takes a
// minute at most if seconds are left out. Bytes are those of a loss's certificate, moves those of a win; an undecided position, and a loss
// that no proof was found for in time, has a reason, and a record that says so.
//
//	{"op":"k.proof","deal":"…","moves":[…],"limits":{"seconds":60}}
//	{"event":"result","schema":1,"verdict":"unsolvable","reason":"","moves":0,"bytes":10,"record":"{\"schema\":1,\"proof\":\"klondike\",…}"}
//
// A door whose module has no room for explanations refuses k.explain, k.proof and d.explain: an error of the field op. A static
// site has a second module for them.
//
// # k.advice
//
// What to do by what a player sees. Cards of the deal that the player hasn't seen are ??, in every form that a deal is read in, and in a board.
//
//	stock  hidden, if left out: cards of the stock are seen when they are turned up; or known
//	games  how many games are played in sampled worlds; if left out, as many as 150 ms allow, and 50 for each way on at least
//
//	{"op":"k.advice","deal":"…","draw":3,"stock":"hidden","games":3000}
//	{"event":"result","schema":1,"chance":0.431000,"error":0.009000,"proved":false,"games":3000,
//	 "ways":[{"moves":[MOVE,…],"chance":0.431000,"error":0.009000,"games":2610},…]}
//
// Chances are those of the player uct going on, from 0 to 1, error their standard deviation. Ways come with the best first, each up to the next
// card that is turned up at least; none if the game is lost. Proved says that no card is a secret any more, and chance a verdict.
//
// # k.review
//
// A game looked at again (klondike/review/REVIEW.md): the record of `klondike review --json`, the moves as MOVE objects. Moves are
// the whole game, stock as for k.advice; games bounds the games played on after each of two ways on, 1200 if left out. A game that isn't won counts as
// given up, unless unfinished is true: then nothing is told that needs open cards (winnable is undecided, others empty, shortest null). Peeks are
// what the player knew by moves that were taken back: from a step of the moves on, cards. Decisions come as they are known, first and last being their moves, counted from 0; that to give up has none.
//
//	{"op":"k.review","seed":"9","moves":["7H:3>5",…],"stock":"hidden","unfinished":false,"peeks":[{"at":12,"cards":"7H QS"}]}
//	{"event":"decision","first":4,"last":6,"moves":[MOVE,…],"before":0.54,"best":[MOVE,…],"best_chance":0.54,"played_chance":0.43,"error":0.02,
//	 "loss":0.11,"luck":-0.03,"label":"mistake","probably":true,"winnable":"solved","choices":5}
//	{"event":"result","schema":1,"start":0.54,"result":1,"luck":0.6,"loss":0.14,"error":0.04,"accuracy":91.5,"accuracy_decisions":31,"decisions":33,
//	 "lost_at":null,"others":[{"player":"uct","won":true,"steps":131,"accuracy":98.7},{"player":"greedy",…}],"shortest":{"steps":101,"moves":[MOVE,…]},"steps":140}
//
// Label is inaccuracy, mistake, blunder, unclear or empty. Accuracy is null where fewer than 10 decisions count, shortest where no solution is known,
// and lost_at if no position of the game is proved lost with all cards known; else as many moves led to the first that is. Result is the chance of an unfinished game.
//
// # k.judge
//
// What another move would have been worth: at the position after the first at of moves, all of them if left out.
//
//	{"op":"k.judge","seed":"9","moves":["@",…],"at":5,"move":"7H:3>5","stock":"hidden","games":1000}
//	{"event":"result","schema":1,"chance":0.43,"best":[MOVE,…],"best_chance":0.54,"error":0.02,"games":1000,"winnable":"solved"}
//
// Error is the standard deviation of the difference. In a static site k.advice, k.review and k.judge are answered by a module of their own, which
// answers k.board and k.winnable besides, and nothing else.
//
// # k.trace
//
// A run of a generic engine (strategy, score, open_list, reparent … as for k.solve;
// astar if left out), recorded step by step for the tree browser; best with a small
// deck. Nodes is the most nodes to record, 100000 at most and if left out.
//
//	{"op":"k.trace","seed":"1","ranks":4,"columns":4,"strategy":"astar","nodes":20000}
//
// See "Traces" for the events.
//
// # The position of a doudizhu endgame
//
// All requests whose op begins with d., but d.hand, d.bid and d.generate, tell it by
// these fields, in any spelling the commands read:
//
//	landlord       the landlord's hand
//	peasant        the hand of a lone peasant; or
//	down, up       the hands of two, after and before the landlord
//	lead           who is to move: landlord (if left out), peasant, down, up
//	last           the play to beat; "" or "-" for none
//	by             who made it; the player before lead if left out
//	rules          a rule set and bans: "standard", "standard -31 -422"; standard if left out
//	jokers         the letters of the jokers, told from the cards if left out
//	plays          played first: ["33","-","KK"]; - is a pass; [] if left out
//
// # d.board
//
// Reads an endgame, makes the plays, lists the legal plays.
//
//	{"op":"d.board","landlord":"2KK0077554","peasant":"AA8","plays":["55"]}
//	{"event":"result","schema":1,"rules":"standard","start":{ENDGAME},"position":{ENDGAME},"played":[PLAY,…],
//	 "legal":[PLAY,…],"winner":"","note":null}
//
//	ENDGAME = {"landlord":"45577TTKK2","peasant":"8AA","lead":"landlord"}, with "last" and "by" where there is a play to beat
//	PLAY    = {"seat":"landlord","play":"55","parts":"55","kind":"pair","chinese":"对子","rank":"5","length":1,"cards":["5","5"]}
//
// Parts is the play with a plus sign before its kickers, 333+A, which no other
// reading has: send parts back in plays. A pass is "-", of kind "pass". Winner is a
// seat once a hand is empty. Note says, as a phrase, how letters were read that could mean more
// than one joker. A hand is cards from low to high: 3456789TJQKA2BR.
//
// # d.solve
//
// The record of `doudizhu solve --all --json`, for the position after plays.
//
//	{"op":"d.solve","landlord":"2KK0077554","peasant":"AA8","strategy":"auto","limits":{…}}
//	{"event":"result","schema":1,"id":"endgame","rules":"standard","landlord":"45577TTKK2","peasant":"8AA","lead":"landlord",
//	 "verdict":"landlord","reason":"","winning":["55"],"losing":[{"play":"4","answer":"8"},…],"line":["55","AA",…],
//	 "stats":{"expanded":…,"states":…,"seconds":…,"bytes":…},"moves":[JUDGED,…],"line_plays":[PLAY,…]}
//
//	JUDGED = PLAY with "outcome": "won", "lost" or "undecided" for who plays it, and "answer": a PLAY that refutes it
//
// Verdict is landlord, peasant (one or both) or undecided. Strategy is auto (the default),
// labelling, aostar, alphabeta or dfpn.
//
// # d.reply
//
// The solver's play for the side to move: one that wins, or else one of the longest
// resistance (longest true where that is proved).
//
//	{"op":"d.reply","landlord":"…","peasant":"…","plays":["55"]}
//	{"event":"result","schema":1,"seat":"peasant","outcome":"lost","reason":"","play":{PLAY},"longest":true,"turns":7,"stats":{…}}
//
// Turns are those to the end with this play and best play of both sides, 0 where
// they weren't found within the limits.
//
// # d.explain
//
// The record of `doudizhu explain --json` for the position after plays: the plan of the winners, the critical line, what
// goes wrong after natural plays. Limits are as for k.explain.
//
//	{"op":"d.explain","landlord":"33458JA2","peasant":"4599QQKA"}
//	{"event":"result","schema":1,"id":"endgame","rules":"standard","landlord":"33458JA2","peasant":"4599QQKA","lead":"landlord",
//	 "verdict":"landlord","reason":"","winning":["5"],"losing":[…],"plan":{…},"wrong":[…],"difficulty":{…},"stats":{…}}
//
// # d.hand
//
// The record of `doudizhu hand --json --all` for a hand of up to 20 cards, at most
// 100 splits, with hints: what to lead, or to lay on after, best first (at most top, 50).
//
//	{"op":"d.hand","cards":"33344455567AA2BR","rules":"standard","wild":"","after":"","top":50}
//	{"event":"result","schema":1,"hand":"…","rules":"standard","fewest_plays":4,"split":["…"],"splits":[["…"]],"power":-1.2,
//	 "power_split":["…"],"score":11,"bid":3,"landlord_chance":0.712,"dead":"","more_splits":false,"hints":[PLAY with "rest_power":-0.4,…],
//	 "index":{"chance":0.58,"points":0.4,"bid":2,"call":true,"rob":false}}
//
// The index is the landlord index, of a full hand: a bidder's of 17 cards, or with "double" for the rest that of a landlord with 20.
//
// In a static site this op, d.bid and d.generate are answered by the module for the table.
//
// # d.bid
//
// The record of `doudizhu bid --json`.
//
//	{"op":"d.bid","cards":"…17 cards…","seat":"bidder","deal_rest":true,"bottom":"","deals":2000,"seed":"1","limits":{"seconds":5}}
//	{"event":"result","schema":1,"hand":"…","rules":"standard","seat":"bidder","bid":3,"chance":0.613,"chance_error":0.011,…}
//
// # d.generate
//
// Puzzles, as `doudizhu generate --json` makes them: endgames whose side to move wins
// by one first play alone, kickers not counted, or by others too if unique is
// false. Cards are the least and the most in all hands together, within 6 to 26.
// Hands are 2 or 3. Level is from 1 to 5, where levels are told; any if
// left out. A puzzle's level is 0 where they aren't. Count is 50 at most, 1 if
// left out. The seed of the first candidate is random if left out. Of limits only
// seconds count, 20 if left out.
//
//	{"op":"d.generate","cards":[14,20],"hands":2,"seed":"170","count":1,"level":5,"unique":true,"rules":"standard"}
//	{"event":"progress","found":3,"tried":240,"seconds":1.203}
//	{"event":"result","schema":1,"puzzles":[PUZZLE,…],"tried":1,"next":"171","reason":""}
//
//	PUZZLE = {"id":"16-2-170","seed":170,"rules":"standard","landlord":"33458JA2","peasant":"4599QQKA","lead":"landlord",
//	          "level":5,"winning":["5"],"natural_losing":["33","4","8","J","A","2"],"hint_place":3,"turns":19,"expanded":1739}
//
// Winning are the first plays that win, with all kickers that do, and natural_losing
// losing ones that tempt, the most tempting first. A request whose seed is next goes on from
// there; reason is "time limit" if there are fewer puzzles than asked for. A candidate's size goes
// by its seed and cards, so that seed "170" with cards [16,16] makes 16-2-170 again.
//
// # d.trace
//
// A run of an AND/OR search that proves for the peasants: labelling (the default),
// aostar, alphabeta or dfpn.
//
//	{"op":"d.trace","landlord":"2KK0077554","peasant":"AA8","strategy":"labelling","nodes":100000}
//
// Nodes enter the open list when they are met. Labels are told when the engine knows
// them: the labelling search and AO* spread them at once, the others on their way back.
//
// # The table of doudizhu
//
// A person on chair 0 against two bots, by the requests whose op begins with t. Nothing is kept here between them: all that is known of the games
// travels as kept, a sealed text of some kilobytes, which has the others' cards in it too, what the games before came to, and the game as it
// stands, but not the records of games before. Who asks keeps the last text. In a static site a module of its own answers these, and
// d.hand, d.bid and d.generate.
//
// Any of the requests may carry limits, of which seconds, 5 at most, are what a player that goes by the clock takes for a decision: 0.05 in the server
// and 0.3 in a browser, where that is more thinking, if they are left out.
//
//	{"op":"t.new","game":"standard","seed":"42","games":1000,"bots":["strong","roles"],"practice":true}
//	{"op":"t.view","kept":"…"}
//	{"op":"t.answer","kept":"…","answer":"333+4"}
//	{"op":"t.auto","kept":"…","player":"strong"}
//	{"op":"t.undo","kept":"…"}
//	{"op":"t.deal","kept":"…"}
//
// T.new begins games. Game is standard, rob or yuncheng; the seed is that of the first deal, random if left out, and the others follow; date, as in
// "2026-11-23", names the day's deal instead. Bots are players by their names, or "1" to "5" for those of a level, two, or one for both;
// level is short for that, 3 if left out. A partner takes the place of the bot that is the person's fellow peasant, once that is known. With
// a landlord, a chair, there are no calls and doubles.
//
// T.answer gives the person's answer: a number of points, yes or no, super where doubles has 4, the cards of a play, or - for a pass. T.auto has a player give it, strong if
// left out. T.undo takes the last one back, with practice only. T.deal begins the next game when one is over. T.view shows how things
// stand. All of them answer alike. What happens is an event at once, and once more in the result, when the person is asked again
// or the game is over:
//
//	{"event":"step","kind":"play","chair":1,"play":{PLAY},"left":14,"multiplier":2}
//	{"event":"result","schema":1,"kept":"…","view":{VIEW},"events":[{"kind":"play",…},…]}
//
// Kinds are call (a bid, 0 for a pass; robs if somebody had called before), deal (all have passed, and the cards are dealt again),
// landlord (with the bottom cards), double (of each who was asked, when all have answered; times is one of doubles), lead (the landlord is to lead), play, and over.
// Multiplier is that of the auction, the bombs and the spring; stakes are the points that each chair stands to win or lose, with
// the doubles.
//
//	VIEW = {"game":"standard","auction":"bids","number":1,"of":1000,"seed":"42","bots":["strong","roles"],"partner":"","practice":true,"base":1,
//	        "stage":"calling","turn":0,"hand":["3",…],"bottom":[],"left":[17,17,17],"landlord":null,"roles":null,"redeals":0,
//	        "calls":[{"chair":2,"bid":0}],"bids":[0,1,2,3],"doubles":[],"doubled":[0,0,0],"bid":0,"bombs":0,"multiplier":1,"stakes":[0,0,0],
//	        "moves":[{"chair":0,"play":{PLAY}},…],"last":null,"owner":null,"pass":false,"beats":false,"unseen":{"3":3,…},
//	        "undo":true,"more":false,"hands":null,"score":null,"winner":null,"spring":false,"games":0,"won":0,"total":[0,0,0]}
//
// The view is the person's table.View, and no more than that until the game is over: hands, score and winner are null before. Stage is calling,
// doubling, playing or over; turn is null while no player is asked. Bids are what the person may say now, and doubles at the doubles: 1 for
// no, 2 for yes, 4 for the super-double. Doubled is 0 for who hasn't answered, or not so that it may be known, else one of these. Last is the play to beat, null for who leads; pass and beats say whether
// the person may pass, and has a play that may be laid. Unseen counts the cards that he neither holds nor has seen laid. Undo and more
// say whether t.undo and t.deal will do something. Games, won and total count the games that are over. The cards of a PLAY are those that
// leave the hand; its parts say what a wildcard stands for, and can be sent as an answer.
//
// # t.hints, t.plays, t.chances
//
// Help for the person: plays to try, the one that leaves the best hand first, bombs behind, the pass last, or at the calls and doubles what the
// landlord index says, with the answer to send; what exactly some cards may be laid as; and what the strong player thinks of
// the plays, after as many playouts as the request says (20000 at most), or as many as the time allows. Error is the standard deviation of a share of as many games;
// chance and error are null of the only play. The three lists are empty where the person isn't to play.
//
//	{"op":"t.hints","kept":"…"}
//	{"event":"result","schema":1,"hints":[PLAY,…],"bid":null}
//	{"event":"result","schema":1,"hints":[],"bid":{"answer":"2","bid":2,"chance":0.581,"points":0.412}}
//	{"op":"t.plays","kept":"…","cards":["3","3","3","4"]}
//	{"event":"result","schema":1,"plays":[PLAY,…]}
//	{"op":"t.chances","kept":"…","playouts":600}
//	{"event":"result","schema":1,"chances":[PLAY with "chance":0.920,"error":0.020,"playouts":180,…]}
//
// # t.records, t.duplicate, t.rating
//
// The record of the game that is over, as `doudizhu replay`, `review` and `verify` read it, and for people in a language, en or zh; what a bot
// makes of the same cards on chair 0 against the same bots; and what such comparisons come to: the mean difference between the person's points and
// the bot's, its standard error and the interval of 95 %, over deals. The fields of t.duplicate are those of t.new, and player.
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
// Games looked at again (doudizhu/review/REVIEW.md). A record is a text as `doudizhu replay` reads it, JSON or for people. T.read reads all games in it, up to 100, each with its
// record as one line of JSON; the others take the first. Cards of a hand are those that were dealt, without the bottom cards.
//
//	{"op":"t.read","record":"game: standard, base 1\n…"}
//	{"event":"result","schema":1,"games":[{"record":"{…}","game":"standard","seed":"7","names":["human","robot","robot"],"hands":[["3",…],[…],[…]],
//	 "bottom":["5","9","K"],"landlord":1,"moves":[{"chair":1,"play":{PLAY}},…],"score":[2,-4,2]}]}
//
// T.review judges the plays of one chair by what its player could know: the record of `doudizhu review --json`, with PLAYs. Worlds bounds those in which a
// play and the strong player's are compared, 6000 if left out. Decisions come as they are known, move being the number of the play in the game, from 1. Open says
// who would win with open cards: landlord, peasants or undecided, before each move and at the end; turnings are the plays that gave that win away,
// whose fault is mistake, unclear or bad luck of the player's own, or partner or enemy. Calls are the player's, beside the landlord index's.
//
//	{"op":"t.review","record":"{…}","chair":0}
//	{"event":"decision","move":21,"play":{PLAY},"best":{PLAY},"choices":3,"best_chance":0.54,"played_chance":0.43,"error":0.02,"loss":0.11,"luck":-0.03,
//	 "label":"mistake","probably":true,"points":1.200,"points_error":0.300}
//	{"event":"result","schema":1,"chair":0,"seat":"up","calls":[{"stage":"calling","said":0,"advised":1,"chance":0.56,"points":0.210}],"start":0.41,"opening":0.02,
//	 "result":1,"over":true,"luck":0.7,"loss":0.11,"error":0.04,"accuracy":91.5,"accuracy_decisions":11,"decisions":12,
//	 "open":["undecided","landlord",…],"turnings":[{"move":21,"better":{PLAY},"fault":"bad luck"}]}
//
// Points are how many points more best gains than play, on average. Accuracy is null where fewer than 10 decisions count; result is the chance of a game that isn't over.
//
// T.legal lists the plays at a moment of a game, after so many moves, and whose turn it is; t.judge compares one of them, told by its parts, with the strong player's, in 2000 worlds
// at most if they are left out. T.from goes on from there at the table, after another play if one is told, against the bots that are named or those of the record, and
// answers as t.new does: a game of its own, for practice. The person has chair 0, whose turn it must be.
//
//	{"op":"t.legal","record":"{…}","at":36}
//	{"event":"result","schema":1,"chair":1,"plays":[PLAY,…]}
//	{"op":"t.judge","record":"{…}","at":36,"play":"JJ","worlds":2000}
//	{"event":"result","schema":1,"chance":0.94,"best":{PLAY},"best_chance":0.94,"error":0,"points":0,"points_error":0,"worlds":650}
//	{"op":"t.from","record":"{…}","at":32,"play":"-","bots":["strong","roles"]}
//
// # Traces
//
// A trace comes in chunks, in order. Nodes are numbered from 0, the start; a chunk
// has those from first on as columns of equal length. Moves are the texts of moves
// that no chunk before has; they are numbered from 1, and 0 is no move. Events are
// four numbers each in one flat list: code, node, other, move. In a trace of Klondike
// four more follow: g, the cost of the path, h, the estimate, and the place in the
// open list, f and a tie-breaker, the least first and of equals the newest.
//
//	{"event":"trace","first":0,"kind":[1,0,0],"text":["45577TTKK2 8AA - landlord - -","…","…"],
//	 "moves":["55","4"],"events":[0,0,-1,0, 1,0,-1,0, 0,1,0,1, 0,2,0,2]}
//
// Kind is 0 for OR (and every node of Klondike), 1 for AND. Text is a deal in the
// neutral form or, of an endgame, six words: the hands of the landlord, the peasant
// after and the one before him, who moves, kind and body of the play to beat, who
// made it; - for nothing. A move leads from other to node; where other is the parent
// that node has already, it is that parent's. The codes:
//
//	0 open        node enters the open list, as a child of other (-1: the start)
//	1 expand      node leaves the open list for the closed one; a new step begins
//	2 duplicate   other has node, which is known, as a child
//	3 reparent    node moves under other, which is cheaper
//	4 rescore     node got cheaper with a node above it
//	5 reopen      node enters the open list again, as a child of other
//	6 dead        node goes to the closed list unexpanded: no way to the goal
//	7 cut         node leaves the open list unexpanded: the depth limit
//	8 drop        node leaves its list for neither
//	9 restart     all nodes are forgotten: the next round of idastar
//	10 won        node is labelled won, for the peasants
//	11 lost       node is labelled lost, for the peasants
//	12 found      node is the goal
//
// The codes of an AND/OR run are 0, 1, 2, 5 (the engine's table has forgotten the node's
// label), 6 (play is over there), 8, 10 and 11. The last event is the result:
//
//	{"event":"result","schema":1,"verdict":"solved","reason":"","nodes":4711,"events":20000,"steps":1800,"cut":false,"stats":{…}}
//
// Verdict is as in k.solve and d.solve. Cut says that the run found more nodes than
// are recorded. It is ended then, undecided for "node limit" unless a verdict comes at
// once.
//
// K.trace.file and d.trace.file do the same search, and answer with the text of a file
// that the package search/trace reads, in pieces; the file ends early, as an undecided
// run, before it has more than 100,000 nodes or 16 MiB. Trace.open reads such a file, of
// any problem or game, and answers as a trace does; game says that it is an AND/OR run,
// domain which game's words it has: klondike, doudizhu or none. The request begins with
// its op, has 24 MiB at most, and goes to /api?trace.
//
//	{"op":"d.trace.file","landlord":"TJ","peasant":"TQ"}
//	{"event":"file","text":"{\"schema\":2,…"}
//	{"event":"result","schema":1,"nodes":9,"cut":false}
//	{"op":"trace.open","text":"{\"schema\":2,…"}
//	{"event":"result","schema":1,…,"game":true,"domain":"doudizhu","problem":"doudizhu, standard","engine":"labelling","start":"…"}
package service
