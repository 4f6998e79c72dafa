// Super-doubling: in the game rob alone, by four, and in records as in games.

package table

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"

	"kedou/doudizhu"
)

func TestSuperDoubling(t *testing.T) {
	for _, name := range Variants() {
		v := variant(t, name)
		g := New(v, NewDeal(v, 3))
		calls(t, g, map[string]string{"standard": "3", "rob": "100", "yuncheng": "1"}[name])
		c := g.Asked()
		if c == g.landlord && !v.mayDouble(doudizhu.Landlord) {
			t.Fatal(name, "asks the landlord")
		}
		if err := g.Multiply(c, 3); err == nil {
			t.Errorf("%s: by three", name)
		}
		if err := g.Multiply(c, Super); (err == nil) != (name == "rob") {
			t.Errorf("%s: super-doubling: error %v", name, err)
		}
	}
}

// bold super-doubles, and otherwise answers at random.
type bold struct{ anyPlayer }

func (*bold) Multiply(_ context.Context, v *View, _ *rand.Rand) (int, error) {
	doubles := v.Variant.Doubles()
	return doubles[len(doubles)-1], nil
}

func TestSuperDoublesInRecords(t *testing.T) {
	v := variant(t, "rob")
	for seed := range uint64(20) {
		g := New(v, NewDeal(v, seed))
		result, err := Run(t.Context(), g, [Chairs]Player{&bold{}, &bold{}, &bold{}}, Options{Seed: seed})
		r := record(g)
		if err != nil || r.Doubled != [Chairs]int{4, 4, 4} || result.Points[0]%16 != 0 || Verify(r) != nil {
			t.Fatalf("deal %d: doubled %v, points %v, errors %v, %v", seed, r.Doubled, result.Points, err, Verify(r))
		}
		for _, lang := range Languages() {
			text := r.Text(lang)
			for again, err := range ReadRecords("text", strings.NewReader(text)) {
				if err != nil || again.Doubled != r.Doubled || again.Text(lang) != text {
					t.Errorf("%v in\n%s", err, text)
				}
			}
		}
		r.Variant, r.Doubled = variant(t, "standard"), [Chairs]int{4, 1, 1}
		if err := Verify(r); err == nil {
			t.Error("a super-double in a game that has none")
		}
	}
}
