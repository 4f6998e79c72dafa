// Package external lets programs play: in any language, over standard input and output, within limits of time and memory.
// A program that breaks its limits or the protocol is killed, with everything that it has started, the table answers in
// its place, and it is started again for its next decision; after ten failures in a row it isn't, and a match ends. The ways in which programs fail are told
// apart (Kind). Serve is the other side: a player of the library as such a program.
//
//	program, err := external.New(variant, "json", []string{"./mybot"}, external.Limits{Time: time.Second})
//
// # JSON lines
//
// The protocol json is one of lines: every question is a JSON object on a line, and so is every answer. The program runs
// as long as there are games, and ends when its input does. Each question tells all that a player may know, so that a
// program needs no memory:
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
//	landlord      his chair, once he is known
//	bid           what the auction multiplies the score by, once it is over
//	redeals       how many deals were thrown in because everybody passed; absent if none
//	calls         what was called; a bid of 0 is a pass
//	bids          what may be called, in a question to call
//	doubles       what may be said, in a question to double: 1 for no, 2, and in rob 4, the super-double
//	doubled       for each chair 0: not known, 1: doesn't double, 2: doubles, 4: super-doubles
//	moves         what was laid from the landlord's first play on; - is a pass, and + stands before kickers
//	last, owner   the play to beat and who has laid it; both are absent if the program leads
//	legal         every play that may be laid, in a question to play, the pass last; an answer may repeat one of them as it stands
//	seed          a number for the program's random choices: equal questions come with equal numbers when a match is repeated
//	milliseconds  the time for the answer
//	points        in an end: what each chair has won
//	winner        in an end: the chair that has laid all its cards
//
// Fields that are empty may be absent. The answers, one for each of the first three questions and none to an end, are:
//
//	{"id":1,"call":2}
//	{"id":2,"double":false}   or {"id":2,"times":4}, one of doubles
//	{"id":3,"play":"5"}
//
// A play is its cards in any order, as in 36366 for a trio of sixes with a pair of threes, or with a plus sign before the
// kickers where several readings are possible; without one the first that may be laid is taken. Further fields of an
// answer count for nothing. What a program writes to standard error is shown when it fails.
//
// # Botzone
//
// The protocols botzone1 and botzone2 are those of the games FightTheLandlord and FightTheLandlord2 on botzone.org.cn, as
// its wiki describes them and its judge programs implement them. A program gets one line, all requests and responses of
// the game so far, and answers with one line, {"response":…} or the response alone. It then ends, and is started for each
// decision, or goes on running with the line >>>BOTZONE_REQUEST_KEEP_RUNNING<<< and gets single requests until the end of
// the game. Cards are numbers from 0 to 53; which of several equal cards has which number is made up, and the same for a
// player in all questions of a game.
//
// There are differences. Plays are judged by the table's rules, which allow some that Botzone's judge forbids, such as
// equal kickers. In FightTheLandlord a program passes in auctions. In FightTheLandlord2 a landlord who was given and not
// called has called 3 as number 0; if everybody passes, cards are dealt anew, where Botzone makes number 0 the landlord.
// No program is asked to double. What a program saves as data comes back in the next question of a game; globaldata
// doesn't. Of the two forms of input, only the one in JSON is spoken. Variants other than standard aren't.
//
// # Limits
//
// The time is that by the clock from the question to the answer, a start of the program included; for Botzone until the
// program has ended or goes on. Memory is what all processes of the program's group hold, looked at every 20 ms while the
// program thinks, so that a quick one may hold more for a moment; it is known on Linux alone (MemoryHeld). Process groups
// are killed as a whole on Unix; elsewhere what a program has started may outlive it. A program that leaves its group
// escapes, for this is no sandbox: run what you don't trust in one.
package external
