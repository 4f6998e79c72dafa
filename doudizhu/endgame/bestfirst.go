// Best-first minimax: the search that looks first where the winner seems to need the fewest plays.

package endgame

import "kedou/search/andor"

// infinite is the distance from a win of a side that has lost; the winner's is 0.
const infinite int32 = 1 << 20

// nowhere means no limit.
var nowhere = numbers{infinite, infinite}

// unsearched is the result of a search whose budget ran out before it began.
var unsearched = numbers{-1, -1}

// slack is how much better another child must look before the search leaves a child.
const slack = 4

// patience returns the number at which the search leaves a child, where the second best child has this number: by the 1 + ε of Pawlewicz and
// Lew (2007) between two hands, where the search would otherwise turn to and fro, and expand the same states again.
func (w *worker) patience(second int32) int32 {
	if w.deal.three {
		return second + slack
	}
	return second + second/2 + slack
}

// settled returns the numbers of a state with a known winner.
func settled(o andor.Outcome) numbers {
	if o == andor.Won {
		return numbers{0, infinite}
	}
	return numbers{infinite, 0}
}

// outcome returns the outcome that the numbers prove, for the landlord.
func (n numbers) outcome() andor.Outcome {
	switch {
	case n.proof == 0:
		return andor.Won
	case n.disproof == 0:
		return andor.Lost
	}
	return andor.Unknown
}

// bestFirst searches s until it is settled or one of its numbers reaches its limit, and returns its numbers.
//
// The frame is depth-first proof-number search (Nagai 2002). But the numbers are guesses at the plays that either side still needs, from
// the leaves, backed up by minimum and maximum as in best-first minimax search (Korf & Chickering 1996). At a state of the landlord the
// proof number is the least of the children's and the disproof number the greatest; at a peasant's the other way round. The search follows
// the child whose number is least for the side to move, until another looks better. Sums in place of maxima would count shared children
// once per path and avoid long tricks.
func (w *worker) bestFirst(s state, h [3]*subhand, spread uint64, limit numbers) numbers {
	if !w.enter() {
		return unsearched
	}
	began, base := w.meter.Stats.Expanded, len(w.kids)
	o := w.open(&s, &h, spread)
	var n numbers
	for o == andor.Unknown {
		best, found, second := choose(&s, w.kids[base:])
		n = found
		if w.halted || n.proof >= limit.proof || n.disproof >= limit.disproof {
			break
		}
		within := limit
		if s.landlord() {
			within.proof = min(limit.proof, w.patience(second))
		} else {
			within.disproof = min(limit.disproof, w.patience(second))
		}
		k := &w.kids[base+best]
		t, th := w.child(s, h, k)
		waste := w.waste(&s, k)
		w.spend(waste)
		r := w.bestFirst(t, th, k.spread, within)
		w.spend(-waste)
		o = w.close(&s, base, best, r)
	}
	w.kids = w.kids[:base]
	work := w.meter.Stats.Expanded - began + 1
	if o == andor.Unknown {
		w.table.remember(spread, s.least, w.viewID, n, work)
		return n
	}
	n = settled(o)
	if w.view.tentative(&n) {
		w.table.remember(spread, s.least, w.viewID, n, work)
	} else {
		w.table.store(spread, &s.trick, o, work)
	}
	return n
}

// open appends the children of s that are neither won nor lost, with their numbers. It returns the outcome of s for the landlord, if known
// now. When open meets s for the first time, it checks whether an upgrade or the lack of a burden decides the winner.
func (w *worker) open(s *state, h *[3]*subhand, spread uint64) andor.Outcome {
	base, goal := len(w.kids), s.goal()
	fresh := w.meet(s, h, spread)
	if w.expand(s, h) {
		return goal
	}
	if fresh {
		if o := w.upgraded(s); o != andor.Unknown {
			w.table.store(spread, &s.trick, o, 1) // a proof, even where the view's own would be tentative
			return o
		}
	}
	kids := w.kids[base:]
	for i := range kids {
		w.deal.spaces[s.mover].fetchRecord(s.at[s.mover] - kids[i].delta)
	}
	g := guesser{w: w, s: s, notes: [3]note{w.deal.note(0, s.at[0]), w.deal.note(1, s.at[1]), w.deal.note(2, s.at[2])}}
	if w.replies != nil {
		g.reply, g.known = w.replies.recall(s)
	}
	left := 0
	for i := range kids {
		k := &kids[i]
		waste := w.waste(s, k)
		if waste > w.discrepancies {
			continue
		}
		switch o, _ := w.table.probe(k.spread, &k.trick); o {
		case andor.Unknown:
			k.numbers = g.guess(k, waste)
			if w.view.tentative(&k.numbers) {
				if w.view.restricts(s) {
					continue
				}
				return goal
			}
			kids[left] = *k
			left++
		case goal:
			w.replies.learn(s, k.delta)
			return goal
		}
	}
	w.kids = w.kids[:base+left]
	if left == 0 {
		return goal.Opposite()
	}
	return andor.Unknown
}

// guesser has the data that the guesses at all children of a state share.
type guesser struct {
	w     *worker
	s     *state
	notes [3]note
	reply uint32 // the move to try first, if known
	known bool
}

// guess returns the table's guess at k, a child to which the move wastes this many plays, or else the evaluation's.
func (g *guesser) guess(k *child, waste int) numbers {
	if n, ok := g.w.table.recall(k.spread, k.least, g.w.viewID-waste); ok {
		return n
	}
	s, notes := g.s, g.notes
	if k.delta != 0 {
		notes[s.mover] = g.w.deal.note(s.mover, s.at[s.mover]-k.delta)
	}
	n := g.w.view.evaluate(notes[0], notes[1], notes[2])
	if g.known && k.delta == g.reply {
		n.prefer(s)
	}
	return n
}

// choose returns the child to search next, the numbers of s, and the number of the second best
// child for the side to move. Of equal children the first is best.
func choose(s *state, kids []child) (best int, n numbers, second int32) {
	first, most := infinite+1, int32(0)
	second = infinite
	for i := range kids {
		mine, theirs := kids[i].proof, kids[i].disproof
		if !s.landlord() {
			mine, theirs = theirs, mine
		}
		most = max(most, theirs)
		if mine < first {
			best, first, second = i, mine, min(first, infinite)
		} else {
			second = min(second, mine)
		}
	}
	if s.landlord() {
		return best, numbers{first, most}, second
	}
	return best, numbers{most, first}, second
}

// close enters the result of a child's search. It returns as open does.
func (w *worker) close(s *state, base, i int, r numbers) andor.Outcome {
	k := &w.kids[base+i]
	switch o := r.outcome(); {
	case r == unsearched:
	case o == andor.Unknown:
		k.numbers = r
	case o == s.goal():
		w.replies.learn(s, k.delta)
		return o
	default: // lost for the mover
		last := len(w.kids) - 1
		copy(w.kids[base+i:], w.kids[base+i+1:])
		w.kids = w.kids[:last]
		if last == base {
			return o
		}
	}
	return andor.Unknown
}
