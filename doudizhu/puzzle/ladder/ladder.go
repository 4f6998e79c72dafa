// Package ladder has the bots that tell the levels of puzzles. It stands apart from package puzzle, so that a program
// which makes puzzles without levels needs no bots.
package ladder

import (
	"context"
	"math/rand/v2"

	"kedou/doudizhu"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/puzzle"
	"kedou/doudizhu/table"
)

// rung is a bot of package bot and the level of the puzzles that no weaker bot solves.
type rung struct {
	bot   string
	level int
	deals bool // it deals the unseen cards, so that they must be as many as the others hold
}

// rungs are the bots, the weakest first. The last bot searches, by playouts; where it could
// count all hidden cards it would ask the solver, which is no test; nor is an exact search of the worlds that it deals.
var rungs = []rung{
	{bot: "principles", level: 1}, {bot: "robot", level: 2}, {bot: "roles", level: 2},
	{bot: "strong:playouts=600,without=endings+winning+exact+partner+repeats", level: 3, deals: true},
}

// New returns the bots, the weakest first, as a [puzzle.Ladder]: principles find the puzzles of level 1, robot and
// roles those of level 2, and strong those of level 3.
func New(r doudizhu.Rules) ([]puzzle.Rung, error) {
	v, _ := table.ByName("standard")
	v.Rules = hand.Rules{Rules: r}
	var ladder []puzzle.Rung
	for _, r := range rungs {
		player, err := bot.New(r.bot, v)
		if err != nil {
			return nil, err
		}
		ladder = append(ladder, puzzle.Rung{Name: r.bot, Level: r.level,
			Lead: func(ctx context.Context, p *puzzle.Puzzle) (doudizhu.Play, error) {
				return player.Play(ctx, view(&v, p, r.deals), rand.New(rand.NewPCG(p.Seed, uint64(p.Cards()))))
			}})
	}
	return ladder, nil
}

// view returns what the landlord sees at a table where all other cards have been laid: by himself, so that they tell
// nothing about the peasants. A lone peasant's partner has no cards; bots that don't deal the unseen ones learn that
// he has as many as the peasant, since at a table no one with an empty hand is still playing.
func view(variant *table.Variant, p *puzzle.Puzzle, deals bool) *table.View {
	v := &table.View{Variant: variant, Stage: table.Playing, Hand: p.Hands[doudizhu.Landlord], Bid: 1}
	laid := variant.Deck()
	for seat, h := range p.Hands {
		v.Left[seat] = h.Cards()
		laid -= h
	}
	if !p.Three && !deals {
		v.Left[doudizhu.Up] = v.Left[doudizhu.Down]
	}
	v.Moves = []table.Move{{Play: doudizhu.Play{Cards: laid}}}
	return v
}
