package table

// Running a game: asking the players, and answering for silent ones.

import (
	"context"
	"math/rand/v2"
	"time"

	"kedou/doudizhu"
	"kedou/internal/phrase"
)

// Options of a Run.
type Options struct {
	// Timeout is the time for one decision; 0: no limit. The player's context ends then, and Run
	// ignores a later answer.
	Timeout time.Duration
	// Seed is the seed of the players' random sources: each decision has a source of its own, which depends on the
	// seed, the chair, and the number of decisions that came before in the game.
	Seed uint64
	// Fault, if not nil, gets the reason why the table answered for a player.
	Fault func(c Chair, why error)
	// Watch, if not nil, is called after every answer.
	Watch func(g *Game)
}

// ErrLate is the reason for a player who hasn't answered in time.
var ErrLate = phrase.Errorf("no answer in time")

// answer is a player's answer to any question.
type answer struct {
	bid   int
	times int
	play  doudizhu.Play
	err   error
}

// Run plays a game from its present position to its end. For a player who fails, breaks the rules or takes too long the
// table answers (Game.Default). Run waits for every answer: a player who continues to think after the end of the context
// delays the game. A leader with only a flower passes without a question. The error is the cause of the end of ctx; another
// Run may then continue the game.
func Run(ctx context.Context, g *Game, players [Chairs]Player, o Options) (Result, error) {
	for g.stage != Over {
		if err := g.step(ctx, players, o); err != nil {
			return Result{}, err
		}
		if o.Watch != nil {
			o.Watch(g)
		}
	}
	r, _ := g.Result()
	return r, nil
}

// step lets one player answer. The error is the reason for a missing answer.
func (g *Game) step(ctx context.Context, players [Chairs]Player, o Options) error {
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	c := g.Asked()
	var a answer
	if !g.stuck() {
		a = g.ask(ctx, players[c], c, o)
	}
	if a.err == nil {
		a.err = g.take(c, a)
	} else if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	if a.err == nil {
		return nil
	}
	if err := g.Default(c); err != nil {
		return err
	}
	if o.Fault != nil {
		o.Fault(c, a.err)
	}
	return nil
}

// stuck reports whether the leader has only a flower.
func (g *Game) stuck() bool {
	return g.stage == Playing && g.last.Kind == doudizhu.Pass && g.defaultPlay().Kind == doudizhu.Pass
}

// ask puts the question of the stage to a player.
func (g *Game) ask(ctx context.Context, p Player, c Chair, o Options) answer {
	v, random := g.View(c), source(o.Seed, c, g.decisions())
	if o.Timeout == 0 {
		return put(ctx, p, v, random)
	}
	ctx, cancel := context.WithTimeoutCause(ctx, o.Timeout, ErrLate)
	defer cancel()
	a := put(ctx, p, v, random)
	if ctx.Err() != nil {
		a.err = context.Cause(ctx)
	}
	return a
}

// put lets the player answer.
func put(ctx context.Context, p Player, v *View, random *rand.Rand) (a answer) {
	switch v.Stage {
	case Calling:
		a.bid, a.err = p.Call(ctx, v, random)
	case Doubling:
		a.times, a.err = Multiply(ctx, p, v, random)
	default:
		a.play, a.err = p.Play(ctx, v, random)
	}
	return a
}

// take makes the answer to the question of the stage.
func (g *Game) take(c Chair, a answer) error {
	switch g.stage {
	case Calling:
		return g.Call(c, a.bid)
	case Doubling:
		return g.Multiply(c, a.times)
	}
	return g.Play(c, a.play)
}

// decisions is the number of decisions in the game so far. A deal in which all passed had one of each player.
func (g *Game) decisions() int {
	n := Chairs*g.deal.Redeals + len(g.calls) + len(g.moves)
	for _, d := range g.doubled {
		n += min(d, 1)
	}
	return n
}

// source returns the random source of a decision.
func source(seed uint64, c Chair, decision int) *rand.Rand {
	const golden = 0x9e37_79b9_7f4a_7c15 // spreads small numbers over 64 bits
	return rand.New(rand.NewPCG(seed, uint64(decision*Chairs+int(c)+1)*golden))
}
