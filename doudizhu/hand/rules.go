// Rules with wildcards: the legal plays where some cards stand for others.

package hand

import (
	"cmp"
	"slices"
	"strings"

	"kedou/doudizhu"
	"kedou/internal/phrase"
)

// Rules are the rules of doudizhu and of a table's wildcards. The methods extend those of
// doudizhu.Rules to wildcards.
//
// The plays of a hand with wildcards are doudizhu.Plays whose Kind, Len and Rank are those for
// which they count, and whose Cards are the laid cards; Soft reports whether some of them stand for
// others. Text writes the plays.
type Rules struct {
	Rules doudizhu.Rules
	Wild  Wild
}

// Wild says which cards are wild and for which cards they may stand. The zero Wild has no
// wildcards. A wildcard laid alone is only itself, and so a flower can't be laid alone, unless both Kicker and Alone
// are set: then it is a solo of any rank for which it may stand.
type Wild struct {
	Rank   doudizhu.Rank // doudizhu.Wild for the flower, or a rank whose cards are wild and also themselves
	Stands uint16        // the ranks it may stand for, one bit a rank
	Kicker bool          // whether it may stand for a kicker or a part of one
	Alone  bool          // whether a play may consist only of cards that stand for others
}

// Flower is the extra card of the Yuncheng game. It stands for any rank from
// three to ace, but not for a kicker.
var Flower = Wild{Rank: doudizhu.Wild, Stands: 1<<doudizhu.Two - 1, Alone: true}

// documentFlower is the flower as the loops of document 004 expand it: a kicker, too, and laid alone any rank from
// three to ace.
func documentFlower() Wild {
	w := Flower
	w.Kicker = true
	return w
}

// levelOf makes every card of rank r wild: it stands for any other rank except the jokers, as a
// kicker, too, and also plays as itself. At least one card of a play must be itself.
func levelOf(r doudizhu.Rank) Wild {
	return Wild{Rank: r, Stands: (1<<doudizhu.SmallJoker - 1) &^ (1 << r), Kicker: true}
}

// ParseWild reads which cards are wild: F for the flower, F+ for one that is a kicker and a solo, too, a rank as in a
// hand for a level card, or nothing.
func ParseWild(s string) (Wild, error) {
	switch strings.ToUpper(s) {
	case "":
		return Wild{}, nil
	case "F+":
		return documentFlower(), nil
	}
	h, err := doudizhu.Notation{Wild: true}.ParseHand(s)
	switch {
	case err != nil || h.Cards() != 1:
	case h.Highest() == doudizhu.Wild:
		return Flower, nil
	case h.Highest() < doudizhu.SmallJoker:
		return levelOf(h.Highest()), nil
	}
	return Wild{}, phrase.Errorf("wildcard %q: use F or F+ for the flower, or a rank from 3 to 2 whose cards are wild", s)
}

// String writes which cards are wild, as ParseWild reads it.
func (w Wild) String() string {
	switch {
	case w.Stands == 0:
		return ""
	case w == documentFlower():
		return "F+"
	}
	return w.Rank.String()
}

// count returns how many wildcards the hand holds.
func (w Wild) count(h doudizhu.Hand) int {
	if w.Stands == 0 {
		return 0
	}
	return h.Count(w.Rank)
}

// AppendLeads appends to dst every play that a leader may choose from h, each
// once, in the order of doudizhu.Rules. A play that wildcards can make in
// several ways from the same cards is one play. The time grows with the number
// of ways in which the wildcards can stand for cards: 12 for a flower, 1,819 for
// four level cards.
func (r *Rules) AppendLeads(dst []doudizhu.Play, h doudizhu.Hand) []doudizhu.Play {
	return r.expand(dst, h, r.Rules.AppendLeads)
}

