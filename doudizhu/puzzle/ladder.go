// The ladder: the bots that grade puzzles.

package puzzle

import (
	"context"
	"math/rand/v2"

	"kedou/doudizhu"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
)

// grader is a bot of package bot and the level of the puzzles that no weaker bot solves.
type grader struct {
	bot   string
	level int
	deals bool // it deals the unseen cards, whose number must equal the others' cards
}

// graders are the bots, the weakest first. The last bot searches by playouts, without exact searches, which would make
// the test pointless.
var graders = []grader{
	{bot: "principles", level: 1}, {bot: "robot", level: 2}, {bot: "roles", level: 2},
	{bot: "strong:playouts=600:without=winning+exact+repeats", level: 3, deals: true},
}

// Bots is a [Ladder] of bots: principles find the puzzles of level 1, robot and roles those of level 2, and strong those
// of level 3. A program that makes puzzles without levels links none of them.
func Bots(r doudizhu.Rules) ([]Rung, error) {
	v, _ := table.ByName("standard")
	v.Rules = hand.Rules{Rules: r}
	var ladder []Rung
	for _, g := range graders {
		player, err := bot.New(g.bot, v)
		if err != nil {
			return nil, err
		}
		ladder = append(ladder, Rung{name: g.bot, level: g.level,
			lead: func(ctx context.Context, p *Puzzle) (doudizhu.Play, error) {
				return player.Play(ctx, view(&v, p, g.deals), rand.New(rand.NewPCG(p.Seed, uint64(p.Cards()))))
			}})
	}
	return ladder, nil
}

// view returns the landlord's view at a table where the landlord has laid all other cards, so that the plays are no
// evidence about the peasants. A lone peasant's partner has no cards; for bots that don't deal the unseen cards the
// view gives the partner as many cards as the peasant, since no player at a table has an empty hand.
func view(variant *table.Variant, p *Puzzle, deals bool) *table.View {
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
