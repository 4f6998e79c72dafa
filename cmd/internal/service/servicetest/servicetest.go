// Package servicetest sends the same requests to every door of the service:
// the function itself, HTTP, and WebAssembly.
package servicetest

import (
	"bytes"
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"
)

// Door answers a request as service.Service.Serve does.
type Door func(ctx context.Context, request []byte, emit func(event []byte) error) error

// Transcript is the requests with their events: lines that begin with > are requests,
// lines that begin with # are comments, and all others the expected events.
// Progress and values that differ from run to run are left out.
//
//go:embed transcript.txt
var Transcript string

// Play is the transcript of help for players: the module for playing answers these requests, and the module that a page
// starts with doesn't.
//
//go:embed play.txt
var Play string

// Table is the transcript of people at the table of doudizhu, which the module for the table answers.
//
//go:embed table.txt
var Table string

// Review is the transcript of a review at the table, which computes for a second, and in a module for ten.
//
//go:embed review.txt
var Review string

// Exchange is a request and its events.
type Exchange struct {
	About   string // the comment before it
	Request string
	Events  []string
}

// Exchanges returns the exchanges of a transcript.
func Exchanges(transcript string) (list []Exchange) {
	about := ""
	for line := range strings.Lines(transcript) {
		line = strings.TrimSpace(line)
		request, ok := strings.CutPrefix(line, "> ")
		switch {
		case ok:
			list = append(list, Exchange{About: about, Request: request})
		case strings.HasPrefix(line, "#"):
			about = strings.TrimSpace(line[1:])
		case line != "":
			last := &list[len(list)-1]
			last.Events = append(last.Events, line)
		}
	}
	return list
}

// Conform puts all requests of a transcript to a door.
func Conform(t *testing.T, door Door, transcript string) {
	for _, x := range Exchanges(transcript) {
		t.Run(x.About, func(t *testing.T) {
			events := ask(t, door, x.Request)
			if len(events) != len(x.Events) {
				t.Fatalf("%s\n%d events, want %d: %q", x.Request, len(events), len(x.Events), events)
			}
			for i, e := range events {
				if got, want := fixed(t, e), fixed(t, x.Events[i]); !reflect.DeepEqual(got, want) {
					t.Errorf("%s\ngot  %s\nwant %s", x.Request, e, x.Events[i])
				}
			}
		})
	}
}

// ask returns the events of a door without progress.
func ask(t *testing.T, door Door, request string) (events []string) {
	t.Helper()
	if err := Ask(t.Context(), door, request, func(e string) { events = append(events, e) }); err != nil {
		t.Fatalf("%s: %v", request, err)
	}
	return events
}

// Ask puts a request to a door, checks that the events are lines of JSON and that only the
// last one is a result or an error, and calls see for all except
// progress.
func Ask(ctx context.Context, door Door, request string, see func(event string)) error {
	ended := 0
	err := door(ctx, []byte(request), func(line []byte) error {
		var e struct{ Event string }
		switch err := json.Unmarshal(line, &e); {
		case err != nil:
			return fmt.Errorf("an event is no JSON: %w", err)
		case bytes.IndexByte(line, '\n') != len(line)-1:
			return errors.New("an event is not one line")
		case ended > 0:
			return fmt.Errorf("%s after the last event", e.Event)
		case e.Event == "result" || e.Event == "error":
			ended++
		case e.Event == "progress":
			return nil
		}
		see(strings.TrimSuffix(string(line), "\n"))
		return nil
	})
	if err == nil && ended == 0 {
		err = errors.New("the events end without a result or an error")
	}
	return err
}

// fixed returns an event without the values that differ between runs or doors:
// times, bytes, seals, and the limits of the host; and the work of a search that ended because
// its trace was full, which depends on the machine's load.
func fixed(t *testing.T, event string) (value any) {
	t.Helper()
	if err := json.Unmarshal([]byte(event), &value); err != nil {
		t.Fatalf("%s: %v", event, err)
	}
	fields := value.(map[string]any)
	delete(fields, "limits")
	delete(fields, "kept")
	if stats, ok := fields["stats"].(map[string]any); ok {
		delete(stats, "seconds")
		delete(stats, "nanoseconds")
		delete(stats, "bytes")
		if fields["cut"] == true {
			delete(fields, "stats")
		}
	}
	return value
}

// long is a search that takes longer than a test.
const long = `{"op":"k.solve","seed":"1","strategy":"bfs:score=none"}`

// Stops starts a long search and cancels it at its first event: the door must return
// with the error of its context and without a result.
func Stops(t *testing.T, door Door) {
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	err := door(ctx, []byte(long), func(event []byte) error {
		if bytes.Contains(event, []byte(`"event":"result"`)) {
			t.Errorf("a search that was stopped has the result %s", event)
		}
		cancel()
		return nil
	})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("a search that was stopped ends with %v", err)
	}
}

// Hostile sends broken requests to a door: the door must refuse each for its mistake,
// and none is a fault of the program.
func Hostile(t *testing.T, door Door) {
	for what, request := range map[string]string{
		"too long":       `{"op":"k.board","deal":"` + strings.Repeat("x", 64<<10) + `"}`,
		"too deep":       `{"op":"k.board","moves":` + strings.Repeat("[", 1000) + strings.Repeat("]", 1000) + `}`,
		"half a letter":  `{"op":"k.board","deal":"\ud800"}`,
		"nothing":        `{"op":"d.board","landlord":"\u0000","peasant":"3"}`,
		"many moves":     `{"op":"k.board","seed":"1","moves":["@"` + strings.Repeat(`,"@"`, 5000) + `]}`,
		"many plays":     `{"op":"d.board","landlord":"3","peasant":"4","plays":["-"` + strings.Repeat(`,"-"`, 200) + `]}`,
		"many cards":     `{"op":"d.board","landlord":"` + strings.Repeat("3", 50000) + `","peasant":"4"}`,
		"no such column": `{"op":"k.board","board":{"foundations":[0,0,0,0],"waste":[],"stock":[],"columns":[{"down":-1,"cards":[]}],"redealt":-9}}`,
		"huge numbers":   `{"op":"k.board","seed":"1","draw":9223372036854775807,"ranks":-1}`,
		"no numbers":     `{"op":"d.generate","cards":[null,1e300]}`,
		"long seal":      `{"op":"t.view","kept":"` + strings.Repeat("AAAA", 15000) + `"}`,
		"no seal":        `{"op":"t.auto","kept":"\u0000","player":"` + strings.Repeat("strong:", 5000) + `"}`,
		"long name":      `{"op":"t.new","bots":["strong:without=` + strings.Repeat("prior+", 5000) + `"]}`,
		"many bots":      `{"op":"t.new","bots":["least"` + strings.Repeat(`,"least"`, 5000) + `]}`,
		"many games":     `{"op":"t.new","games":9223372036854775807}`,
		"long thinking":  `{"op":"t.new","limits":{"seconds":-1}}`,
		"huge points":    `{"op":"t.rating","deals":[[1e308,-1e308]]}`,
	} {
		t.Run(what, func(t *testing.T) {
			events := ask(t, door, request)
			last := events[len(events)-1]
			if !strings.Contains(last, `"event":"error","kind":"request"`) && !strings.Contains(last, `"event":"error","kind":"input"`) {
				t.Errorf("%.80s: %s", request, last)
			}
			if len(last) > 1000 {
				t.Errorf("%.80s is refused in %d bytes", request, len(last))
			}
		})
	}
}
