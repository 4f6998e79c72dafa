package quotient

// Twins that need one place, of which whichever comes first takes it from the other.

// Jammed reports whether s is lost because whichever of two twins is laid first takes the other's place. An example: 8♠ is in sight, 8♣
// lies below 7♦ in one column, and what 7♦ waits for below 7♥ in another. Either red seven can move to 8♠, but not both. The function
// hopeless reports whether s is lost by a relaxation if the cards of late must wait for their twins; early are the cards that take a place
// there for which they would have to wait.
//
// Of twins that are neither up nor free, and for which there is at most one place, one is laid first, and then the other one is late: it has
// no place before both cards of the pair above have been in sight, or the first has gone up. If one case is hopeless the other holds in
// every further case.
func (d *Deal) Jammed(s *State, early Cards, hopeless func(late Cards) bool) bool {
	yet, late := d.Deck&^d.Kings&^s.Up&^s.Free(), Cards(0)
	for pairs := Both(yet) &^ (Whole(Both(s.Tableau)) >> OneRank) & Some(early); pairs != 0; pairs &= pairs - 1 {
		one, _ := Lowest(pairs)
		other := Twins(one)
		switch {
		case early&other != 0 && hopeless(late|other):
			if late |= one; hopeless(late) {
				return true
			}
		case early&one != 0 && hopeless(late|one):
			late |= other
		}
	}
	return false
}

// Waiting returns the cards that have no place if they are late: their twins can't be up, and of the pair above them at most one card
// can be in sight.
func Waiting(up, shown Cards) Cards {
	return ^(Twins(up) | Whole(Both(shown))>>OneRank)
}
