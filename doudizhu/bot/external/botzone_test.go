package external

// Botzone's protocol: literal questions, and programs that know only their input.

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/arena"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/table"
)

func init() {
	mocks["botzone"] = func(in *bufio.Scanner) { botzoneMock(in, false) }
	mocks["botzone running"] = func(in *bufio.Scanner) { botzoneMock(in, true) }
	mocks["botzone fresh"] = func(in *bufio.Scanner) { // keeps running, and begins at the first question of FightTheLandlord alone
		var first bytes.Buffer
		begun := bufio.NewReaderSize(os.Stdin, longest)
		line, _ := begun.ReadBytes('\n')
		var all struct{ Requests []request }
		if json.Unmarshal(line, &all) != nil || len(all.Requests) != 1 {
			fmt.Fprintln(os.Stderr, "started in the middle of a game")
			os.Exit(5)
		}
		first.Write(line)
		botzoneMock(bufio.NewScanner(io.MultiReader(&first, begun)), true)
	}
}

// request is any request of Botzone.
type request struct {
	Own, PublicCard []int
	Bid             []int
	Landlord, Pos   int
	History         [][]int
}

// botzoneMock plays by the rule of the bot least. Of equal cards it lays the one with the highest
// number.
func botzoneMock(in *bufio.Scanner, running bool) {
	in.Buffer(nil, longest)
	in.Scan()
	var all struct {
		Requests  []request
		Responses []json.RawMessage
	}
	if json.Unmarshal(in.Bytes(), &all) != nil {
		os.Exit(4)
	}
	hand := remembered(all.Requests, all.Responses)
	last := all.Requests[len(all.Requests)-1]
	for {
		answer := botzoneAnswer(hand, last)
		text, _ := json.Marshal(map[string]any{"response": answer, "data": "some", "debug": "none"})
		fmt.Printf("%s\n\n", text)
		if laid, ok := answer.([]int); ok {
			hand = without(hand, laid)
		}
		if !running {
			return
		}
		fmt.Println(keepRunning)
		if !in.Scan() {
			return
		}
		last = request{}
		if json.Unmarshal(in.Bytes(), &last) != nil || last.History == nil {
			os.Exit(5)
		}
		if last.PublicCard != nil && last.Landlord == last.Pos {
			hand = append(hand, last.PublicCard...)
		}
	}
}

// remembered returns the cards of a player after these questions and answers.
func remembered(requests []request, responses []json.RawMessage) (hand []int) {
	for i, r := range requests {
		if i == 0 {
			hand = r.Own
		}
		if r.PublicCard != nil && r.Landlord == r.Pos && len(r.Own) == 17 && i+len(r.Bid) > 0 {
			hand = append(hand, r.PublicCard...)
		}
		var laid []int
		if i < len(responses) && json.Unmarshal(responses[i], &laid) == nil {
			hand = without(hand, laid)
		}
	}
	return hand
}

// without removes cards, which must be there.
func without(hand, laid []int) []int {
	for _, c := range laid {
		i := slices.Index(hand, c)
		if i < 0 {
			fmt.Fprintf(os.Stderr, "card %d isn't in %v\n", c, hand)
			os.Exit(6)
		}
		hand = slices.Delete(slices.Clone(hand), i, i+1)
	}
	return hand
}

func botzoneAnswer(hand []int, r request) any {
	if r.History == nil {
		return 0
	}
	beat := r.History[1]
	if len(beat) == 0 {
		beat = r.History[0]
	}
	best := -1
	for _, c := range hand {
		level, lowest := card(c).rank(), card(max(best, 0)).rank()
		if len(beat) == 0 || len(beat) == 1 && level > card(beat[0]).rank() {
			if best < 0 || level < lowest || level == lowest && c > best {
				best = c
			}
		}
	}
	if best < 0 {
		return []int{}
	}
	return []int{best}
}

