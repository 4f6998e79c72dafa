// Package table is the whole game of doudizhu for three players with hidden cards: dealing, calling, doubling, play and
// scores, what each player may see, and records of games that a referee checks.
//
// A Game knows every card. A player is handed a View, and nothing else: his own cards, the bottom cards once they are
// shown, what everybody has called and laid, and how many cards each player holds.
//
// Chairs are places at the table; they stay when the game goes on. Seats (doudizhu.Seat) are roles, counted from the
// landlord, and exist once he is known: View.Seat tells which is whose.
package table
