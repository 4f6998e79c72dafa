package main

// What now, and is it over: the command, the session of klondike play, the page's service and the library give one answer.

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os/exec"
	"reflect"
	"strings"
	"testing"
	"time"

	"kedou/cmd/internal/service"
	"kedou/klondike"
	"kedou/klondike/advice"
	"kedou/klondike/blind"
	"kedou/klondike/fast"
	"kedou/klondike/session"
	"kedou/search"
	"kedou/search/searchtest"
)

// told is the part of an answer that all doors give.
type told struct {
	Over, Verdict string
	Ways          []string // the first moves, with their chances or verdicts
}

// answered returns an answer of the library, of either kind.
func answered(a advice.Answer, open bool) told {
	t := told{Over: a.Over.String()}
	for _, w := range a.Ways {
		if open {
			t.Ways = append(t.Ways, fmt.Sprintf("%v %v %d", w.Moves[0], w.Verdict, w.Length.Total()))
		} else if len(w.Moves) > 0 {
			t.Ways = append(t.Ways, fmt.Sprintf("%v %v %.4f", w.Moves[0], w.Safe, w.Chance))
		}
	}
	if open || a.Verdict != search.Unknown {
		t.Verdict = a.Verdict.String()
	}
	return t
}

// read returns the answer in a record of the command or the service.
func read(t *testing.T, text []byte) (a told) {
	t.Helper()
	var r struct {
		Over, Verdict string
		Proved        bool
		Chance        float64
		Ways          []struct {
			Moves  []any
			Safe   bool
			Chance float64
		}
		Moves []struct {
			Move, Verdict string
			Length        int
		}
	}
	if err := json.Unmarshal(text, &r); err != nil {
		t.Fatalf("%v: %s", err, text)
	}
	name := func(move any) any { // the service's moves are objects
		if m, ok := move.(map[string]any); ok {
			return m["move"]
		}
		return move
	}
	a.Over, a.Verdict = r.Over, strings.TrimPrefix(r.Verdict, "estimated")
	if r.Proved {
		a.Verdict = [...]string{"unsolvable", "solved"}[int(r.Chance)]
	}
	for _, w := range r.Ways {
		if len(w.Moves) > 0 {
			a.Ways = append(a.Ways, fmt.Sprintf("%v %v %.4f", name(w.Moves[0]), w.Safe, w.Chance))
		}
	}
	for _, m := range r.Moves {
		a.Ways = append(a.Ways, fmt.Sprintf("%s %s %d", m.Move, m.Verdict, m.Length))
	}
	return a
}

