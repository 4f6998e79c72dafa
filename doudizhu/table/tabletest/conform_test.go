package tabletest

import (
	"context"
	"errors"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/table"

	"pgregory.net/rapid"
)

// anyPlay is a player who answers at random.
type anyPlay struct{}

func (anyPlay) Call(_ context.Context, v *table.View, random *rand.Rand) (int, error) {
	return v.Bids[random.IntN(len(v.Bids))], nil
}

func (anyPlay) Double(_ context.Context, _ *table.View, random *rand.Rand) (bool, error) {
	return random.IntN(2) == 0, nil
}

func (anyPlay) Play(_ context.Context, v *table.View, random *rand.Rand) (doudizhu.Play, error) {
	plays := v.AppendPlays(nil)
	return plays[random.IntN(len(plays))], nil
}

func TestRandomPlayerConforms(t *testing.T) {
	Conform(t, 20, func(table.Variant) table.Player { return anyPlay{} })
}

// spy answers by chance too, but remembers a card of the chair that was asked before.
type spy struct {
	anyPlay
	seen *doudizhu.Hand
}

func (s spy) Call(_ context.Context, v *table.View, _ *rand.Rand) (int, error) {
	defer func() { *s.seen = v.Hand }()
	return v.Bids[min(s.seen.Count(doudizhu.Two)/2, len(v.Bids)-1)], nil
}

// mute has no answers.
type mute struct{ anyPlay }

func (mute) Double(context.Context, *table.View, *rand.Rand) (bool, error) {
	return false, errors.New("no answer")
}

// cheat lays cards that he doesn't have.
type cheat struct{ anyPlay }

func (cheat) Play(context.Context, *table.View, *rand.Rand) (doudizhu.Play, error) {
	return doudizhu.Play{Kind: doudizhu.Rocket, Rank: doudizhu.SmallJoker, Len: 1, Cards: doudizhu.Jokers}, nil
}

func TestBadPlayersAreFound(t *testing.T) {
	for _, test := range []struct {
		newPlayer func(table.Variant) table.Player
		want      string
	}{
		{func(table.Variant) table.Player { return spy{seen: new(doudizhu.Hand)} }, "with other cards behind the same view"},
		{func(table.Variant) table.Player { return mute{} }, "no answer"},
		{func(table.Variant) table.Player { return cheat{} }, "isn't in the hand"},
	} {
		v, _ := table.ByName("standard")
		err := error(nil)
		for seed := uint64(0); seed < 200 && err == nil; seed++ {
			err = conform(v, seed, test.newPlayer)
		}
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%v, want one about %q", err, test.want)
		}
	}
}

// TestViewsStayEqualBehindOtherCards deals the unseen cards again behind a view at any point of a game, and leads the
// game there again.
func TestViewsStayEqualBehindOtherCards(t *testing.T) {
	moved := 0
	rapid.Check(t, func(r *rapid.T) {
		v, _ := table.ByName(rapid.SampledFrom(table.Variants()).Draw(r, "variant"))
		random := rand.New(rand.NewPCG(rapid.Uint64().Draw(r, "random"), 1))
		w := walk{game: table.New(v, table.NewDeal(v, rapid.Uint64().Draw(r, "seed"))), random: random}
		for range rapid.IntRange(0, 60).Draw(r, "answers") {
			if w.game.Stage() != table.Over {
				_ = w.answer(w.anything(w.game.View(w.game.Asked())))
			}
		}
		chair := table.Chair(rapid.IntRange(0, 2).Draw(r, "viewer"))
		want := w.game.View(chair)
		deal := Redeal(w.game.Deal(), want, random)
		if err := deal.Check(&v); err != nil {
			r.Fatal(err)
		}
		g := table.New(v, deal)
		for _, a := range w.said {
			if err := a.in(g); err != nil {
				r.Fatal(err)
			}
		}
		if got := g.View(chair); !reflect.DeepEqual(got, want) {
			r.Fatalf("the view of chair %d was %+v and is %+v", chair, want, got)
		}
		if deal.Hands != w.game.Deal().Hands {
			moved++
		}
	})
	if !testing.Short() && moved < 50 {
		t.Errorf("cards moved in %d cases only", moved)
	}
}
