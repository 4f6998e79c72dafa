// Package doudizhu is the card game doudizhu (斗地主, "fight the landlord") with
// open cards: its plays, its many rule sets, its endgames, and their search.
//
// # Plays
//
// A [Hand] is a multiset of cards packed into one integer, four bits a rank. A
// [Play] is one reading of a set of cards. Most sets have one reading or none,
// but 333444555666 is a trio chain of four ranks or a plane of three with a
// trio as its kickers, and the two beat different plays; [Rules.Classify]
// returns all readings, and every play says which it is.
//
// [Rules] say which kinds may be played, how long, and with which kickers. They
// generate ([Rules.AppendLeads], [Rules.AppendFollows]) and classify;
// [Play.Beats] compares. The two ways to plays share nothing but the Rules, and
// the tests hold them against each other on every subset of random hands.
// RULES.md beside this file tabulates the named sets with their sources.
//
//	rules, _ := doudizhu.RuleSet("standard")
//	hand, _ := doudizhu.ParseHand("AAAKKQ")
//	for _, p := range rules.AppendLeads(nil, hand) {
//		fmt.Print(p, " ") // Q K A KK AA AAA AAAQ AAAK AAAKK
//	}
//
// # Endgames
//
// An [Endgame] is a position with all cards seen: the landlord's hand against
// one peasant's or two, who moves, and what he has to beat. [Game] presents it
// to the engines of kedou/search/andor as an AND/OR graph: the peasants, who win
// or lose together, move at OR nodes; the landlord at AND nodes; proved means
// that a peasant empties his hand first.
//
// The graph has no cycles. Every play lays cards, which never come back. A pass
// lays none, but only who has something to beat may pass, and once all others
// have passed the owner of the trick leads, who must lay cards. So a line of n
// cards has at most 2n passes between three players (n between two).
//
// Equal states must have equal futures, and different futures different keys. A
// [State] therefore keeps of the play to beat its kind, rank and length: what
// went along as kickers can't matter any more, and leaving it out makes many
// states one. A [Key] is the state's exact bits.
//
//	e, _ := doudizhu.ParseEndgame("example 2KK0077554 AA8 L", doudizhu.Notation{})
//	game := doudizhu.NewGame(rules, &e)
//	r, _ := andor.AlphaBeta(ctx, game, doudizhu.StateOf(&e), andor.Config[doudizhu.State, doudizhu.Play]{Proof: true})
//	fmt.Println(r.Outcome) // won: the peasant wins
//
// [NewDeal] deals endgames of every size by the number of a random deal.
//
// # Trust
//
// What an engine says is checked by a [Referee], who finds plays by classifying
// every subset of a hand and makes moves by [Rules.Apply]: andor.Verify with the
// Referee as the game proves a winner's strategy without a line of the code of the
// engine, the Game or the generator. What they share is what they speak of: hands,
// plays, the shapes of the kinds and the Rules' settings. [Rules.Replay] checks a
// line of play by the same means. [Codec] writes states, plays and so proofs as
// text; package [kedou/doudizhu/trace] keeps and draws runs of the labelling search.
//
// # What it is not for
//
// Judging one hand (fewest plays, power, hints, bidding) and wildcards are for
// package [kedou/doudizhu/hand], endgames too large for the generic engines for
// package [kedou/doudizhu/endgame]. Nothing here plays with cards unseen.
package doudizhu
