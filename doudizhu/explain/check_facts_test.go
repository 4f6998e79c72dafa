// The check of the facts of a strategy, over all its positions.

package explain_test

import (
	"fmt"
	"maps"
	"reflect"
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/explain"
)

// controls lists the lowest plays of the strategy that no opponent beats from the start on.
func (c *checker) controls() []explain.Control {
	type class struct {
		seat doudizhu.Seat
		kind doudizhu.Kind
		len  uint8
	}
	start, lowest := c.states[0], map[class]doudizhu.Rank{}
	c.each(func(s doudizhu.State, p doudizhu.Play) {
		k := class{s.Turn, p.Kind, p.Len}
		if low, ok := lowest[k]; p.Kind != doudizhu.Pass && !c.beatable(start, s.Turn, p) && (!ok || p.Rank < low) {
			lowest[k] = p.Rank
		}
	})
	var list []explain.Control
	for k, rank := range lowest {
		s := start
		s.Turn, s.Owner, s.Kind = k.seat, k.seat, doudizhu.Pass
		control := explain.Control{Seat: k.seat, All: true}
		for _, p := range c.referee.AppendMoves(nil, s) {
			switch {
			case p.Kind != k.kind || p.Len != k.len:
			case p.Rank == rank:
				control.Play = p
				control.Play.Cards -= p.Kickers()
			case p.Rank < rank:
				control.All = false
			}
		}
		list = append(list, control)
	}
	slices.SortFunc(list, func(a, b explain.Control) int {
		return slices.Compare([]int{int(a.Seat), int(a.Play.Kind), int(a.Play.Len)}, []int{int(b.Seat), int(b.Play.Kind), int(b.Play.Len)})
	})
	return list
}

// each calls f with the winners' plays.
func (c *checker) each(f func(doudizhu.State, doudizhu.Play)) {
	for n, edges := range c.plan.Strategy.Nodes {
		if len(edges) > 0 && c.mine(c.states[n].Turn) {
			f(c.states[n], edges[0].Move)
		}
	}
}

// whole checks the facts of the strategy: who leads, which cards are kept, how it ends.
func (c *checker) whole() error {
	regains, kept := map[doudizhu.Play]bool{}, [doudizhu.Seats]doudizhu.Hand{}
	for seat, h := range c.states[0].Hands {
		for r := doudizhu.Three; r <= doudizhu.BigJoker; r++ {
			used, led := false, false
			c.each(func(s doudizhu.State, p doudizhu.Play) {
				if int(s.Turn) != seat || p.Cards.Count(r) == 0 {
					return
				}
				led = led || s.Kind == doudizhu.Pass && !c.plain(s)
				if s.Kind != doudizhu.Pass && !c.mine(s.Owner) && !c.beatable(s, s.Turn, p) && p.Body().Count(r) > 0 {
					used, regains[p.Rival()] = true, true
				}
			})
			if used && !led {
				kept[seat] += doudizhu.Of(r, h.Count(r))
			}
		}
	}
	stuck, out, led := c.states[0].Hands, map[doudizhu.Seat]bool{}, false
	for n, s := range c.states {
		over := len(c.plan.Strategy.Nodes[n]) == 0
		led = led || n > 0 && !over && s.Kind == doudizhu.Pass && !c.mine(s.Turn)
		for seat := range doudizhu.Seats {
			for r := doudizhu.Three; over && r <= doudizhu.BigJoker; r++ {
				if held := stuck[seat].Count(r); s.Hands[seat].Count(r) < held {
					stuck[seat] -= doudizhu.Of(r, held-s.Hands[seat].Count(r))
				}
			}
			if c.mine(seat) && over && s.Hands[seat] == 0 && c.states[0].Hands[seat] != 0 {
				out[seat] = true
			}
		}
	}
	for seat := range doudizhu.Seats {
		if c.mine(seat) {
			stuck[seat] = 0
		}
	}
	got := explain.Facts{Kept: kept, Led: led, Stuck: stuck, Out: slices.Sorted(maps.Keys(out))}
	want := explain.Facts{Kept: c.plan.Facts.Kept, Led: c.plan.Facts.Led, Stuck: c.plan.Facts.Stuck, Out: c.plan.Facts.Out}
	if !reflect.DeepEqual(got, want) {
		return fmt.Errorf("%+v, not %+v", got, want)
	}
	same := func(a, b doudizhu.Play) bool { return a == b }
	sorted := func(a, b doudizhu.Play) int {
		return slices.Compare([]int{int(a.Kind), int(a.Len), int(a.Rank)}, []int{int(b.Kind), int(b.Len), int(b.Rank)})
	}
	if list := slices.SortedFunc(maps.Keys(regains), sorted); !slices.EqualFunc(list, c.plan.Facts.Regains, same) {
		return fmt.Errorf("regains %v, not %v", list, c.plan.Facts.Regains)
	}
	return nil
}
