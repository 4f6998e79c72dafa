package hands

// The command hint: the plays to consider.

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/cards"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/doudizhujson"
	"kedou/doudizhu/hand"
)

// HintCommand returns the command hint.
func HintCommand() *cli.Command {
	return &cli.Command{
		Name:      "hint",
		Usage:     "rank the legal plays of a hand, the best first",
		ArgsUsage: "HAND",
		Description: "Ranks the leads of HAND by the power of the cards that they leave; with --after, what\n" +
			"beats that play. A play that empties the hand is the first. Exit code 1: nothing beats it.\n\n" +
			"With --by, a player decides in a seat, and names the rules that decide: by principles those\n" +
			"that lead to the play, by roles those without which another would be laid, by strong how\n" +
			"many playouts it wins. Earlier moves aren't known then, but for the cards of --laid.",
		Flags: flags(append([]cli.Flag{
			&cli.StringFlag{Name: "after", Usage: "the `PLAY` to beat; - for none"},
			cmdline.ChoiceFlag("order", "rank by the `POWER` of the cards left, of the play itself (lowest first), or of both together", hand.Orders()...),
			cmdline.IntFlag("top", "print the first `N` only; 0: all", 0, 0, 1<<20),
		}, decisionFlags()...)...),
		Action: func(c *cli.Context) error {
			q, err := newQuery(c)
			switch {
			case err != nil:
				return err
			case c.String("by") != "":
				return decide(&decision{
					query: q, after: c.String("after"), by: c.String("by"), seat: c.String("seat"), from: c.String("from"),
					left: c.String("left"), laid: c.String("laid"), seed: c.Uint64("seed"),
				})
			}
			for _, flag := range []string{"seat", "from", "left", "laid", "seed"} {
				if q.Given(flag) {
					return q.Usagef("--%s is about a seat at the table; give --by, too", flag)
				}
			}
			return hint(q, c.String("after"), hand.Order(slices.Index(hand.Orders(), c.String("order"))), c.Int("top"))
		},
	}
}

func hint(q *query, after string, order hand.Order, top int) error {
	err := q.spelled(after)
	if err == nil {
		err = checkSize(q.hand)
	}
	if err != nil {
		return err
	}
	last, err := cards.Play(q.Call, "after", after, q.rules, q.notation)
	if err != nil {
		return err
	}
	hints := hand.NewAnalyst(*q.rules).HintsBy(order, q.hand, last)
	if top > 0 {
		hints = hints[:min(top, len(hints))]
	}
	if q.json {
		err = q.hintsJSON(strings.TrimPrefix(after, "-"), hints) // a pass isn't a play to beat
	} else {
		q.hints(hints)
	}
	if err == nil && len(hints) == 0 {
		return cmdline.Exit(cmdline.No)
	}
	return err
}

// hints writes hints, one a line.
func (q *query) hints(hints []hand.Hint) {
	if len(hints) == 0 {
		fmt.Fprintln(q.Out, q.say.Text("nothing to play"))
	}
	for _, x := range hints {
		fmt.Fprintf(q.Out, "%-20s %s %11v  %s\n", q.rules.Parts(x.Play), q.say.Text("leaves power"), x.Rest, q.say.Kind(x.Play))
	}
}

// hintsJSON writes hints as one JSON object.
func (q *query) hintsJSON(after string, hints []hand.Hint) error {
	type hintJSON struct {
		doudizhujson.Play
		Rest json.Number `json:"rest_power"`
	}
	list := make([]hintJSON, len(hints))
	for i, x := range hints {
		list[i] = hintJSON{doudizhujson.PlayOf(q.rules, x.Play), json.Number(x.Rest.String())}
	}
	return cmdline.WriteJSON(q.Out, struct {
		about
		After string     `json:"after,omitempty"`
		Hints []hintJSON `json:"hints"`
	}{q.about(), after, list})
}
