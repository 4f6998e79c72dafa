// Package bot has the players of package table that play by rules: from one that lays legal cards at random to one
// that knows the roles. New makes them, and those of the packages below, by name.
//
//	player, err := bot.New("roles:without=R7", variant)
//
// The documents that the rules come from are those of the project's founders: 002, a design of a rule-based player
// (its principles of leading L1-L6, of following F1-F12 and of roles P1-P6), and 004, Zhou Weikuan's robot (power,
// hints, and the rules R1-R9). Each principle and each rule is a switch. ABLATION.md says what each is
// worth, EXAMPLES.md has a decision for each, and [Explain] names the rules that decide one.
//
// How players call is apart from how they play: none, by document 004's robot, by document 002's points, or by a chance
// fitted to points and power. The option call swaps one for another.
//
// A player keeps tables between decisions that save time and change none of them. All that it knows of a game is in
// the view it is handed.
package bot
