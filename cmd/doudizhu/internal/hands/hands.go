// Package hands has the commands about one hand: plays, classify, hint, hand and bid.
package hands

import (
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/cards"
	"kedou/cmd/doudizhu/internal/speech"
	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
)

// flags returns the flags common to all of them, and more.
func flags(more ...cli.Flag) []cli.Flag {
	return append(append(cards.RuleFlags(), cards.WildFlag(), cmdline.JSONFlag()), more...)
}

// query is the hand of a command, and its rules.
type query struct {
	*cmdline.Call
	cards.Options
	say      speech.Phrases
	json     bool
	rules    *hand.Rules
	spec     string // the rules as text, without wildcards
	hand     doudizhu.Hand
	notation doudizhu.Notation
}

// newQuery reads the rules.
func newQuery(c *cli.Context) (*query, error) {
	q := &query{Call: cmdline.CallOf(c), Options: cards.OptionsOf(c), json: c.Bool("json")}
	q.say = speech.Of(q.Call)
	var err error
	q.rules, q.spec, err = q.WildRules(q.Call)
	return q, err
}

// spelled reads the hand that the command's arguments spell; cards may be spread over several. Other texts help to recognize the
// notation.
func (q *query) spelled(others ...string) (err error) {
	text := strings.Join(q.Args, " ")
	if q.notation, err = q.Notation(q.Call, append([]string{text}, others...)...); err != nil {
		return err
	}
	q.hand, err = q.notation.ParseHand(text)
	switch {
	case err != nil:
		return err
	case q.hand == 0:
		return q.Usagef("no cards given")
	}
	return q.CheckFlowers(q.hand)
}

// about begins the JSON about a hand.
type about struct {
	Hand  string `json:"hand"`
	Rules string `json:"rules"`
	Wild  string `json:"wild,omitempty"`
}

func (q *query) about() about { return about{q.hand.String(), q.spec, q.rules.Wild.String()} }
