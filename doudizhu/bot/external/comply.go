package external

// Tests of a program before it plays: named steps, from its first call to a whole game on each
// chair.

import (
	"context"
	"errors"
	"iter"
	"math/rand/v2"
	"time"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
	"kedou/internal/phrase"
)

// Step is one test of a program.
type Step struct {
	Name string
	Said string        // the program's last line
	Time time.Duration // the duration of the step
	Err  error         // the fault, usually a Fault
}

var steps = []struct {
	name string
	try  func(*trial) error
}{
	{"starts and answers its first question", func(t *trial) error { return t.ask(t.call()) }},
	{"says whether it doubles", func(t *trial) error { return t.ask(t.double()) }},
	{"leads from a whole hand", func(t *trial) error { return t.ask(t.lead()) }},
	{"answers a low solo", func(t *trial) error { return t.ask(t.follow()) }},
	{"passes where nothing beats", func(t *trial) error { return t.ask(t.rocket()) }},
	{"lays its last card", (*trial).finish},
	{"plays a whole game as the landlord, and hears its end", func(t *trial) error { return t.game(0) }},
	{"plays a whole game after the landlord", func(t *trial) error { return t.game(1) }},
	{"plays a whole game before the landlord", func(t *trial) error { return t.game(2) }},
	{"ends when its input does", (*trial).end},
}

// Steps returns the number of Comply's steps.
func Steps() int { return len(steps) }

// Comply tests a program of the variant v step by step, up to the first failure. It closes the player.
func Comply(ctx context.Context, v table.Variant, p *Player) iter.Seq[Step] {
	return func(yield func(Step) bool) {
		defer p.Close()
		t := trial{ctx, v, table.NewDeal(v, 1), p}
		for _, s := range steps {
			began := time.Now()
			p.heard = nil
			err := s.try(&t)
			if !yield(Step{s.name, short(p.heard), time.Since(began), err}) || err != nil {
				return
			}
		}
	}
}

// trial is a program under test, always on the same deal.
type trial struct {
	ctx     context.Context
	variant table.Variant
	deal    table.Deal
	player  *Player
}

// ask puts the question of the game to the program, as the player whose turn it is, and gives the answer to the
// table.
func (t *trial) ask(g *table.Game) error {
	c := g.Asked()
	v, random := g.View(c), rand.New(rand.NewPCG(1, 1))
	defer t.player.forget() // the next question is of another game
	switch g.Stage() {
	case table.Calling:
		bid, err := t.player.Call(t.ctx, v, random)
		return errors.Join(err, g.Call(c, bid))
	case table.Doubling:
		times, err := t.player.Multiply(t.ctx, v, random)
		return errors.Join(err, g.Multiply(c, times))
	}
	play, err := t.player.Play(t.ctx, v, random)
	if err == nil {
		err = g.Play(c, play)
	}
	return err
}

func (t *trial) call() *table.Game { return table.New(t.variant, t.deal) }

// double is the game after the calls, in which all but the first caller passed.
func (t *trial) double() *table.Game {
	g := t.call()
	for first := true; g.Stage() == table.Calling; first = false {
		bids := g.View(g.Asked()).Bids
		bid := 0
		if first {
			bid = bids[len(bids)-1]
		}
		_ = g.Call(g.Asked(), bid)
	}
	return g
}

func (t *trial) lead() *table.Game { return table.NewGiven(t.variant, t.deal, t.deal.First) }

// follow is the game after the landlord's lowest solo.
func (t *trial) follow() *table.Game {
	g := t.lead()
	_ = g.Default(g.Asked())
	return g
}

// rocket is the game after the landlord has led the rocket.
func (t *trial) rocket() *table.Game {
	deal := t.deal
	for c, h := range deal.Hands { // the jokers move to the bottom, for cards of it
		for _, joker := range []doudizhu.Rank{doudizhu.SmallJoker, doudizhu.BigJoker} {
			if h.Count(joker) > 0 {
				card := doudizhu.Of(deal.Bottom.Lowest(), 1)
				deal.Hands[c] += card - doudizhu.Of(joker, 1)
				deal.Bottom += doudizhu.Of(joker, 1) - card
			}
		}
	}
	g := table.NewGiven(t.variant, deal, deal.First)
	_ = g.Play(deal.First, doudizhu.Play{Kind: doudizhu.Rocket, Rank: doudizhu.SmallJoker, Len: 1, Cards: doudizhu.Jokers})
	return g
}

// finish lets the program lay its last card, as a landlord against players who always pass. A program that remembers the game plays it from the
// beginning, since it never starts in the middle of a game. Any other program gets only the question for its last card.
func (t *trial) finish() error {
	if !t.player.protocol.remembers() {
		return t.ask(t.last())
	}
	return t.game(0)
}

// last is the game in which the landlord, who always leads, has one card left.
func (t *trial) last() *table.Game {
	g := t.lead()
	for g.Asked() != t.deal.First || g.View(t.deal.First).Hand.Cards() > 1 {
		_ = g.Default(g.Asked())
	}
	return g
}

// game lets the program play a whole game, this many chairs after the landlord, against players who lead their lowest
// card and otherwise pass. It fails with the first answer that the table gives in the program's place.
func (t *trial) game(after table.Chair) error {
	landlord := t.deal.First
	g, chair := t.lead(), (landlord+after)%table.Chairs
	players := [table.Chairs]table.Player{idle{}, idle{}, idle{}}
	players[chair] = t.player
	ctx, stop := context.WithCancelCause(t.ctx)
	defer stop(nil)
	result, err := table.Run(ctx, g, players, table.Options{Seed: 1, Fault: func(c table.Chair, why error) {
		if c == chair {
			stop(why)
		}
	}})
	if err == nil {
		t.player.End(g.View(chair), result)
	}
	return err
}

func (t *trial) end() error {
	if p := t.player.process; p != nil && !p.end(p.limits.Time) {
		return &Fault{Kind: Stall, Detail: phrase.New("it still ran %v after the end of its input, and was killed", p.limits.Time), Errors: p.errors.String()}
	}
	return nil
}

// idle is a player who never decides.
type idle struct{}

var errIdle = phrase.Errorf("it never decides")

func (idle) Call(context.Context, *table.View, *rand.Rand) (int, error)    { return 0, errIdle }
func (idle) Double(context.Context, *table.View, *rand.Rand) (bool, error) { return false, errIdle }
func (idle) Play(context.Context, *table.View, *rand.Rand) (doudizhu.Play, error) {
	return doudizhu.Play{}, errIdle
}
