package service_test

// Whole games at the table, played through the service.

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"kedou/cmd/internal/service"
	"kedou/cmd/internal/service/servicetest"
	"kedou/doudizhu/arena"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/session"
	"kedou/doudizhu/table"
	"kedou/search/searchtest"
)

// answer has the parts of a result that the tests use.
type answer struct {
	Event, Message string
	Kept           string
	View           struct {
		Stage  string
		Turn   *int
		Moves  []any
		Total  [3]int
		Games  int
		Score  []int
		Stakes struct {
			Bombs  int
			Spring bool
			Times  [3]int
		}
		Redeals int
	}
	Events  []struct{ Kind string }
	Records []string
	Text    string
	Bid     struct {
		Bid    int
		Chance float64
	}
	Chances []struct {
		Play   string
		Chance float64
	}
}

// ask puts a request to the service, and expects a result.
func ask(t *testing.T, request map[string]any) (a answer) {
	t.Helper()
	text, err := json.Marshal(request)
	if err != nil {
		t.Fatal(err)
	}
	steps := 0
	err = servicetest.Ask(t.Context(), service.New(service.Native, service.All()).Serve, string(text), func(event string) {
		if strings.HasPrefix(event, `{"event":"step"`) { // whose bid is a number
			steps++
			return
		}
		a = answer{}
		if err := json.Unmarshal([]byte(event), &a); err != nil {
			t.Fatal(err)
		}
	})
	if err != nil || a.Event != "result" || len(a.Events) != steps {
		t.Fatalf("%s: %+v after %d steps, %v", text, a, steps, err)
	}
	return a
}

// playOn lets a player give all answers of the person to the end of a game, and returns the end and the game's record, which the referee must
// accept.
func playOn(t *testing.T, a answer, player string) (answer, table.Record) {
	t.Helper()
	moves := 0
	for ; a.View.Stage != "over"; a = ask(t, map[string]any{"op": "t.auto", "kept": a.Kept, "player": player}) {
		if a.View.Turn == nil || *a.View.Turn != 0 {
			t.Fatalf("it isn't the person's turn: %+v", a.View)
		}
		if len(a.Kept) > 8<<10 {
			t.Fatalf("%d bytes are kept", len(a.Kept))
		}
		moves = len(a.View.Moves)
	}
	if last := a.Events[len(a.Events)-1]; last.Kind != "over" || len(a.View.Moves) <= moves {
		t.Errorf("the game ends with %+v", a.Events)
	}
	kept := ask(t, map[string]any{"op": "t.records", "kept": a.Kept, "language": "en"})
	var r table.Record
	if len(kept.Records) != 1 || json.Unmarshal([]byte(kept.Records[0]), &r) != nil || r.Text("en") != kept.Text {
		t.Fatalf("%+v", kept)
	}
	if err := table.Verify(&r); err != nil || r.Result == nil {
		t.Fatalf("%v: %s", err, kept.Text)
	}
	if r.Result.Spring != a.View.Stakes.Spring || r.Result.Bombs != a.View.Stakes.Bombs || !slices.Equal(r.Result.Points[:], a.View.Score) || r.Defaults != [3]int{} {
		t.Errorf("%+v, but the record has %+v", a.View, r.Result)
	}
	for c, points := range r.Result.Points {
		if a.View.Stakes.Times[c] != max(points, -points) {
			t.Errorf("%+v, but the score is %v", a.View.Stakes, r.Result.Points)
		}
	}
	return a, r
}

// TestTable plays sessions of all variants by bots of all levels: the referee accepts every game, and the totals are right.
func TestTable(t *testing.T) {
	games := 0
	for i, variant := range table.Variants() {
		for level := 1; level <= 5; level++ {
			bots := []string{fmt.Sprint(level), "roles"}
			if level == 5 {
				bots[0] = "strong:playouts=40"
			}
			a := ask(t, map[string]any{"op": "t.new", "game": variant, "seed": fmt.Sprint(100*i + level), "bots": bots, "games": searchtest.Size(10, 50)})
			var total [3]int
			for n := 1; ; n++ {
				end, r := playOn(t, a, "roles")
				games++
				for c, points := range r.Result.Points {
					total[c] += points
				}
				if end.View.Total != total || end.View.Games != n {
					t.Errorf("%+v after %d games, want %v", end.View, n, total)
				}
				if n == searchtest.Size(10, 50) {
					break
				}
				a = ask(t, map[string]any{"op": "t.deal", "kept": end.Kept})
			}
		}
	}
	t.Logf("%d games, and the referee has nothing against them", games)
}

