package quotient

// Chains: cards of one suit that go up one after the other, some of them from the stock.

// Ready returns the cards that could go up after the stock cards between them and their foundations, if the foundations take next.
func Ready(next, stock Cards) (ready Cards) {
	for a := next & stock; a != 0; a &= stock {
		a = Above(a)
		ready |= a
	}
	return ready
}

// Lead returns the card of c's suit that goes up first if c is to go up, when the foundations hold up.
func Lead(c, up Cards) Cards {
	for b := Below(c) &^ up; b != 0; b = Below(b) &^ up {
		c = b
	}
	return c
}

// Rise returns the cards of set for which all lower cards of their suit are in set too.
func Rise(set Cards) Cards {
	const two, four, eight = 2 * OneRank, 4 * OneRank, 8 * OneRank
	set &= Above(set) | Aces
	set &= set<<two | (1<<two - 1)
	set &= set<<four | (1<<four - 1)
	return set & (set<<eight | (1<<eight - 1))
}
