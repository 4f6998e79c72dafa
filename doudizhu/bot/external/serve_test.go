package external

// The library's players as programs: views rebuilt from questions, and games equal to those of the players
// themselves.

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"math/bits"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/table"
)

// asker is a player who looks at every view before it decides.
type asker struct {
	table.Player
	look func(*table.View)
}

func (a asker) Call(ctx context.Context, v *table.View, r *rand.Rand) (int, error) {
	a.look(v)
	return a.Player.Call(ctx, v, r)
}

func (a asker) Double(ctx context.Context, v *table.View, r *rand.Rand) (bool, error) {
	a.look(v)
	return a.Player.Double(ctx, v, r)
}

func (a asker) Play(ctx context.Context, v *table.View, r *rand.Rand) (doudizhu.Play, error) {
	a.look(v)
	return a.Player.Play(ctx, v, r)
}

// TestViewOfQuestion: each question of games in every variant gives the whole view back, and every legal play in it reads as intended.
func TestViewOfQuestion(t *testing.T) {
	for _, name := range table.Variants() {
		v, _ := table.ByName(name)
		questions := 0
		look := func(view *table.View) {
			questions++
			j := &jsonLines{limits: patient}
			var q question
			if err := json.Unmarshal(j.ask(view, false, 5), &q); err != nil {
				t.Fatal(err)
			}
			got, err := viewOf(&q)
			if err != nil {
				t.Fatalf("%s: %v of %+v", name, err, q)
			}
			want := *view
			for _, both := range []*table.View{got, &want} { // an empty list equals none
				both.Calls, both.Moves, both.Bids = append([]table.Call(nil), both.Calls...), append([]table.Move(nil), both.Moves...), append([]int(nil), both.Bids...)
			}
			if !reflect.DeepEqual(*got, want) {
				t.Fatalf("%s: the view of %+v is\n%+v, want\n%+v", name, q, *got, want)
			}
			for i, p := range view.AppendPlays(nil) {
				if view.Stage != table.Playing {
					break
				}
				if a, err := playOf(view, nil, q.Legal[i]); err != nil || a != p {
					t.Errorf("%s: %s is read as %v, %v; want %v", name, q.Legal[i], a, err, p)
				}
			}
		}
		for seed := uint64(1); seed <= 4; seed++ {
			var players [table.Chairs]table.Player
			for c := range players {
				p, _ := bot.New([]string{"random", "roles", "hint"}[c], v)
				players[c] = asker{p, look}
			}
			if _, err := table.Run(t.Context(), table.New(v, table.NewDeal(v, seed)), players, table.Options{Seed: seed}); err != nil {
				t.Fatal(err)
			}
		}
		if questions < 100 {
			t.Errorf("%s: only %d questions", name, questions)
		}
	}
}

// madeBy makes players of a bot.
func madeBy(name string) func(table.Variant) (table.Player, error) {
	return func(v table.Variant) (table.Player, error) { return bot.New(name, v) }
}

// TestServe: Serve answers a question to lead by the player's decision, doesn't answer an end, and reports a line that is no question by its
// number.
func TestServe(t *testing.T) {
	j := &jsonLines{limits: patient}
	view := lead()
	asked := string(j.ask(view, false, 1))
	least, _ := bot.New("least", standard)
	play, _ := least.Play(t.Context(), view, rand.New(rand.NewPCG(1, 1)))
	end, _ := j.over(view, table.Result{})
	var out bytes.Buffer
	if err := Serve(t.Context(), strings.NewReader(asked+"\n\n"+strings.Replace(string(end), `"ask":"play"`, `"ask":"end"`, 1)+"\n"), &out, madeBy("least")); err != nil {
		t.Fatal(err)
	}
	if want := `{"id":1,"play":"` + play.String() + `"}` + "\n"; out.String() != want {
		t.Errorf("the answer is %s, want %s", out.String(), want)
	}
	for _, c := range []struct{ old, new, want string }{
		{`"ask":"play"`, `"ask":"sing"`, `question 2: ask "sing": use call, double, play or end`},
		{`"variant":"standard"`, `"variant":"bridge"`, `question 2: there is no game "bridge"`},
		{`"landlord":`, `"landlord":7,"old":`, "question 2: there is no chair 7"},
		{`"left":[`, `"left":[1`, "question 2: left says [117 "},
		{`"left":[`, `"left":[20,-3,37],"old":[`, "question 2: left says [20 -3 37]"},
		{`"ask":"play"`, `"ask":"call"`, "question 2: a question to call without bids"},
		{`"hand":"`, `"hand":"33334`, "question 2: column 6: 5 cards of rank 3"},
		{`"bottom":"`, `"bottom":"3333","old":"`, "question 2: the landlord can't have had the bottom cards 3333"},
		{`"legal":`, `"moves":[{"chair":0,"play":"7788"}],"legal":`, "question 2: move 1: "},
		{asked, "no JSON", "question 2: "},
	} {
		text := asked + "\n" + strings.Replace(asked, c.old, c.new, 1) + "\n"
		if err := Serve(t.Context(), strings.NewReader(text), io.Discard, madeBy("least")); err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%s for %s: %v, want %s", c.new, c.old, err, c.want)
		}
	}
}

