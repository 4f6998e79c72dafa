package explain

// The lifted game once more, with columns and single turns of the stock, for the generic engines. It shares no rule with the searcher.

import (
	"slices"

	"kedou/klondike"
	"kedou/search"
)

// board is a position of the lifted game. A lifted card has a place after the columns: the place begins with the card, or is empty while
// the card is up.
type board struct {
	up      [4]klondike.Rank
	places  [][]klondike.Card
	down    [7]int
	stock   []klondike.Card // blanks are NoCard; cards that have left aren't listed
	turned  int             // of the stock
	counted int             // cards of the present turn
	redeals int             // left
}

// naive is the lifted game as a search.Problem whose moves are the resulting boards.
type naive struct {
	rules  klondike.Rules
	lifted []klondike.Card
	hand   bool
}

func (*naive) Next(_ board, to board) (board, search.Cost) { return to, 1 }

// Key writes a board as text.
func (*naive) Key(b board) string {
	var key []byte
	for i, cards := range b.places {
		for _, c := range cards {
			key = append(key, byte(c))
		}
		key = append(key, 255, byte(b.down[min(i, 6)]))
	}
	for _, c := range b.stock {
		key = append(key, byte(c))
	}
	return string(append(key, byte(b.turned), byte(b.counted), byte(b.redeals)))
}

func (n *naive) IsGoal(b board) bool {
	return int(b.up[0])+int(b.up[1])+int(b.up[2])+int(b.up[3]) == n.rules.Cards()
}

func (b board) clone() board {
	b.places, b.stock = slices.Clone(b.places), slices.Clone(b.stock)
	for i := range b.places {
		b.places[i] = slices.Clone(b.places[i])
	}
	return b
}

// start returns p with the cards lifted.
func (n *naive) start(p *klondike.Position) board {
	b := board{up: p.Foundation, redeals: n.rules.Redeals - p.Redealt, turned: len(p.Waste)}
	b.places = make([][]klondike.Card, n.rules.Columns)
	for _, c := range n.lifted {
		b.places = append(b.places, []klondike.Card{c})
	}
	for i := range n.rules.Columns {
		to := i // cards on a lifted card stay there
		for j, card := range p.Tableau[i].Cards {
			switch at := slices.Index(n.lifted, card); {
			case at >= 0 && j >= p.Tableau[i].Down:
				to = n.rules.Columns + at
			case at < 0:
				b.places[to] = append(b.places[to], card)
				if j < p.Tableau[i].Down {
					b.down[i]++
				}
			}
		}
		b.turnUp(i)
	}
	for _, c := range slices.Concat(p.Waste, p.Stock) {
		if slices.Contains(n.lifted, c) {
			c = klondike.NoCard
		}
		b.stock = append(b.stock, c)
	}
	return b
}

// turnUp turns the last card of a column face up.
func (b *board) turnUp(i int) {
	if i < len(b.down) {
		b.down[i] = min(b.down[i], max(len(b.places[i])-1, 0))
	}
}

func red(c klondike.Card) bool { return c.Suit() == klondike.Diamonds || c.Suit() == klondike.Hearts }

// takes reports whether a place takes the card.
func (n *naive) takes(b *board, i int, c klondike.Card) bool {
	if size := len(b.places[i]); size > 0 {
		tip := b.places[i][size-1]
		return tip.Rank() == c.Rank()+1 && red(tip) != red(c)
	}
	if i < n.rules.Columns {
		return int(c.Rank()) == n.rules.Ranks
	}
	return n.lifted[i-n.rules.Columns] == c
}

// AppendMoves appends the boards that follow.
func (n *naive) AppendMoves(dst []board, b board) []board {
	for i, cards := range b.places {
		first := len(cards)
		if i < n.rules.Columns {
			first = b.down[i]
		} else if len(cards) > 0 {
			first = 1 // a lifted card only goes up
		}
		for j := first; j < len(cards); j++ {
			dst = n.lay(dst, &b, cards[j:], func(b *board) { b.places[i] = b.places[i][:j]; b.turnUp(i) })
		}
		if len(cards) > 0 {
			dst = n.raise(dst, &b, cards[len(cards)-1], func(b *board) { b.places[i] = b.places[i][:len(cards)-1]; b.turnUp(i) })
		}
	}
	if n.rules.WorryBack {
		for suit, rank := range b.up {
			if c := klondike.NewCard(rank, klondike.Suit(suit)); rank > 0 {
				dst = n.lay(dst, &b, []klondike.Card{c}, func(b *board) { b.up[suit]-- })
			}
		}
	}
	return n.turn(n.draw(dst, &b), b)
}

// lay puts a run on every place that takes it; take removes it from its old place.
func (n *naive) lay(dst []board, b *board, run []klondike.Card, take func(*board)) []board {
	for i := range b.places {
		if n.takes(b, i, run[0]) {
			next := b.clone()
			take(&next)
			next.places[i] = append(next.places[i], run...)
			dst = append(dst, next)
		}
	}
	return dst
}

// raise puts a card on its foundation if possible.
func (n *naive) raise(dst []board, b *board, c klondike.Card, take func(*board)) []board {
	if b.up[c.Suit()]+1 != c.Rank() {
		return dst
	}
	next := b.clone()
	take(&next)
	next.up[c.Suit()]++
	return append(dst, next)
}

// draw plays cards of the stock: the top of the waste, or in a hand each card.
func (n *naive) draw(dst []board, b *board) []board {
	for i := len(b.stock) - 1; i >= 0; i-- {
		c := b.stock[i]
		if c == klondike.NoCard || !n.hand && (i >= b.turned || b.counted > 0) {
			continue
		}
		take := func(b *board) { b.stock, b.turned = slices.Delete(b.stock, i, i+1), i }
		dst = n.raise(n.lay(dst, b, []klondike.Card{c}, take), b, c, take)
		if !n.hand {
			break
		}
	}
	return dst
}

// turn turns one place of the stock, with blanks counted or not.
func (n *naive) turn(dst []board, b board) []board {
	switch {
	case n.hand || len(b.stock) == 0:
		return dst
	case b.turned == len(b.stock):
		if n.rules.Redeals != klondike.Unlimited {
			if b.redeals--; b.redeals < 0 {
				return dst
			}
		}
		b.turned = 0
		return append(dst, b.clone())
	}
	blank := b.stock[b.turned] == klondike.NoCard
	next := b.clone()
	next.turned++
	if blank {
		skipped := next.clone()
		if skipped.turned == len(skipped.stock) {
			skipped.counted = 0
		}
		dst = append(dst, skipped)
	}
	if next.counted++; next.counted == n.rules.Draw || next.turned == len(next.stock) {
		next.counted = 0
	}
	return append(dst, next)
}
