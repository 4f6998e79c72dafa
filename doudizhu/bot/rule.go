// The rules of document 004's better robot, as switches.

package bot

// roleRules is a set of rules that a player follows.
type roleRules uint64

// The rules, and what a player does without one.
const (
	goOut         roleRules = 1 << iota // R1: lay the last play; else only if it is worth most
	standFirst                          // R2: with one play that may be beaten, lay the others first; else by worth
	leadForMate                         // R3: take the lead for the next player, a partner with one card; else only for oneself
	denyExit                            // R4: answer with a play that an enemy can't beat with all his cards; else ignore that
	leaveMate                           // R5: leave the plays of a partner with one card, and plays that the landlord let pass
	keepBombs                           // R6: bombs are worth keeping for an enemy who is nearly out; else laid like others
	gate                                // R7: raise a partner's low play before the landlord; else leave it
	breakInDanger                       // R8: break groups to stop an enemy, more readily the fewer cards he holds; else never at a loss
	mindCounts                          // R9: lead nothing on which an enemy may go out, and lead plays on which a partner may; else ignore that
	countCards                          // R0: judge plays by the unseen cards; else by their powers
)

// roleRuleNames are the names of the switches, in the order of the bits: the document's, and R0 for R2's condition, the
// cards seen so far.
var roleRuleNames = []string{"R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R0"}

func (on roleRules) has(r roleRules) bool { return on&r != 0 }

// temper has the numbers by which a seat weighs plays, in thousandths of a turn, the cost of every play. They come
// from hill climbing on the deals 1 to 1,000.
type temper struct {
	stands float64 // the value of a play that no enemy beats
	trumps float64 // how ready enemies are to bomb, from 0 to 1
	rank   float64 // each rank that a play is higher
	card   float64 // each card that a lead lays
	bomb   float64 // having a bomb, apart from its own turn
	rocket float64
	hold   float64 // answering with a play that no enemy beats
	sure   float64 // that all is won, if this play stands
	threat float64 // letting an enemy's play be
	near   float64 // the same, divided by the number of his cards
	gate   float64 // that a partner's play stands
	leave  float64 // leaving a partner's play
}

// The tempers of the seats.
var tempers = [3]temper{
	{740, .7, 32, 5, 850, 880, 360, 780, 140, 3650, 0, 0},
	{850, 1, 30, -16, 480, 690, 300, 2200, 140, 2540, 0, 0},
	{750, .9, 39, -7, 280, 880, 600, 1110, 170, 2400, 400, 500},
}
