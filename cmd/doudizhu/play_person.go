// The user as a player of the table: his answers to its questions.

package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
)

// person is the user at the table.
type person struct{ s *session }

// Call asks for a bid.
func (p person) Call(ctx context.Context, v *table.View, _ *rand.Rand) (bid int, err error) {
	err = p.s.ask(ctx, v, func(word string) error {
		bid, err = readBid(v, word)
		return err
	})
	return bid, err
}

// Double asks whether to double.
func (p person) Double(ctx context.Context, v *table.View, _ *rand.Rand) (yes bool, err error) {
	err = p.s.ask(ctx, v, func(word string) error {
		var known bool
		if yes, known = yesNo[strings.ToLower(word)]; !known {
			return fmt.Errorf("%s: neither yes nor no; help tells the words", word)
		}
		return nil
	})
	return yes, err
}

// Play asks for a play.
func (p person) Play(ctx context.Context, v *table.View, _ *rand.Rand) (play doudizhu.Play, err error) {
	err = p.s.ask(ctx, v, func(word string) error {
		play, err = readPlay(v, word)
		return err
	})
	return play, err
}

// yesNo are the words for yes and no, and the documents' words for them at the auction and at the doubles.
var yesNo = map[string]bool{
	"y": true, "yes": true, "call": true, "rob": true, "double": true,
	"是": true, "叫": true, "叫地主": true, "抢": true, "抢地主": true, "加倍": true,
	"n": false, "no": false, "pass": false, "-": false,
	"否": false, "不": false, "不叫": false, "不抢": false, "不加倍": false, "过": false,
}

// readBid reads a bid: a number, or yes or no where there is one to say.
func readBid(v *table.View, word string) (int, error) {
	bid, err := strconv.Atoi(strings.TrimSuffix(word, "分"))
	if err != nil {
		yes, known := yesNo[strings.ToLower(word)]
		switch {
		case !known || yes && v.Variant.Auction == table.Bids:
			return 0, fmt.Errorf("%s: no bid; say one of %s", word, bidsText(v.Bids))
		case yes:
			bid = 1
		}
	}
	if !slices.Contains(v.Bids, bid) {
		return 0, fmt.Errorf("%s: no bid; say one of %s", word, bidsText(v.Bids))
	}
	return bid, nil
}

// bidsText writes bids with commas between them.
func bidsText(list []int) string {
	return strings.Trim(strings.ReplaceAll(fmt.Sprint(list), " ", ", "), "[]")
}

// readPlay reads cards: of several readings the first that may be laid, unless a plus sign tells which.
func readPlay(v *table.View, word string) (doudizhu.Play, error) {
	legal := v.AppendPlays(nil)
	if doudizhu.IsPass(word) {
		if !slices.Contains(legal, doudizhu.Play{}) {
			return doudizhu.Play{}, errors.New("a leader can't pass")
		}
		return doudizhu.Play{}, nil
	}
	readings, err := v.Variant.Rules.ParsePlay(word, doudizhu.Notation{Wild: true})
	if err != nil {
		return doudizhu.Play{}, fmt.Errorf("%s: %w; help tells the words", word, err)
	}
	for _, reading := range readings {
		if slices.Contains(legal, reading) {
			return reading, nil
		}
	}
	_, code := v.Variant.Rules.Check(v.Hand, readings[0].Cards, v.Last)
	if code == hand.Playable {
		code = hand.DoesNotBeat // with these kickers
	}
	return doudizhu.Play{}, fmt.Errorf("%s: %v", word, code)
}

// ask shows what the user has to answer and takes words until answer accepts one. Words that are commands are obeyed; some
// of them stop the table.
func (s *session) ask(ctx context.Context, v *table.View, answer func(string) error) error {
	if err := s.save(); err != nil {
		return s.halt(err)
	}
	s.question(ctx, v)
	for {
		word, err := s.next()
		if err != nil {
			return s.halt(err)
		}
		err = s.obey(ctx, v, word)
		if errors.Is(err, errNoCommand) {
			if err = answer(word); err == nil {
				s.asked = append(s.asked, s.game.Record(s.names()))
				return nil
			}
		}
		if errors.Is(err, errLeft) || errors.Is(err, errUndo) {
			return s.halt(err)
		}
		if err != nil {
			fmt.Fprintln(s.c.App.Writer, s.say.Translate(cmdline.Printable(err.Error())))
		}
	}
}

// halt stops the table.
func (s *session) halt(why error) error {
	s.stop(why)
	return why
}

// next returns the next word typed or piped in. It is errLeft if there are no more.
func (s *session) next() (string, error) {
	word, err := s.input.Next()
	if errors.Is(err, io.EOF) {
		err = errLeft
	}
	return word, err
}
