package external

// The other side of JSON lines: a player of the library as a program.

import (
	"bufio"
	"bytes"
	"context"
	"io"
	"math/rand/v2"
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
	"kedou/internal/phrase"
	"kedou/internal/strictjson"
)

// longestQuestion is the most bytes of a question: a leader's question may list some thousands of plays.
const longestQuestion = 16 << 20

// Serve answers questions in JSON lines until the input ends, by one player for each variant. The random source of an answer comes from the
// question's seed. The error names the line that is no question, or to which the player has no answer.
func Serve(ctx context.Context, in io.Reader, out io.Writer, made func(table.Variant) (table.Player, error)) error {
	players := map[string]table.Player{}
	lines := bufio.NewScanner(in)
	lines.Buffer(nil, longestQuestion)
	for number := 1; lines.Scan(); number++ {
		text := bytes.TrimSpace(lines.Bytes())
		if len(text) == 0 {
			continue
		}
		said, err := serveLine(ctx, text, players, made)
		if err != nil {
			return phrase.Errorf("question %d: %w", number, err)
		}
		if _, err := out.Write(said); err != nil {
			return err
		}
	}
	return lines.Err()
}

// serveLine returns the answer to a question, with a line end; nothing for the end of a game.
func serveLine(ctx context.Context, text []byte, players map[string]table.Player, made func(table.Variant) (table.Player, error)) ([]byte, error) {
	var q question
	if err := strictjson.UnmarshalKnown(text, &q); err != nil {
		return nil, err
	}
	if q.Ask == stages[table.Over] {
		return nil, nil
	}
	v, err := viewOf(&q)
	if err != nil {
		return nil, err
	}
	if players[q.Variant] == nil {
		if players[q.Variant], err = made(*v.Variant); err != nil {
			return nil, err
		}
	}
	r := reply{ID: &q.ID}
	if err = r.fill(ctx, players[q.Variant], v, rand.New(rand.NewPCG(q.Seed, q.Seed))); err != nil {
		return nil, err
	}
	return append(encoded(r), '\n'), nil
}

func (r *reply) fill(ctx context.Context, p table.Player, v *table.View, random *rand.Rand) error {
	switch v.Stage {
	case table.Calling:
		bid, err := p.Call(ctx, v, random)
		r.Call = &bid
		return err
	case table.Doubling:
		times, err := table.Multiply(ctx, p, v, random)
		r.Times = &times
		return err
	}
	play, err := p.Play(ctx, v, random)
	text := playText(v, play)
	r.Play = &text
	return err
}

// viewOf returns the view behind a question. It refuses impossible cards and moves.
func viewOf(q *question) (*table.View, error) {
	variant, err := table.ByName(q.Variant)
	if err != nil {
		return nil, err
	}
	v := &table.View{
		Variant: &variant, Chair: q.Chair, Turn: q.Chair, Landlord: table.Nobody, Left: q.Left, Redeals: q.Redeals, Bid: q.Bid,
		Bids: q.Bids, Doubled: q.Doubled, Owner: table.Nobody,
	}
	switch q.Ask {
	case stages[table.Calling]:
		v.Stage = table.Calling
	case stages[table.Doubling]:
		v.Stage = table.Doubling
	case stages[table.Playing]:
		v.Stage = table.Playing
	default:
		return nil, phrase.Errorf("ask %q: use call, double, play or end", q.Ask)
	}
	if q.Landlord != nil {
		v.Landlord = *q.Landlord
	}
	if v.Hand, err = notation.ParseHand(q.Hand); err == nil {
		v.Bottom, err = notation.ParseHand(q.Bottom)
	}
	if err != nil {
		return nil, err
	}
	for _, c := range q.Calls {
		v.Calls = append(v.Calls, table.Call(c))
	}
	if err := checkChairs(v); err != nil {
		return nil, err
	}
	if err := replay(v, q); err != nil {
		return nil, err
	}
	if v.Stage == table.Calling && len(v.Bids) == 0 {
		return nil, phrase.Errorf("a question to call without bids")
	}
	return v, checkCards(v)
}

