// Tips: plays for a person to try, in the order in which a table raises them, and the player who follows the first.

package bot

import (
	"cmp"
	"context"
	"math/bits"
	"math/rand/v2"
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/strong"
	"kedou/doudizhu/table"
	"kedou/internal/phrase"
)

// Tip is a play to try, or the pass, and what it does.
type Tip struct {
	Play doudizhu.Play
	Why  phrase.Text
}

// Tipper lists tips. A Tipper isn't safe for concurrent use.
type Tipper struct {
	strong  *strong.Player
	analyst *hand.Analyst
	closer  *hand.Closer
}

// tipPlayouts are the playouts for a list of tips: about a hundredth of a second.
const tipPlayouts = 2000

// NewTipper returns a tipper of the variant.
func NewTipper(v table.Variant) *Tipper { return newTipper(v, strong.Options{Playouts: tipPlayouts}) }

func newTipper(v table.Variant, o strong.Options) *Tipper {
	return &Tipper{strong.New(v, o), hand.NewAnalyst(v.Rules), hand.NewCloser(v.Rules)}
}

// place is the place of a tip in the list.
type place int

const (
	sure   place = iota // wins for certain
	good                // as good as the best, by the chances
	lesser              // worse, or not judged
	torn                // tears a bomb
	last                // a pass that is worse
)

// damage is what a play does to the hand, the least first.
type damage int

const (
	none     damage = iota // it takes groups whole, or is a pass
	spending               // a two, a joker or a wildcard is among them
	costing                // the hand needs as many plays as before, or more
	bombing                // it lays a bomb or the rocket
	tearing                // it takes a part of a bomb or of the rocket, or lays a bomb with kickers
)

// rated is a tip with its place; order decides among equals.
type rated struct {
	Tip
	place  place
	damage damage
	order  int
}

// Tips returns the legal plays of the view's player, whose turn it is, and the pass. Certain wins are first. Then come the plays that the sampling player
// judges as good as the best, which may include the pass, and then the others, both times those first that leave the hand whole, and bombs after all else; at
// the end plays that tear a bomb, unless only such plays are as good as the best, and a pass that is worse. Only one of plays that differ only in kickers is a tip. The same view has the same tips.
func (t *Tipper) Tips(ctx context.Context, v *table.View) []Tip {
	hints := t.analyst.Hints(v.Hand, v.Last)
	t.closer.Ready(v.Hand, v.Others()...)
	t.closer.First(hints)
	var judged []strong.Judgement
	if len(hints) > 0 && hints[0].Line == nil {
		judged, _ = t.strong.Judge(ctx, v, rand.New(rand.NewPCG(uint64(len(v.Moves)), uint64(v.Chair))))
	}
	var list []rated
	for _, h := range hints {
		list = append(list, t.rate(v, h, judged))
	}
	if v.Last.Kind != doudizhu.Pass || len(list) == 0 {
		list = append(list, t.pass(v, judged, len(list) > 0))
	}
	slices.SortStableFunc(list, func(a, b rated) int {
		return cmp.Or(cmp.Compare(a.place, b.place), cmp.Compare(a.damage, b.damage), cmp.Compare(a.order, b.order))
	})
	return once(list)
}

// once returns the tips of a list, but for those with the body of one before.
func once(list []rated) (tips []Tip) {
	for _, r := range list {
		if !slices.ContainsFunc(tips, func(t Tip) bool { return t.Play.Rival() == r.Play.Rival() }) {
			tips = append(tips, r.Tip)
		}
	}
	return tips
}

// rate finds the place of a play.
func (t *Tipper) rate(v *table.View, h hand.Hint, judged []strong.Judgement) (r rated) {
	if h.Line != nil {
		return rated{Tip: Tip{h.Play, v.Variant.Rules.Certain(h.Line).Text}, place: sure, order: min(len(h.Line), 2)}
	}
	r.Play = h.Play
	r.damage, r.Why = t.does(v.Hand, h.Play)
	r.place, r.order = placed(judged, h.Play)
	spared := func(j strong.Judgement) bool {
		place, _ := placed(judged, j.Play)
		return place == good && !tears(v.Hand, j.Play)
	}
	if r.damage == tearing && (r.place != good || slices.ContainsFunc(judged, spared)) {
		r.place = torn
	}
	return r
}

