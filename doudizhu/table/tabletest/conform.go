// Package tabletest holds players to the table's contract: they answer by the rules, and what they don't see doesn't
// change what they do.
package tabletest

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// Conform lets a player sit on all chairs of some random games of every variant, and reports
//   - answers that the game refuses, and errors;
//   - answers that change when the cards that the player doesn't see are dealt again, his view and his random source
//     being equal: a second player is led through the same game with the other cards, at some points of each game.
//
// Of the answers in the game, a third are random legal ones, so that players meet odd positions. A player that thinks
// for a time which a clock measures can't pass.
func Conform(t *testing.T, games int, newPlayer func(table.Variant) table.Player) {
	t.Helper()
	for _, name := range table.Variants() {
		t.Run(name, func(t *testing.T) {
			v, _ := table.ByName(name)
			for seed := range uint64(games) {
				if err := conform(v, seed, newPlayer); err != nil {
					t.Fatalf("deal %d, %v", seed, err)
				}
			}
		})
	}
}

// conform has the player sit on all chairs of one game.
func conform(v table.Variant, seed uint64, newPlayer func(table.Variant) table.Player) error {
	w := walk{
		game:      table.New(v, table.NewDeal(v, seed)),
		newPlayer: newPlayer,
		player:    newPlayer(v),
		random:    rand.New(rand.NewPCG(seed, 1)),
	}
	for n := 0; w.game.Stage() != table.Over; n++ {
		v := w.game.View(w.game.Asked())
		if err := w.decide(v, n); err != nil {
			return fmt.Errorf("decision %d, by chair %d with the hand %v: %w", n, v.Chair, v.Hand, err)
		}
	}
	return nil
}

// walk is a game that is walked through.
type walk struct {
	game      *table.Game
	newPlayer func(table.Variant) table.Player
	player    table.Player
	random    *rand.Rand
	said      []said // since the deal
}

// said is an answer to any question.
type said struct {
	chair table.Chair
	bid   int
	times int
	play  doudizhu.Play
}

// decide asks the player for decision n, and continues with his answer or another.
func (w *walk) decide(v *table.View, n int) error {
	if stuck(v) {
		return w.answer(said{chair: v.Chair})
	}
	a, err := ask(w.player, v, n)
	if err == nil && w.random.IntN(20) == 0 {
		err = w.compare(v, n, a)
	}
	if err == nil && w.random.IntN(3) == 0 {
		a = w.anything(v)
	}
	if err != nil {
		return err
	}
	return w.answer(a)
}

// stuck reports whether the viewer has no choice, since he leads and can lay nothing.
func stuck(v *table.View) bool {
	return v.Stage == table.Playing && v.Last.Kind == doudizhu.Pass && v.AppendPlays(nil)[0].Kind == doudizhu.Pass
}

// ask puts the question of the stage, with the random source of decision n.
func ask(p table.Player, v *table.View, n int) (a said, err error) {
	ctx, random := context.Background(), rand.New(rand.NewPCG(uint64(n), uint64(v.Chair)))
	a.chair = v.Chair
	switch v.Stage {
	case table.Calling:
		a.bid, err = p.Call(ctx, v, random)
	case table.Doubling:
		a.times, err = table.Multiply(ctx, p, v, random)
	default:
		a.play, err = p.Play(ctx, v, random)
	}
	return a, err
}

// anything is a random legal answer.
func (w *walk) anything(v *table.View) said {
	doubles := v.Variant.Doubles()
	a := said{chair: v.Chair, times: doubles[w.random.IntN(len(doubles))]}
	switch v.Stage {
	case table.Calling:
		a.bid = v.Bids[w.random.IntN(len(v.Bids))]
	case table.Playing:
		plays := v.AppendPlays(nil)
		a.play = plays[w.random.IntN(len(plays))]
	}
	return a
}

// answer makes an answer in the game; a new deal forgets those before.
func (w *walk) answer(a said) error {
	deal := w.game.Deal()
	err := a.in(w.game)
	w.said = append(w.said, a)
	if w.game.Deal() != deal {
		w.said = nil
	}
	return err
}

// in makes the answer in a game.
func (a said) in(g *table.Game) error {
	switch g.Stage() {
	case table.Calling:
		return g.Call(a.chair, a.bid)
	case table.Doubling:
		return g.Multiply(a.chair, a.times)
	}
	return g.Play(a.chair, a.play)
}

// compare leads another player through the game with other cards behind the view v, and holds his answer to decision n
// against the first player's.
func (w *walk) compare(v *table.View, n int, want said) error {
	g := table.New(*v.Variant, Redeal(w.game.Deal(), v, w.random))
	p := w.newPlayer(*v.Variant)
	for i, a := range w.said {
		if seen := g.View(a.chair); !stuck(seen) {
			_, _ = ask(p, seen, n-len(w.said)+i)
		}
		if err := a.in(g); err != nil {
			return fmt.Errorf("in the game with other cards behind the view: %w", err)
		}
	}
	if got, err := ask(p, g.View(v.Chair), n); err != nil || got != want {
		return fmt.Errorf("%+v, but %+v (error %v) with other cards behind the same view", want, got, err)
	}
	return nil
}
