// States and plays as text, for proof files and traces.

package doudizhu

import (
	"fmt"
	"slices"
	"strings"

	"kedou/internal/phrase"
	"kedou/search/andor"
)

// Codec writes the states and plays of games under some rules, and reads them
// back. A state is the rules, the hands with the letter of the seat to move, and
// the kind and body to beat with the letter of its owner:
//
//	standard -31; 45577TTKK2 8AA L
//	basic; 45577 8AA P; pair:KK L
//
// An empty hand is -. A play is written by [Play.Parts]. Reading a state sets
// the codec's rules and number of seats, which reading plays then uses.
type Codec struct {
	Spec  string // the rules, as ParseRules reads them
	Rules Rules  // the rules of Spec
	Three bool   // whether there are two peasants
}

var _ andor.Codec[State, Play] = (*Codec)(nil)

// Codec returns a codec for the states of games from e under the rules that
// spec names.
func (e *Endgame) Codec(spec string) (*Codec, error) {
	rules, err := ParseRules(spec)
	return &Codec{spec, rules, e.Three}, err
}

// FormatState writes a state.
func (c *Codec) FormatState(s State) string {
	e := c.Endgame(s)
	var b strings.Builder
	fmt.Fprintf(&b, "%s; ", c.Spec)
	for _, h := range e.Players() {
		fmt.Fprintf(&b, "%s ", moveText(h))
	}
	b.WriteString(e.SeatLetter(s.Turn))
	if s.Kind != Pass {
		fmt.Fprintf(&b, "; %v:%v %s", s.Kind, e.Last.Body(), e.SeatLetter(s.Owner))
	}
	return b.String()
}

// Endgame returns the position of s.
func (c *Codec) Endgame(s State) Endgame {
	return Endgame{Hands: s.Hands, Three: c.Three, Turn: s.Turn, Last: s.Last(), Owner: s.Owner}
}

// ParseState reads a state in which play continues, exactly as FormatState writes
// it.
func (c *Codec) ParseState(text string) (State, error) {
	parts := strings.Split(text, "; ")
	if len(parts) != 2 && len(parts) != 3 {
		return State{}, phrase.Errorf("state %q: write RULES; HANDS SEAT, and ; KIND:BODY SEAT if there is a play to beat", text)
	}
	rules, err := ParseRules(parts[0])
	if err != nil {
		return State{}, err
	}
	e, err := Notation{}.ParseEndgame("- " + parts[1])
	if err != nil {
		return State{}, phrase.Errorf("state %q: %w", text, err)
	}
	if len(parts) == 3 {
		if err := e.parseTable(parts[2], &rules); err != nil {
			return State{}, phrase.Errorf("state %q: %w", text, err)
		}
	}
	*c = Codec{parts[0], rules, e.Three}
	s := e.State()
	if c.FormatState(s) != text {
		return State{}, phrase.Errorf("state %q: should be written %q", text, c.FormatState(s))
	}
	return s, nil
}

// parseTable reads the play to beat and its owner.
func (e *Endgame) parseTable(text string, r *Rules) (err error) {
	play, seat, _ := strings.Cut(text, " ")
	kind, cards, _ := strings.Cut(play, ":")
	h, err := ParseHand(cards)
	if err != nil {
		return err
	}
	for k := Solo; k < Kinds; k++ {
		if k.String() == kind {
			e.Last.Kind = k
		}
	}
	bodies := common()
	bodies.allow(QuadChain, 0, 0)
	readings := bodies.Classify(nil, h)
	i := slices.IndexFunc(readings, func(p Play) bool { return p.Kind.Shape().Unit == e.Last.Kind.Shape().Unit })
	if e.Last.Kind == Pass || i < 0 {
		return phrase.Errorf("%q is no kind with its body", play)
	}
	e.Last.Rank, e.Last.Len = readings[i].Rank, readings[i].Len
	if a := r.Kinds[e.Last.Kind]; e.Last.Len < a.Min || e.Last.Len > a.Max {
		return phrase.Errorf("%q is no play under these rules", play)
	}
	if e.Owner, err = e.ParseSeat(seat); err == nil && e.Owner == e.Turn {
		err = phrase.Errorf("%s has to beat a play of his own", phrase.New(e.SeatName(e.Turn)))
	}
	return err
}

// FormatMove writes a play.
func (c *Codec) FormatMove(p Play) string { return p.Parts() }

// ParseMove reads a play, exactly as FormatMove writes it.
func (c *Codec) ParseMove(text string) (Play, error) {
	if text == "-" {
		return Play{}, nil
	}
	readings, err := c.Rules.ParsePlay(text, Notation{})
	if err != nil {
		return Play{}, phrase.Errorf("%q: %w", text, err)
	}
	i := slices.IndexFunc(readings, func(p Play) bool { return p.Parts() == text })
	if i < 0 {
		return Play{}, phrase.Errorf("%q should be written %q", text, readings[0].Parts())
	}
	return readings[i], nil
}
