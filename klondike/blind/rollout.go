package blind

// Playing on by the policy, in the present world.

// arrive brings s, which a way on led to, to the next decision: it turns up uncovered cards and plays moves that need no choice.
func (e *engine) arrive(s *state) {
	for {
		e.reveal(s)
		e.normalize(s, nil)
		if s.fresh == 0 && (!e.stockHidden || e.inSight(s)&^s.seen == 0) {
			return
		}
	}
}

func (e *engine) best() int {
	best := 0
	for i := range e.exits {
		if e.exits[i].value > e.exits[best].value {
			best = i
		}
	}
	return best
}

// follow moves s along the way on with the policy's best score, if there is one.
func (e *engine) follow(s *state) bool {
	e.expand(s)
	if len(e.exits) == 0 {
		return false
	}
	*s = e.exits[e.best()].state
	e.arrive(s)
	return true
}

// asGoodAsWon counts a game without face-down cards as won where the stock can be turned without limit. The few exceptions (14 of 1,007 at
// draw 3) don't matter to an estimate.
func (e *engine) asGoodAsWon(s *state) bool {
	return e.won(s) || e.Unlimited() && s.hidden == 0 && s.fresh == 0
}

// playOut is a rollout that searches briefly for a win once nothing is hidden.
func (t *tree) playOut(s *state) bool {
	e := t.engine
	for !e.asGoodAsWon(s) {
		if t.off&Exact == 0 && s.unseen() <= 1 {
			return t.ending.decide(e, s, rolloutBudget, e.asGoodAsWon) == won
		}
		if !e.follow(s) {
			return false
		}
	}
	return true
}
