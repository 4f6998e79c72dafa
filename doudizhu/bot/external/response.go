package external

// The answers of programs in Botzone's protocol.

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"time"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
	"kedou/internal/strictjson"
)

// output is a program's answer; some programs write only the response.
type output struct {
	Response json.RawMessage `json:"response"`
	Data     json.RawMessage `json:"data"`
}

func (b *botzone) read(v *table.View, text []byte) (a answer, err error) {
	out := output{}
	if strictjson.UnmarshalKnown(text, &out) != nil || out.Response == nil {
		out = output{Response: text}
	}
	b.data = out.Data
	if v.Stage == table.Calling {
		var bid *int
		if strictjson.Unmarshal(out.Response, &bid) != nil || bid == nil {
			return a, garbled(text, "a response that is no number from 0 to 3")
		}
		a.bid, err = bidOf(v, text, *bid)
		return a, err
	}
	var laid []card
	if strictjson.Unmarshal(out.Response, &laid) != nil || laid == nil {
		return a, garbled(text, "a response that is no list of cards")
	}
	if a.play, err = b.play(v, text, laid); err == nil {
		b.laid[len(v.Moves)] = laid
	}
	return a, err
}

// play reads a play of numbered cards, which must be in the hand.
func (b *botzone) play(v *table.View, text []byte, laid []card) (doudizhu.Play, error) {
	if len(laid) == 0 {
		return passOf(v, text)
	}
	hand, h := name(v, b.laid).hand, doudizhu.Hand(0)
	for i, c := range laid {
		if !slices.Contains(hand, c) || slices.Contains(laid[:i], c) {
			return doudizhu.Play{}, against(text, "card %d isn't in the hand %v, or was laid twice", c, hand)
		}
		h += doudizhu.Of(c.rank(), 1)
	}
	return fitting(v, text, v.Variant.Rules.Classify(nil, h))
}

// stays waits for the program to end, or to say that it continues.
func (b *botzone) stays(ctx context.Context, p *process, until time.Time) (bool, error) {
	for {
		text, err := p.hear(ctx, until)
		switch fault := (*Fault)(nil); {
		case errors.As(err, &fault) && fault.Kind == Crash:
			return false, nil
		case err != nil:
			return false, err
		case string(text) == keepRunning:
			return true, nil
		}
	}
}
