// No waste: searches in which one side makes few or no plays that bring its hand no nearer to empty.

package endgame

// side is the landlord or the peasants, or neither.
type side uint8

const (
	neither side = iota
	theLandlord
	thePeasants
)

// A no-waste side only passes, or makes plays after which the hand needs at least one play fewer than before, as the evaluation counts
// them: it breaks up no chain or trio, or only a few times if it may waste some plays (limited discrepancy search, Harvey & Ginsberg 1995).
// That leaves a few choices of dozens, and winners seldom need more, so the search finds a win among a small part of the states. A win
// without waste is a win, because the side may choose to play so; these wins enter the table as proofs. A loss proves nothing: the view
// remembers losses as guesses, and a search that ends with a loss leaves the question to the other views. A guess keeps only a part of its
// key, so that the view may mistake another state's loss for this one's: that can miss a win, but proves nothing.
//
// A view that may waste plays follows, in views, the one that may waste one less: once it has
// wasted a play, it continues as that view and shares its guesses.

// restricts reports whether the mover of s may not waste.
func (v *view) restricts(s *state) bool {
	return v.noWaste != neither && s.landlord() == (v.noWaste == theLandlord)
}

// tentative reports whether the numbers are only a loss of the no-waste side.
func (v *view) tentative(n *numbers) bool {
	switch v.noWaste {
	case theLandlord:
		return n.proof == infinite
	case thePeasants:
		return n.disproof == infinite
	}
	return false
}

// waste returns how many plays more than need be the hand needs after the move to k, a child of s, if its mover may not waste.
func (w *worker) waste(s *state, k *child) int {
	if k.delta == 0 || !w.view.restricts(s) {
		return 0
	}
	at := s.at[s.mover]
	return max(0, 1+int(w.deal.note(s.mover, at-k.delta).plays()-w.deal.note(s.mover, at).plays()))
}

// spend reduces the number of plays that the no-waste side may still waste; a negative waste increases it.
func (w *worker) spend(waste int) {
	w.discrepancies -= waste
	w.viewID -= waste
}
