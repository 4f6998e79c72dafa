package endgame

// The package's terms, and its techniques.
//
//	sub-hand      the cards that a seat has left, as a number
//	group         a kind of play of one length, such as chains of five
//	trick         the play on the table: its owner, its answers, the player to move
//	view          one search of the portfolio: its weights, and the side that it restricts
//	turn          the expansions for which a view searches before the next view does
//	lone peasant  a peasant whose partner always passes
//	waste         the plays by which a hand comes no nearer to empty than it could
//	no-waste      a side that may waste no play, or only a few discrepancies
//	guess         a pair of numbers that steers the search and proves nothing
//	upgrade       the exchange of cards for higher ones that makes a hand no worse
//	burden        an isolated low rank that can beat nothing and be no kicker
//	laydown       a hand that goes out by plays that no opponent can beat
//	isolated      a rank through which no chain of the hand goes
//
// The techniques, by the names of Options.Off:
//
//	best-first   numbers for both sides; off: depth first, lowest answers first
//	portfolio    several views take turns
//	lone         views in which one peasant only passes, three hands only
//	dominance    a lower isolated solo or pair stands for a higher one that does no better
//	thresholds   one entry for all ranks to beat where the verdict is monotone
//	collapse     a player without an answer is skipped
//	go-out       a side that empties a hand at once has won
//	replies      a play that won for the same cards in the same trick comes first, three hands only
//	no-waste     views in which one side may not waste a play
//	upgrades     a side that loses even with a better hand loses
//	burdens      a side that loses without a burden loses with it
//	laydown      a side that can lay a hand down has won, and plays that let an opponent do so lose
