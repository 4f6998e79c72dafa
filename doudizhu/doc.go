// Package doudizhu is the card game doudizhu (斗地主, "fight the landlord") with
// open cards: its plays, its many rule sets, its endgames, and their search.
//
// # Plays
//
// A [Hand] is a multiset of cards packed into one integer, four bits a rank. A [Play] is one
// reading of a set of cards. Most sets have one reading or none, but 333444555666 is a trio chain
// of four ranks or a plane of three with a trio as its kickers, and the two beat different plays;
// [Rules.Classify] returns all readings; a Play is one of them.
//
// [Rules] list the legal kinds with their lengths and kickers. Rules generate plays
// ([Rules.AppendLeads], [Rules.AppendFollows]) and classify cards; [Play.Beats]
// compares. Tests compare generation with classification on every subset of random
// hands. RULES.md tabulates the named rule sets.
//
//	rules, _ := doudizhu.ParseRules("standard")
//	hand, _ := doudizhu.ParseHand("AAAKKQ")
//	for _, p := range rules.AppendLeads(nil, hand) {
//		fmt.Print(p, " ") // Q K A KK AA AAA AAAQ AAAK AAAKK
//	}
//
// The constants, with a play of each kind:
//
//	Three Ace Two SmallJoker BigJoker   ranks, of which there are Ranks; Wild is the flower
//	Deck Jokers                         hands: 54 cards, and B and R; Of(Two, 4) is 2222
//	Landlord Down Up                    seats, of which there are Seats
//	Pass                                -, the zero of the Kinds
//	Solo Pair Trio Bomb Rocket          3, 33, 333, 3333, BR
//	TrioSolo TrioPair                   333+4, 333+44
//	Chain PairChain TrioChain           34567, 334455, 333444
//	PlaneSolos PlanePairs               333444+56, 333444+5566
//	FourSolos FourPairs                 3333+45, 3333+4455
//	QuadChain                           33334444
//	ShuttleSolos ShuttlePairs           33334444+5678, 33334444+55667788
//
// [Allow] is a kind's entry in the Rules, [RuleSets] lists the names for [ParseRules].
//
// # Endgames
//
// An [Endgame] is a position with all cards seen: the landlord's hand against the
// hands of one or two peasants, the player to move, and the play to beat. [Game]
// presents an endgame to the engines of kedou/search/andor as an AND/OR graph: the
// peasants, who win or lose together, move at OR nodes, the landlord at AND nodes;
// proved means that a peasant empties his hand first.
//
// The graph has no cycles. Every play lays cards, which never come back. A player may
// pass only against a play, and once all others have passed its owner must lead. A
// line of n cards therefore has at most 2n passes between three players (n between two).
//
// A [State] keeps the kind, rank and length of the play to beat. Its kickers can't
// matter any more, and leaving them out merges many states. [Game.Key] has the
// state's exact bits.
//
//	e, _ := doudizhu.Notation{}.ParseEndgame("example 2KK0077554 AA8 L")
//	game := rules.Game(&e)
//	r, _ := andor.AlphaBeta(ctx, game, e.State(), andor.Config[doudizhu.State, doudizhu.Play]{Proof: true})
//	fmt.Println(r.Outcome) // won: the peasant wins
//
// [Notation] reads hands, lines of play, endgames and files of them; a [SyntaxError] names the column
// at fault. [NewDeal] deals endgames of every size by the number of a random deal.
//
// # Trust
//
// [Rules.Referee] returns a second game, which checks the engines. It finds plays by classifying
// every subset of a hand and makes moves by [Rules.Apply]: andor.Verify with this game verifies a
// winner's strategy without the code of the engine, the Game or the generator. They share only
// hands, plays, the shapes of the kinds and the Rules' settings. [Rules.Replay] checks a line of
// play in the same way. [Codec] writes states, plays and proofs as text.
//
// Further packages judge one hand ([kedou/doudizhu/hand]), solve large endgames
// ([kedou/doudizhu/endgame]), play with unseen cards ([kedou/doudizhu/table]) and
// record searches ([kedou/doudizhu/trace]).
package doudizhu
