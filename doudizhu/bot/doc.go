// Package bot has the players of package table that play by rules: from one that lays legal cards at random to one
// that knows the roles. New makes them, and the players of other packages, by name.
//
//	player, err := bot.New("roles:without=R7", variant)
//
// The rules come from the founding documents: 002, a design of a rule-based player (its principles of leading
// L1-L6, of following F1-F12 and of roles P1-P6), and 004, Zhou Weikuan's robot (power, hints, and the rules
// R1-R9). Each principle and each rule is a switch. ABLATION.md measures each, EXAMPLES.md has a decision for
// each, and [Explain] names the rules behind a decision.
//
// A certain win (hand.Closer) comes before all rules, except for the players least and random. The player tip follows the tips of a table ([Tipper]),
// which the sampling player of package strong judges.
//
// Calling is independent of play: no calls, document 004's robot, document 002's points, or a chance fitted to points
// and power. The option call chooses.
//
// A player keeps tables between decisions to save time; they change no decision. Its only knowledge of a game is
// the view.
package bot
