package klondike

// A second, naive move generator: it offers every conceivable move to the referee.

// naiveMoves lists the legal moves of p, without any pruning, in no particular order.
func naiveMoves(p *Position, r Rules) []Move {
	candidates := []Move{Turn}
	offer := func(c Card, from Pile) {
		for to := Column1; to < piles; to++ {
			candidates = append(candidates, Move{c, from, to})
		}
	}
	offer(last(p.Waste), Waste)
	for i, c := range p.Tableau {
		for _, card := range c.Cards {
			offer(card, Column1+Pile(i))
		}
	}
	for s, rank := range p.Foundation {
		offer(NewCard(rank, Suit(s)), Suit(s).Foundation())
	}
	var legal []Move
	for _, m := range candidates {
		if q := p.Clone(); (m == Turn) == m.IsTurn() && q.Play(m, r) == nil {
			legal = append(legal, m)
		}
	}
	return legal
}

// naivePerft counts the sequences of depth moves.
func naivePerft(p *Position, r Rules, depth int) int64 {
	if depth == 0 {
		return 1
	}
	var n int64
	for _, m := range naiveMoves(p, r) {
		q := p.Clone()
		if err := q.Play(m, r); err != nil {
			panic(err)
		}
		n += naivePerft(&q, r, depth-1)
	}
	return n
}
