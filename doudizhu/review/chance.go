package review

// Chances: two plays compared by games continued after both in the same fresh worlds.

import (
	"context"
	"math"
	"math/rand/v2"

	"kedou/doudizhu"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/strong"
	"kedou/doudizhu/table"
	"kedou/search/ledger"
)

// Worlds: at least leastWorlds, checked block by block, since consecutive worlds are alike.
const (
	defaultWorlds = 6000
	leastWorlds   = 600
	block         = 50
)

// Judge judges plays of one variant. A Judge serves one goroutine.
type Judge struct {
	tipper *bot.Tipper
	player *strong.Player
	closer *hand.Closer
	worlds int
	levels strong.Levels
}

// NewJudge returns a judge, for a table of players of these levels, that uses at most this many worlds, 6,000 if zero.
func NewJudge(v table.Variant, by strong.Levels, worlds int) *Judge {
	if worlds == 0 {
		worlds = defaultWorlds
	}
	return &Judge{bot.NewTipper(v), strong.New(v, strong.Options{Playouts: 1}), hand.NewCloser(v.Rules), worlds, by}
}

// Judge compares a play of the view's player, whose turn it is, with the first tip (bot.Tipper). A certain win (hand.Closer) is proved. The seed determines the worlds. The error is
// the context's cause.
func (j *Judge) Judge(ctx context.Context, v *table.View, played doudizhu.Play, seed uint64) (Decision, error) {
	j.closer.Ready(v.Hand, v.Others()...)
	if j.closer.Line(played) != nil {
		return Decision{Decision: ledger.Decision{Before: 1, Played: 1, Proved: true}, Play: played, Best: played}, nil
	}
	best := j.tipper.Tips(ctx, v)[0].Play
	if ctx.Err() != nil {
		return Decision{}, context.Cause(ctx)
	}
	d := Decision{Play: played, Best: best}
	plays := []doudizhu.Play{best}
	if best != played {
		plays = append(plays, played)
	}
	j.try(ctx, v, plays, seed, &d)
	if j.closer.Line(best) != nil {
		d.Before = 1
	}
	return d, context.Cause(ctx)
}

// worth estimates the chance of the view's player as the game stands, whoever's turn it is.
func (j *Judge) worth(ctx context.Context, v *table.View, seed uint64) (float64, error) {
	var d Decision
	j.try(ctx, v, nil, seed, &d)
	return d.Before, context.Cause(ctx)
}

// try continues games after one or two plays, or as the game stands, until more worlds would hardly change d.
func (j *Judge) try(ctx context.Context, v *table.View, plays []doudizhu.Play, seed uint64, d *Decision) {
	t := tally{gain: gainsOf(v), two: len(plays) > 1}
	for i, p := range plays {
		t.over[i] = strong.Overrated(v, p)
	}
	if !t.two {
		t.over[1] = t.over[0]
	}
	situation := strong.SituationOf(v, j.levels)
	j.player.Compare(v, plays, rand.New(rand.NewPCG(seed, 2)), func(ended []strong.Ending) bool {
		t.note(ended[0], ended[len(ended)-1])
		if t.worlds%block != 0 {
			return true
		}
		t.close()
		t.fill(d, situation)
		return t.worlds < min(leastWorlds, j.worlds) || ctx.Err() == nil && t.worlds+block <= j.worlds && !precise.Met(&d.Decision)
	})
}

// precise is the precision at which worlds end.
var precise = ledger.Precision{Chance: 0.012, Loss: 0.005, Fine: 0.015}

// tally has the results of one or two plays in the same worlds: sums over all worlds, and over the means of blocks.
type tally struct {
	gain         func(strong.Ending) float64
	two          bool       // two different plays
	over         [2]float64 // by how much the worlds overrate the plays
	worlds       int
	blocks       float64
	best, played float64 // wins
	differ       moments // of wins
	wins         moments // of the better play
	points       moments
	open         [3]float64 // of the unfinished block
}

// moments are sums of block means and of their squares.
type moments struct{ sum, squares float64 }

func (m *moments) add(x float64) { m.sum, m.squares = m.sum+x, m.squares+x*x }

// deviation is the standard deviation of the mean of n means.
func (m *moments) deviation(n float64) float64 {
	mean := m.sum / n
	return math.Sqrt(max(0, m.squares/n-mean*mean) / max(1, n-1))
}

// note counts a world.
func (t *tally) note(best, played strong.Ending) {
	t.worlds++
	x, y := outcome(best.Won), outcome(played.Won)
	t.best, t.played = t.best+x, t.played+y
	for i, d := range [...]float64{x - y, x, t.gain(best) - t.gain(played)} {
		t.open[i] += d / block
	}
}

// close ends a block.
func (t *tally) close() {
	t.blocks++
	t.differ.add(t.open[0])
	t.wins.add(t.open[1])
	t.points.add(t.open[2])
	t.open = [3]float64{}
}

func outcome(won bool) float64 {
	if won {
		return 1
	}
	return 0
}

// fill writes the results into d. It adds half a game of doubt, so that few worlds that all agree
// don't seem certain.
func (t *tally) fill(d *Decision, s strong.Situation) {
	var slope float64
	n, doubt := float64(t.worlds), 0.5/float64(t.worlds)
	d.Games = t.worlds
	best, played := max(0, t.best-n*t.over[0]), max(0, t.played-n*t.over[1])
	d.Played, _ = s.Chance(played, n)
	d.Before, slope = s.Chance(best, n)
	d.ChanceError = slope * max(t.wins.deviation(t.blocks), doubt)
	if t.two {
		_, slope = s.Chance((best+played)/2, n)
		d.Error = slope * max(t.differ.deviation(t.blocks), doubt)
	}
	d.Points, d.PointsError = t.points.sum/t.blocks, t.points.deviation(t.blocks)
}

// gainsOf returns the function from an ending of the view's game to the player's points.
func gainsOf(v *table.View) func(strong.Ending) float64 {
	landlord := v.Chair == v.Landlord
	return func(e strong.Ending) float64 {
		return float64(v.Points(e.Won == landlord, e.Trumps, e.Spring)[v.Chair])
	}
}
