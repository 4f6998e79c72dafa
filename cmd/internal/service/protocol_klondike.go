package service

// The requests about Klondike: their fields, and their answers.
//
// # The position of a Klondike game
//
// Every request whose op begins with k. gives the position in these fields. A request
// has at most one of deal, board and seed; without them the deal is random.
//
//	deal              a text in any form that package klondike reads; it may be a game in progress
//	board             the piles as objects, as in the results below
//	seed              the number of a random deal: a decimal number in a string, "42"
//	draw              cards turned at once, 1 to 24; 3 by default
//	redeals           how often the waste may be turned over; -1, without end, by default
//	no_worrying_back  true: cards don't come back from foundations
//	ranks, suits, columns  smaller decks: 1 to 13, 4, 7; the greatest by default
//	moves             played first: ["7H:3>5","@",…] in any notation; [] by default
//
// Cards are written as AC, TD, 7H, KS. Piles are named 1 to 7, W (waste), @ (stock)
// and C, D, H, S (foundations).
//
// # k.board
//
// Reads a deal, plays the moves, and lists the legal moves.
//
//	{"op":"k.board","seed":"1","draw":1,"moves":["@"]}
//	{"event":"result","schema":1,"id":"1","seed":"1","deal":"6D | … | 7D 3C …","pinyin":"F6\n…","draw":1,"redeals":-1,
//	 "position":"6D | … | 7D 3C … | KH |","board":{BOARD},"played":[MOVE,…],"legal":[MOVE,…],"won":false}
//
//	BOARD = {"foundations":[0,1,0,0],"waste":["KH"],"stock":["7D",…],"columns":[{"down":0,"cards":["6D"]},…],"redealt":0}
//	MOVE  = {"move":"7H:3>5","words":"Move the seven of hearts from column 3 onto …","card":"7H","from":"3","to":"5","cards":["7H","6S"],"redeal":false}
//
// Deal is the position before the moves and position the one after them, both as text
// in the neutral form; pinyin is the deal in that form, and absent where it can't be. Foundations are the ranks collected of clubs, diamonds, hearts
// and spades. Stock begins with the card turned first; waste ends with the playable
// card; a column begins with its deepest card, and its first down cards lie face down.
// Card is the head of the moved run and cards the whole run. A turn of the stock is the
// move "@" from "@" to "W" with the turned cards in their order; a redeal has redeal
// true and no cards. A request may send board and position back as board and deal.
// Seed and id are absent where there is none.
//
// # k.read
//
// Reads a deal in the form of another program, too; it may have unseen cards.
//
//	{"op":"k.read","deal":"1492773577.…"}
//	{"event":"result","schema":1,"board":{BOARD}}
//
// An unseen card of the board is ??.
//
// A move against the rules is an error of the field moves, with its step.
//
// # k.solve
//
// Solves the position after moves. The answer is the record of `klondike solve --json`
// with the solution also as MOVE objects.
//
//	{"op":"k.solve","deal":"…","draw":3,"strategy":"astar:score=dig:open-list=heap:reparent=reopen","limits":{…}}
//	{"event":"result","schema":1,"id":"1","deal":"…","draw":3,"redeals":-1,"strategy":"fast","verdict":"solved","reason":"",
//	 "moves":["7H:3>5",…],"length":{"moves":92,"turns":30,"redeals":3},"stats":{"expanded":…,…},"solution":[MOVE,…]}
//
// Strategy is written as for `klondike solve --strategy`, by default fast. Verdict is
// solved, unsolvable or undecided. Solution has a MOVE for each of moves. With "pinyin":true moves are in that notation, and an
// engine reports every 1000 expansions how far it has come, and every 10,000 the moves to the best position reached, which is the
// deepest with the strategy document:
//
//	{"event":"reached","expanded":10000,"tree":21000,"depth":93,"duplicates":9000,"open":11000,"seconds":0.2,"moves":["F","M2_4",…]}
//
// # k.winnable
//
// Decides the position after moves without a solution, which is faster.
//
//	{"op":"k.winnable","deal":"…","moves":["@"]}
//	{"event":"result","schema":1,"verdict":"unsolvable","reason":"","stats":{…}}
//
// # k.hint
//
// Judges every legal move, the best first. The answer is the record of `klondike hint
// --json`, where each move is a MOVE, too. The first empty column stands for all empty
// columns. The moves share one second if the request has no limits; where a lost game was lost takes more.
//
//	{"op":"k.hint","deal":"…","moves":[…]}
//	{"event":"result","schema":1,"id":"1","deal":"…","draw":3,"redeals":-1,"verdict":"solved","over":"","lost_at":null,
//	 "moves":[{"move":"7H:3>5","verdict":"solved","length":81,"redeals":2,"idle":false,"words":"…","card":"7H","from":"3","to":"5","cards":["7H"]},
//	          {"move":"@","verdict":"unsolvable","length":null,"redeals":null,"idle":false,…}]}
//
// # k.explain
//
// Explains why the position after moves is lost, or where its solution is narrow: the record of `klondike explain --json`.
// If moves win the deal, the op explains these moves. The default limit is a minute. If a limit ends the work, reason names
// the limit, lost and won are absent, and verdict is the one reached so far.
//
//	{"op":"k.explain","deal":"…","moves":[…],"limits":{"seconds":60}}
//	{"event":"result","schema":1,"id":"10","deal":"…","draw":3,"redeals":-1,"verdict":"unsolvable","reason":"",
//	 "lost":{"block":{"cards":["AS",…],"stock_order":false,"minimal":true},"story":{"circle":[…]},"rules":[…],"swaps":{…},"best":{…}},"stats":{…}}
//
// # k.proof
//
// Decides the position after moves and proves the verdict. Record is a checked proof as `klondike solve --proof` writes it. Bytes is the
// size of a loss's certificate, moves the length of a win. The default limit is a minute. Reason is empty unless the position is undecided,
// or the loss has no proof within the limits.
//
//	{"op":"k.proof","deal":"…","moves":[…],"limits":{"seconds":60}}
//	{"event":"result","schema":1,"verdict":"unsolvable","reason":"","moves":0,"bytes":10,"record":"{\"schema\":1,\"proof\":\"klondike\",…}"}
//
// A static site's main module doesn't have k.explain, k.proof and d.explain; a second module answers them.
//
// # k.advice
//
// Advises a player who doesn't see all cards. Unseen cards are ?? in every form of a deal, and in a board.
//
//	stock       hidden (the default): the player sees stock cards when they are turned up; or known
//	iterations  the number of games played in sampled worlds; by default the number that 150 ms allow, at least 50 for each way
//
//	{"op":"k.advice","deal":"…","draw":3,"stock":"hidden","iterations":3000}
//	{"event":"result","schema":1,"chance":0.431000,"error":0.009000,"proved":false,"over":"","held":[],"worlds":0,"wins":0,"games":3000,
//	 "ways":[{"moves":[MOVE,…],"safe":false,"chance":0.431000,"error":0.009000,"games":2610},…]}
//
// Chance is the share of games that the player uct wins from here, 0 to 1, and error its standard deviation. Ways come best first; each
// lasts at least until the next card is turned up. A lost game has no ways. Proved is true where chance is a verdict. Over and the fields up to
// wins are k.over's. A safe way is proved never to hurt, whatever the unseen cards are: it comes first, and where games is 0 nothing was played
// out, so there are no chances.
//
// # k.over
//
// Says whether a game is over for a player who doesn't see all cards, and why. Deal and stock are as for k.advice.
//
//	{"op":"k.over","deal":"…","draw":3,"stock":"hidden"}
//	{"event":"result","schema":1,"over":"no progress","held":["6S","2C"],"worlds":0,"wins":0}
//
// Over is "won", "nearly lost" (less than 1 % of the unseen cards' arrangements that were tried can be won), "lost" (no moves win, whatever
// the unseen cards are), "no progress" (and no move changes anything), "dead end" (no legal move is left) or empty; k.hint, which knows all
// cards, has "won", "lost" and "dead end". Held are the cards that no move takes off face-down ones; worlds is the number of arrangements on
// which the answer rests, and wins how many of them can be won with all cards known. The same request has the same answer.
//
// # k.review
//
// Reviews a game (klondike/review/REVIEW.md): the record of `klondike review --json` with MOVE objects. Moves are the whole game; stock is
// as for k.advice; iterations bounds the playouts after each of two ways, 1200 by default. A game that isn't won counts as given up. With unfinished
// true the review says nothing that needs open cards: winnable is undecided, others empty, shortest null. Peeks are cards that the player saw
// before taking moves back, each list with the step from which the player knew them. The service sends each decision when it is judged, with its
// first and last move, counted from 0. The decision to give up has no moves.
//
//	{"op":"k.review","seed":"9","moves":["7H:3>5",…],"stock":"hidden","unfinished":false,"peeks":[{"at":12,"cards":"7H QS"}]}
//	{"event":"decision","first":4,"last":6,"moves":[MOVE,…],"before":0.54,"best":[MOVE,…],"shared":0,"best_chance":0.54,"played_chance":0.43,
//	 "error":0.02,"loss":0.11,"luck":-0.03,"label":"mistake","probably":true,"winnable":"solved","choices":5}
//	{"event":"result","schema":1,"fact":{"kind":"won","well":false,"words":"You won."},"start":0.54,"result":1,"luck":0.6,"loss":0.14,
//	 "error":0.04,"accuracy":91.5,"accuracy_decisions":31,"decisions":33,"lost_at":null,
//	 "others":[{"player":"uct","won":true,"steps":131,"accuracy":98.7},{"player":"greedy",…}],"shortest":{"steps":101,"moves":[MOVE,…]},"steps":140}
//
// Fact is what is certain with all cards known: won, never (the deal couldn't be won), until (a step lost the game: "step":31, "onto" the card
// on which its own was laid), since (lost after the step, undecided before it), still (winnable at the end), undecided or unfinished. Well is
// true if no decision is known to have given anything away, never of never and still. Shared moves, up to the last that moves a card, begin
// both moves and best. Label is inaccuracy, mistake, blunder, unclear or empty, and always empty where lost is true: nobody could win any
// more. Accuracy is null if fewer than 10 decisions count; shortest is null if no solution is known. Lost_at is the number of moves before the
// first position that is proved lost with all cards known, or null. The result of an unfinished game is its chance.
//
// # k.judge
//
// Values another move, at the position after the first at moves (by default after all moves).
//
//	{"op":"k.judge","seed":"9","moves":["@",…],"at":5,"move":"7H:3>5","stock":"hidden","iterations":1000}
//	{"event":"result","schema":1,"chance":0.43,"best":[MOVE,…],"best_chance":0.54,"error":0.02,"games":1000,"winnable":"solved"}
//
// Error is the standard deviation of the difference. In a static site a third module answers k.advice, k.over, k.review and k.judge, and of the
// other ops k.board and k.winnable alone.
//
// # k.trace
//
// Records a run of a generic engine step by step for the tree browser. Strategy is as for
// k.solve, and astar is the default. Nodes is the most nodes to record, 100000 at most and by default. Small decks give readable trees.
//
//	{"op":"k.trace","seed":"1","ranks":4,"columns":4,"strategy":"astar","nodes":20000}
//
// protocol_trace.go describes the events.
