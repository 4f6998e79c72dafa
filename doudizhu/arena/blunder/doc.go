// Package blunder measures players in minutes: on single decisions of recorded games, of which it is known what each play is worth on
// the true cards. Whole games between two players differ by the luck of the cards far more than by their play; the same decision put to
// both players doesn't.
//
//	landlord 3 7 A 2   down K B   up 5 5, the landlord leads:   3 loses, 7 wins, A loses, 2 wins
//	strong lays 7 and has lost nothing; robot lays 3 and has lost 1: a blunder
//
// Two judges say what a play is worth. Endgame is package endgame with all cards open: 1 for a play that wins and 0 for one that loses,
// for positions that it decides within a limit of expansions. Playouts is the share of games that the mover's side wins when strong players
// of few playouts, who see no hidden card, play the true deal on after the play: for early positions, where open cards are another game.
// Both judge by cards that the player doesn't see. So a good decision may lose by bad luck, and no player loses nothing;
// but over many decisions the luck is the same for all players, and the differences between them are what they understand. Two plays may be
// equal by either judge, and then neither loses.
//
// A decision counts only if something hangs on it: by the endgame solver one play wins and another loses, by playouts the judged plays are at least
// a fifth of a win apart. Plays that lay the whole hand are no decisions. With playouts the best of several noisy means looks better than it is, for all players
// alike: compare players, and read no share of lost chances alone.
//
// A Judge makes Decisions of a record, a Decision is put to a player by Ask, a Tally counts what was lost, by stages and
// seats, with errors over deals, since the decisions of a deal aren't independent.
package blunder
