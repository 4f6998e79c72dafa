// Package table is the whole game of doudizhu for three players with hidden cards: dealing, calling, doubling, play and
// scores, the knowledge of each player, and records of games that a referee checks. RULES.md of package doudizhu has
// the rules of its variants.
//
// # Who knows what
//
// A Game knows every card. A player gets a View, and nothing else: the player's own cards, the bottom cards once they are
// shown, all calls and plays, and the number of cards of each player. Package tabletest checks that players
// use nothing else: new cards behind a view must not change a player's answer.
//
// Chairs are places at the table, fixed for all games. Seats (doudizhu.Seat) are roles, counted from the
// landlord, and exist once the landlord is known: View.Seat gives the seat of a chair.
//
// # How a game goes
//
//	deal ── NewDeal, by seed; first caller by seed too
//	  │  all pass: dealt again, three times
//	Calling ── Game.Call, in turn ── who is the landlord?
//	  │  he takes up the bottom cards, all see them
//	Doubling ── Game.Double, no one sees an answer before all are given
//	  │
//	Playing ── Game.Play, in turn, the landlord first
//	  │
//	Over ── Game.Result
//
// Run gives players their Views, and answers for silent players (Game.Default). Games with equal deals, players and
// seeds are equal, as long as players don't look at a clock, so that bots can play a deal in every seating. NewGiven
// leaves calls and doubles out.
//
// # Records
//
// Game.Record returns the cards, calls and plays, as one line of JSON or as text in English or Chinese. Verify judges
// a record by code of its own, and Resume continues from any point of a record.
package table
