// Codec: states and plays on the round trip to text and back.

package doudizhu

import (
	"testing"

	"pgregory.net/rapid"
)

// drawGame draws rules and a game of at most n cards a hand from a free lead.
func drawGame(t *rapid.T, n int) (*Rules, *Endgame) {
	e := &Endgame{Three: rapid.Bool().Draw(t, "three")}
	for i := range e.Players() {
		e.Hands[i] = drawHand(t, n)
	}
	return drawRules(t), e
}

func TestCodecRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		_, e := drawGame(t, 10)
		spec := rapid.SampledFrom([]string{"standard", "yuncheng -31", "noip -bomb -422"}).Draw(t, "rules")
		c, err := e.Codec(spec)
		if err != nil {
			t.Fatal(err)
		}
		g := c.Rules.Game(e)
		for s := e.State(); g.Outcome(s) == 0; {
			var read Codec
			text := c.FormatState(s)
			back, err := read.ParseState(text)
			if checkDeck(s.Hands[:]...) == nil && (err != nil || back != s || read != *c) {
				t.Fatalf("%s: read back as %s, %v", text, c.FormatState(back), err)
			}
			p := rapid.SampledFrom(g.AppendMoves(nil, s)).Draw(t, "move")
			if back, err := c.ParseMove(c.FormatMove(p)); err != nil || back != p {
				t.Fatalf("%s: read back as %v, %v", c.FormatMove(p), back, err)
			}
			s = g.Next(s, p)
		}
	})
}

func FuzzParseState(f *testing.F) {
	for _, s := range []string{
		"standard; 45577TTKK2 8AA L", "basic -31; 45577 8AA P; pair:KK L", "standard; 3 4 5 U; plane+solos:333444 D",
		"strict; 3 4 L; rocket:BR P", "basic; 3 4 L; solo:34567 P", "x; y; z; w",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		var c Codec
		s, err := c.ParseState(text)
		if err == nil && c.FormatState(s) != text {
			t.Errorf("%q is written %q", text, c.FormatState(s))
		}
	})
}

func FuzzParseMove(f *testing.F) {
	for _, s := range []string{"-", "333+4", "333444555666", "333444555+666", "333444+SB", "3333+3333", "3334", "BR", "+"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		c := Codec{Rules: *rulesOf(t, "standard")}
		p, err := c.ParseMove(text)
		if err == nil && c.FormatMove(p) != text {
			t.Errorf("%q is written %q", text, c.FormatMove(p))
		}
	})
}
