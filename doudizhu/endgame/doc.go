// Package endgame decides doudizhu with open cards: a landlord against one
// peasant or against two who play together, from any position of a game. It
// says who wins, which first plays win and what refutes the others, gives whole
// lines and the shortest win against the longest resistance, and proves it with
// a strategy that other code can verify.
//
//	rules, _ := doudizhu.RuleSet("standard")
//	e, _ := doudizhu.ParseEndgame("level-8 RAQQJJT999844 B22AAT886633 L", doudizhu.Notation{})
//	solver, _ := endgame.New(rules, endgame.Options{})
//	r, _ := solver.Solve(ctx, &e, endgame.Moves, endgame.Proof)
//	fmt.Println(r.Outcome, r.Play) // won, and a play that wins
//	fmt.Println(r.Moves)           // every first play, judged
//	fmt.Println(r.Proof)           // the strategy, for andor.Verify
//
// It is made for one question, who wins, and for hands that the engines of
// [kedou/search/andor] can't manage: they are the reference it is held against.
// Its verdicts are never guesses. What a limit cuts off is undecided, and the limits hold
// for everything that one call asks, together. (Result.Leans has a guess at what is
// undecided; lean.go tells what it rests on and how often it is right.)
//
// # Memory
//
// The memory limit covers the table of positions, what is known of the sub-hands,
// what the workers hold, the maps of a best line, and the proof. The table may
// take half of it, the records of sub-hands a quarter; they are dropped and made
// anew when they want more. It is kept from MinMemory, 16 MiB, up, and less is
// refused. Not counted is what the Go runtime needs beside: its garbage may take
// as much again.
//
// # States
//
// What can still happen depends on the cards left, on who moves, and on what
// lies on the table; of a play on the table only its kind, length and rank
// matter, not its kickers. A seat's cards are an index: its sub-hands are
// counted with a mixed radix, one digit for each rank of the hand it began with,
// so that playing cards is a subtraction (files groups.go, deal.go). Three
// indices and the table make one number below 1<<62, exactly: a deck has four
// cards of a rank, so the three seats' sub-hands have at most 12 combinations
// for each of 13 ranks and 2 for each joker, 2^48.6 in all. Nothing is taken
// on a hash's word. A game of two is one of three in which the third hand is
// empty.
//
// What there is to know of a sub-hand (its plays, sorted, the ranks with which
// each kind can be answered, the plays that empty it) is worked out once, from
// [doudizhu.Rules.AppendLeads] alone: no rule is written twice, and every rule
// set and ban works.
//
// # Search
//
// The search is best-first minimax in the frame of depth-first proof-number
// search: each state has two numbers, how far the landlord is from a win and how
// far the peasants are, backed up by minimum and maximum, and guessed at the
// leaves from the fewest plays each hand still needs and from how many low cards
// burden it (bestfirst.go, evaluate.go). A portfolio of such searches takes turns
// over one table of proved states (portfolio.go, table.go), because what is hard
// for one is often easy for another: with other weights, with one peasant who does
// nothing but pass, with one side that may not waste a play (thrift.go), or with both
// at once. Several
// workers share the views out among them; only finished proofs enter the table, so
// a worker that is stopped leaves nothing wrong.
//
// # Words
//
//	sub-hand      the cards that a seat has left, as a number
//	group         a kind of play of one length, such as chains of five
//	trick         what lies on the table: who laid it, what beats it, who is asked
//	view          one search of the portfolio: its weights, and whom it restricts
//	turn          the expansions for which a view searches before the next one does
//	lone peasant  one whose partner passes throughout
//	waste         the plays by which a hand does not come nearer to empty than it could
//	thrifty       a side that may waste no play, or only a few discrepancies
//	guess         a pair of numbers that steers the search and proves nothing
//	upgrade       the exchange of cards for higher ones that makes a hand no worse
//	isolated      a rank through which no chain of the hand goes
//
// # Techniques
//
// Each can be switched off (Options.Off), and the tests hold the solver to the
// same verdicts without it. The table has the states expanded when it is off,
// divided by those with all on: at the 100 random endgames of 22 cards (r22, first
// column) and at the 30 deals of 27 cards in three hands (t27, second column) of
// testdata, with one worker and without limits unless noted. They were counted at
// commit 0e4fe2a of 21 November 2026 and not again since; states expanded don't
// depend on the machine. (r22 took 270,675 then and takes 266,960 now. "Lone" is the search for a
// win by a lone peasant. That a lone peasant may be thrifty, too, came later: the nine of
// 24 whole deals that are decided within three million states either way, seeds 7001 to
// 7024, take 0.80 times the states together, and 0.78 in the geometric mean.)
//
//	best-first   2.5   3.3   off: depth first, lowest answers first
//	portfolio    1.0   0.8   pays on hard deals: it decides some that no view alone does
//	lone         1.0   1.0   likewise, three hands only
//	dominance    1.2   1.2   the arguments are in dominance.go
//	thresholds   1.1   1.0   see trick.monotone for when the rank to beat is monotone
//	canonical    1.0   1.0   see deal.turn
//	collapse     1.4   2.0   who can't answer is passed over: he has no choice
//	go-out       1.2   1.3   a side that empties a hand at once has won
//	pass-first   1.0   1.0   of the depth-first search alone
//	replies      -     1.1   three hands only; 1.13 on 60 deals of 39 and 45 cards, capped at 300,000 states
//	thrift       -     0.9   three hands: 1.7 on 30 deals of 45 cards, capped at a million states; between
//	                         two hands from 500,000 states on: 1.18 on 21 deals of 40 cards (see below)
//	upgrades     1.5   1.4   the arguments are in upgrades.go; 1.17 on 60 deals of 39 and 45 cards
//	all          12
//
// Tried and left out, with the effect on the states or on the deals decided:
// numbers that grow with the work spent (see bestFirst); a depth-first search of
// what is below 9 to 18 cards (1.0 to 2.3 times the states); depth-first search
// and the cards left as further views (none); lone peasants as a choice inside the
// tree (1.02); another order among equal numbers (1.2 to 4 times: leads of low
// ranks and many cards, the lowest answers, and the pass last are the order to
// keep); a penalty for late leads or for more kickers of one body (0.94 to 1.04);
// larger turns for the first view (1.0); a thrifty side that may waste one play or
// two, from the start (none; as a late view of the peasants, one play does pay);
// kickers that are owed and named at the end, as a relaxation in favour of the side
// to be refuted (0.5 to 5 times, no deal more); seeing at sight that a leader, or who takes
// the trick for good, can lay his whole hand by plays that nobody can beat: the states fell to
// 0.77 at 22 cards in two hands (deals 5000-5059) and to 0.78 at 27 in three (5000-5029), but
// rose to 1.03 at 33 (5000-5019, capped at a million), and looking costs what that saves: 1.05
// to 1.2, 0.84 to 0.9 and 1.04 times the processor time. The search finds such wins by itself.
//
// A learnt evaluation was tried too: distances fitted to 1.5 million proved states
// of 900 deals, so that they estimate the work that a win takes and its chances,
// as sums over the cards of the three hands, or through nets of 16 to 32 units. It
// tells the winner better (91 % instead of 89 % of states kept back), but leads the
// search worse: of 80 deals of 39 and 45 cards, 30 to 35 were decided within
// 200,000 states, 38 by the first view. As another view it saved 10 % of the
// states and cost them in time; beside thrift it decided nothing more.
//
// A view that wins may waste little: on a whole deal (seed 7015 of doudizhu deal) it
// expanded 17,000 states for a proof of 16,500. On that one and two more, all views
// together expanded 5 to 11 times the proof. Of 20 whole deals kept back,
//
//	doudizhu deal --cards 54 --hands 3 --seed 9001 -n 20 | doudizhu solve --expansions 15e6 --memory 2GiB --workers 1 --json -
//
// decides ten, eight for the peasants, each within 10.2 million states. All 20 took 130 s of
// processor time on a busy machine, so 15 million states are ten seconds of one core.
//
// Tried on 22 November 2026 and left out, with seeds from 7001 for whole deals and from
// 7101 for 45 cards: the counterpart of upgrades, a side that is known to win with a worse
// hand (0.99 times the states and 1.14 times the processor time); positions whose ranks are
// in the same order as one (of 300,000 states of each of three deals, 5 to 15 % would merge);
// a bonus for the side that leads (of 26 deals of 45 cards 7 or 8 were decided within a
// million states instead of 11) or whose play lies on the table (7 of 14 deals that are
// decided without it); a side that may choose only among its 2 to 4 best plays (no win of
// the landlord on 7 deals within 600,000 states, at most 2 of the peasants' on 12); thrift
// that does not count twos and jokers (6 of 24 deals within 400,000 states; 5 with plain
// thrift, 7 with one wasted play); that wasted play from the start, in place of the last
// view (no deal more within three million); a lone peasant whose partner may make two plays
// (3 of 12 within 400,000, each known to another view); replies remembered in eight times
// the room (1.0).
//
// Tried later that day and left out, on 24 deals of 45 cards (seeds from 7101), of which 14
// are decided within four million states: a view that searches the first plays of the root
// apart, with turns in inverse proportion to their rank (13; in place of the main view 9
// within a million, as without it, and 8 if the replies are taken apart, too); a thrifty landlord who may
// waste one play, from the start (13); double turns for the restricted views that can
// prove what the search leans to (14, for 1.04 times the states). The root's numbers hardly
// move during a search of 15 million states, so nothing can be read off their progress.
//
// Tried with the last view from the start, capped at 2.5 million states, on the first 24 deals of 45
// cards (seeds from 7101) and the first 24 whole ones (from 7001), of which 11 and 9 are decided without;
// the last two columns are the deals decided with the idea. "Times" are geometric means of the states over
// the deals that are decided either way, where they were told.
//
//	idea                                                                   45  whole  times
//	weak proof numbers (maximum, and one for each further child), all views  8      9
//	the same, three for each further child                                   7      9
//	peasants who never play over one another, as one more view or another  10-11    9  1.02 to 1.2
//	slack 16                                                                10     10  1.10 and 1.01
//	guesses of the main view as a start for the others                                1.00
//	guesses of any view                                                     10      9  1.03
//	one more view: thrifty peasants by other weights                        12      9  0.98 and 1.05
//	a thrifty landlord by other weights                                               1.04 and 1.00
//	the peasants by the nearer hand alone                                             1.11 and 1.07
//	lone peasants who may waste plays from 4 million states on              10      8
//
// On 40 deals of 45 cards and 64 whole ones (40 from 7001, 24 from 8001), of which 24 and 25 are
// decided: weak proof numbers in the views of a lone peasant who may waste plays decide 25 and 24, for 0.57 times the
// states on the first 24 whole deals (one falls from 1.35 million to 12,000), but 1.09 on the last. Without
// the last view 24 and 25 are decided; with the last view from a million states on, as it is now, 24 and 25, for 0.91
// times the states on whole deals, 1.01 on 45 cards, and 0.98 on 40 deals of 40 cards between two (seeds
// from 9001, capped at 1.5 million, 32 decided either way).
//
// Where the time goes (one core, 0.52 µs a state, of whole deals): a state has three children,
// 12 % goes into asking for memory ahead, 12 % into the table's look-ups, 8 % into its growth.
// Of the states expanded 3 to 15 % had been expanded before, so that there is little to keep
// between visits; 17 to 36 % are won at sight. Left out, in processor time: look-ups of proof
// and guess in one (1.03), no request for records ahead (1.0), upgrades and children asked for
// only once a state is not won at sight (0.97 at 45 cards, 1.0 on whole deals), a
// profile for the compiler (0.95, for a file of the profile beside the command). States won at
// sight that aren't stored: 1.01 and 1.21 times the states, each 0.98 of the time. A table
// that begins with two million buckets, so that its guesses outlast its growth: 9 of 24 whole
// deals either way.
//
// Between two hands thrift from the start takes 1.08 times the states at 34 cards (60
// deals, seeds from 9201) and 1.11 at 30 (300, from 10001), but 0.83 at 40: 60 deals from
// seed 9001, the 21 that need more than 100,000 states and are decided within three million
// either way. From 500,000 states on it takes 0.85 there, 1.004 and 1.000 at 34 and 30. One
// deal of the 60 falls from 2.9 million to 1.1, and none more is decided: the 13 open ones
// stay open.
//
// "A higher card is never worse" is false, because it may be missing from a
// chain, and no technique rests on it.
package endgame
