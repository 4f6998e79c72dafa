package arena

// The conduct of bots: the time of their decisions, and how often the table answered for them.

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

// Conduct is a bot's conduct in some games.
type Conduct struct {
	Decisions int            `json:"decisions"`
	Time      time.Duration  `json:"nanoseconds"`               // of all decisions, by the clock
	CPU       time.Duration  `json:"cpu_nanoseconds,omitempty"` // processor time, where known
	Times     map[int]int    `json:"times,omitempty"`
	Faults    map[string]int `json:"faults,omitempty"`      // answers of the table in the bot's place, by their reasons
	Fault     string         `json:"first_fault,omitempty"` // the reason for the table's first answer
}

// add adds the conduct in other games.
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

// Mean returns the mean time of a decision.
func (c *Conduct) Mean() time.Duration { return c.Time / time.Duration(max(c.Decisions, 1)) }

// MeanCPU returns the mean processor time of a decision; 0 if unknown.
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
	steps   = 3 // the bits that number the classes of one doubling
	classes = 64 << steps
)

// class returns the class of a time.
func class(d time.Duration) int {
	n := uint64(max(d, 1<<steps))
	length := bits.Len64(n)
	return length<<steps | int(n>>(length-1-steps))&(1<<steps-1)
}

// longest returns the longest time of a class. No time has a class below 8 ns, but a file may contain one.
func longest(class int) time.Duration {
	length, step := class>>steps, class&(1<<steps-1)
	return time.Duration(uint64(1<<steps|step)+1)<<max(length-1-steps, 0) - 1
}

// watched is a player with its conduct.
type watched struct {
	player  table.Player
	conduct *Conduct
	clock   func() func() time.Duration // nil: processor time isn't measured
	failed  error                       // the error of the player's last decision
	gone    error                       // why the player has stopped answering
}

// worked is a player that measures its processor time.
type worked interface{ CPU() time.Duration }

// decide counts a decision.
func decide[T any](w *watched, ask func() (T, error)) (T, error) {
	began, cpu := time.Now(), w.measure()
	answer, err := ask()
	spent := time.Since(began)
	w.failed = err
	w.conduct.Decisions++
	w.conduct.Time += spent
	w.conduct.CPU += cpu()
	addCounts(&w.conduct.Times, map[int]int{class(spent): 1})
	return answer, err
}

// measure starts to measure processor time, and returns the function that stops.
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

// Call implements table.Player.
func (w *watched) Call(ctx context.Context, v *table.View, random *rand.Rand) (int, error) {
	return decide(w, func() (int, error) { return w.player.Call(ctx, v, random) })
}

// Double implements table.Player.
func (w *watched) Double(ctx context.Context, v *table.View, random *rand.Rand) (bool, error) {
	return decide(w, func() (bool, error) { return w.player.Double(ctx, v, random) })
}

// Multiply passes the question on.
func (w *watched) Multiply(ctx context.Context, v *table.View, random *rand.Rand) (int, error) {
	return decide(w, func() (int, error) { return table.Multiply(ctx, w.player, v, random) })
}

// Play implements table.Player.
func (w *watched) Play(ctx context.Context, v *table.View, random *rand.Rand) (doudizhu.Play, error) {
	return decide(w, func() (doudizhu.Play, error) { return w.player.Play(ctx, v, random) })
}

// named is an error with a name for the counts.
type named interface{ Fault() string }

// final is an error after which a player may have stopped answering.
type final interface{ Final() bool }

// fault counts an answer of the table: under the name of the player's error, under "error" if the error has no name,
// or as illegal if the player answered.
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
