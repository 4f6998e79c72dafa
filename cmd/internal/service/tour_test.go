package service

// The page's tour of searches: every place of it is a place of the search.

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
)

// tourChapter is a chapter as the page has it.
type tourChapter struct {
	Name, Game, Engine string
	Fields             map[string]string
	Steps              int
	Stops              []tourStop
	Variants           []struct {
		Name, Engine string
		Steps        int
		Fields       map[string]string
		Stop         tourStop
	}
}

// tourStop is a place of a run, which the page has as a text: "4 3 expand".
type tourStop struct {
	Step, Node int
	Event      string
}

func (s *tourStop) UnmarshalText(text []byte) error {
	_, err := fmt.Sscan(string(text), &s.Step, &s.Node, &s.Event)
	return err
}

// tourEvents are the page's names of events, by their codes.
var tourEvents = strings.Fields("open expand duplicate reparent rescore reopen dead cut drop restart won lost found")

// TestTour: the runs of the chapters have as many steps as the texts say, and each step does what its text says.
func TestTour(t *testing.T) {
	text, err := os.ReadFile("../../web/page/js/tree/tour.js")
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := bytes.Cut(text, []byte("chapters = "))
	var chapters []tourChapter
	if err := json.NewDecoder(bytes.NewReader(list)).Decode(&chapters); err != nil || len(chapters) != 6 {
		t.Fatalf("%d chapters, %v", len(chapters), err)
	}
	for _, c := range chapters {
		events, steps := c.run(t, c.Engine, nil)
		if steps != c.Steps {
			t.Errorf("%s: %d steps, not %d", c.Name, steps, c.Steps)
		}
		for _, s := range c.Stops {
			s.check(t, c.Name, events)
		}
		for _, v := range c.Variants {
			events, steps := c.run(t, v.Engine, v.Fields)
			if steps != v.Steps {
				t.Errorf("%s, %s: %d steps, not %d", c.Name, v.Name, steps, v.Steps)
			}
			v.Stop.check(t, c.Name+", "+v.Name, events)
		}
	}
}

// check compares a place with the events of its run, by steps.
func (s tourStop) check(t *testing.T, name string, events map[int][]tourDeed) {
	t.Helper()
	if !slices.Contains(events[s.Step], tourDeed{s.Node, s.Event}) {
		t.Errorf("%s, step %d: no %s of node %d, but %v", name, s.Step, s.Event, s.Node, events[s.Step])
	}
}

// tourDeed is an event of a node.
type tourDeed struct {
	node  int
	event string
}

// run searches the problem of a chapter, and returns the events by steps, and the number of steps.
func (c *tourChapter) run(t *testing.T, engine string, other map[string]string) (map[int][]tourDeed, int) {
	t.Helper()
	request := map[string]any{"op": "d.trace", "nodes": 100_000}
	width := 4
	if c.Game == "klondike" {
		request["op"], width = "k.trace", 8
	}
	fields := maps.Clone(c.Fields)
	maps.Copy(fields, other)
	for name, value := range fields {
		if name == "score" || name == "reparent" {
			engine += ":" + name + "=" + value
			continue
		}
		request[name] = value
		if slices.Contains([]string{"ranks", "columns", "draw"}, name) {
			request[name] = json.Number(value)
		}
	}
	request["strategy"] = engine
	line, err := json.Marshal(request)
	if err != nil {
		t.Fatal(err)
	}
	whole, end := traced(t, width, "%s", line)
	events, step := map[int][]tourDeed{}, 0
	for e := range slices.Chunk(whole.Events, width) {
		if tourEvents[e[0]] == "expand" {
			step++
		}
		events[step] = append(events[step], tourDeed{e[1], tourEvents[e[0]]})
	}
	return events, end.Steps
}
