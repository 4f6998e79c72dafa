package blunder

// The judge by playouts on the true deal, by players who see no hidden card.

import (
	"context"
	"math/rand/v2"
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/strong"
	"kedou/doudizhu/table"
)

// played judges by this many games for each play, with the same random sources after every play.
type played struct {
	games   int
	variant string
	players [table.Chairs]table.Player // of the continued games
	judge   *strong.Player             // names the first candidates
	others  []table.Player             // name one candidate each
}

// The search for candidates, and the continued games.
const (
	judgePlayouts = 400
	candidates    = 4 // the judge's first, apart from one of each other player
	goOn          = "strong:playouts=40"
)

// take makes the players of a variant.
func (p *played) take(v table.Variant) (err error) {
	if p.variant == v.Name {
		return nil
	}
	p.variant, p.judge, p.others = v.Name, strong.New(v, strong.Options{Playouts: judgePlayouts}), nil
	for _, name := range []string{"robot", "roles"} {
		other, wrong := bot.New(name, v)
		if wrong != nil {
			return wrong
		}
		p.others = append(p.others, other)
	}
	for c := range p.players {
		if p.players[c], err = bot.New(goOn, v); err != nil {
			return err
		}
	}
	return nil
}

// all judges the players' candidates, and returns none unless they are far enough apart.
func (p *played) all(ctx context.Context, r *table.Record, g *table.Game) (worths []Worth, err error) {
	if err := p.take(r.Variant); err != nil {
		return nil, err
	}
	plays, err := p.candidates(ctx, g.View(g.Asked()))
	if err != nil || len(plays) < 2 {
		return nil, err
	}
	for _, play := range plays {
		chance, _, err := p.one(ctx, r, play)
		if err != nil {
			return nil, err
		}
		worths = append(worths, Worth{play, chance})
	}
	if spread(worths) < leastSpread {
		return nil, nil
	}
	return worths, nil
}

// candidates returns the plays to judge.
func (p *played) candidates(ctx context.Context, v *table.View) (plays []doudizhu.Play, err error) {
	source := func() *rand.Rand { return rand.New(rand.NewPCG(uint64(len(v.Moves)), 1)) }
	list, err := p.judge.Judge(ctx, v, source())
	if err != nil {
		return nil, err
	}
	for _, j := range list[:min(len(list), candidates)] {
		plays = append(plays, j.Play)
	}
	for _, other := range p.others {
		play, err := other.Play(ctx, v, source())
		if err == nil && !slices.Contains(plays, play) {
			plays = append(plays, play)
		}
	}
	return plays, context.Cause(ctx)
}

// one plays games after a play.
func (p *played) one(ctx context.Context, r *table.Record, play doudizhu.Play) (chance float64, judged bool, err error) {
	if err := p.take(r.Variant); err != nil {
		return 0, false, err
	}
	won := 0
	for n := range p.games {
		g, err := table.Resume(*r)
		if err != nil {
			return 0, false, err
		}
		mover := g.Asked()
		if err := g.Play(mover, play); err != nil {
			return 0, false, err
		}
		result, err := table.Run(ctx, g, p.players, table.Options{Seed: uint64(n + 1)})
		if err != nil {
			return 0, false, err
		}
		if result.LandlordWon() == (mover == r.Landlord) {
			won++
		}
	}
	return float64(won) / float64(p.games), true, nil
}
