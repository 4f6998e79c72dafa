package review

// Chances: two plays compared by games continued after both in the same fresh worlds.

import (
	"context"
	"math"
	"math/rand/v2"

	"kedou/doudizhu"
	"kedou/doudizhu/strong"
	"kedou/doudizhu/table"
)

// Judged is a play compared with the strong player's choice, by the player's knowledge. Chances are of the player's
// side, from 0 to 1.
type Judged struct {
	Best        doudizhu.Play // the strong player's choice
	BestChance  float64       // after Best
	Played      float64       // after the actual play
	Error       float64       // the standard deviation of BestChance less Played
	chanceError float64       // of BestChance alone
	Points      float64       // the player's mean gain in points by Best over the actual play, by the same games
	PointsError float64       // its standard deviation
	Worlds      int           // in which games continued after both
	proved      bool          // both plays are the same, and lay all cards
}

// Loss is the chance that the play gave away: below 0 if the play was better than the strong
// player's.
func (j *Judged) Loss() float64 { return j.BestChance - j.Played }

// choosing is the number of playouts for the strong player's choice.
const choosing = 3000

// Worlds: at least leastWorlds, checked block by block, since consecutive worlds are alike.
const (
	defaultWorlds = 6000
	leastWorlds   = 600
	block         = 50
)

// Judge judges plays of one variant. A Judge serves one goroutine.
type Judge struct {
	chooser *strong.Player
	player  *strong.Player
	worlds  int
}

// NewJudge returns a judge that uses at most this many worlds, 6,000 if zero.
func NewJudge(v table.Variant, worlds int) *Judge {
	if worlds == 0 {
		worlds = defaultWorlds
	}
	return &Judge{strong.New(v, strong.Options{Playouts: choosing}), strong.New(v, strong.Options{Playouts: choosing}), worlds}
}

// Judge compares a play of the view's player, whose turn it is, with the strong player's. The seed determines the worlds. The error is the
// context's cause, or the strong player's.
func (j *Judge) Judge(ctx context.Context, v *table.View, played doudizhu.Play, seed uint64) (Judged, error) {
	best, err := j.chooser.Play(ctx, v, rand.New(rand.NewPCG(seed, 1)))
	if ctx.Err() != nil {
		err = context.Cause(ctx)
	}
	if err != nil {
		return Judged{}, err
	}
	found := Judged{Best: best}
	plays := []doudizhu.Play{best}
	if best != played {
		plays = append(plays, played)
	} else if best.Cards == v.Hand {
		found.BestChance, found.Played, found.proved = 1, 1, true
		return found, nil
	}
	t := j.try(ctx, v, plays, seed)
	t.fill(&found, strong.SituationOf(v))
	if best.Cards == v.Hand {
		found.BestChance = 1
	}
	if played.Cards == v.Hand {
		found.Played = 1
	}
	return found, context.Cause(ctx)
}

// worth estimates the chance of the view's player as the game stands, whoever's turn it is, with its standard deviation.
func (j *Judge) worth(ctx context.Context, v *table.View, seed uint64) (chance, deviation float64, err error) {
	var found Judged
	t := j.try(ctx, v, nil, seed)
	t.fill(&found, strong.SituationOf(v))
	return found.BestChance, found.chanceError, context.Cause(ctx)
}

// try continues games after one or two plays, or as the game stands, until more worlds would hardly
// change the result.
func (j *Judge) try(ctx context.Context, v *table.View, plays []doudizhu.Play, seed uint64) *tally {
	t := tally{gain: gainsOf(v), two: len(plays) > 1}
	situation := strong.SituationOf(v)
	j.player.Compare(v, plays, rand.New(rand.NewPCG(seed, 2)), func(ended []strong.Ending) bool {
		t.note(ended[0], ended[len(ended)-1])
		if t.worlds%block != 0 {
			return true
		}
		t.close()
		if t.worlds < min(leastWorlds, j.worlds) {
			return true
		}
		var now Judged
		t.fill(&now, situation)
		return ctx.Err() == nil && t.worlds+block <= j.worlds && !now.clear()
	})
	return &t
}

// The bounds at which more worlds change nothing: a loss clearly small or clearly great.
const (
	smallLoss = 0.05
	greatLoss = 0.15
	fineError = 0.005
	goodError = 0.015
	fineSame  = 0.012
)

// clear reports whether more worlds would hardly change the result.
func (j *Judged) clear() bool {
	loss, doubt := j.Loss(), 2*j.Error
	return j.chanceError <= fineSame && (j.Error <= fineError || j.Error <= goodError && loss+doubt < smallLoss || loss-doubt > greatLoss)
}

// tally has the results of one or two plays in the same worlds: sums over all worlds, and over the means of blocks.
type tally struct {
	gain         func(strong.Ending) float64
	two          bool // two different plays
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

// fill writes the results into j. It adds half a game of doubt, so that few worlds that all agree
// don't seem certain.
func (t *tally) fill(j *Judged, s strong.Situation) {
	var slope float64
	n, doubt := float64(t.worlds), 0.5/float64(t.worlds)
	j.Worlds = t.worlds
	j.Played, _ = strong.Compared.At(s, t.played, n)
	j.BestChance, slope = strong.Compared.At(s, t.best, n)
	j.chanceError = slope * max(t.wins.deviation(t.blocks), doubt)
	if t.two {
		_, slope = strong.Compared.At(s, (t.best+t.played)/2, n)
		j.Error = slope * max(t.differ.deviation(t.blocks), doubt)
	}
	j.Points, j.PointsError = t.points.sum/t.blocks, t.points.deviation(t.blocks)
}

// gainsOf returns the function from an ending of the view's game to the player's points.
func gainsOf(v *table.View) func(strong.Ending) float64 {
	landlord := v.Chair == v.Landlord
	return func(e strong.Ending) float64 {
		return float64(v.Points(e.Won == landlord, e.Trumps, e.Spring)[v.Chair])
	}
}
