// The ladder: bots of rising strength, of which a puzzle's level tells the first that finds the win.

package puzzle

import (
	"context"
	"math/rand/v2"

	"kedou/doudizhu"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
)

// rung is a bot of package bot and the level of the puzzles that no weaker bot solves.
type rung struct {
	bot   string
	level int
	deals bool // it deals the unseen cards, so that they must be as many as the others hold
}

// rungs are the bots, the weakest first, and what is left for nobody. The last bot searches, by playouts; where it could
// count all hidden cards it would ask the solver, which is no test.
var rungs = []rung{
	{bot: "principles", level: 1}, {bot: "robot", level: 2}, {bot: "roles", level: 2},
	{bot: "strong:playouts=600,without=endings", level: 3, deals: true}, {level: 4},
}

// ladder asks the bots. It is for one goroutine.
type ladder struct {
	variant table.Variant
	bots    []table.Player
}

func newLadder(r *doudizhu.Rules) (*ladder, error) {
	v, _ := table.ByName("standard")
	v.Rules = hand.Rules{Rules: *r}
	l := &ladder{variant: v}
	for _, r := range rungs[:len(rungs)-1] {
		player, err := bot.New(r.bot, v)
		if err != nil {
			return nil, err
		}
		l.bots = append(l.bots, player)
	}
	return l, nil
}

// weakest returns the rung of the weakest bot that leads a winning play.
func (l *ladder) weakest(ctx context.Context, p *Puzzle) (rung, error) {
	for i, b := range l.bots {
		play, err := b.Play(ctx, l.view(p, rungs[i].deals), rand.New(rand.NewPCG(p.Seed, uint64(p.Cards()))))
		if err != nil || p.wins(play) {
			return rungs[i], err
		}
	}
	return rungs[len(rungs)-1], context.Cause(ctx)
}

// view returns what the landlord sees at a table where all other cards have been laid: by himself, so that they tell
// nothing about the peasants. A lone peasant's partner has no cards; bots that don't deal the unseen ones are told that
// he has as many as the peasant, since at a table nobody with an empty hand is still playing.
func (l *ladder) view(p *Puzzle, deals bool) *table.View {
	v := &table.View{Variant: &l.variant, Stage: table.Playing, Hand: p.Hands[doudizhu.Landlord], Bid: 1}
	laid := l.variant.Deck()
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
