package fast_test

// The oracle's moves.

import (
	"kedou/klondike"
)

// takes reports whether column i of b takes card c.
func (o *oracle) takes(b *board, i int, c byte) bool {
	p := &b.piles[i]
	if p.size == 0 {
		return int(c>>2) == o.rules.Ranks
	}
	top := p.cards[p.size-1]
	red := func(c byte) bool { return c&3 == 1 || c&3 == 2 }
	return top>>2 == c>>2+1 && red(top) != red(c)
}

// expand pushes the boards after b: foundation moves last, so that they are tried first.
func (o *oracle) expand(b *board) {
	o.playStock(b)
	for i := range o.rules.Columns {
		o.back(b, i)
		o.runs(b, i)
	}
	for i := range o.rules.Columns {
		o.collect(b, i)
	}
}

// back brings foundations' cards to column i.
func (o *oracle) back(b *board, i int) {
	for suit := range b.up {
		if c := b.up[suit]<<2 | byte(suit); o.rules.WorryBack && b.up[suit] > 0 && o.takes(b, i, c) {
			child := *b
			child.up[suit]--
			child.piles[i].add(c)
			o.stack = append(o.stack, child)
		}
	}
}

// runs moves runs from column i: whole runs, or with columns that count every lower part too.
func (o *oracle) runs(b *board, i int) {
	from := &b.piles[i]
	for at := from.down; at < from.size && (at == from.down || !o.quotient); at++ {
		for to := range o.rules.Columns {
			if to != i && (at > 0 || b.piles[to].size > 0) && o.takes(b, to, from.cards[at]) {
				child := *b
				o.shift(&child, i, to, at)
				o.stack = append(o.stack, child)
			}
		}
	}
}

// shift moves the run of column i from place at.
func (o *oracle) shift(b *board, i, to int, at uint8) {
	from := &b.piles[i]
	for _, c := range from.cards[at:from.size] {
		b.piles[to].add(c)
	}
	o.cut(from, at)
}

// cut removes the cards of p from place at.
func (o *oracle) cut(p *pile, at uint8) {
	clear(p.cards[at:])
	p.size = at
	o.settle(p)
}

func (p *pile) add(c byte) {
	p.cards[p.size] = c
	p.size++
}

// collect puts cards of column i on their foundations: the last one, and with the quotient also one in the run, if the cards on it can move
// elsewhere.
func (o *oracle) collect(b *board, i int) {
	p := &b.piles[i]
	for at := p.down; at < p.size; at++ {
		c := p.cards[at]
		if c>>2 != b.up[c&3]+1 {
			continue
		}
		if at == p.size-1 {
			o.lift(*b, i, at)
			continue
		}
		for to := range o.rules.Columns {
			if o.quotient && to != i && o.takes(b, to, p.cards[at+1]) {
				child := *b
				o.shift(&child, i, to, at+1)
				o.lift(child, i, at)
			}
		}
	}
}

func (o *oracle) lift(b board, i int, at uint8) {
	b.up[b.piles[i].cards[at]&3]++
	o.cut(&b.piles[i], at)
	o.stack = append(o.stack, b)
}

// playStock plays every card that turning the stock can bring up.
func (o *oracle) playStock(b *board) {
	var left []int // places in order
	for i := range o.order {
		if b.stock>>i&1 != 0 {
			left = append(left, i)
		}
	}
	now := *b
	for range 2*len(left) + 2 {
		if now.waste > 0 {
			o.playWaste(now, left[now.waste-1])
		}
		if int(now.waste) < len(left) {
			now.waste = uint8(min(int(now.waste)+o.rules.Draw, len(left)))
		} else if o.rules.Redeals == klondike.Unlimited {
			now.waste = 0
		} else if now.redeals == 0 {
			return
		} else {
			now.waste, now.redeals = 0, now.redeals-1
		}
	}
}

// playWaste plays the open card of the waste, the one at place in the order.
func (o *oracle) playWaste(b board, place int) {
	c := o.order[place]
	b.stock &^= 1 << place
	b.waste--
	for i := range o.rules.Columns {
		if o.takes(&b, i, c) {
			child := b
			child.piles[i].add(c)
			o.stack = append(o.stack, child)
		}
	}
	if c>>2 == b.up[c&3]+1 {
		b.up[c&3]++
		o.stack = append(o.stack, b)
	}
}
