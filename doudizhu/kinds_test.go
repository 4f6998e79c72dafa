// Every kind of play, in each table and function that lists kinds. A new kind makes these tests
// fail until the table below, the names, the rules, RULES.md, the orders of moves, the letters of
// traces and the engines have the kind.

package doudizhu_test

import (
	"context"
	"os"
	"slices"
	"strings"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/hand"
	"kedou/search/andor"
)

// everyKind has for each kind a play of it and, except for the rocket, a higher one, as
// Play.Parts writes them; and the shapes of both.
var everyKind = [doudizhu.Kinds]struct {
	play, higher string
	length       uint8
}{
	doudizhu.Pass:         {"-", "-", 0},
	doudizhu.Solo:         {"3", "4", 1},
	doudizhu.Pair:         {"33", "44", 1},
	doudizhu.Trio:         {"333", "444", 1},
	doudizhu.TrioSolo:     {"333+5", "444+6", 1},
	doudizhu.TrioPair:     {"333+55", "444+66", 1},
	doudizhu.Chain:        {"34567", "45678", 5},
	doudizhu.PairChain:    {"334455", "445566", 3},
	doudizhu.TrioChain:    {"333444", "555666", 2},
	doudizhu.PlaneSolos:   {"333444+79", "555666+8T", 2},
	doudizhu.PlanePairs:   {"333444+7799", "555666+88TT", 2},
	doudizhu.FourSolos:    {"3333+59", "4444+6T", 1},
	doudizhu.FourPairs:    {"3333+5599", "4444+66TT", 1},
	doudizhu.QuadChain:    {"33334444", "55556666", 2},
	doudizhu.ShuttleSolos: {"33334444+79JQ", "55556666+8TKA", 2},
	doudizhu.ShuttlePairs: {"33334444+7799JJQQ", "55556666+88TTKKAA", 2},
	doudizhu.Bomb:         {"3333", "4444", 1},
	doudizhu.Rocket:       {"BR", "", 1},
}

