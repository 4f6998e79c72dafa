package quotient

// Chains: cards of one suit that go up one after the other, some of them from the stock.

// Ready returns the cards that could go up once the stock cards between them and their
// foundations have, if the foundations wait for next.
func Ready(next, stock Cards) (ready Cards) {
	for a := next & stock; a != 0; a &= stock {
		a = Above(a)
		ready |= a
	}
	return ready
}

// Lead returns the card of c's suit that goes up first if c is to go up, and up lies on
// the foundations.
func Lead(c, up Cards) Cards {
	for b := Below(c) &^ up; b != 0; b = Below(b) &^ up {
		c = b
	}
	return c
}
