// Thrift: searches in which one side makes no play that leaves its hand as many
// plays from empty as before.

package endgame

// side is the landlord or the peasants, or nobody.
type side uint8

const (
	nobody side = iota
	theLandlord
	thePeasants
)

// A thrifty side only passes, or makes plays after which the hand needs at least
// one play fewer than before, as the evaluation counts them: it breaks up no
// chain or trio. That leaves a few choices of dozens, and winners seldom need
// more, so a win is found among a small part of the states. What a side wins
// thriftily it wins, because it may choose so; hence these wins enter the table
// of what is proved. That it loses so proves nothing: such losses are remembered
// as guesses of the view, and a search that ends with one leaves the question to
// the other views.

// restricts reports whether the mover of s is thrifty.
func (v *view) restricts(s *state) bool {
	return v.thrifty != nobody && s.landlord() == (v.thrifty == theLandlord)
}

// tentative reports whether the numbers say no more than that the thrifty side
// loses.
func (v *view) tentative(n *numbers) bool {
	switch v.thrifty {
	case theLandlord:
		return n.proof == infinite
	case thePeasants:
		return n.disproof == infinite
	}
	return false
}

// wastes reports whether the play to k leaves the hand as far from empty as it
// was.
func (g *guesser) wastes(k *child) bool {
	return k.delta != 0 && g.note(g.s.mover, g.s.at[g.s.mover]-k.delta).plays() >= g.notes[g.s.mover].plays()
}
