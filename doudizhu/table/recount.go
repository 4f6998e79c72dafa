package table

// The referee's count of the score, and of the answers that the table may have given.

import (
	"strings"

	"kedou/doudizhu"
	"kedou/internal/phrase"
)

// defaults checks that the table has answered for a player no more often than the player passed, didn't double, and led the
// lowest card; in a deal without a landlord all have passed.
func (f *referee) defaults() error {
	most := f.passive
	for c, d := range f.game.Doubled {
		if most[c] += f.game.Deal.Redeals; d == 1 {
			most[c]++
		}
	}
	for _, c := range f.game.Calls {
		if c.Bid == 0 {
			most[c.Chair]++
		}
	}
	for c, n := range f.game.Defaults {
		if n > most[c] {
			return phrase.Errorf("the record has %d answers of the table for chair %d, but only %d can be the table's; give no more", n, c, most[c])
		}
	}
	return nil
}

// isPassive reports whether a move is a pass, or a lead of the lowest card of the hand that it is made from.
func isPassive(hand doudizhu.Hand, p, last doudizhu.Play) bool {
	if p.Kind != doudizhu.Solo || last.Kind != doudizhu.Pass {
		return p.Kind == doudizhu.Pass
	}
	for r := range p.Rank {
		if hand.Count(r) > 0 {
			return false
		}
	}
	return true
}

// result checks the score.
func (f *referee) result() error {
	switch {
	case f.winner == Nobody && f.game.Result == nil:
		return nil
	case f.winner == Nobody:
		return phrase.Errorf("there is a result, but no player has laid all cards; leave it out, or add the moves")
	case f.game.Result == nil:
		return phrase.Errorf("chair %d has won, and there is no result; add it", f.winner)
	}
	want := f.count()
	if *f.game.Result != want {
		return phrase.Errorf("the result is %s; by the moves it is %s", strings.Join(f.game.Result.items(), ", "), strings.Join(want.items(), ", "))
	}
	return nil
}

// count counts the score: it doubles the stake of each peasant for one reason after another.
func (f *referee) count() Result {
	want := Result{Landlord: f.game.Landlord, Winner: f.winner, Bid: f.bid, Spring: true, Defaults: f.game.Defaults}
	stakes := [Chairs]int{f.bid, f.bid, f.bid}
	double := func(these ...Chair) {
		for _, c := range these {
			stakes[c] *= 2
		}
	}
	for i, m := range f.game.Moves {
		switch {
		case m.Play.Kind == doudizhu.Pass || i == 0:
		case f.winner == f.game.Landlord:
			want.Spring = want.Spring && m.Chair == f.game.Landlord
		default:
			want.Spring = want.Spring && m.Chair != f.game.Landlord
		}
		if m.Play.Kind == doudizhu.Bomb || m.Play.Kind == doudizhu.Rocket {
			want.Bombs++
			double(0, 1, 2)
		}
	}
	if want.Spring {
		double(0, 1, 2)
	}
	for c, d := range f.game.Doubled {
		switch {
		case d < 2:
			continue
		case Chair(c) == f.game.Landlord:
			double(0, 1, 2)
			if d == 4 {
				double(0, 1, 2)
			}
		default:
			double(Chair(c))
			if d == 4 {
				double(Chair(c))
			}
		}
	}
	for c, stake := range stakes {
		if f.game.Variant.Cap > 0 && stake > f.game.Variant.Cap {
			stake = f.game.Variant.Cap
		}
		if f.winner == f.game.Landlord {
			stake = -stake
		}
		if Chair(c) != f.game.Landlord {
			want.Points[c] = stake * f.game.Variant.Base
		}
	}
	want.Points[f.game.Landlord] = -want.Points[(f.game.Landlord+1)%Chairs] - want.Points[(f.game.Landlord+2)%Chairs]
	return want
}
