package table

// Records of games.

import (
	"cmp"
	"slices"
	"unicode/utf8"

	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/internal/phrase"
)

// Record is a game, finished or not, with its deal, calls, doubles and plays. A Record is read and written as JSON, by
// package encoding/json, or as text, without loss. Verify reports whether the game followed the rules.
type Record struct {
	Variant  Variant // one of Variants, with any base and cap
	Deal     Deal
	Names    [Chairs]string
	Calls    []Call // since the deal
	Landlord Chair  // Nobody before the calls have ended
	Given    bool   // the landlord was given; there were no calls and doubles
	Doubled  [Chairs]int
	Moves    []Move
	Defaults [Chairs]int
	Result   *Result // nil while the game isn't over
}

// Record returns the game's record.
func (g *Game) Record(names [Chairs]string) Record {
	r := Record{
		Variant:  g.variant,
		Deal:     g.deal,
		Names:    names,
		Calls:    append([]Call(nil), g.calls...),
		Landlord: g.landlord,
		Given:    g.given,
		Doubled:  g.doubled,
		Moves:    append([]Move(nil), g.moves...),
		Defaults: g.defaults,
	}
	if result, over := g.Result(); over {
		r.Result = &result
	}
	return r
}

// Resume returns the game of a record, at the point where the record ends. Its Calls, Doubled and Moves may be cut
// short to return to an earlier point. The error names the first step against the rules.
func Resume(r Record) (*Game, error) {
	if err := cmp.Or(r.check(), r.Deal.Check(&r.Variant)); err != nil {
		return nil, err
	}
	if r.Given {
		return NewGiven(r.Variant, r.Deal, r.Landlord).replay(&r)
	}
	return New(r.Variant, r.Deal).replay(&r)
}

// replay continues from the deal to where the record ends.
func (g *Game) replay(r *Record) (*Game, error) {
	for i, c := range r.Calls {
		if err := g.Call(c.Chair, c.Bid); err != nil {
			return nil, phrase.Errorf("call %d: %w", i+1, err)
		}
	}
	if g.deal != r.Deal {
		return nil, phrase.Errorf("all have passed, so the deal was thrown in; give the next deal")
	}
	for c, d := range r.Doubled {
		if d > 0 && !r.Given {
			if err := g.Multiply(Chair(c), d); err != nil {
				return nil, err
			}
		}
	}
	for i, m := range r.Moves {
		if err := g.Play(m.Chair, m.Play); err != nil {
			return nil, phrase.Errorf("move %d: %w", i+1, err)
		}
	}
	g.defaults = r.Defaults
	return g, nil
}

// check reports values that no game has.
func (r *Record) check() error {
	v, err := ByName(r.Variant.Name)
	if err != nil {
		return err
	}
	if v.Base, v.Cap = r.Variant.Base, r.Variant.Cap; v != r.Variant {
		return phrase.Errorf("the rules aren't those of the game %s; records are of the named games alone", v.Name)
	}
	if r.Variant.Base < 1 || r.Variant.Base > mostPoints || r.Variant.Cap < 0 || r.Variant.Cap > mostPoints {
		return phrase.Errorf("base %d, cap %d; give a base from 1 and a cap from 0, to %d", r.Variant.Base, r.Variant.Cap, mostPoints)
	}
	if r.Deal.Redeals < 0 || r.Deal.Redeals > maxRedeals {
		return phrase.Errorf("%d redeals; there are at most %d", r.Deal.Redeals, maxRedeals)
	}
	for c := range Chairs {
		if d, n := r.Doubled[c], r.Defaults[c]; d < 0 || d == 3 || d > Super || n < 0 || n > mostPoints {
			return phrase.Errorf("chair %d: doubled %d, defaults %d; give 0, 1, 2 or 4, and 0 to %d", c, d, n, mostPoints)
		}
		if !utf8.ValidString(r.Names[c]) {
			return phrase.Errorf("the name %q of chair %d isn't UTF-8", r.Names[c], c)
		}
	}
	return r.checkChairs()
}

// mostPoints bounds the numbers in records.
const mostPoints = 1_000_000

// checkChairs reports chairs that aren't at the table, and calls that no player can make.
func (r *Record) checkChairs() error {
	chairs, most := []Chair{r.Deal.First}, 1
	if r.Variant.Auction == Bids {
		most = 3
	}
	if r.Landlord != Nobody {
		chairs = append(chairs, r.Landlord)
	}
	for _, c := range r.Calls {
		if chairs = append(chairs, c.Chair); c.Bid < 0 || c.Bid > most {
			return phrase.Errorf("chair %d calls %d; calls go from 0 to %d", c.Chair, c.Bid, most)
		}
	}
	for _, m := range r.Moves {
		chairs = append(chairs, m.Chair)
	}
	if r.Result != nil {
		chairs = append(chairs, r.Result.Winner)
	}
	i := slices.IndexFunc(chairs, func(c Chair) bool { return c < 0 || c >= Chairs })
	switch {
	case i >= 0:
		return phrase.Errorf("there is no chair %d; chairs are 0, 1 and 2", chairs[i])
	case r.Landlord == Nobody && (r.Given || len(r.Moves) > 0 || r.Result != nil):
		return phrase.Errorf("no landlord; give the landlord's chair")
	}
	return nil
}

// notation is how records write cards.
var notation = doudizhu.Notation{Jokers: "BR", Wild: true}

// playText writes a play so that it can't be read otherwise.
func playText(rules *hand.Rules, p doudizhu.Play) string {
	if p.Kind == doudizhu.Pass {
		return "-"
	}
	return rules.Parts(p)
}

// parsePlay reads a play: as playText writes it or, where that leaves the reading open, as hand.Rules.ParsePlay does.
func parsePlay(rules *hand.Rules, text string) (doudizhu.Play, error) {
	if notation.IsPass(text) {
		return doudizhu.Play{}, nil
	}
	readings, err := rules.ParsePlay(text, notation)
	if err != nil {
		return doudizhu.Play{}, phrase.Errorf("%s: %w; write cards such as 333+4, or - for a pass", text, err)
	}
	i := slices.IndexFunc(readings, func(p doudizhu.Play) bool { return rules.Parts(p) == text })
	return readings[max(i, 0)], nil
}
