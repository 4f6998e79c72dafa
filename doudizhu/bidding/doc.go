// Package bidding judges a hand before play: its chance to win in a seat, its points a game, and therefore the
// bid, call, rob or double to choose.
//
//	rules, _ := doudizhu.RuleSet("standard")
//	judge, _ := bidding.New(hand.NewAnalyst(hand.Rules{Rules: rules}))
//	h, _ := doudizhu.ParseHand("34567789TAAAA22BR")
//	i := judge.Index(h, bidding.Bidder) // i.Chance is the share of games won as the landlord
//	judge.Bid(i)                        // 3
//
// The judge is the landlord index of the founding documents' fourth chapter: a model fitted to games of robots
// (hand.Analyst.Choose), in place of a sum of the big cards. A judgement takes a tenth of a millisecond;
// hand.Rules.Playouts samples deals for a second.
//
// # The model
//
// A dozen numbers describe a hand (Describe). The chance is logistic in them, the points are linear; each role
// has a model of its own. standard.go and yuncheng.go hold the numbers, and the commands that generated
// them.
//
// The games are random deals without bids, each played three times, with each player as the landlord once. So the index
// holds for an average deal; the thresholds allow for the bids of others.
//
// # The thresholds
//
// Expected points decide the bid. At stake 1, without bombs, the landlord wins or loses two points and each
// peasant one, and a player who passes may still lose; so a bid pays from somewhat below zero. Self-play shows how each deal
// ends with every landlord. The thresholds are those that gain most over these deals, over all chairs,
// against two players who bid by points (hand.BidFor), or who call and rob by big cards (hand.Rules.RobotCalls). The
// threshold for doubling gains most in the games to which such bidding leads.
//
// INDEX.md compares the index with the documents' formulas and with sampled deals.
package bidding