// TestBotzonePlays: programs that start for every decision, and programs that keep running, play both of Botzone's
// games like least, against which they score 1/2.
func TestBotzonePlays(t *testing.T) {
	for _, c := range []struct {
		protocol, manners string
		deals             int // few where each decision is a process
	}{
		{"botzone1", "botzone", 1}, {"botzone2", "botzone", 1}, {"botzone1", "botzone running", 4}, {"botzone2", "botzone running", 4},
	} {
		bots := []arena.Bot{
			{Name: "least", New: func() (table.Player, error) { return bot.New("least", standard) }},
			{Name: c.manners, New: func() (table.Player, error) { return New(standard, c.protocol, mock(c.manners), patient) }},
		}
		tally := arena.NewTally(2)
		if err := arena.Run(t.Context(), bots, arena.Options{Variant: standard, Seed: 1, Deals: c.deals, Workers: 2}, tally.Add); err != nil {
			t.Fatal(err)
		}
		for _, s := range tally.Standings() {
			if s.Score.Mean != .5 || s.Conduct.Answered() != 0 {
				t.Errorf("%s, %s: %+v", c.protocol, c.manners, s)
			}
		}
	}
}

// view is a chair's view of game.
func view(t *testing.T, chair table.Chair) *table.View { return game(t, chair).View(chair) }

