// Package strong is a doudizhu player that searches: he samples hidden hands that agree with what he has seen, plays
// each of his candidates out in them, and takes the one that wins most. He has no trained net and knows no openings.
//
//	v, _ := table.ByName("standard")
//	player := strong.New(v, strong.Options{Think: 3 * time.Millisecond})
//
// # A decision
//
// The candidates are the legal plays that leave the best hands, by the value of their splits, of each body only two
// choices of kickers, and the pass, unless an enemy may lay his last card next (candidates.go). A world is a deal of the unseen cards to the two hidden hands
// (hidden.go). In each world every candidate is played out to the end by the policy, so that luck in the world is the same
// for all; after a quarter of the playouts the worse half of the candidates is dropped, and so on, and sooner who is far behind (search.go). A
// candidate's mean is drawn towards a prior, which counts for twenty playouts.
//
// Worlds in which the others' past moves make sense are likelier. A world says which cards the others hold, and which of
// two models plays them: one who knows the three roles, or one who goes by hints; a partner always knows them. A Metropolis chain walks over the
// worlds, and each past move that a player's model wouldn't have made makes a world less likely (infer.go).
//
// # A playout
//
// A hand is four sets of ranks in a word (cards.go), so that laying cards is a shift and the word its own exact key. A
// hand is split into groups of the greatest value (split.go), and the splits are cached. A policy's moves are mostly
// groups of the split. There is a policy for each model (cast.go): the player himself plays by roles (lead.go, follow.go),
// the others as the world says (hinter.go). Policies see all hands of the world. A playout from the middle of a game
// takes some four microseconds (ABLATION.md).
//
// A playout ends early. Who lays what no enemy beats, and keeps one group at most that an enemy could beat, has won: the policy by roles looks
// for such answers (winning.go), and before an enemy with one card or two it splits its hand so that few solos or pairs stay loose (guard.go).
// Where all hands hold fourteen cards or fewer together, a search with open cards says who wins (exact.go). In a decision with 22 or fewer left
// it searches every third world from the candidates on, and the others from twelve cards on.
//
// Chance has its part in the means, and players of a playout see all cards. So of two plays within two hundredths, the one that leaves a
// single turn is preferred: with 44449, the bomb on a landlord's pair, and not a pass after which the player would have to guess when to bomb.
//
// # Components
//
// Options.Off switches every component off, and ABLATION.md beside this file says what each is worth. With a number of
// playouts in place of a time, equal views and equal random sources lead to equal decisions.
//
//	inference   the chain of worlds; off: every deal of the unseen cards is as likely as any other
//	prior       off: the means of the playouts alone
//	halving     off: all candidates get all playouts
//	same-worlds off: each playout has a world of its own
//	models      off: all players play by roles
//	endings     where all hidden cards are known by counting, package endgame leaves only plays that win
//	stopping    candidates that are five standard errors behind the best are dropped at once
//	winning     the policy by roles lays answers after which its hand can't be stopped
//	exact       off: playouts go on by the policies to the last card
//	partner     off: the partner too may go by hints
//	repeats     a world in which the chain stays counts again, without playouts
//
// # Calling
//
// Before the landlord is known, and at the doubles, a few hundred random deals are played out (call.go). Shares of playouts promise
// too much: where they are shown or reviewed, they are read as chances, by numbers fitted to games of this player with itself (chance.go).
//
// # The flower
//
// The Yuncheng game's wildcard is laid by the rules that package hand has for it. In playouts it is the natural card that
// makes the best hand of its hand's cards, chosen again in every world; so no wildcard is held back, and space shuttles are answered, but not planned.
package strong
