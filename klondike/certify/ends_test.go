package certify_test

import (
	"context"
	"errors"
	"testing"

	"kedou/klondike"
	"kedou/klondike/certify"
)

// looks is a context that ends after a number of checks.
type looks struct {
	context.Context
	left int
}

func (l *looks) Err() error {
	if l.left--; l.left < 0 {
		return context.Canceled
	}
	return nil
}

// TestEnds: Lost checks its context often, and returns when the context ends, in every part of the work.
func TestEnds(t *testing.T) {
	r := klondike.Standard(3)
	p := klondike.NewDeal(265, r)
	for _, n := range []int{0, 1, 10, 300} {
		ctx := &looks{context.Background(), n}
		record, err := certify.Lost(ctx, &p, r, certify.Options{})
		if record != nil || err == nil || errors.Is(err, certify.ErrUnproved) || errors.Is(err, klondike.ErrWrong) {
			t.Errorf("after %d looks: %v, %v", n, record, err)
		}
		if ctx.left < -2000 {
			t.Errorf("%d looks after the end", -ctx.left)
		}
	}
	if _, err := certify.Lost(context.Background(), &p, r, certify.Options{States: 500}); !errors.Is(err, certify.ErrUnproved) {
		t.Errorf("500 states: %v", err)
	}
}