// AppendFollows appends to dst every play from h that beats last, as AppendLeads
// does.
func (r *Rules) AppendFollows(dst []doudizhu.Play, h doudizhu.Hand, last doudizhu.Play) []doudizhu.Play {
	return r.expand(dst, h, func(dst []doudizhu.Play, h doudizhu.Hand) []doudizhu.Play {
		return r.Rules.AppendFollows(dst, h, last)
	})
}

// Classify appends to dst every reading of cards, each once, in the order of doudizhu.Rules; take
// the first where only one is wanted.
func (r *Rules) Classify(dst []doudizhu.Play, cards doudizhu.Hand) []doudizhu.Play {
	from := len(dst)
	dst = r.expand(dst, cards, r.Rules.Classify)
	whole := slices.DeleteFunc(dst[from:], func(p doudizhu.Play) bool { return p.Cards != cards })
	slices.SortStableFunc(whole, func(a, b doudizhu.Play) int {
		return cmp.Compare(min(a.Kind.Shape().Kickers, 1), min(b.Kind.Shape().Kickers, 1))
	})
	return dst[:from+len(whole)]
}

// expand appends the plays that find returns for h without wildcards, and for h with every choice
// of cards in place of some wildcards.
func (r *Rules) expand(dst []doudizhu.Play, h doudizhu.Hand, find func([]doudizhu.Play, doudizhu.Hand) []doudizhu.Play) []doudizhu.Play {
	from := len(dst)
	dst = find(dst, h&^doudizhu.Of(doudizhu.Wild, 15))
	n := r.Wild.count(h)
	if n == 0 {
		return dst
	}
	var found []doudizhu.Play
	stands := []doudizhu.Hand{0}
	for used := 1; used <= n; used++ {
		natural := (h - doudizhu.Of(r.Wild.Rank, used)) &^ doudizhu.Of(doudizhu.Wild, 15)
		stands = r.Wild.oneMore(stands)
		for _, stand := range stands {
			found = find(found[:0], fill(natural, stand))
			for _, p := range found {
				if r.Wild.makes(p, natural, stand) {
					p.Cards += doudizhu.Of(r.Wild.Rank, used) - stand
					dst = append(dst, p)
				}
			}
		}
	}
	slices.SortStableFunc(dst[from:], comparePlays)
	return dst[:from+len(slices.Compact(dst[from:]))]
}

// oneMore returns every way in which one more wildcard than in stands can stand for cards, at most
// four of a rank, each once if stands has all ways.
func (w Wild) oneMore(stands []doudizhu.Hand) []doudizhu.Hand {
	var more []doudizhu.Hand
	for _, stand := range stands {
		from := doudizhu.Three
		if stand != 0 {
			from = stand.Highest()
		}
		for r := from; r < doudizhu.SmallJoker; r++ {
			if w.Stands>>r&1 == 1 && stand.Count(r) < 4 {
				more = append(more, stand+doudizhu.Of(r, 1))
			}
		}
	}
	return more
}

// fill adds the cards of stand to h, up to four of a rank.
func fill(h, stand doudizhu.Hand) doudizhu.Hand {
	for r := doudizhu.Three; r < doudizhu.SmallJoker; r++ {
		h += doudizhu.Of(r, min(stand.Count(r), 4-h.Count(r)))
	}
	return h
}

// makes reports whether p is a play of natural cards and wildcards that stand
// for all of the cards of stand.
func (w Wild) makes(p doudizhu.Play, natural, stand doudizhu.Hand) bool {
	switch {
	case !p.Cards.Contains(stand) || !natural.Contains(p.Cards-stand):
		return false
	case p.Cards == stand && (!w.Alone || p.Kind == doudizhu.Solo && !w.Kicker):
		return false
	}
	return w.Kicker || p.Body().Contains(stand)
}

// Soft reports whether the body of p has wildcards that stand for other cards. A soft bomb equals a
// natural bomb.
func Soft(p doudizhu.Play) bool { return !p.Cards.Contains(p.Body()) }
