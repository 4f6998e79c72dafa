// Plays: their kinds, how they are written, and what beats what.

package doudizhu

import (
	"slices"

	"kedou/internal/phrase"
)

// Kind is the shape of a play.
type Kind uint8

// The kinds of play. A pass is the zero Kind.
const (
	Pass Kind = iota
	Solo
	Pair
	Trio
	TrioSolo     // trio and a solo kicker
	TrioPair     // trio and a pair kicker
	Chain        // solos of consecutive ranks
	PairChain    // pairs of consecutive ranks
	TrioChain    // a plane without wings
	PlaneSolos   // trio chain and as many solo kickers
	PlanePairs   // trio chain and as many pair kickers
	FourSolos    // four of a rank and two solo kickers
	FourPairs    // four of a rank and two pair kickers
	QuadChain    // a space shuttle without wings
	ShuttleSolos // quad chain and two solo kickers for each quad
	ShuttlePairs // quad chain and two pair kickers for each quad
	Bomb
	Rocket
	Kinds // how many kinds there are
)

// shape is what Kind.Shape returns.
type shape = struct{ Unit, Kickers, Size int }

// kinds holds each kind's names and shape, and the fewest ranks of its body: those
// of two ranks or more are chains.
var kinds = [Kinds]struct {
	name, chinese string
	shape         shape
	least         uint8
}{
	Pass:         {"pass", "不出", shape{}, 0},
	Solo:         {"solo", "单张", shape{1, 0, 0}, 1},
	Pair:         {"pair", "对子", shape{2, 0, 0}, 1},
	Trio:         {"trio", "三张", shape{3, 0, 0}, 1},
	TrioSolo:     {"trio+solo", "三带一", shape{3, 1, 1}, 1},
	TrioPair:     {"trio+pair", "三带二", shape{3, 1, 2}, 1},
	Chain:        {"chain", "顺子", shape{1, 0, 0}, 5},
	PairChain:    {"pair-chain", "连对", shape{2, 0, 0}, 3},
	TrioChain:    {"trio-chain", "飞机", shape{3, 0, 0}, 2},
	PlaneSolos:   {"plane+solos", "飞机带单", shape{3, 1, 1}, 2},
	PlanePairs:   {"plane+pairs", "飞机带对", shape{3, 1, 2}, 2},
	FourSolos:    {"four+solos", "四带二单", shape{4, 2, 1}, 1},
	FourPairs:    {"four+pairs", "四带二对", shape{4, 2, 2}, 1},
	QuadChain:    {"quad-chain", "航天飞机", shape{4, 0, 0}, 2},
	ShuttleSolos: {"shuttle+solos", "航天飞机带单", shape{4, 2, 1}, 2},
	ShuttlePairs: {"shuttle+pairs", "航天飞机带对", shape{4, 2, 2}, 2},
	Bomb:         {"bomb", "炸弹", shape{4, 0, 0}, 1},
	Rocket:       {"rocket", "王炸", shape{}, 1},
}

// String returns the kind's English name, as in plane+solos.
func (k Kind) String() string { return kinds[k].name }

// Chinese returns the kind's Chinese name.
func (k Kind) Chinese() string { return kinds[k].chinese }

// Shape returns the composition of the kind, for each rank of its body: Unit equal cards and Kickers kickers of Size
// equal cards each. A pass and the rocket, two ranks of one card that are no chain, have zeros.
func (k Kind) Shape() struct{ Unit, Kickers, Size int } { return kinds[k].shape }

// chain reports whether the kind's body spans several ranks.
func (k Kind) chain() bool { return kinds[k].least > 1 }

// Trumps reports whether plays of the kind beat those of others: the bombs and the
// rocket, which double the stake too.
func (k Kind) Trumps() bool { return k == Bomb || k == Rocket }

// size returns the number of cards of a play of the kind whose body spans n ranks; of the rocket, 0.
func (k Kind) size(n int) int {
	s := kinds[k].shape
	return n * (s.Unit + s.Kickers*s.Size)
}

// Play is one legal reading of a set of cards. Kind, Len and Rank decide which plays it beats;
// kickers don't matter for that. The zero Play is a pass.
type Play struct {
	Kind  Kind
	Rank  Rank  // the lowest rank of the body
	Len   uint8 // ranks in the body: 1 unless a chain
	Cards Hand  // everything laid, kickers included
}

// Body returns the play's cards without the kickers.
func (p Play) Body() Hand {
	if p.Kind == Rocket {
		return Jokers
	}
	return body(kinds[p.Kind].shape.Unit, p.Rank, int(p.Len))
}

// Kickers returns the cards that the body takes along.
func (p Play) Kickers() Hand { return p.Cards - p.Body() }

// body returns unit cards of each of n ranks from r on.
func body(unit int, r Rank, n int) Hand {
	return Hand(unit) * (nibbleOnes >> (64 - 4*uint(n))) << (4 * r)
}

// Beats reports whether p may be laid on last. A rocket beats everything, a bomb everything but a
// rocket and bombs of its rank or higher, any other play a lower one of its kind and length. Every
// play beats a pass, which stands for a free lead; a pass beats nothing.
func (p Play) Beats(last Play) bool {
	switch {
	case p.Kind == Pass || last.Kind == Rocket:
		return false
	case last.Kind == Pass || p.Kind == Rocket:
		return true
	case p.Kind == last.Kind:
		return p.Len == last.Len && p.Rank > last.Rank
	}
	return p.Kind == Bomb
}

// Rival returns p without its kickers' ranks: plays with equal Rivals beat the same plays, and the
// same plays beat them. Its Cards are the body alone.
func (p Play) Rival() Play {
	p.Cards = p.Body()
	return p
}

// String writes the body and then the kickers, each from low to high, as in
// 333A or 55566648; a pass is "-".
func (p Play) String() string {
	if p.Kind == Pass {
		return "-"
	}
	return string(p.Kickers().appendTo(p.Body().appendTo(make([]byte, 0, 20))))
}

// Parts writes the play so that no other reading is possible: the body, and the
// kickers after a plus sign, as in 333444555+666; a pass is "-".
func (p Play) Parts() string {
	if p.Kind == Pass || p.Kickers() == 0 {
		return p.String()
	}
	return p.Body().String() + "+" + p.Kickers().String()
}

// ParsePlay returns the readings of cards in the notation n, in the order of Classify; there is at
// least one if the error is nil. A plus sign between the body and the kickers, as Parts writes it,
// selects its reading.
func (r *Rules) ParsePlay(s string, n Notation) ([]Play, error) {
	cards, kickers, settled, err := n.ParseParts(s)
	if err != nil {
		return nil, err
	}
	readings := slices.DeleteFunc(r.Classify(nil, cards), func(p Play) bool { return settled && p.Kickers() != kickers })
	if len(readings) == 0 {
		return nil, phrase.Errorf("no play under these rules")
	}
	return readings, nil
}
