package session

// Games that the page's session plays, too: testdata/games.json, which cmd/web/testdata/play/recorded.test.mjs replays by the page's JavaScript.

import (
	"encoding/json"
	"os"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"kedou/klondike"
)

// recorded is a game: the actions in their order, the states after some of them, and at the end its record, or the texts of both sessions that
// keep it. An action is a move, =7 to go to step 7, b to begin again, x to give up, or one of these behind ! that is refused.
type recorded struct {
	Name, Seed    string
	Draw, Redeals int
	Back          bool
	Actions       string
	States        []recordedState
	Record        any
	Kept          struct{ Terminal json.RawMessage }
}

// recordedState is a state after a number of actions. The page alone counts points and finds safe moves.
type recordedState struct {
	After      int
	Known      string // the position, with the cards that the player knows
	Legal      string
	Done, Last int
	Undos      int
	Won, Over  bool
	Finish     int // how many of the next actions end the game without a decision
}

func TestRecordedGames(t *testing.T) {
	text, err := os.ReadFile("testdata/games.json")
	var games []recorded
	if err == nil {
		err = json.Unmarshal(text, &games)
	}
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range games {
		t.Run(r.Name, r.replay)
	}
}

func (r *recorded) replay(t *testing.T) {
	rules := klondike.Standard(r.Draw)
	rules.Redeals, rules.WorryBack = r.Redeals, r.Back
	seed, err := strconv.ParseUint(r.Seed, 10, 64)
	if err != nil {
		t.Fatal(err)
	}
	g, err := New(klondike.Deal{ID: r.Seed, Position: klondike.NewDeal(seed, rules)}, rules, false, true)
	if err != nil {
		t.Fatal(err)
	}
	actions, states := strings.Fields(r.Actions), r.States
	for i := range len(actions) + 1 {
		if len(states) > 0 && states[0].After == i {
			states[0].check(t, g)
			states = states[1:]
		}
		if i < len(actions) {
			act(t, g, actions[i])
		}
	}
	if len(states) > 0 {
		t.Errorf("%d states are behind the end", len(states))
	}
	kept, err := g.Text()
	if err != nil {
		t.Fatal(err)
	}
	if r.Record != nil {
		var got any
		if err := json.Unmarshal(kept, &got); err != nil || !reflect.DeepEqual(got, r.Record) {
			t.Errorf("%v, %s", err, kept)
		}
		return
	}
	for _, text := range [][]byte{kept, r.Kept.Terminal} {
		again, err := Parse(text)
		if err != nil {
			t.Fatalf("%v: %s", err, text)
		}
		r.States[len(r.States)-1].check(t, again)
	}
}

// act does an action, which is refused if ! stands before it.
func act(t *testing.T, g *Game, action string) {
	t.Helper()
	action, refused := strings.CutPrefix(action, "!")
	var err error
	switch step, goes := strings.CutPrefix(action, "="); {
	case goes:
		n, _ := strconv.Atoi(step)
		err = g.Goto(n)
	case action == "b":
		err = g.Restart()
	case action == "x":
		err = g.GiveUp()
	default:
		m, _ := klondike.ParseMove(action)
		err = g.Play(m)
	}
	if (err != nil) != refused {
		t.Fatalf("%s: %v", action, err)
	}
}

func (s *recordedState) check(t *testing.T, g *Game) {
	t.Helper()
	reader := klondike.NewReader(strings.NewReader(s.Known), "known", g.Rules)
	reader.Unseen = true
	known, err := reader.Only()
	if err != nil {
		t.Fatal(err)
	}
	if got := g.known().Position.Neutral(g.Rules); got != known.Position.Neutral(g.Rules) {
		t.Errorf("after %d: known\n%s, want\n%s", s.After, got, s.Known)
	}
	var legal []string
	for _, m := range g.Legal() {
		legal = append(legal, m.String())
	}
	got := recordedState{s.After, s.Known, strings.Join(legal, " "), g.Steps(), g.Last(), g.Aids().Undos, g.Won(), g.Over(), s.Finish}
	if got != *s {
		t.Errorf("got %+v, want %+v", got, *s)
	}
}
