// The principles of document 002, as switches.

package bot

// principles is a set of principles that a player follows.
type principles uint64

// The principles: leading, following, and playing one's role. The end of each line says what a player does without the
// principle.
const (
	leadLowest      principles = 1 << iota // L1: lead the group of the lowest card; else the first group in sorted order
	dressTrio                              // L2: a trio takes the lowest solo along, or pair; else it is led bare
	dressPlane                             // L3: so does a trio chain, with cards off long chains if need be; else bare
	keepChains                             // L4: chains are led whole; else by their lowest card
	thriftyPair                            // L5: a pair goes with a trio where trios abound; else it is led alone
	thriftySolo                            // L6: so does a solo
	ownFirst                               // F1: follow with the lowest group of the kind; else with the lowest cards, whatever they break
	useTwos                                // F2: twos are solos, pairs and trios like others; else they aren't laid on anything
	breakForEnemies                        // F3: break groups and bomb to beat an enemy, never a partner; else break no groups
	lastGroup                              // F4: with one play left besides bombs, bomb to get to lead it; else as ever
	breakForSolo                           // F5: the order of breaking groups for a solo; else none is broken
	breakForPair                           // F6: for a pair
	breakForTrio                           // F7: for a trio with or without kickers, and for the kickers
	breakForPlane                          // F8: for a trio chain
	breakForChain                          // F9: for a solo chain
	breakForPairs                          // F10: for a pair chain
	bombBombs                              // F11: a bomb is beaten by a bomb or the rocket; else by nothing
	bombFours                              // F12: so are four with kickers
	watchPeasants                          // P0: a landlord watches a peasant with one card; else ignores it
	bewareLandlord                         // P1: before a landlord with one card, lead solos last and from high to low
	stopLandlord                           // P2: before a landlord with one card, follow with the highest solo
	spareSolo                              // P3: leave a partner's solo rather than lay a two; else beat it like an enemy's
	sparePair                              // P4: leave a partner's pair rather than lay aces
	sparePartner                           // P5: leave all other plays of a partner
	feedPartner                            // P6: lead the lowest card to the next player, a partner with one card
)

// principleNames are the names of the switches, in the order of the bits: the document's, and P0 for its unnumbered
// rule for the landlord.
var principleNames = []string{
	"L1", "L2", "L3", "L4", "L5", "L6", "F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10", "F11", "F12",
	"P0", "P1", "P2", "P3", "P4", "P5", "P6",
}

func (on principles) has(p principles) bool { return on&p != 0 }