// TestBottomFits: the landlord can't have got cards that another player holds or has laid, nor hold more bottom cards than he has cards.
func TestBottomFits(t *testing.T) {
	g := table.NewGiven(standard, table.NewDeal(standard, 1), 0)
	lowest := doudizhu.Of(g.View(0).Hand.Lowest(), 1)
	if err := g.Play(0, doudizhu.Play{Kind: doudizhu.Solo, Rank: g.View(0).Hand.Lowest(), Len: 1, Cards: lowest}); err != nil {
		t.Fatal(err)
	}
	v := g.View(1)
	pair := doudizhu.Rank(bits.TrailingZeros16(v.Hand.AtLeast(2)))
	for _, c := range []struct {
		about string
		fault func(*table.View)
		fits  bool
	}{
		{"as dealt", func(*table.View) {}, true},
		{"of the viewer's hand", func(v *table.View) { v.Bottom = doudizhu.Of(pair, 3) }, false},
		{"two cards", func(v *table.View) { v.Bottom = doudizhu.Of(doudizhu.Three, 2) }, false},
		{"more than are left", func(v *table.View) { v.Left[0] = 1 }, false},
		{"without a landlord", func(v *table.View) { v.Landlord = table.Nobody }, false},
	} {
		at := *v
		c.fault(&at)
		if got := bottomFits(&at, at.Unseen()); got != c.fits {
			t.Errorf("%s: bottom %v fits: %v", c.about, at.Bottom, got)
		}
	}
}

// TestServedPlayers: a bot that is served plays as the bot does.
func TestServedPlayers(t *testing.T) {
	for _, name := range []string{"roles", "robot"} {
		p, err := New(standard, "json", []string{mock("")[0], "mock", "served " + name}, patient)
		if err != nil {
			t.Fatal(err)
		}
		defer p.Close()
		own, _ := bot.New(name, standard)
		var plays [2][]table.Move
		for i, player := range []table.Player{own, p} {
			g := table.New(standard, table.NewDeal(standard, 11))
			if _, err := table.Run(t.Context(), g, [table.Chairs]table.Player{player, player, player}, table.Options{Seed: 1}); err != nil {
				t.Fatal(err)
			}
			plays[i] = g.Record([table.Chairs]string{}).Moves
		}
		if !slices.Equal(plays[0], plays[1]) {
			t.Errorf("%s lays %v, and served %v", name, plays[0], plays[1])
		}
	}
}

// FuzzServe sends anything to each of several bots.
func FuzzServe(f *testing.F) {
	j := &jsonLines{limits: patient}
	served := []string{"least", "hint", "robot", "principles", "roles", "random", "strong:playouts=20"}
	g := table.New(standard, table.NewDeal(standard, 1))
	for i := range served {
		f.Add(string(j.ask(lead(), false, 1)), uint8(i))
		f.Add(string(j.ask(g.View(g.Asked()), false, 1)), uint8(i))
		f.Add(string(j.ask(game(f, 1).View(1), false, 1)), uint8(i))
	}
	f.Fuzz(func(t *testing.T, text string, by uint8) {
		var out bytes.Buffer
		name := served[int(by)%len(served)]
		if Serve(t.Context(), strings.NewReader(text), &out, madeBy(name)) != nil {
			return
		}
		for line := range strings.Lines(out.String()) {
			if r := (reply{}); json.Unmarshal([]byte(line), &r) != nil || r.ID == nil {
				t.Errorf("%s answers %q with %q", name, text, line)
			}
		}
	})
}
