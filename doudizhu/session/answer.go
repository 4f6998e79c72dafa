package session

// Answers in words.

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
	"kedou/internal/phrase"
)

// yesNo are the words for yes and no, and the documents' words for them at the auction and at the doubles.
var yesNo = map[string]bool{
	"y": true, "yes": true, "call": true, "rob": true, "double": true,
	"是": true, "叫": true, "叫地主": true, "抢": true, "抢地主": true, "加倍": true,
	"n": false, "no": false, "pass": false, "-": false,
	"否": false, "不": false, "不叫": false, "不抢": false, "不加倍": false, "过": false,
}

// supers are the words for super-doubling.
var supers = []string{"s", "super", "超级加倍", "超级"}

// Answer takes the person's answer to the open question, in English or Chinese: a number of points; yes or no, or super; the cards of a play,
// or a pass. Of several readings of the cards it takes the first legal one, unless a plus sign before the kickers selects one. The error
// names the fault of the answer; the question then stays open.
func (s *Session) Answer(word string) error {
	switch v := s.View(); {
	case v.Turn != Me:
		return phrase.Errorf("it isn't the person's turn")
	case v.Stage == table.Calling:
		return s.call(v, word)
	case v.Stage == table.Doubling:
		if slices.Contains(supers, strings.ToLower(word)) && slices.Contains(v.Variant.Doubles(), table.Super) {
			return s.game.Multiply(Me, table.Super)
		}
		yes, known := yesNo[strings.ToLower(word)]
		if !known {
			return phrase.Errorf("%s: neither yes nor no; help lists the words", word)
		}
		return s.game.Double(Me, yes)
	default:
		return s.play(v, word)
	}
}

// call takes a bid: a number, or yes or no where only one bid is possible.
func (s *Session) call(v *table.View, word string) error {
	bid, err := strconv.Atoi(strings.TrimSuffix(word, "分"))
	if err != nil {
		yes, known := yesNo[strings.ToLower(word)]
		switch {
		case !known || yes && v.Variant.Auction == table.Bids:
			bid = -1
		case yes:
			bid = 1
		}
	}
	if !slices.Contains(v.Bids, bid) {
		return phrase.Errorf("%s: no bid; say one of %s", word, BidsText(v))
	}
	return s.game.Call(Me, bid)
}

// BidsText writes the bids that a player may make, with commas between them.
func BidsText(v *table.View) string {
	return strings.Trim(strings.ReplaceAll(fmt.Sprint(v.Bids), " ", ", "), "[]")
}

// play takes cards.
func (s *Session) play(v *table.View, word string) error {
	legal, notation := v.AppendPlays(nil), doudizhu.Notation{Wild: true}
	if notation.IsPass(word) {
		if !slices.Contains(legal, doudizhu.Play{}) {
			return phrase.Errorf("a leader can't pass")
		}
		return s.game.Play(Me, doudizhu.Play{})
	}
	readings, err := v.Variant.Rules.ParsePlay(word, notation)
	if err != nil {
		return phrase.Errorf("%s: %w; help lists the words", word, err)
	}
	for _, reading := range readings {
		if slices.Contains(legal, reading) {
			return s.game.Play(Me, reading)
		}
	}
	if _, err = v.Variant.Rules.Check(v.Hand, readings[0].Cards, v.Last); err == nil {
		err = hand.ErrDoesNotBeat // with these kickers
	}
	return phrase.Errorf("%s: %w", word, err)
}
