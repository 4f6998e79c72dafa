// Package advice has the commands that advise on a hand: hint ranks its plays or says what a player would do in a seat, and bid says whether to bid for
// the landlord's seat and to double.
package advice

// The command hint.

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/common"
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
			"beats that play. Plays that win for certain come first: nobody can beat them, nor what\n" +
			"follows but for one last play; not so with --order document. Exit code 1: nothing\n" +
			"beats PLAY.\n\n" +
			"With --by, a player decides in a seat, and names the rules that decide: by principles those\n" +
			"that lead to the play, by roles those without which another would be laid; strong says how\n" +
			"often it wins, tip what it does to the hand. Earlier moves aren't known then, but for the\n" +
			"cards of --laid.",
		Flags: common.HandFlags(append([]cli.Flag{
			&cli.StringFlag{Name: "after", Usage: "the `PLAY` to beat; - for none"},
			cmdline.ChoiceFlag("order", "rank by the `POWER` of the cards left, of the play itself (lowest first), of both together, or of the cards left as the founding document does", hand.Orders()...),
		}, decisionFlags()...)...),
		Action: common.Ask(func(c *cli.Context, q *common.Query) error {
			if c.String("by") != "" {
				return decide(&decision{
					Query: q, after: c.String("after"), by: c.String("by"), seat: c.String("seat"), from: c.String("from"),
					left: c.String("left"), laid: c.String("laid"), seed: c.Uint64("seed"),
				})
			}
			for _, flag := range []string{"seat", "from", "left", "laid", "seed"} {
				if q.Given(flag) {
					return q.Usagef("--%s is about a seat at the table; give --by, too", flag)
				}
			}
			return hint(&options{q, c.String("after"), hand.Order(slices.Index(hand.Orders(), c.String("order")))})
		}),
	}
}

// options are the values of the flags.
type options struct {
	*common.Query
	after string // the play to beat
	order hand.Order
}

func hint(q *options) error {
	err := q.Spelled(q.after)
	if err == nil {
		err = common.CheckSize(q.Hand)
	}
	if err != nil {
		return err
	}
	last, err := common.ReadPlay(q.Call, "after", q.after, q.Rules, q.Notation)
	if err != nil {
		return err
	}
	hints := hand.NewAnalyst(*q.Rules).HintsBy(q.order, q.Hand, last)
	if q.order != hand.ByDocument {
		closer := hand.NewCloser(*q.Rules)
		closer.Ready(q.Hand, q.Rules.Stranger(q.Hand, last.Cards))
		closer.First(hints)
	}
	if err := q.Print(q.JSON, q.record(hints), q.text(hints)); err != nil || len(hints) > 0 {
		return err
	}
	return cmdline.Exit(cmdline.No)
}

// keys say by what each order ranks.
var keys = [...]string{hand.ByRest: "leaves power", hand.ByPlay: "has power", hand.BySum: "power of both", hand.ByDocument: "leaves power"}

// text lists hints, one a line, with the power that ranks them.
func (q *options) text(hints []hand.Hint) string {
	if len(hints) == 0 {
		return q.Say.Text("nothing to play") + "\n"
	}
	var b strings.Builder
	for _, x := range hints {
		fmt.Fprintf(&b, "%-20s %s %11v  %s", q.Rules.Parts(x.Play), q.Say.Text(keys[q.order]), q.order.Key(x), q.Say.Kind(x.Play))
		if len(x.Line) > 1 {
			b.WriteString("  " + q.Say.Sprintf("%v", q.Rules.Certain(x.Line).Text))
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// record is hints as one JSON object.
func (q *options) record(hints []hand.Hint) any {
	type hintJSON struct {
		doudizhujson.Play
		Rest    json.Number `json:"rest_power"`
		Key     json.Number `json:"key,omitempty"`     // the power that ranks, if it isn't the rest's
		Certain []string    `json:"certain,omitempty"` // the plays of a certain win
	}
	list := make([]hintJSON, len(hints))
	for i, x := range hints {
		list[i] = hintJSON{Play: doudizhujson.PlayOf(q.Rules, x.Play), Rest: json.Number(x.Rest.String())}
		if q.order == hand.ByPlay || q.order == hand.BySum {
			list[i].Key = json.Number(q.order.Key(x).String())
		}
		for _, p := range x.Line {
			list[i].Certain = append(list[i].Certain, q.Rules.Parts(p))
		}
	}
	return struct {
		common.About
		After string     `json:"after,omitempty"`
		Hints []hintJSON `json:"hints"`
	}{q.About(), strings.TrimPrefix(q.after, "-"), list} // a pass isn't a play to beat
}
