package blind

// A small search for states without hidden cards, inside trees and rollouts.

import "slices"

// Expansions allowed for a state without hidden cards, at a node and at the end of a rollout.
var (
	nodeBudget    = 300
	rolloutBudget = 30
)

// ending searches depth first, in the policy's order.
type ending struct {
	stack []exit
	seen  map[state]bool
	left  int
	goal  func(*state) bool
}

// decide decides whether s leads to the goal in e's world, within a budget of expansions.
func (d *ending) decide(e *engine, s *state, budget int, goal func(*state) bool) verdict {
	if d.seen == nil {
		d.seen = map[state]bool{}
	}
	clear(d.seen)
	d.left, d.stack, d.goal = budget, d.stack[:0], goal
	return d.visit(e, s)
}

func (d *ending) visit(e *engine, s *state) verdict {
	if d.goal(s) {
		return won
	}
	if d.seen[*s] {
		return lost
	}
	if d.left--; d.left < 0 {
		return open
	}
	d.seen[*s] = true
	e.expand(s)
	base := len(d.stack)
	d.stack = append(d.stack, e.exits...)
	slices.SortStableFunc(d.stack[base:], func(a, b exit) int {
		if a.value > b.value {
			return -1
		}
		return 1
	})
	result := lost
	for i := base; i < len(d.stack); i++ {
		after := d.stack[i].state
		e.arrive(&after)
		if v := d.visit(e, &after); v != lost {
			result = v
			break
		}
	}
	d.stack = d.stack[:base]
	return result
}