// allKinds returns the rule set that has all kinds.
func allKinds(t *testing.T) doudizhu.Rules {
	rules, err := doudizhu.ParseRules("yuncheng")
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

// read returns the play of a kind whose Parts are text.
func read(t *testing.T, k doudizhu.Kind, text string) doudizhu.Play {
	t.Helper()
	rules := allKinds(t)
	readings, err := rules.ParsePlay(text, doudizhu.Notation{Jokers: "BR"})
	i := slices.IndexFunc(readings, func(p doudizhu.Play) bool { return p.Kind == k })
	if err != nil || i < 0 {
		t.Fatalf("%v: everyKind and the rules have no such play as %q: %v, %v", k, text, readings, err)
	}
	return readings[i]
}

// eachKind runs f for every kind but the pass, with its two plays; the rocket's
// higher play is the pass.
func eachKind(t *testing.T, f func(t *testing.T, k doudizhu.Kind, play, higher doudizhu.Play)) {
	for k := doudizhu.Solo; k < doudizhu.Kinds; k++ {
		t.Run(k.String(), func(t *testing.T) {
			var higher doudizhu.Play
			if k != doudizhu.Rocket {
				higher = read(t, k, everyKind[k].higher)
			}
			f(t, k, read(t, k, everyKind[k].play), higher)
		})
	}
}

func TestEveryKindHasItsNames(t *testing.T) {
	page, err := os.ReadFile("RULES.md")
	if err != nil {
		t.Fatal(err)
	}
	table, _, _ := strings.Cut(string(page), "## Options")
	seen := map[string]bool{}
	for k := range doudizhu.Kinds {
		for _, name := range []string{k.String(), k.Chinese()} {
			if name == "" || seen[name] {
				t.Errorf("kind %d: the name %q is missing or another's", k, name)
			}
			seen[name] = true
		}
		if k != doudizhu.Pass && !strings.Contains(table, k.String()) {
			t.Errorf("the table of RULES.md doesn't name %v", k)
		}
	}
}

func TestEveryKindIsClassifiedGeneratedAndBeaten(t *testing.T) {
	eachKind(t, func(t *testing.T, k doudizhu.Kind, play, higher doudizhu.Play) {
		rules := allKinds(t)
		if !slices.Contains(rules.AppendLeads(nil, play.Cards), play) {
			t.Error("is no lead")
		}
		if play.Len != everyKind[k].length || play.Parts() != everyKind[k].play {
			t.Errorf("%v has length %d", play, play.Len)
		}
		if k != doudizhu.Rocket && (!higher.Beats(play) || !slices.Contains(rules.AppendFollows(nil, higher.Cards, play), higher)) {
			t.Errorf("%v doesn't answer %v", higher, play)
		}
		solo := doudizhu.Play{Kind: doudizhu.Solo, Rank: doudizhu.Two, Len: 1, Cards: doudizhu.Of(doudizhu.Two, 1)}
		if k.Trumps() != (play.Beats(solo) && k != doudizhu.Solo) {
			t.Errorf("%v trumps: %v", k, k.Trumps())
		}
	})
}

func TestEveryKindCanBeBanned(t *testing.T) {
	eachKind(t, func(t *testing.T, k doudizhu.Kind, play, _ doudizhu.Play) {
		for _, name := range []string{k.String(), k.Chinese()} {
			rules := allKinds(t)
			if err := rules.Ban(name); (err == nil) != (k != doudizhu.Solo) {
				t.Errorf("ban %s: %v", name, err)
			}
			if slices.Contains(rules.AppendLeads(nil, play.Cards), play) != (k == doudizhu.Solo) {
				t.Errorf("%v is led after a ban of %s", play, name)
			}
		}
	})
}

// following is an endgame that turns on the landlord's answering play by higher.
func following(play, higher doudizhu.Play) doudizhu.Endgame {
	e := doudizhu.Endgame{ID: "following", Owner: doudizhu.Down, Last: play}
	e.Hands[doudizhu.Landlord] = higher.Cards + doudizhu.Of(doudizhu.Two, 1)
	e.Hands[doudizhu.Down] = doudizhu.Of(doudizhu.Ace, 1)
	return e
}

// leading is an endgame that turns on the peasant's leading play.
func leading(play doudizhu.Play) doudizhu.Endgame {
	e := doudizhu.Endgame{ID: "leading", Turn: doudizhu.Down, Owner: doudizhu.Down}
	e.Hands[doudizhu.Landlord] = doudizhu.Of(doudizhu.Two, 1)
	e.Hands[doudizhu.Down] = play.Cards + doudizhu.Of(doudizhu.Ace, 1)
	return e
}

func TestEveryKindIsWrittenByCodecs(t *testing.T) {
	eachKind(t, func(t *testing.T, _ doudizhu.Kind, play, higher doudizhu.Play) {
		e := following(play, higher)
		codec, err := e.Codec("yuncheng")
		if err != nil {
			t.Fatal(err)
		}
		state := e.State()
		if back, err := codec.ParseState(codec.FormatState(state)); err != nil || back != state {
			t.Errorf("%s is read back as %v, %v", codec.FormatState(state), back, err)
		}
		if back, err := codec.ParseMove(codec.FormatMove(play)); err != nil || back != play {
			t.Errorf("%v is read back as %v, %v", play, back, err)
		}
	})
}

func TestEveryKindIsAMoveOfGames(t *testing.T) {
	others, _ := doudizhu.ParseHand("8A2") // which make no larger play of any kind
	eachKind(t, func(t *testing.T, _ doudizhu.Kind, play, _ doudizhu.Play) {
		rules, e := allKinds(t), leading(play)
		e.Hands[doudizhu.Down] = play.Cards + others
		game, state := rules.Game(&e), e.State()
		if plain := game.AppendMoves(nil, state); !slices.Contains(plain, play) {
			t.Errorf("%v is not among the moves %v", play, plain)
		}
		if ordered := game.AppendOrdered(nil, state); !slices.Contains(ordered, play) {
			t.Errorf("%v is not among the ordered moves %v", play, ordered)
		}
	})
}

func TestEveryKindIsKnownToTheEndgameSolver(t *testing.T) {
	eachKind(t, func(t *testing.T, _ doudizhu.Kind, play, higher doudizhu.Play) {
		solver, err := endgame.New(allKinds(t), endgame.Options{})
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range []doudizhu.Endgame{following(play, higher), leading(play)} {
			rules := allKinds(t)
			want, err := andor.AlphaBeta(context.Background(), rules.Game(&e), e.State(), andor.Config[doudizhu.State, doudizhu.Play]{})
			if err != nil {
				t.Fatal(err)
			}
			if got, err := solver.Solve(context.Background(), &e); err != nil || got.ForPeasants() != want.Outcome {
				t.Errorf("%s %v: the dedicated solver says %v, %v; alpha-beta %v", e.ID, &e, got.ForPeasants(), err, want.Outcome)
			}
		}
	})
}

func TestEveryKindIsJudgedInAHand(t *testing.T) {
	eachKind(t, func(t *testing.T, k doudizhu.Kind, play, _ doudizhu.Play) {
		a := hand.NewAnalyst(hand.Rules{Rules: allKinds(t)})
		if n, ok := a.Fewest(play.Cards); n != 1 || !ok {
			t.Errorf("%v takes %d plays", play, n)
		}
		if hand.PowerOf(play) == 0 {
			t.Errorf("%v has no power", k)
		}
	})
}