// TestArena compares games through the service with games of the arena with the same seeds: 1000 with KEDOU_LONG=1.
func TestArena(t *testing.T) {
	games := 0
	for _, variant := range table.Variants() {
		for i, specs := range [][2]string{{"strong:playouts=60", "roles"}, {"robot", "strong:playouts=60"}} {
			v, err := table.ByName(variant)
			if err != nil {
				t.Fatal(err)
			}
			deals := searchtest.Size(4, 167)
			o := arena.Options{Variant: v, Seed: uint64(1000 * i), Deals: deals, Auction: true, Workers: 2, Records: true}
			err = arena.Run(t.Context(), []arena.Bot{competitor(specs[0], v), competitor(specs[1], v)}, o, func(d *arena.Deal) error {
				at := slices.IndexFunc(d.Games, func(g arena.Game) bool { return g.Bots == [3]int{0, 1, 1} })
				a := ask(t, map[string]any{"op": "t.new", "game": variant, "seed": fmt.Sprint(d.Seed), "bots": specs[1:], "games": 1})
				_, got := playOn(t, a, specs[0])
				if got.Names[0] = specs[0]; got.Text("en") != d.Games[at].Record.Text("en") {
					t.Errorf("%s %d:\n%swant\n%s", variant, d.Seed, got.Text("en"), d.Games[at].Record.Text("en"))
				}
				games++
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Logf("%d games are those of the arena", games)
}

func competitor(spec string, v table.Variant) arena.Bot {
	return arena.Bot{Name: spec, New: func() (table.Player, error) { return bot.New(spec, v) }}
}

// TestOneAdvice: at thirty questions of some games the service gives the advice that `doudizhu play` gives.
func TestOneAdvice(t *testing.T) {
	questions := 0
	for seed := uint64(1); questions < searchtest.Size(30, 300); seed++ {
		s, err := session.New(session.Terms{Games: 1, Seed: seed, Game: table.Variants()[seed%3], Bots: [2]string{"roles", "hint"}})
		if err != nil {
			t.Fatal(err)
		}
		for {
			view, err := s.Next(t.Context(), func() {}, nil)
			if err != nil {
				t.Fatal(err)
			}
			if view == nil {
				break
			}
			questions++
			compareAdvice(t, s, view)
			if err := s.StandIn("hint"); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func compareAdvice(t *testing.T, s *session.Session, view *table.View) {
	t.Helper()
	want, err := s.Advise(t.Context(), session.HintPlayouts)
	if err != nil {
		t.Fatal(err)
	}
	kept, err := s.Seal()
	if err != nil {
		t.Fatal(err)
	}
	if view.Stage != table.Playing {
		if got := ask(t, map[string]any{"op": "t.hints", "kept": kept}).Bid; got.Bid != want.Bid || fmt.Sprintf("%.3f", got.Chance) != fmt.Sprintf("%.3f", want.Index.Chance) {
			t.Errorf("%v: %+v, want %+v", view.Hand, got, want)
		}
		return
	}
	var told []string
	for _, j := range want.Plays {
		told = append(told, fmt.Sprintf("%v %.3f", j.Play, j.Chance))
	}
	var got []string
	for _, c := range ask(t, map[string]any{"op": "t.chances", "kept": kept, "iterations": session.HintPlayouts}).Chances {
		got = append(got, fmt.Sprintf("%s %.3f", c.Play, c.Chance))
	}
	if len(told) == 1 {
		got, told = []string{strings.Fields(got[0])[0]}, []string{strings.Fields(told[0])[0]} // the only play has no chance
	}
	if !slices.Equal(got, told) {
		t.Errorf("%v on %v: %v, want %v", view.Hand, view.Last, got, told)
	}
}