func checkChairs(v *table.View) error {
	chairs := []table.Chair{v.Chair}
	if v.Stage != table.Calling || v.Landlord != table.Nobody {
		chairs = append(chairs, v.Landlord)
	}
	for _, c := range v.Calls {
		chairs = append(chairs, c.Chair)
	}
	for _, c := range chairs {
		if c < 0 || c >= table.Chairs {
			return phrase.Errorf("there is no chair %d; chairs are 0, 1 and 2", c)
		}
	}
	return nil
}

// replay makes the moves, from the landlord's first on.
func replay(v *table.View, q *question) error {
	if v.Stage != table.Playing {
		if len(q.Moves) > 0 {
			return phrase.Errorf("moves before the play has begun")
		}
		return nil
	}
	v.Owner = v.Landlord
	turn := v.Landlord
	for i, m := range q.Moves {
		play, err := parseMove(v, m.Play)
		switch {
		case err != nil:
			return phrase.Errorf("move %d: %w", i+1, err)
		case m.Chair != turn || play.Kind == doudizhu.Pass && v.Owner == turn || play.Kind != doudizhu.Pass && !play.Beats(v.Last):
			return phrase.Errorf("move %d: chair %d can't lay %s now", i+1, m.Chair, m.Play)
		}
		v.Moves = append(v.Moves, table.Move{Chair: m.Chair, Play: play})
		if play.Kind != doudizhu.Pass {
			v.Last, v.Owner = play, m.Chair
		}
		if turn = turn.Next(); turn == v.Owner {
			v.Last = doudizhu.Play{}
		}
	}
	if turn != v.Chair {
		return phrase.Errorf("it is the turn of chair %d, not of chair %d", turn, v.Chair)
	}
	return nil
}

// parseMove reads a play that was laid on v.Last.
func parseMove(v *table.View, text string) (doudizhu.Play, error) {
	if text == pass {
		return doudizhu.Play{}, nil
	}
	readings, err := v.Variant.Rules.ParsePlay(text, notation)
	if err != nil {
		return doudizhu.Play{}, err
	}
	for _, p := range readings {
		if v.Variant.Rules.Parts(p) == text {
			return p, nil
		}
	}
	return readings[0], nil
}

// checkCards reports hands that don't fit the deck and the plays.
func checkCards(v *table.View) error {
	rest, left := v.Variant.Deck(), dealt(v)
	for _, m := range v.Moves {
		if !rest.Contains(m.Play.Cards) {
			return errDeck
		}
		rest -= m.Play.Cards
		left[m.Chair] -= m.Play.Cards.Cards()
	}
	switch {
	case !rest.Contains(v.Hand):
		return errDeck
	case v.Left != left || slices.Min(left[:]) <= 0:
		return phrase.Errorf("left says %v; after the moves the chairs hold %v", v.Left, left)
	case v.Hand.Cards() != left[v.Chair]:
		return phrase.Errorf("the hand has %d cards; left says %v", v.Hand.Cards(), v.Left)
	case v.Bottom != 0 && !bottomFits(v, rest-v.Hand):
		return phrase.Errorf("the landlord can't have had the bottom cards %v", v.Bottom)
	}
	return nil
}

// bottomFits reports whether the landlord can have had the bottom cards; unseen are the cards that v's player doesn't see.
func bottomFits(v *table.View, unseen doudizhu.Hand) bool {
	if v.Landlord == table.Nobody || v.Bottom.Cards() != v.Variant.Bottom {
		return false
	}
	held, laid := v.Hand, doudizhu.Hand(0)
	if v.Chair != v.Landlord {
		held = unseen
	}
	for _, m := range v.Moves {
		if m.Chair == v.Landlord {
			laid += m.Play.Cards
		}
	}
	least := 0 // bottom cards that the landlord holds still
	for r := doudizhu.Three; r <= doudizhu.Wild; r++ {
		least += max(0, v.Bottom.Count(r)-laid.Count(r))
	}
	return (held + laid).Contains(v.Bottom) && least <= v.Left[v.Landlord]
}

var errDeck = phrase.Errorf("the hand and the moves hold more cards than the deck")

// dealt is how many cards each chair has before the first play; the landlord, once known, has the bottom cards.
func dealt(v *table.View) (left [table.Chairs]int) {
	for c := range left {
		left[c] = (v.Variant.Deck().Cards() - v.Variant.Bottom) / table.Chairs
	}
	if v.Landlord != table.Nobody {
		left[v.Landlord] += v.Variant.Bottom
	}
	return left
}
