package proof

// Games in which some stock cards may go back at any time (lemma 9).

// returningRoom says what the tableau has places for in a game whose state says of the cards of back only whether they are up. Of a
// pair some of them must lie in the tableau if its other cards are too few for what lies on them. If there aren't so many, or not
// enough columns for what must lie there, no position agrees with the state.
func (g *Game) returningRoom(s *State) room {
	var need, spare [14][2]int // by rank from 1 and colour: cards of back that must lie in the tableau; those that may besides
	free := g.free(s)
	open, stock, r := s.locked|free|g.lifted, s.stock&g.back, room{possible: true}
	for rank := 1; rank <= g.deal.Ranks; rank++ {
		for colour := range 2 {
			pair := pairOf(rank, colour)
			lack := need[rank-1][1-colour] + (children(pair) & free).count() - (open & pair).count()
			if lack > 0 {
				need[rank][colour] = lack
				r.laid |= stock & pair
			}
			if spare[rank][colour] = (stock & pair).count() - max(lack, 0); spare[rank][colour] < 0 {
				r.possible = false
			}
			if lack < 0 {
				r.slots |= pair
			}
		}
	}
	kings := need[g.deal.Ranks]
	used := (s.locked | free&g.kings).count() + kings[0] + kings[1]
	r.space, r.possible = used < g.deal.Columns, r.possible && used <= g.deal.Columns
	for rank := g.deal.Ranks; rank > 0; rank-- { // one more of back of a pair gives a slot, if there is a place for it
		for colour := range 2 {
			pair := pairOf(rank, colour)
			if home := parents(pair)&r.slots != 0 || rank == g.deal.Ranks && r.space; home && spare[rank][colour] > 0 {
				r.slots |= pair
			}
		}
	}
	return r
}

// pairOf returns both cards of a pair: black is colour 0.
func pairOf(rank, colour int) Cards { return 3 << (4*rank - 4 + 2*colour) }
