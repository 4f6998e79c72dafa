package service

// The events of a recorded search, and trace files.
//
// # Traces
//
// A trace is a sequence of chunks. Node 0 is the start. A chunk describes the nodes from
// first on in columns of equal length. Moves are the texts of moves that are new in this
// chunk, numbered from 1; 0 is no move. Events is a flat list with four numbers for each
// event: code, node, other, move. A trace of Klondike has four more: g, the cost of the
// path; h, the estimate; f and a tie-breaker, which order the open list, the least first
// and the newest of equals.
//
//	{"event":"trace","first":0,"kind":[1,0,0],"text":["45577TTKK2 8AA - landlord - -","…","…"],
//	 "moves":["55","4"],"events":[0,0,-1,0, 1,0,-1,0, 0,1,0,1, 0,2,0,2]}
//
// Kind is 0 for OR (and every node of Klondike), 1 for AND. Text is a deal in the
// neutral form. For an endgame, text is six words: the hands of the landlord, of the
// peasant after and the peasant before the landlord, the player to move, kind and body
// of the play to beat, and its player; - means nothing. A move leads from other to node.
// The codes:
//
//	0 open        node enters the open list, as a child of other (-1: the start)
//	1 expand      node leaves the open list for the closed one; a new step begins
//	2 duplicate   other has the known node as a child
//	3 reparent    node moves under other, which is cheaper
//	4 rescore     node became cheaper with an ancestor
//	5 reopen      node enters the open list again, as a child of other
//	6 dead        node goes to the closed list unexpanded: no way to the goal
//	7 cut         node leaves the open list unexpanded: the depth limit
//	8 drop        node leaves its list for neither
//	9 restart     all nodes are forgotten: the next round of idastar
//	10 won        node is labelled won, for the peasants
//	11 lost       node is labelled lost, for the peasants
//	12 found      node is the goal
//
// An AND/OR run uses the codes 0, 1, 2, 5 (the engine's table has lost the node's label),
// 6 (the play is over), 8, 10 and 11. The last event is the result:
//
//	{"event":"result","schema":1,"verdict":"solved","reason":"","nodes":4711,"events":20000,"steps":1800,"cut":false,"stats":{…}}
//
// Verdict is as in k.solve and d.solve. Cut says that the recording reached its limit of
// nodes. The search then ends, undecided by "node limit" unless a verdict follows at once.
//
// K.trace.file and d.trace.file run the same search and send the text of a trace file in
// pieces (package search/trace reads it). The file ends early, as an undecided run, at
// 100,000 nodes or 16 MiB. Trace.open reads such a file of any problem or game and answers
// like k.trace. Game is true for an AND/OR run; domain names the game whose words the file
// uses: klondike, doudizhu or none. A trace.open request begins with its op, has at most
// 24 MiB, and goes to /api?trace.
//
//	{"op":"d.trace.file","landlord":"TJ","peasant":"TQ"}
//	{"event":"file","text":"{\"schema\":2,…"}
//	{"event":"result","schema":1,"nodes":9,"cut":false}
//	{"op":"trace.open","text":"{\"schema\":2,…"}
//	{"event":"result","schema":1,…,"game":true,"domain":"doudizhu","problem":"doudizhu, standard","engine":"labelling","start":"…"}
