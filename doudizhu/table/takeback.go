package table

// Taking answers back.

// Before returns the record before a player's last answer, and false if the player has answered nothing yet. Later answers of
// the others are gone, too; an earlier deal in which all passed comes back. The record must be of a game by the rules.
func (r Record) Before(c Chair) (Record, bool) {
	r.Result = nil
	if last := r.lastPlay(c); last >= 0 {
		r.Moves = r.Moves[:last:last]
		return r, true
	}
	if r.Moves = nil; r.Given {
		return r, false
	}
	if r.Doubled[c] > 0 {
		r.undouble(c)
		return r, true
	}
	r.Doubled, r.Landlord = [Chairs]int{}, Nobody
	last := r.lastCall(c)
	if last < 0 && r.Deal.Redeals > 0 {
		r.throwIn()
		last = r.lastCall(c)
	}
	r.Calls = r.Calls[:max(last, 0):max(last, 0)]
	return r, last >= 0
}

// lastPlay is the place of the player's last move; -1 if there is none. A leader with only a flower passes without a
// question.
func (r *Record) lastPlay(c Chair) int {
	start, last := *r, -1
	start.Moves, start.Result = nil, nil
	g, err := Resume(start)
	for i := 0; i < len(r.Moves) && err == nil; i++ {
		if r.Moves[i].Chair == c && !g.stuck() {
			last = i
		}
		err = g.Play(r.Moves[i].Chair, r.Moves[i].Play)
	}
	return last
}

// lastCall is the place of the player's last call; -1 if there is none.
func (r *Record) lastCall(c Chair) int {
	for i := len(r.Calls) - 1; i >= 0; i-- {
		if r.Calls[i].Chair == c {
			return i
		}
	}
	return -1
}

// undouble takes a player's answer back, and the later players' answers.
func (r *Record) undouble(c Chair) {
	r.Doubled[c] = 0
	for d := c.Next(); d != r.Landlord; d = d.Next() {
		r.Doubled[d] = 0
	}
}

// throwIn returns to the deal before, in which all have passed.
func (r *Record) throwIn() {
	r.Deal = dealt(&r.Variant, r.Deal.Seed, r.Deal.Redeals-1)
	r.Calls = nil
	for c := r.Deal.First; len(r.Calls) < Chairs; c = c.Next() {
		r.Calls = append(r.Calls, Call{Chair: c})
	}
}
