// Package bidding judges a hand before play: how likely it is to win at a seat, how many points a game it is worth, and so
// what to bid, whether to call, to rob, and to double.
//
//	rules, _ := doudizhu.RuleSet("standard")
//	judge, _ := bidding.New(hand.NewAnalyst(hand.Rules{Rules: rules}))
//	h, _ := doudizhu.ParseHand("34567789TAAAA22BR")
//	i := judge.Index(h, bidding.Bidder) // i.Chance, i.Points
//	judge.Bid(i)                        // 3
//
// It is the landlord index of the founding documents' fourth chapter: a model fitted to games that robots have played
// (hand.Analyst.Choose), in place of a sum of the big cards. A judgement takes about a tenth of a millisecond, where
// hand.Rules.Playouts samples deals for a second.
//
// # The model
//
// A hand is described by a dozen numbers (Describe). The chance is logistic in them, the points are linear; for each role
// there is a model of its own. standard.go and yuncheng.go hold the numbers, and the commands that make them.
//
// The games were dealt at random and played without bidding, each deal three times, every chair being the landlord's once. So
// the index is that of an average deal. Who has bid had reason to, which the thresholds allow for.
//
// # The thresholds
//
// What to bid follows from expected points. A landlord at stake 1 wins or loses two points where a peasant wins or loses one,
// and a player who passes isn't out of danger; so somewhat less than nothing is worth a bid. Of the deals of self-play it is
// known how each ends with every landlord. The thresholds are those that gain most over them, all chairs taken together,
// against two players who bid by points (hand.BidFor), or who call and rob by big cards (hand.Rules.RobotCalls). The
// threshold for doubling gains most in the games to which such bidding leads.
//
// INDEX.md holds the index against the documents' formulas and against sampled deals.
package bidding
