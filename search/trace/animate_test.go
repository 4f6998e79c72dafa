// Animations: one picture a step, with what the search had found by then.

package trace

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"kedou/internal/engine"
	"kedou/search"
	"kedou/search/searchtest"
)

// mazeEvents returns the events of A* in a maze in which cheaper paths turn up late, or of IDA* in rounds around a wall.
func mazeEvents(t *testing.T, rounds bool) (events []Event) {
	text, engine := "S1111 9.#.1 1.#.1 1...G", search.BestFirst[searchtest.Cell, searchtest.Step, searchtest.Cell]
	if rounds {
		text, engine = "S..#G ...#. .....", search.IDAStar[searchtest.Cell, searchtest.Step, searchtest.Cell]
	}
	maze, err := searchtest.ParseGrid(text)
	if err != nil {
		t.Fatal(err)
	}
	take := func(e Event) { events = append(events, e) }
	_, err = engine(t.Context(), maze, maze.Start, search.Config[searchtest.Cell, searchtest.Step]{
		Heuristic: maze.Manhattan, Observe: Record[searchtest.Cell, searchtest.Step](take, nil, nil)})
	if err != nil {
		t.Fatal(err)
	}
	return events
}

// TestAnimation counts the pictures, and in each the nodes of its step, and checks that the document is well-formed.
func TestAnimation(t *testing.T) {
	for name, events := range map[string][]Event{"path": mazeEvents(t, false), "game": nimEvents(t)} {
		steps := 0
		for _, e := range events {
			if e.Kind == engine.Expanded {
				steps++
			}
		}
		var svg bytes.Buffer
		pictures, err := WriteAnimation(&svg, name, events, 1, steps, Drawing{Depth: 100}, time.Second)
		apart := (steps-1)/maxFrames + 1
		if err != nil || steps < 2 || pictures != (steps-1)/apart+1 {
			t.Fatalf("%s: %d pictures of %d steps, %v", name, pictures, steps, err)
		}
		for d := xml.NewDecoder(bytes.NewReader(svg.Bytes())); ; {
			if _, err := d.Token(); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatal(err)
			}
		}
		frames := strings.Split(svg.String(), "<g visibility")[1:]
		if len(frames) != pictures || strings.Count(svg.String(), `visibility="visible"`) != 1 {
			t.Errorf("%s: %d groups for %d pictures", name, len(frames), pictures)
		}
		for i, f := range frames {
			step := steps - (pictures-1-i)*apart
			if born := bornBy(events, step); strings.Count(f, "<rect ") != born || !strings.Contains(f, fmt.Sprintf(">step %d<", step)) {
				t.Errorf("%s: picture %d has %d nodes; after step %d there are %d", name, i, strings.Count(f, "<rect "), step, born)
			}
		}
	}
}

// bornBy counts the nodes that exist after a step.
func bornBy(events []Event, step int) (born int) {
	for _, e := range events {
		if e.Kind == engine.Expanded {
			if step--; step < 0 {
				break
			}
		}
		if e.State != "" {
			born++
		}
	}
	return born
}

// nimEvents returns the events of the labelling of Nim.
func nimEvents(t *testing.T) (events []Event) {
	nimInto(t, func(e Event) { events = append(events, e) }, 2, 2, 1)
	return events
}

// TestAnimationOfRounds: of a search in rounds the last round is shown, where no node lies upon another, and a round's last step has its
// tree.
func TestAnimationOfRounds(t *testing.T) {
	events := mazeEvents(t, true)
	steps, before := 0, 0
	for _, e := range events {
		switch e.Kind {
		case engine.Expanded:
			steps++
		case engine.Restarted:
			before = steps
		}
	}
	if before < 2 || steps-before < 2 {
		t.Fatalf("%d steps, of which %d in rounds before the last", steps, before)
	}
	for last, want := range map[int]int{steps: steps - before + 1, before: 0} {
		var svg bytes.Buffer
		pictures, err := WriteAnimation(&svg, "rounds", events, 0, last, Drawing{Depth: 100}, time.Second)
		if err != nil || want > 0 && pictures != want || pictures < 2 {
			t.Fatalf("to step %d: %d pictures, want %d, %v", last, pictures, want, err)
		}
		for i, f := range strings.Split(svg.String(), "<g visibility")[1:] {
			places := map[string]bool{}
			for _, box := range strings.Split(f, "<rect ")[1:] {
				at, _, _ := strings.Cut(box, " width")
				if places[at] {
					t.Errorf("to step %d, picture %d: two nodes at %s", last, i, at)
				}
				places[at] = true
			}
		}
	}
}

// TestAnimationRefuses steps that the run doesn't have.
func TestAnimationRefuses(t *testing.T) {
	events := mazeEvents(t, false)
	for _, steps := range [][2]int{{-1, 1}, {3, 2}, {0, len(events)}} {
		if _, err := WriteAnimation(io.Discard, "", events, steps[0], steps[1], Drawing{}, time.Second); err == nil {
			t.Errorf("steps %d to %d are drawn", steps[0], steps[1])
		}
	}
}
