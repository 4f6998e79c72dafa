// Package blunder measures players in minutes: on single decisions of recorded games with known values of each play on the true cards.
// The luck of the cards decides whole games far more than the play; the same decision for both players has the same luck.
//
//	landlord 3 7 A 2   down K B   up 5 5, the landlord leads:   3 loses, 7 wins, A loses, 2 wins
//	strong lays 7 and has lost nothing; robot lays 3 and has lost 1: a blunder
//
// Two judges value a play. Endgame is package endgame with all cards open: 1 for a play that wins and 0 for one that loses, for positions
// that it decides within a limit of expansions. Playouts is the share of games that the mover's side wins when strong players of few
// playouts, who see no hidden card, continue the true deal after the play: for early positions, where open cards are another game. Both
// judges know cards that the player doesn't see. So a good decision may lose by bad luck, and every player loses something; but the luck is
// the same for all players, and the differences between them show their skill. Plays of equal value lose nothing against each other.
//
// A decision counts only if it matters: by the endgame solver one play wins and another loses, by playouts the judged plays are at least a fifth of
// a win apart. A turn in which a play lays the whole hand is no decision. With playouts the best of several noisy means looks better than it is,
// for all players alike: so compare players, and don't read a share of lost chances alone.
//
// A Judge makes Decisions from a record, Ask puts a Decision to a player, and a Tally counts the losses, by stages and
// seats, with errors over deals, since the decisions of a deal aren't independent.
package blunder
