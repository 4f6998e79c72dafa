// Package strong is a doudizhu player that searches: it samples hidden hands that agree with the cards seen, plays
// each candidate out in them, and takes the candidate that wins most. It has no trained net and no opening book.
//
//	v, _ := table.ByName("standard")
//	player := strong.New(v, strong.Options{Think: 3 * time.Millisecond})
//
// # A decision
//
// The candidates (candidates.go) are the legal plays that leave the best hands, by the value of their splits, with only two choices of kickers for
// each body, and the pass, unless an enemy may lay his last card next. A world is a deal of the unseen cards to the two hidden hands (hidden.go).
// In each world every candidate is played out to the end by the policy, so that all have the same luck. After each quarter of the playouts the
// search drops the worse half of the candidates but the best two, and those five standard errors behind sooner (search.go). A prior counts like twenty playouts of
// a candidate. Where all hidden cards are known by counting, package endgame leaves only the plays that win (endings.go).
//
// A world has the others' cards and, for each, one of two models: a player who knows the three roles, or a player by hints; a partner always
// knows the roles. A Metropolis chain walks over the worlds. Each past move that a player's model wouldn't have made makes a world less
// likely (infer.go), and so do calls and doubles that players seldom make with such cards (auction.go), and each turn that a hand still needs whose
// player has laid cards, since players keep what goes out together.
//
// # A playout
//
// A hand is four sets of ranks in a word (cards.go), so that laying cards is a shift, and the word is its own exact key.
// The policy splits a hand into the groups of greatest value (split.go), with a cache, and mostly lays groups of the
// split. Each model has a policy (cast.go): the player itself plays by roles (lead.go, follow.go), the others as the world
// says (hinter.go). Policies see all hands of the world. ABLATION.md says how long a playout takes.
//
// A playout ends early. A player who lays a play that no enemy beats, and keeps at most one group that an enemy could beat, has won. The policy
// by roles looks for such answers (winning.go), and before an enemy with one or two cards it splits its hand so that few solos or pairs stay
// loose (guard.go). Where all hands together hold fourteen cards or fewer, a search with open cards finds the winner (exact.go). In a decision
// with 22 cards or fewer that search begins at the candidates in every third world, and at twelve cards in the others.
//
// Playouts overrate plays that spend a bomb, by a measured part of a win; of plays that are equal within luck the player takes the one that keeps bombs,
// twos and jokers (keep.go).
//
// Players of a playout see all cards. So of two plays within two hundredths, the player prefers the one that leaves a single turn: with 44449,
// the bomb on a landlord's pair, rather than a pass after which the player would have to guess when to bomb.
//
// # Components
//
// Options.Off switches components off; ABLATION.md measures each. With a number of playouts instead of a time, equal
// views and equal random sources lead to equal decisions.
//
//	inference   the chain of worlds; off: every deal of the unseen cards is as likely as any other
//	prior       off: the means of the playouts alone
//	models      off: all players play by roles
//	winning     the policy by roles lays answers after which its hand can't be stopped; off: no guards either
//	exact       off: the policies play to the last card, and no play is proved to win where counting knows all cards
//	repeats     a world in which the chain stays counts again, without playouts
//	auction     off: the others' calls and doubles are no evidence of their cards
//	guards      splits before an enemy with one or two cards
//
// # Calling and the flower
//
// Before the landlord is known, and at the doubles, the player plays a few hundred deals out (call.go). Shares of playouts are no chances, since they
// don't know how strong the others are: for hints and reviews chance.go turns them into chances against the players of the table, by numbers fitted to
// games of people who follow the advice at tables of all levels.
//
// Package hand's rules lay the Yuncheng game's wildcard. In playouts the wildcard is the natural card that makes the best hand, chosen again in
// every world; so the player never holds a wildcard back, and answers space shuttles but doesn't plan them.
package strong
