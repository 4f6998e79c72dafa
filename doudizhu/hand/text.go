// Plays with wildcards as text, and the order in which plays are listed.

package hand

import (
	"cmp"
	"slices"
	"strings"

	"kedou/doudizhu"
	"kedou/internal/phrase"
)

// ParsePlay returns the readings of cards in the notation n; there is at least one if the error is
// nil. The first is the reading whose wildcards stand where Text or Parts write them, or else the
// one that hints choose. A plus sign between the body and the kickers, as Parts writes it, selects
// the readings with that body.
func (r *Rules) ParsePlay(s string, n doudizhu.Notation) ([]doudizhu.Play, error) {
	cards, kickers, settled, err := n.ParseParts(s)
	if err != nil {
		return nil, err
	}
	readings := slices.DeleteFunc(r.Classify(nil, cards), func(p doudizhu.Play) bool {
		_, laid := r.split(p)
		return settled && laid != kickers
	})
	if len(readings) == 0 {
		return nil, phrase.Errorf("no play under these rules")
	}
	other := func(p doudizhu.Play) int { // than the one with spelled-out wildcards
		if Soft(p) && (s == r.Text(p) || s == r.Parts(p)) {
			return 0
		}
		return 1
	}
	slices.SortStableFunc(readings, func(p, q doudizhu.Play) int {
		return cmp.Or(cmp.Compare(other(p), other(q)), compareReadings(p, q))
	})
	return readings, nil
}

// Text writes a play as doudizhu.Play.String does, with wildcards in their places: 3F567 is a chain
// in which a flower stands for the four.
func (r *Rules) Text(p doudizhu.Play) string {
	if p.Kind == doudizhu.Pass {
		return p.String()
	}
	body, kickers := r.spell(p)
	return body + kickers
}

// Parts writes a play as doudizhu.Play.Parts does, with wildcards in their places.
func (r *Rules) Parts(p doudizhu.Play) string {
	if body, kickers := r.spell(p); kickers != "" {
		return body + "+" + kickers
	}
	return r.Text(p)
}

// spell writes the body and the kickers of a play.
func (r *Rules) spell(p doudizhu.Play) (body, kickers string) {
	natural, rest := r.split(p)
	var text strings.Builder
	for rank := doudizhu.Three; rank <= doudizhu.BigJoker; rank++ {
		n := natural.Count(rank)
		text.WriteString(strings.Repeat(rank.String(), n))
		text.WriteString(strings.Repeat(r.Wild.Rank.String(), p.Body().Count(rank)-n))
	}
	return text.String(), rest.String()
}

// split returns the cards of p's body that are themselves, and the other natural cards; wildcards
// complete both.
func (r *Rules) split(p doudizhu.Play) (natural, kickers doudizhu.Hand) {
	body := p.Body()
	for rank := doudizhu.Three; rank <= doudizhu.BigJoker; rank++ {
		natural += doudizhu.Of(rank, min(body.Count(rank), p.Cards.Count(rank)))
	}
	return natural, p.Cards - natural - doudizhu.Of(r.Wild.Rank, body.Cards()-natural.Cards())
}

// comparePlays orders plays by kind, length and rank, and then as compareCards does, the order of
// generation.
func comparePlays(a, b doudizhu.Play) int {
	return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Len, b.Len), cmp.Compare(a.Rank, b.Rank), compareCards(a.Cards, b.Cards))
}

// compareCards orders hands like words of the cards from low to high: 34 is
// before 4, and 3 before 34.
func compareCards(a, b doudizhu.Hand) int {
	for r := doudizhu.Three; r <= doudizhu.Wild; r++ {
		m, n := a.Count(r), b.Count(r)
		if m == n {
			continue
		}
		fewer, order := a, 1
		if m > n {
			fewer, order = b, -1
		}
		if fewer>>(4*r)>>4 == 0 { // it ends where the other continues
			return -order
		}
		return order
	}
	return 0
}