// Why returns what a play of the view's player does to the hand; nothing for a pass.
func (t *Tipper) Why(v *table.View, p doudizhu.Play) (why phrase.Text) {
	t.closer.Ready(v.Hand, v.Others()...)
	switch line := t.closer.Line(p); {
	case line != nil:
		why = v.Variant.Rules.Certain(line).Text
	case p.Kind != doudizhu.Pass:
		_, why = t.does(v.Hand, p)
	}
	return why
}

// does returns what a play that doesn't empty h does to it.
func (t *Tipper) does(h doudizhu.Hand, p doudizhu.Play) (damage, phrase.Text) {
	turns, _ := t.analyst.Fewest(h)
	left, ok := t.analyst.Fewest(h - p.Cards)
	d, what := damageOf(h, p, ok && left < turns)
	switch {
	case !ok: // cards that no play can take stay behind
		return d, what
	case left == 1:
		return d, phrase.New("%v; leaves one play", what)
	}
	return d, phrase.New("%v; leaves %d plays", what, left)
}

// damageOf returns what p does to h; whole says that the rest needs fewer plays.
func damageOf(h doudizhu.Hand, p doudizhu.Play, whole bool) (damage, phrase.Text) {
	switch {
	case tears(h, p) && p.Cards&doudizhu.Jokers != 0:
		return tearing, phrase.New("tears the rocket")
	case tears(h, p):
		return tearing, phrase.New("tears a bomb")
	case p.Kind == doudizhu.Rocket:
		return bombing, phrase.New("spends the rocket")
	case p.Kind == doudizhu.Bomb:
		return bombing, phrase.New("spends a bomb")
	case !whole:
		return costing, phrase.New("breaks groups")
	case p.Cards.Count(doudizhu.Wild) > 0:
		return spending, phrase.New("spends a wildcard")
	case dear(p.Cards):
		return spending, phrase.New("spends a two or a joker")
	}
	return none, phrase.New("breaks nothing")
}

// tears reports whether p takes a part of a bomb or of the rocket of h, or lays a bomb with kickers.
func tears(h doudizhu.Hand, p doudizhu.Play) bool {
	if h.Contains(doudizhu.Jokers) && p.Cards&doudizhu.Jokers != 0 && p.Kind != doudizhu.Rocket {
		return true
	}
	for set := h.AtLeast(4) &^ (1 << doudizhu.Wild); set != 0; set &= set - 1 {
		n := p.Cards.Count(doudizhu.Rank(bits.TrailingZeros16(set)))
		if n > 0 && (n < 4 || p.Kind != doudizhu.Bomb) {
			return true
		}
	}
	return false
}

// margin is the difference of the shares of won playouts up to which plays are equally good.
const margin = 0.005

// placed returns the place of a play among judged ones, and its order.
func placed(judged []strong.Judgement, p doudizhu.Play) (place, int) {
	i := slices.IndexFunc(judged, func(j strong.Judgement) bool { return j.Play.Cards == p.Cards })
	switch {
	case i < 0:
		return lesser, len(judged)
	case judged[0].Share-judged[i].Share <= margin && 4*judged[i].Playouts >= judged[0].Playouts:
		return good, i
	}
	return lesser, i
}

// pass rates the pass, where there are plays or not.
func (t *Tipper) pass(v *table.View, judged []strong.Judgement, plays bool) (r rated) {
	if r.place, r.order = placed(judged, r.Play); r.place == lesser {
		r.place = last
	}
	switch {
	case !plays:
		r.Why = phrase.New("no play of the hand beats the last one")
	case r.place == last:
		r.Why = phrase.New("a pass is worse")
	case v.Seat(v.Owner).Peasant() && v.Seat(v.Chair).Peasant():
		r.Why = phrase.New("let the partner's play stand")
	default:
		r.Why = phrase.New("beating it costs too much")
	}
	return r
}

// tip is the player who follows the first tip.
type tip struct {
	caller
	tipper *Tipper
}

func (p *tip) Call(_ context.Context, v *table.View, _ *rand.Rand) (int, error) {
	return p.call(v), nil
}

func (p *tip) Double(_ context.Context, v *table.View, _ *rand.Rand) (bool, error) {
	return p.double(v), nil
}

func (p *tip) Play(ctx context.Context, v *table.View, _ *rand.Rand) (doudizhu.Play, error) {
	return p.tipper.Tips(ctx, v)[0].Play, nil
}
