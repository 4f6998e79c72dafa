// Replay: legal and illegal lines, and lines whose cards have two readings.

package doudizhu

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestReplay(t *testing.T) {
	for _, c := range []struct{ endgame, line, want string }{
		{"a 333A 44 L", "333A", "landlord wins"},
		{"a 333A 44 L", "3,4,A,-,33", "landlord wins"},
		{"a 333A 44 L", "3,4,-,4", "peasant wins"},
		{"a 333A 44 L", "3、4　，-\u00a04 、", "peasant wins"},
		{"a 333A 44 L", "3, 不出 33 要不起 A", "landlord wins"},
		{"a 33 4 55 L", "3,4", "down peasant wins"},
		{"a 33 45 5 L", "3,-,5", "up peasant wins"},
		{"a 336 44 5 L", "3,-,-,6,-,-,3", "landlord wins"},
		{"a 336 447 5 L", "3,7,-,-,44", "down peasant wins"},
		// A trio chain of four, or a plane of three with a trio as its kickers.
		{"a 33344455566678 777888999TTTA L", "333444555666,777888999TTT", "unfinished"},
		{"a 33344455566678 777888999JQKA L", "333444555666,777888999JQK", "unfinished"},
		{"a 33344455566678 777888999A2 L", "333444555666,777888999", "doesn't beat"},
		{"a 3334 555 L", "3334,5", "the game is over"},
		{"a 333A 44 L", "3,3", "move 2, 3 by the peasant: the hand is 44"},
		{"a 333A 44 L", "-", "move 1, - by the landlord: a leader can't pass"},
		{"a 333A 44 L", "A,4", "solo 4 doesn't beat solo A"},
		{"a 333A 44 L", "33A", "no play under these rules"},
		{"a 333A 44 L", "3E", `move 1, "3E": column 2`},
		{"a 333A 44 L", "3,4", "unfinished"},
	} {
		if got := replay(t, c.endgame, c.line); !strings.Contains(got, c.want) {
			t.Errorf("%s: %s: %s, want %s", c.endgame, c.line, got, c.want)
		}
	}
}

// replay plays a line under the standard rules and says how it ends.
func replay(t *testing.T, endgame, text string) string {
	e, err := Notation{}.ParseEndgame(endgame)
	if err != nil {
		return err.Error()
	}
	line, err := Notation{}.ParseLine(text)
	if err != nil {
		return err.Error()
	}
	end, err := rulesOf(t, "standard").Replay(e, line)
	if err != nil {
		return err.Error()
	}
	if winner, over := end.Winner(); over {
		return end.SeatName(winner) + " wins"
	}
	return "unfinished"
}

func TestRandomGamesReplay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := drawRules(t)
		e := Endgame{Three: rapid.Bool().Draw(t, "three")}
		for i := range e.Players() {
			e.Hands[i] = drawHand(t, 9)
		}
		g := r.Game(&e)
		var line []Hand
		s := e.State()
		for g.Outcome(s) == 0 {
			p := rapid.SampledFrom(g.AppendMoves(nil, s)).Draw(t, "move")
			line, s = append(line, p.Cards), g.Next(s, p)
		}
		end, err := r.Replay(e, line)
		if err != nil || end.Hands != s.Hands {
			t.Fatalf("%v: %v: %v, %v", &e, line, end, err)
		}
	})
}

func FuzzParseLine(f *testing.F) {
	for _, s := range []string{"3,4,-,A", "333A pass 不出", "10,小王", ",", "3、4　5\v6"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		line, err := Notation{}.ParseLine(s)
		if err != nil {
			return
		}
		var words []string
		for _, h := range line {
			words = append(words, moveText(h))
		}
		back, err := Notation{}.ParseLine(strings.Join(words, ","))
		if err != nil || !slices.Equal(back, line) {
			t.Errorf("%q: %v read back as %v, %v", s, line, back, err)
		}
	})
}