// game is a game in its second round, up to the turn of a chair: chair 1 is the landlord and has led a three, chair 2 has
// laid a four, chair 0 has passed.
func game(t testing.TB, chair table.Chair) *table.Game {
	t.Helper()
	hand := func(s string) doudizhu.Hand {
		h, err := doudizhu.ParseHand(s)
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	d := table.Deal{Bottom: hand("3R2"), First: 0, Hands: [3]doudizhu.Hand{
		hand("45678999TTTJJQQQA"), hand("33344556677889KKB"), hand("45678TJJQKKAAA222"),
	}}
	g := table.New(standard, d)
	solo := func(r doudizhu.Rank) doudizhu.Play {
		return doudizhu.Play{Kind: doudizhu.Solo, Rank: r, Len: 1, Cards: doudizhu.Of(r, 1)}
	}
	err := errors.Join(d.Check(&standard), g.Call(0, 0), g.Call(1, 2), g.Call(2, 0),
		g.Double(1, false), g.Double(2, false), g.Double(0, false),
		g.Play(1, solo(0)), g.Play(2, solo(1)), g.Play(0, doudizhu.Play{}))
	if err != nil {
		t.Fatal(err)
	}
	if chair != 1 {
		err = g.Play(1, solo(2))
	}
	if chair == 0 {
		err = errors.Join(err, g.Play(2, solo(3)))
	}
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// TestBotzoneQuestions compares whole questions with those of Botzone's judge.
func TestBotzoneQuestions(t *testing.T) {
	const landlord = `"own":[0,1,2,4,5,8,9,12,13,16,17,20,21,24,40,41,52]`
	for _, c := range []struct {
		chair table.Chair
		bids  bool
		want  string
	}{
		{1, true, `{"requests":[{` + landlord + `,"bid":[0]},` +
			`{"history":[[],[]],` + landlord + `,"publiccard":[3,48,53],"landlord":1,"pos":1,"finalbid":2},` +
			`{"history":[[6],[]]}],"responses":[2,[0]]}`},
		{1, false, `{"requests":[{"history":[[],[]],"own":[3,48,53,0,1,2,4,5,8,9,12,13,16,17,20,21,24,40,41,52],"publiccard":[3,48,53]},` +
			`{"history":[[6],[]]}],"responses":[[0]]}`},
		{0, false, `{"requests":[{"history":[[0],[5]],"own":[4,8,12,16,20,24,25,26,28,29,30,32,33,36,37,38,44],"publiccard":[0,48,53]},` +
			`{"history":[[9],[13]]}],"responses":[[]]}`},
	} {
		b := botzone{bids: c.bids}
		if got := string(b.ask(view(t, c.chair), false, 0)); got != c.want {
			t.Errorf("chair %d gets\n%s, want\n%s", c.chair, got, c.want)
		}
		if got := string(b.ask(view(t, c.chair), true, 0)); len(got) > 30 {
			t.Errorf("chair %d, which knows the game, gets %s", c.chair, got)
		}
	}
}

// TestBotzoneAnswers reads answers of the landlord, who has one three less and answers a four.
func TestBotzoneAnswers(t *testing.T) {
	v := view(t, 1)
	for text, want := range map[string]string{
		`{"response":[8]}`:            "5",
		`{"response":[9],"data":"x"}`: "5",
		`[40]`:                        "K",
		`{"response":[52,53]}`:        "BR",
		`{"response":[53]}`:           "R",
		`{"response":[]}`:             "-",
		`{"response":[0]}`:            "illegal", // laid before
		`{"response":[8,8]}`:          "illegal",
		`{"response":[6]}`:            "illegal", // another's
		`{"response":[40,41]}`:        "illegal", // a pair
		`{"response":[-1]}`:           "illegal",
		`{"response":[99999999]}`:     "illegal",
		`{"response":null}`:           "garbage",
		`{"response":"8"}`:            "garbage",
		`{"response":[8.5]}`:          "garbage",
		`8`:                           "garbage",
		`{}`:                          "garbage",
	} {
		b := botzone{laid: map[int][]card{}}
		a, err := b.read(v, []byte(text))
		got, fault := a.play.String(), (*Fault)(nil)
		if errors.As(err, &fault) {
			got = fault.Kind.String()
		}
		if got != want {
			t.Errorf("%s is read as %s (%v), want %s", text, got, err, want)
		}
	}
}

// TestBotzoneBids reads answers to a call: an answer without a number is no pass.
func TestBotzoneBids(t *testing.T) {
	v := table.New(standard, table.NewDeal(standard, 1)).View(0)
	v.Stage, v.Bids = table.Calling, []int{0, 2, 3}
	for text, want := range map[string]string{
		`{"response":2}`:    "",
		`0`:                 "",
		`{"response":1}`:    "illegal",
		`{"response":null}`: "garbage",
		`{}`:                "garbage",
		`null`:              "garbage",
		`[2]`:               "garbage",
	} {
		_, err := (&botzone{bids: true}).read(v, []byte(text))
		got, fault := "", (*Fault)(nil)
		if errors.As(err, &fault) {
			got = fault.Kind.String()
		}
		if got != want {
			t.Errorf("%s is read as %q (%v), want %q", text, got, err, want)
		}
	}
}

// TestCardsHaveOneName: in every view of a game no two cards have the same number, and later questions repeat the
// numbers of a move.
func TestCardsHaveOneName(t *testing.T) {
	for seed := range uint64(20) {
		robot, err := bot.New("robot", standard)
		if err != nil {
			t.Fatal(err)
		}
		var before [table.Chairs][][]card
		g := table.New(standard, table.NewDeal(standard, seed))
		_, err = table.Run(t.Context(), g, [3]table.Player{robot, robot, robot}, table.Options{Watch: func(g *table.Game) {
			for c := range table.Chair(table.Chairs) {
				n := name(g.View(c), nil)
				all := slices.Concat(append(slices.Clone(n.moves), n.hand)...)
				if slices.Sort(all); len(slices.Compact(slices.Clone(all))) != len(all) {
					t.Fatalf("seed %d, chair %d: cards are named twice: %v", seed, c, all)
				}
				for i, laid := range before[c] {
					if !slices.Equal(laid, n.moves[i]) {
						t.Fatalf("seed %d, chair %d: move %d is %v, and was %v", seed, c, i, n.moves[i], laid)
					}
				}
				before[c] = n.moves
			}
		}})
		if err != nil {
			t.Fatal(err)
		}
	}
}
