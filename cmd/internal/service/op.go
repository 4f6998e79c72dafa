package service

// What ops share: the reading of a request, and the limits of its answer.

import (
	"cmp"
	"context"
	"errors"
	"math"
	"time"

	"kedou/internal/phrase"
	"kedou/internal/strictjson"
	"kedou/search"
)

// op answers a kind of request.
type op struct {
	answer   func(c *call, request []byte) (any, error)
	searches bool // and so may take long
}

// quick is an op that answers at once, to requests of type R.
func quick[R any](f func(*call, *R) (any, error)) op { return op{handle(f), false} }

// bounding is an op that takes long, and bounds its work itself. The host's time ends the work without an answer.
func bounding[R any](f func(*call, *R) (any, error)) op {
	return op{handle(func(c *call, r *R) (any, error) {
		ctx, cancel := context.WithTimeoutCause(c.Context, cmp.Or(c.host.Limits.Time, math.MaxInt64), errTime)
		defer cancel()
		c.Context = ctx
		answer, err := f(c, r)
		if err != nil && errors.Is(context.Cause(ctx), errTime) {
			err = &fault{Kind: "cancelled", err: phrase.Errorf("time limit")}
		}
		return answer, err
	}), true}
}

// searching is an op that searches within the limits of its request.
func searching[R any, P interface {
	*R
	wants() limits
}](seconds float64, f func(*call, P) (any, error)) op {
	return op{handle(func(c *call, r *R) (any, error) {
		l := P(r).wants()
		if l.Seconds == 0 {
			l.Seconds = seconds
		}
		var err error
		if c.limits, err = l.within(c.host.Limits); err != nil {
			return nil, err
		}
		return f(c, r)
	}), true}
}

// handle makes an answer to requests of type R, whose position, if any, is
// read first.
func handle[R any](f func(*call, *R) (any, error)) func(*call, []byte) (any, error) {
	return func(c *call, request []byte) (any, error) {
		r := new(R)
		err := undecoded("", strictjson.Unmarshal(request, r)) // opOf has checked it as a whole
		if further, ok := any(r).(interface{ read(*call) error }); ok && err == nil {
			err = further.read(c)
		}
		if err != nil {
			return nil, err
		}
		return f(c, r)
	}
}

// head has the fields of every request.
type head struct {
	Op string `json:"op"`
}

// bounded has the further fields of a request for a search.
type bounded struct {
	Limits limits `json:"limits"`
}

func (b *bounded) wants() limits { return b.Limits }

// iterating bounds the games that an estimate plays on in sampled worlds; 0 leaves the number to the op.
type iterating struct {
	Iterations int `json:"iterations"`
}

// maxIterations is the most iterations of a request.
const maxIterations = 100_000

func (i *iterating) checkIterations() error {
	if i.Iterations < 0 || i.Iterations > maxIterations {
		return badField("iterations", phrase.Errorf("%d iterations; give 1 to %d", i.Iterations, maxIterations))
	}
	return nil
}

// MinMemory is the least memory of a search, in bytes: every engine works with it.
const MinMemory = 64 << 20

// limits are the limits of a request. Zero leaves a limit to the host.
type limits struct {
	Memory     int64   `json:"memory"` // bytes
	Seconds    float64 `json:"seconds"`
	Expansions int64   `json:"expansions"`
}

// within returns the limits that hold: the lesser of the host's and the request's.
func (l limits) within(h search.Limits) (search.Limits, error) {
	if l.Memory < 0 || l.Expansions < 0 || !(l.Seconds >= 0) {
		return h, badField("limits", phrase.Errorf("limits are no less than 0, which leaves them to the host"))
	}
	seconds := time.Duration(min(l.Seconds, math.MaxInt32) * float64(time.Second))
	if l.Seconds > 0 {
		seconds = max(seconds, 1)
	}
	return search.Limits{
		Memory:     max(least(l.Memory, h.Memory), MinMemory),
		Time:       least(seconds, h.Time),
		Expansions: least(l.Expansions, h.Expansions),
	}, nil
}

// least returns the lesser of two limits, where 0 stands for no limit.
func least[N ~int64](a, b N) N {
	if a == 0 || b == 0 {
		return max(a, b)
	}
	return min(a, b)
}
