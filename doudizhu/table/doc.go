// Package table is the whole game of doudizhu for three players with hidden cards: dealing, calling, doubling, play and
// scores, what each player may see, and records of games that a referee checks. RULES.md beside package doudizhu has
// the rules of its variants.
//
// # Who knows what
//
// A Game knows every card. A player is handed a View, and nothing else: his own cards, the bottom cards once they are
// shown, what everybody has called and laid, and how many cards each player holds. Package tabletest holds players to
// that: cards dealt anew behind a view must not change what a player does.
//
// Chairs are places at the table; they stay when the game goes on. Seats (doudizhu.Seat) are roles, counted from the
// landlord, and exist once he is known: View.Seat tells which is whose.
//
// # How a game goes
//
//	deal ── NewDeal, by seed; first caller by seed too
//	  │  all pass: dealt anew, three times
//	Calling ── Game.Call, in turn ── who is the landlord?
//	  │  he takes up the bottom cards, all see them
//	Doubling ── Game.Double, nobody sees an answer before all are given
//	  │
//	Playing ── Game.Play, in turn, the landlord first
//	  │
//	Over ── Game.Result
//
// Run asks players by their Views and answers for those who don't (Game.Default). Games with equal deals, players and
// seeds go the same way, as long as players don't look at a clock, so that a deal can be played in every seating.
// NewGiven leaves calls and doubles out.
//
// # Records
//
// Game.Record returns what was dealt, said and laid, as one line of JSON or as text in English or Chinese. Verify judges
// it by means of its own, and Resume goes on from any point of it.
package table
