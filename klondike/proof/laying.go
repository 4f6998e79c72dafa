package proof

// Stock cards that stay in hand until a use (lemma 10).

// layForUse lays c, whose pair has no slot, from a stock that is a hand. It appends the states after each use of c's slot: a locked card
// moves onto c, c's twin goes up, or another stock card is laid on c for its own use. If a card can come down onto c, layForUse appends
// the state with c laid instead, because that step can be undone.
func (g *Game) layForUse(exits []State, s State, c Cards, steps *int64) []State {
	*steps--
	s = g.move(s, c, 0)
	on, next := children(c), g.next(s.up)
	if tops(s.up)&on&g.worrying&^g.safe(s.up) != 0 {
		return append(exits, s)
	}
	for x := range (s.locked & on).each() {
		exits = append(exits, g.move(s, x, 0))
	}
	for x := range (twins(c) & next & (s.locked | g.free(&s))).each() {
		exits = append(exits, g.raise(s, x, 0))
	}
	for x := range (s.stock & on &^ g.room(&s).slots).each() {
		exits = g.layForUse(exits, s, x, steps)
	}
	return exits
}
