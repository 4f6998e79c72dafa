// Package external lets programs play: in any language, over standard input and output, within limits of time and memory.
// A program that breaks its limits or the protocol is killed with all its processes, and starts again for its next decision;
// meanwhile the table answers in its place. After ten failures in a row the match ends. Kind names the ways in which programs
// fail. Serve is the other side: a player of the library as such a program.
//
//	program, err := external.New(variant, "json", []string{"./mybot"}, external.Limits{Time: time.Second})
//
// # JSON lines
//
// In the protocol json every question is a JSON object on a line, and so is every answer. The program runs as long as
// there are games, and ends with its input. Each question has everything that the player may know, so that a program
// needs no memory:
//
//	{"schema":1,"id":3,"ask":"play","variant":"standard","chair":1,"hand":"33344556677889KK2BR","left":[17,19,16],
//	 "bottom":"32R","landlord":1,"bid":2,"calls":[{"chair":0,"bid":0},{"chair":1,"bid":2},{"chair":2,"bid":0}],
//	 "doubled":[1,1,1],"moves":[{"chair":1,"play":"3"},{"chair":2,"play":"4"},{"chair":0,"play":"-"}],
//	 "last":"4","owner":2,"legal":["5","6","7","8","9","K","2","B","R","BR","-"],"seed":7391,"milliseconds":60000}
//
// Its fields are:
//
//	schema        1; it changes when a field changes its meaning
//	id            the number of the question, which the answer repeats
//	ask           call, double, play or end
//	variant       standard, rob or yuncheng
//	chair         the program's chair: 0, 1 or 2, in the order of play
//	hand          its cards: 3456789TJQKA2, B and R for the small and the big joker, F for the flower
//	left          how many cards each chair holds
//	bottom        the bottom cards, once they are shown
//	landlord      the landlord's chair, once it is known
//	bid           the auction's factor of the score, once it is over
//	redeals       the number of deals in which all passed; absent if 0
//	calls         the calls so far; a bid of 0 is a pass
//	bids          the possible calls, in a question to call
//	doubles       the possible answers, in a question to double: 1 for no, 2, and in rob 4, the super-double
//	doubled       for each chair 0: not known, 1: doesn't double, 2: doubles, 4: super-doubles
//	moves         the plays from the landlord's first one on; - is a pass, and + stands before kickers
//	last, owner   the play to beat and its chair; both are absent if the program leads
//	legal         every legal play, in a question to play, the pass last; an answer may repeat one of them
//	seed          a number for the program's random choices, equal for equal questions of a repeated match
//	milliseconds  the time for the answer
//	points        in an end: the points of each chair
//	winner        in an end: the chair that has laid all its cards
//
// Fields that are empty may be absent. The answers, one for each of the first three questions and none to an end, are:
//
//	{"id":1,"call":2}
//	{"id":2,"double":false}   or {"id":2,"times":4}, one of doubles
//	{"id":3,"play":"5"}
//
// A play is its cards in any order, as in 36366 for a trio of sixes with a pair of threes. A plus sign before the kickers
// chooses a reading; without one the first legal reading counts. Package external ignores further fields of an answer, and
// shows a program's standard error when the program fails.
//
// botzone.go describes Botzone's protocols, Limits the limits.
package external
