package common

// The hand of a command, and its rules.

import (
	"fmt"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/internal/phrase"
)

// HandFlags returns the flags of all commands about a hand, and more.
func HandFlags(more ...cli.Flag) []cli.Flag {
	return append(append(RuleFlags(), WildFlag(), cmdline.JSONFlag()), more...)
}

// Query is the hand of a command, and its rules.
type Query struct {
	*cmdline.Call
	RuleOptions
	Say      Phrases
	JSON     bool
	Rules    *hand.Rules
	Spec     string // the rules as text, without wildcards
	Hand     doudizhu.Hand
	Notation doudizhu.Notation
}

// Ask makes the action of a command about a hand. It reads the rules; the hand is still to be read.
func Ask(answer func(*cli.Context, *Query) error) cli.ActionFunc {
	return func(c *cli.Context) (err error) {
		q := &Query{Call: cmdline.CallOf(c), RuleOptions: RuleOptionsOf(c), JSON: c.Bool("json")}
		q.Say = PhrasesOf(q.Call)
		if q.Rules, q.Spec, err = q.WildRules(q.Call); err != nil {
			return err
		}
		return answer(c, q)
	}
}

// Spelled reads the hand that the command's arguments spell; cards may be spread over several. Other texts help to recognize the
// notation.
func (q *Query) Spelled(others ...string) (err error) {
	text := strings.Join(q.Args, " ")
	if err = q.Recognize(append([]string{text}, others...)...); err != nil {
		return err
	}
	q.Hand, err = q.Notation.ParseHand(text)
	switch {
	case err != nil:
		return err
	case q.Hand == 0:
		return q.Usagef("no cards given")
	}
	return q.CheckFlowers(q.Hand)
}

// Recognize finds the notation of texts that belong together, and notes on standard error a letter that could mean either joker.
func (q *Query) Recognize(texts ...string) error {
	n, note, err := doudizhu.Notation{Wild: true}.For(texts...)
	if err != nil {
		return q.Usagef("%w", err)
	}
	if note.Format != "" {
		fmt.Fprint(q.Notes, q.Say.Sprintf("note: %s\n", note))
	}
	q.Notation = n
	return nil
}

// mostCards is the largest hand that the commands judge: with three cards more than a landlord ever holds. The number of plays with
// kickers explodes beyond.
const mostCards = 24

// CheckSize reports a hand that is empty or too large to judge.
func CheckSize(h doudizhu.Hand) error {
	switch {
	case h == 0:
		return phrase.Errorf("no cards")
	case h.Cards() > mostCards:
		return phrase.Errorf("%d cards; a hand has at most %d", h.Cards(), mostCards)
	}
	return nil
}

// About begins the JSON about a hand.
type About struct {
	Hand  string `json:"hand"`
	Rules string `json:"rules"`
	Wild  string `json:"wild,omitempty"`
}

// About returns the begin of the JSON about the query's hand.
func (q *Query) About() About { return About{q.Hand.String(), q.Spec, q.Rules.Wild.String()} }
