package fast

// Shortening a line: trips that nothing needs are cut, and stock cards are
// taken when the waste passes them.

import "slices"

// polisher improves lines by small edits, each replayed.
type polisher struct {
	deal   *deal
	steps  []step
	points []point // points[i] is before steps[i]; one more at the end
	trial  []step
	fresh  []point // those of the trial, from where it differs to where it agrees again
	moved  []int   // takes returns it
	idle   int     // stock cards tried in vain, one after the other, since the last change
}

// polish shortens p.steps, which lead from start to the end of the game, until
// no single edit makes them shorter.
func (p *polisher) polish(start point) {
	p.points = append(p.points[:0], start)
	for _, t := range p.steps {
		p.advance(&start, t)
		p.points = append(p.points, start)
	}
	p.idle = 0
	for cost := -1; cost != p.cost(); {
		cost = p.cost()
		p.cutTrips()
		p.moveStock()
	}
}

// cost returns the cost of the whole line.
func (p *polisher) cost() int { return p.points[len(p.steps)].cost }

// accept replaces the steps by the trial if it is legal and cheaper, and reports
// it. The two agree before first, and in what they have done behind last.
func (p *polisher) accept(first, last int) bool {
	at, shift := p.points[first], len(p.steps)-len(p.trial)
	p.fresh = p.fresh[:0]
	end := first + 1
	for ; end <= len(p.trial); end++ {
		if !p.advance(&at, p.trial[end-1]) {
			return false
		}
		p.fresh = append(p.fresh, at)
		if end > last && at.talon == p.points[end+shift].talon {
			break
		}
	}
	end = min(end, len(p.trial))
	gain := p.points[end+shift].cost - at.cost
	if gain <= 0 {
		return false
	}
	p.idle = 0
	p.steps = append(p.steps[:0], p.trial...)
	p.points = slices.Replace(p.points, first+1, end+shift+1, p.fresh...)
	for i := end + 1; i < len(p.points); i++ {
		p.points[i].cost -= gain
	}
	return true
}

// cutTrips drops free cards' trips to a foundation and back, and from one and
// back. A stock card that goes up and comes back is laid at once, and one that
// is laid and goes up goes there at once, as far as nothing needs it meanwhile.
func (p *polisher) cutTrips() {
	for i := 0; i < len(p.steps); i++ {
		t, s := p.steps[i], &p.points[i].state
		c, card := t.card()
		back, whole := stepUp|step(card), true
		switch {
		case t.kind() == stepReveal || t.kind() == stepUp && s.locked&c != 0:
			continue
		case t.kind() == stepUp:
			back, whole = stepDown|step(card), s.stock&c == 0
		case t.kind() == stepLay:
			whole = false
		}
		n := slices.Index(p.steps[i+1:], back)
		if n < 0 {
			continue
		}
		p.trial = slices.Delete(append(p.trial[:0], p.steps...), i, i+1)
		if whole {
			p.trial = slices.Delete(p.trial, i+n, i+n+1)
		} else if t.kind() == stepUp {
			p.trial[i+n] = stepLay | step(card)
		}
		p.accept(i, i+n)
	}
}

// moveStock tries every stock card before and behind every other, unless all have
// been tried on the line as it is.
func (p *polisher) moveStock() {
	takes := p.takes()
	for a := 0; a < len(takes) && p.idle < len(takes); a++ {
		p.idle++
		places := p.places(takes, a)
		for b := range takes {
			if places>>b&1 == 0 || !p.spares(takes, a, b) {
				continue
			}
			i, j := takes[a], takes[b]
			t := p.steps[i]
			p.trial = append(p.trial[:0], p.steps...)
			p.trial = slices.Insert(slices.Delete(p.trial, i, i+1), j, t)
			if p.accept(min(i, j), max(i, j)) {
				takes = p.takes()
				places = p.places(takes, a)
			}
		}
	}
}

// places returns a bit for every b as which the a-th card can be taken, as far
// as the steps up to there can tell.
func (p *polisher) places(takes []int, a int) uint32 {
	places, t := uint32(0), p.steps[takes[a]]
	for b := range a {
		if p.legal(&p.points[takes[b]].state, t) {
			places |= 1 << b
		}
	}
	at, i := p.points[takes[a]], takes[a]+1
	for b := a + 1; b < len(takes); b++ {
		for ; i <= takes[b]; i++ {
			if !p.advance(&at, p.steps[i]) {
				return places
			}
		}
		if p.legal(&at.state, t) {
			places |= 1 << b
		}
	}
	return places
}

// takes returns the numbers of the steps that take a card from the stock.
func (p *polisher) takes() []int {
	p.moved = p.moved[:0]
	for i, t := range p.steps {
		if c, _ := t.card(); p.points[i].state.stock&c != 0 {
			p.moved = append(p.moved, i)
		}
	}
	return p.moved
}

// spares reports whether fewer turns do if the a-th card is taken as the b-th:
// a cheap test before the whole line is tried.
func (p *polisher) spares(takes []int, a, b int) bool {
	first, last := min(a, b), max(a, b)
	start := &p.points[takes[first]]
	l, turns := start.talon, 0
	for k := first; k < len(takes); k++ {
		from := k
		switch {
		case k == b:
			from = a
		case a <= k && k < b:
			from = k + 1
		case b < k && k <= a:
			from = k - 1
		}
		_, i := p.steps[takes[from]].card()
		n, ok := l.take(p.deal.stockPlace[i])
		if turns += n; !ok {
			return false
		}
		if after := &p.points[takes[k]+1]; k >= last && (after.talon == l || k == len(takes)-1) {
			return turns < after.cost-start.cost-(takes[k]+1-takes[first])
		}
	}
	return false
}
