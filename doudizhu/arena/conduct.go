package arena

// How bots behave: what their decisions take, and how often the table had to answer for them.

import (
	"cmp"
	"context"
	"errors"
	"math/bits"
	"math/rand/v2"
	"time"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// Conduct is how a bot behaved in some games.
type Conduct struct {
	Decisions int            `json:"decisions"`
	Time      time.Duration  `json:"nanoseconds"`               // of all decisions together, by the clock
	CPU       time.Duration  `json:"cpu_nanoseconds,omitempty"` // the processor's, where it is known
	Times     map[int]int    `json:"times,omitempty"`
	Faults    map[string]int `json:"faults,omitempty"`      // answers of the table in the bot's place, by their reasons
	Fault     string         `json:"first_fault,omitempty"` // why the table answered first
}

// add adds what happened in other games.
func (c *Conduct) add(o Conduct) {
	c.Decisions += o.Decisions
	c.Time += o.Time
	c.CPU += o.CPU
	addCounts(&c.Times, o.Times)
	addCounts(&c.Faults, o.Faults)
	c.Fault = cmp.Or(c.Fault, o.Fault)
}

func addCounts[K comparable](to *map[K]int, from map[K]int) {
	if *to == nil {
		*to = map[K]int{}
	}
	for k, n := range from {
		(*to)[k] += n
	}
}

// Mean returns what a decision takes on average.
func (c *Conduct) Mean() time.Duration { return c.Time / time.Duration(max(c.Decisions, 1)) }

// MeanCPU returns what a decision takes on average of the processor's time, 0 if that isn't known.
func (c *Conduct) MeanCPU() time.Duration { return c.CPU / time.Duration(max(c.Decisions, 1)) }

// Quantile returns the time that a share q of the decisions doesn't exceed, or up to an eighth more.
func (c *Conduct) Quantile(q float64) time.Duration {
	need, seen := q*float64(c.Decisions), 0
	for class := range classes {
		if seen += c.Times[class]; seen > 0 && float64(seen) >= need {
			return longest(class)
		}
	}
	return 0
}

// Answered returns how often the table answered for the bot.
func (c *Conduct) Answered() int {
	sum := 0
	for _, n := range c.Faults {
		sum += n
	}
	return sum
}

// Times are counted in classes, eight between a number of nanoseconds and its double.
const (
	steps   = 3 // the bits that tell the classes of one doubling apart
	classes = 64 << steps
)

// class returns the class of a time.
func class(d time.Duration) int {
	n := uint64(max(d, 1<<steps))
	length := bits.Len64(n)
	return length<<steps | int(n>>(length-1-steps))&(1<<steps-1)
}

// longest returns the longest time of a class. No time has a class below that of 8 ns, but a file may name one.
func longest(class int) time.Duration {
	length, step := class>>steps, class&(1<<steps-1)
	return time.Duration(uint64(1<<steps|step)+1)<<max(length-1-steps, 0) - 1
}

// watched is a player at whose conduct somebody looks.
type watched struct {
	player  table.Player
	conduct *Conduct
	clock   func() func() time.Duration // nil: processor time isn't measured
	failed  error                       // what the player returned in its last decision
	gone    error                       // why the player will answer no more
}

func watch(p table.Player, c *Conduct, clock func() func() time.Duration) watched {
	return watched{player: p, conduct: c, clock: clock}
}

// worked is a player who knows his processor time.
type worked interface{ CPU() time.Duration }

// begin begins to measure a decision, and returns what counts it.
func (w *watched) begin() (end func(error)) {
	began, cpu := time.Now(), w.measure()
	return func(err error) {
		spent := time.Since(began)
		w.failed = err
		w.conduct.Decisions++
		w.conduct.Time += spent
		w.conduct.CPU += cpu()
		if w.conduct.Times == nil {
			w.conduct.Times = map[int]int{}
		}
		w.conduct.Times[class(spent)]++
	}
}

// measure begins to measure processor time, and returns what ends that.
func (w *watched) measure() func() time.Duration {
	if p, ok := w.player.(worked); ok {
		before := p.CPU()
		return func() time.Duration { return p.CPU() - before }
	}
	if w.clock == nil {
		return func() time.Duration { return 0 }
	}
	return w.clock()
}

// Call hands the question on.
func (w *watched) Call(ctx context.Context, v *table.View, random *rand.Rand) (int, error) {
	end := w.begin()
	bid, err := w.player.Call(ctx, v, random)
	end(err)
	return bid, err
}

// Double hands the question on.
func (w *watched) Double(ctx context.Context, v *table.View, random *rand.Rand) (bool, error) {
	end := w.begin()
	yes, err := w.player.Double(ctx, v, random)
	end(err)
	return yes, err
}

// Multiply hands the question on.
func (w *watched) Multiply(ctx context.Context, v *table.View, random *rand.Rand) (int, error) {
	end := w.begin()
	times, err := table.Multiply(ctx, w.player, v, random)
	end(err)
	return times, err
}

// Play hands the question on.
func (w *watched) Play(ctx context.Context, v *table.View, random *rand.Rand) (doudizhu.Play, error) {
	end := w.begin()
	p, err := w.player.Play(ctx, v, random)
	end(err)
	return p, err
}

// named is an error with a name by which it is counted.
type named interface{ Fault() string }

// final is an error of a player who may have answered for the last time.
type final interface{ Final() bool }

// fault counts an answer of the table: by the name of the player's error, as an error if it has none, or as illegal if
// the player did answer.
func (w *watched) fault(why error) {
	reason, err := "illegal", named(nil)
	switch {
	case errors.As(why, &err):
		reason = err.Fault()
	case w.failed != nil:
		reason = "error"
	}
	addCounts(&w.conduct.Faults, map[string]int{reason: 1})
	if w.conduct.Fault == "" {
		w.conduct.Fault = why.Error()
	}
	if last := final(nil); errors.As(why, &last) && last.Final() {
		w.gone = why
	}
}

// end tells the player the end of the game.
func (w *watched) end(v *table.View, r table.Result) {
	if e, ok := w.player.(Ender); ok {
		e.End(v, r)
	}
}
