// No waste: searches in which one side makes hardly a play that leaves its hand as
// many plays from empty as before.

package endgame

// side is the landlord or the peasants, or neither.
type side uint8

const (
	nobody side = iota
	theLandlord
	thePeasants
)

// A no-waste side only passes, or makes plays after which the hand needs at least
// one play fewer than before, as the evaluation counts them: it breaks up no
// chain or trio, or, where it has plays to spare, only so often (limited
// discrepancy search, Harvey & Ginsberg 1995). That leaves a few choices of
// dozens, and winners seldom need more, so a win is found among a small part of
// the states. What a side wins without waste it wins, because it may choose so; hence
// these wins enter the table of what is proved. That it loses so proves nothing:
// such losses are remembered as guesses of the view, and a search that ends with
// one leaves the question to the other views. As a guess is known by a part of its
// key, a loss may even be taken for another state's: that can miss a win, too, and
// prove nothing.
//
// A view with plays to spare follows the one with one less in views: once it has
// wasted a play, it continues as that one, and shares its guesses.

// restricts reports whether the mover of s may not waste.
func (v *view) restricts(s *state) bool {
	return v.noWaste != nobody && s.landlord() == (v.noWaste == theLandlord)
}

// tentative reports whether the numbers say no more than that the no-waste side
// loses.
func (v *view) tentative(n *numbers) bool {
	switch v.noWaste {
	case theLandlord:
		return n.proof == infinite
	case thePeasants:
		return n.disproof == infinite
	}
	return false
}

// waste returns how many plays more than need be the hand needs after the move to
// k, a child of s, if its mover may not waste.
func (w *worker) waste(s *state, k *child) int {
	if k.delta == 0 || !w.view.restricts(s) {
		return 0
	}
	at := s.at[s.mover]
	return max(0, 1+int(w.deal.note(s.mover, at-k.delta).plays()-w.deal.note(s.mover, at).plays()))
}

// spend takes plays off those that the no-waste side may still waste; negative
// ones it gives back.
func (w *worker) spend(waste int) {
	w.discrepancies -= waste
	w.viewID -= waste
}
