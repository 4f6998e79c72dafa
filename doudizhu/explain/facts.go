// Facts: statements about a strategy as a whole.

package explain

import (
	"cmp"
	"math/bits"
	"slices"

	"kedou/doudizhu"
)

// Facts are the properties of a strategy, in a player's terms.
type Facts struct {
	// Controls are plays that the strategy makes and no enemy can beat from the start on: the
	// lowest of each kind and length.
	Controls []Control
	// Regains are the plays, kickers left out, by which the winners take the trick from
	// the losers for good: at that time no loser can beat them.
	Regains []doudizhu.Play
	// Kept are cards of the winners among those of Regains that they never lead unless
	// they lead with a run.
	Kept [doudizhu.Seats]doudizhu.Hand
	// Led reports whether the losers ever lead after the start.
	Led bool
	// Stuck are the cards that a loser still holds whenever the game ends.
	Stuck [doudizhu.Seats]doudizhu.Hand
	// Out are the seats that go out in the end.
	Out []doudizhu.Seat
	// Danger is, for each loser, the run that the loser would have as the leader at the start.
	Danger [doudizhu.Seats][]doudizhu.Play
	// Threat is the run that the winner who makes the first play has if all others pass
	// then; nil if a loser moves first.
	Threat []doudizhu.Play
}

// Control is a kind of play, of some length, that no enemy can beat from a rank on.
type Control struct {
	Seat doudizhu.Seat
	Play doudizhu.Play // the lowest, without kickers
	All  bool          // whether the seat has no lower one
}

// facts finds the facts of a strategy.
func (r *reader) facts(x *explainer) Facts {
	start := r.states[0]
	f := Facts{Controls: r.controls(x), Threat: r.threat()}
	f.Regains, f.Kept = r.regains()
	for node, s := range r.states {
		if node > 0 && s.Kind == doudizhu.Pass && !r.wins(s.Turn) && len(r.proof.Nodes[node]) > 0 {
			f.Led = true
		}
	}
	f.Stuck, f.Out = r.ends()
	for seat := range doudizhu.Seats {
		if !r.wins(seat) && start.Hands[seat] != 0 {
			f.Danger[seat] = r.runs.run(start, seat)
		}
	}
	return f
}

// controls finds the lowest plays of the strategy, of each seat, kind and length, that
// no player can beat from the start on.
func (r *reader) controls(x *explainer) (list []Control) {
	start := r.states[0]
	r.eachWinning(func(s doudizhu.State, p doudizhu.Play) {
		c := Control{Seat: s.Turn, Play: p.Rival()}
		if p.Kind == doudizhu.Pass || r.beaten(start, s.Turn, p) {
			return
		}
		i := slices.IndexFunc(list, func(d Control) bool {
			return d.Seat == c.Seat && d.Play.Kind == p.Kind && d.Play.Len == p.Len
		})
		switch {
		case i < 0:
			list = append(list, c)
		case p.Rank < list[i].Play.Rank:
			list[i] = c
		}
	})
	for i, c := range list {
		list[i].All = !slices.ContainsFunc(x.rules.AppendLeads(nil, start.Hands[c.Seat]), func(p doudizhu.Play) bool {
			return p.Kind == c.Play.Kind && p.Len == c.Play.Len && p.Rank < c.Play.Rank
		})
	}
	slices.SortFunc(list, func(a, b Control) int {
		return cmp.Or(cmp.Compare(a.Seat, b.Seat), comparePlays(a.Play, b.Play))
	})
	return list
}

// eachWinning calls f for the winners' plays of the strategy.
func (r *reader) eachWinning(f func(doudizhu.State, doudizhu.Play)) {
	for node, s := range r.states {
		if edges := r.proof.Nodes[node]; len(edges) > 0 && r.wins(s.Turn) {
			f(s, edges[0].Move)
		}
	}
}

// regains finds the plays that take the trick for good, and the cards kept for them.
func (r *reader) regains() (list []doudizhu.Play, kept [doudizhu.Seats]doudizhu.Hand) {
	var led, took [doudizhu.Seats]uint16 // ranks
	r.eachWinning(func(s doudizhu.State, p doudizhu.Play) {
		_, plain := r.plain(s)
		switch {
		case s.Kind == doudizhu.Pass && !plain:
			led[s.Turn] |= p.Cards.AtLeast(1)
		case s.Kind != doudizhu.Pass && p.Kind != doudizhu.Pass && !r.wins(s.Owner) && !r.beaten(s, s.Turn, p):
			if !slices.Contains(list, p.Rival()) {
				list = append(list, p.Rival())
			}
			took[s.Turn] |= p.Body().AtLeast(1)
		}
	})
	slices.SortFunc(list, comparePlays)
	for seat, hand := range r.states[0].Hands {
		for ranks := took[seat] &^ led[seat]; ranks != 0; ranks &= ranks - 1 {
			rank := doudizhu.Rank(bits.TrailingZeros16(ranks))
			kept[seat] += doudizhu.Of(rank, hand.Count(rank))
		}
	}
	return list, kept
}

// ends finds the cards that the losers hold at every end of the strategy, and the seats that go
// out.
func (r *reader) ends() (stuck [doudizhu.Seats]doudizhu.Hand, out []doudizhu.Seat) {
	stuck = r.states[0].Hands
	for node, s := range r.states {
		if len(r.proof.Nodes[node]) > 0 {
			continue
		}
		for i, h := range s.Hands {
			seat := doudizhu.Seat(i)
			switch {
			case !r.wins(seat):
				stuck[seat] = common(stuck[seat], h)
			case h == 0 && stuck[seat] != 0 && !slices.Contains(out, seat):
				out = append(out, seat)
			}
		}
	}
	for seat := range stuck {
		if r.wins(doudizhu.Seat(seat)) {
			stuck[seat] = 0
		}
	}
	slices.Sort(out)
	return stuck, out
}

// common returns the cards that two hands both hold.
func common(a, b doudizhu.Hand) (h doudizhu.Hand) {
	for rank := doudizhu.Three; rank <= doudizhu.BigJoker; rank++ {
		h |= doudizhu.Of(rank, min(a.Count(rank), b.Count(rank)))
	}
	return h
}

// threat finds the run of the winner who makes the first play, if all pass after it.
func (r *reader) threat() []doudizhu.Play {
	s := r.states[0]
	edges := r.proof.Nodes[0]
	if !r.wins(s.Turn) || edges[0].Move.Kind == doudizhu.Pass || !r.open[0] {
		return nil
	}
	s.Hands[s.Turn] -= edges[0].Move.Cards
	return r.runs.run(s, s.Turn)
}

// comparePlays orders plays by kind, length and rank.
func comparePlays(a, b doudizhu.Play) int {
	return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Len, b.Len), cmp.Compare(a.Rank, b.Rank))
}
