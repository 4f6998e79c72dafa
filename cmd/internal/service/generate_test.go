package service

import (
	"context"
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"kedou/doudizhu/puzzle"
)

// graded is a host that grades puzzles.
var graded = Host{Limits: Native.Limits, Ladder: puzzle.Bots}

// puzzlesOf serves a request at a grading host, and returns the last event and the number of events before.
func puzzlesOf(t *testing.T, request string) (last map[string]any, before int) {
	t.Helper()
	err := New(graded, All()).Serve(t.Context(), []byte(request), func(event []byte) error {
		before++
		last = nil
		return json.Unmarshal(event, &last)
	})
	if err != nil {
		t.Fatal(err)
	}
	return last, before - 1
}

// TestGenerate shows a puzzle, and a request that continues the series of another.
func TestGenerate(t *testing.T) {
	const request = `{"op":"d.generate","cards":[8,12],"seed":"1","count":4}`
	all, _ := puzzlesOf(t, request)
	puzzles, _ := all["puzzles"].([]any)
	if len(puzzles) != 4 || all["reason"] != "" {
		t.Fatal(all)
	}
	half, _ := puzzlesOf(t, strings.Replace(request, "4", "2", 1))
	rest, _ := puzzlesOf(t, `{"op":"d.generate","cards":[8,12],"count":2,"seed":"`+half["next"].(string)+`"}`)
	if got := append(half["puzzles"].([]any), rest["puzzles"].([]any)...); !reflect.DeepEqual(got, puzzles) {
		t.Errorf("in two halves: %v, want %v", got, puzzles)
	}
	one, _ := puzzlesOf(t, `{"op":"d.generate","cards":[16,16],"seed":"170","level":5}`)
	p := one["puzzles"].([]any)[0].(map[string]any)
	if p["id"] != "16-2-170" || !reflect.DeepEqual(p["winning"], []any{"5"}) || p["peasant"] != "4599QQKA" || one["tried"] != 1.0 {
		t.Error(one)
	}
}

// TestLevelless: a host without a ladder makes the same puzzles without levels, and refuses requests for a level.
func TestLevelless(t *testing.T) {
	ask := func(fields string) (last string) {
		New(Browser, All()).Serve(t.Context(), []byte(`{"op":"d.generate","cards":[16,16],"seed":"170"`+fields+`}`), func(event []byte) error {
			last = string(event)
			return nil
		})
		return last
	}
	if got := ask(""); !strings.Contains(got, `"id":"16-2-170"`) || !strings.Contains(got, `"level":0`) {
		t.Error(got)
	}
	if got := ask(`,"level":5`); !strings.Contains(got, `"field":"level"`) || !strings.Contains(got, "needs a ladder") {
		t.Error(got)
	}
}

// TestGenerateStops: a request whose time ends returns the puzzles found so far, and a
// context that ends gives an error.
func TestGenerateStops(t *testing.T) {
	short, _ := puzzlesOf(t, `{"op":"d.generate","cards":[26,26],"hands":3,"level":5,"seed":"1","count":50,"limits":{"seconds":0.000001}}`)
	if short["reason"] != "time limit" || short["next"] != "1" || len(short["puzzles"].([]any)) != 0 {
		t.Error(short)
	}
	ctx, cancel := context.WithCancel(t.Context())
	var last string
	New(Native, All()).Serve(ctx, []byte(`{"op":"d.generate","cards":[14,20],"count":50}`), func(event []byte) error {
		cancel()
		last = string(event)
		return nil
	})
	if !strings.Contains(last, `"kind":"cancelled"`) {
		t.Error(last)
	}
}

// TestGenerateRefuses names the field at fault.
func TestGenerateRefuses(t *testing.T) {
	for _, c := range []struct{ fields, field, message string }{
		{`"cards":[14]`, "cards", "give the least and the most cards"},
		{`"cards":[5,9]`, "cards", "puzzles of 5 to 9 cards; give a range within 6 to 26"},
		{`"cards":14`, "cards", `"cards": a number doesn't belong there`},
		{`"hands":4`, "hands", "puzzles of 4 hands; give 2 or 3"},
		{`"level":6`, "level", "puzzles of level 6; give 1 to 5"},
		{`"count":51`, "count", "51 puzzles; give 1 to 50"},
		{`"count":-1`, "count", "-1 puzzles; give 1 to 50"},
		{`"seed":"-1"`, "seed", `"-1" is no number from 0 to 18446744073709551615`},
		{`"rules":"none"`, "rules", ""},
		{`"limits":{"seconds":-1}`, "limits", ""},
		{`"n":1`, "n", `"n": there is no such key`},
	} {
		got, _ := puzzlesOf(t, `{"op":"d.generate",`+c.fields+`}`)
		if got["event"] != "error" || got["field"] != c.field || c.message != "" && got["message"] != c.message {
			t.Errorf("%s: %v", c.fields, got)
		}
	}
}