// served returns the service's answer to a request.
func served(t *testing.T, request map[string]any) (a told) {
	t.Helper()
	text, err := json.Marshal(request)
	if err != nil {
		t.Fatal(err)
	}
	err = service.New(service.Native, service.All()).Serve(t.Context(), text, func(event []byte) error {
		if strings.Contains(string(event), `"event":"progress"`) {
			return nil
		}
		a = read(t, event)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// deadEnd leads the deal 29 to a position without a move, drawing 3 without redeals and without worrying back.
const deadEnd = "AD:5>D 9C:4>1 4H:4>5 5S:5>4 8H:6>1 AH:6>H 7C:6>1 @ 6D:4>1 @ @ AC:W>C @ @ @ @ QD:W>3 9D:W>2 2H:W>H JC:W>3 TD:1>3 KH:W>1 AS:W>S 2S:W>S @ 2D:W>D 3D:W>D"

// TestOneAnswer asks all doors at positions of random games, whose ends are lost, and at a dead end.
func TestOneAnswer(t *testing.T) {
	random, over := rand.New(rand.NewPCG(51, 1)), map[advice.Over]int{}
	for i := range searchtest.Size(29, 29) {
		rules := klondike.Standard(1 + 2*(i%2))
		rules.Redeals, rules.WorryBack = []int{klondike.Unlimited, 0, 0}[i%3], i%4 > 0
		g := begin(t, uint64(i), rules)
		var moves []klondike.Move
		for range [...]int{0, 9, 30, 60, 90}[i%5] {
			if legal := g.Legal(); len(legal) > 0 {
				moves = append(moves, legal[min(random.IntN(len(legal)), random.IntN(len(legal)))])
				if err := g.Play(moves[len(moves)-1]); err != nil {
					t.Fatal(err)
				}
			}
		}
		over[ask(t, g, uint64(i), moves)]++
	}
	rules := klondike.Standard(3)
	rules.Redeals, rules.WorryBack = 0, false
	g := begin(t, 29, rules)
	moves, err := klondike.ParseMoves(klondike.NewDeal(29, rules), rules, strings.Fields(deadEnd))
	for _, m := range moves {
		err = errors.Join(err, g.Play(m))
	}
	if err != nil {
		t.Fatal(err)
	}
	if over[ask(t, g, 29, moves)]++; over[advice.DeadEnd] == 0 || !testing.Short() && over[advice.No]*over[advice.Lost] == 0 {
		t.Errorf("the positions are %v", over)
	}
}

func begin(t *testing.T, seed uint64, rules klondike.Rules) *session.Game {
	t.Helper()
	g, err := session.New(klondike.Deal{ID: "hidden", Position: klondike.NewDeal(seed, rules)}, rules, false, true)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// ask asks all doors after the moves of a game, by what the player sees and by all cards.
func ask(t *testing.T, g *session.Game, seed uint64, moves []klondike.Move) advice.Over {
	t.Helper()
	positions, err := klondike.Replay(klondike.NewDeal(seed, g.Rules), g.Rules, moves)
	if err != nil {
		t.Fatal(err)
	}
	open(t, &positions[len(moves)], g.Rules)
	return hidden(t, g)
}

// hidden asks by what the player of a game sees.
func hidden(t *testing.T, g *session.Game) advice.Over {
	t.Helper()
	shown := g.View()
	seen := shown.Neutral(g.Rules)
	found, err := g.Hint()(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	want := answered(found, false)
	view := &blind.View{Terms: blind.Terms{Rules: g.Rules, StockHidden: true}, Position: g.View()}
	library, err := advice.Advise(t.Context(), view, blind.Options{})
	if err != nil {
		t.Fatal(err)
	}
	same(t, "library", seen, answered(library, false), want)
	same(t, "page", seen, served(t, request("k.advice", seen, g.Rules, map[string]any{"iterations": 3000})), want)
	end, err := g.Ended()(t.Context())
	if over := served(t, request("k.over", seen, g.Rules, nil)).Over; err != nil || end.Over != found.Over || over != end.Over.String() {
		t.Errorf("%s: is it over? %q, the page %q, a hint %q, %v", seen, end.Over, over, found.Over, err)
	}
	if strings.Contains(seen, "??") { // otherwise the command answers by all cards
		same(t, "command", seen, commanded(t, seen, g.Rules), want)
	}
	return found.Over
}

// open asks by all cards.
func open(t *testing.T, p *klondike.Position, rules klondike.Rules) {
	t.Helper()
	deal, limits := p.Neutral(rules), search.Limits{Expansions: 3000, Memory: 256 << 20, Time: time.Hour}
	found, err := advice.Open(t.Context(), p, rules, fast.Options{Limits: limits})
	if err != nil {
		t.Fatal(err)
	}
	want := answered(found, true)
	asked := map[string]any{"expansions": limits.Expansions, "memory": limits.Memory, "seconds": 600}
	same(t, "page, all cards", deal, served(t, request("k.hint", deal, rules, map[string]any{"limits": asked})), want)
	same(t, "command, all cards", deal, commanded(t, deal, rules, "--expansions", "3000", "--memory", "256MiB", "--time", "1h"), want)
}

// request is a request about a position.
func request(op, deal string, r klondike.Rules, more map[string]any) map[string]any {
	all := map[string]any{"op": op, "deal": deal, "draw": r.Draw, "redeals": r.Redeals, "no_worrying_back": !r.WorryBack}
	for name, value := range more {
		all[name] = value
	}
	return all
}

// commanded returns the answer of klondike hint.
func commanded(t *testing.T, deal string, r klondike.Rules, more ...string) told {
	t.Helper()
	args := append([]string{"hint", "-", "--json", "--draw", fmt.Sprint(r.Draw), fmt.Sprint("--redeals=", r.Redeals), fmt.Sprint("--no-worrying-back=", !r.WorryBack)}, more...)
	command := exec.Command("klondike", args...)
	command.Stdin = strings.NewReader(deal + "\n")
	out, err := command.Output()
	if len(out) == 0 {
		t.Fatalf("%q: %v", args, err)
	}
	return read(t, out)
}

func same(t *testing.T, door, position string, got, want told) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%s: %s\ngot  %+v\nwant %+v", door, position, got, want)
	}
}
