// Budgeted tree search: IDA* that searches for its next bound.
//
// Plain IDA* takes the least value above its bound as the next bound. If that bound admits few new states, as with costs of many values, or
// where each round adds a state or two, all rounds together expand the square of one round. Budgeted search instead looks for a bound that
// admits at least twice the work of the round before. It probes bounds with a budget of eight times that work, first by doubling steps,
// then by bisection (Helmert, Lattimore, Lelis, Orseau and Sturtevant 2019, Iterative Budgeted Exponential Search). With N states in the
// last round and costs up to C, all rounds together expand O(N log C).

package search

const (
	leastGrowth = 2 // times the work, from one bound to the next
	mostGrowth  = 8
)

// probe is a round that looks for a bound.
type probe struct {
	on   bool
	end  int64 // expansions since the search began at which the budget ends
	goal Cost  // the cheapest goal met; Infinite if none
}

// spent reports whether a probe has used up its budget.
func (p *probe) spent(expanded int64) bool { return p.on && expanded >= p.end }

// budgeted searches with bounds that grow with the work. No solution costs less than low; each turn begins with a plain round at that
// bound.
func (d *idaStar[S, M, K]) budgeted() {
	budget := int64(0)
	for low := d.least; low < Infinite && !d.run.over(); {
		spent := d.run.stats.Expanded
		d.round(low)
		low = d.above
		if spent = d.run.stats.Expanded - spent; spent >= leastGrowth*budget {
			budget = spent
			continue
		}
		low, spent = d.nextBound(low, spent, budget)
		budget = max(spent, leastGrowth*budget)
	}
}

// nextBound raises low to a bound at which a round takes two to eight times the budget, or to the cost of the first solutions. It also
// returns the expansions of the last probe.
func (d *idaStar[S, M, K]) nextBound(low Cost, spent, budget int64) (Cost, int64) {
	high := Infinite
	look := func(bound Cost) {
		var from, to Cost
		from, to, spent = d.look(bound, mostGrowth*budget)
		low = max(low, from)
		high = max(min(high, to), low)
	}
	for wide := Cost(1); low < high && spent < leastGrowth*budget && !d.run.over(); wide = wide.Plus(wide) {
		look(low.Plus(wide))
	}
	for low < high && low < Infinite && (spent < leastGrowth*budget || spent >= mostGrowth*budget) && !d.run.over() {
		look(low + (high-low)/2)
	}
	return low, spent
}

// look probes a bound and returns the interval that contains the next bound, and the expansions spent.
func (d *idaStar[S, M, K]) look(bound Cost, budget int64) (low, high Cost, spent int64) {
	before := d.run.stats.Expanded
	d.probe = probe{true, before + budget, Infinite}
	over := !d.round(min(bound, Infinite-1))
	met := d.probe.goal
	d.probe = probe{}
	switch spent = d.run.stats.Expanded - before; {
	case over:
		return 0, min(d.below, met), spent
	case met < Infinite:
		return met, met, spent
	}
	return d.above, Infinite, spent
}
