// Package hands has the commands about the cards of one hand: plays, classify and hand.
package hands

// The commands plays and classify: the legal plays of a hand, and every reading of a set of cards.

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/doudizhujson"
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/trace"
)

// query is the hand of a command.
type query struct{ *common.Query }

// PlaysCommand returns the command plays.
func PlaysCommand() *cli.Command {
	return &cli.Command{
		Name:      "plays",
		Usage:     "list every legal play of a hand",
		ArgsUsage: "HAND",
		Description: "Lists the leads of HAND, which several arguments spell together, by kind, length and\n" +
			"rank; with --after, what beats that play. A play is followed by its kind. Exit code 1:\n" +
			"nothing beats it.\n\n" +
			"With --order document the plays come as the founding document on AND/OR search generates\n" +
			"them: kinds searched as NMALKBCDEFGHJI, each play found put at the head; answers ascending, the\n" +
			"pass last; a play that empties the hand alone. --order cards is the order of its words: leads\n" +
			"of more cards first. --letters writes plays as its file of steps does: the cards with 0 for\n" +
			"the ten, the kind as a letter from A to N, and the base card.",
		Flags: common.HandFlags(
			&cli.StringFlag{Name: "after", Usage: "the `PLAY` to beat; - for none"},
			cmdline.ChoiceFlag("order", "the `ORDER` of the plays", "kind", "document", "cards"),
			&cli.BoolFlag{Name: "letters", Usage: "write plays as the founding document does", DisableDefaultText: true}),
		Action: common.Ask(func(c *cli.Context, q *common.Query) error {
			return query{q}.plays(c.String("after"), c.String("order"), c.Bool("letters"))
		}),
	}
}

func (q query) plays(after, order string, letters bool) error {
	write := q.named
	if letters {
		write = lettered
	}
	switch {
	case letters && q.JSON:
		return q.Usagef("--letters is for text, and --json names the kinds")
	case (letters || order != "kind") && q.Rules.Wild.Stands != 0:
		return q.Usagef("--order and --letters are for games without wildcards; leave --wild out")
	}
	if err := q.Spelled(after); err != nil {
		return err
	}
	last, err := common.ReadPlay(q.Call, "after", after, q.Rules, q.Notation)
	if err != nil {
		return err
	}
	found := q.Rules.AppendFollows(nil, q.Hand, last)
	if order != "kind" {
		game := q.Rules.Rules.Game(new(doudizhu.Endgame))
		if order == "cards" {
			game = game.MostCardsFirst()
		}
		found = game.AppendMoves(nil, doudizhu.State{Hands: [doudizhu.Seats]doudizhu.Hand{q.Hand}, Kind: last.Kind, Rank: last.Rank, Len: last.Len})
	}
	none := q.Say.Sprintf("note: %s has no play that beats %s\n", q.Hand, q.Rules.Parts(last))
	if last.Kind == doudizhu.Pass {
		none = q.Say.Sprintf("note: %s can't be played alone\n", q.Hand)
	}
	return q.list(found, write, false, none)
}

// named writes a play with its kind.
func (q query) named(p doudizhu.Play) string {
	if p.Kind == doudizhu.Pass {
		return q.Say.Text("pass")
	}
	return fmt.Sprintf("%-20s %s", q.Rules.Parts(p), q.Say.Kind(p))
}

// lettered writes a play as the founding document on AND/OR search does.
func lettered(p doudizhu.Play) string {
	cards, class, base := trace.Operator(p)
	return fmt.Sprintf("%-20s %s %s", cards, class, base)
}

// ClassifyCommand returns the command classify.
func ClassifyCommand() *cli.Command {
	return &cli.Command{
		Name:      "classify",
		Usage:     "list every kind of play that a set of cards is",
		ArgsUsage: "CARDS",
		Description: "Prints every reading of CARDS, one a line: body+kickers and the kind, and the rank that\n" +
			"it counts as where wildcards stand for cards of the body (--wild). Exit code 1: the cards\n" +
			"are no play. With --why, the ranks by their number of cards, and every kind with plays of this\n" +
			"size, with the reading of CARDS as this kind, or the first test that they fail. With --node, each\n" +
			"reading in the fields of the founding document's nodes, with its power.",
		Flags: common.HandFlags(
			&cli.BoolFlag{Name: "why", Usage: "list the ranks by their counts, and for each kind the test that fails", DisableDefaultText: true},
			&cli.BoolFlag{Name: "node", Usage: "add the founding document's fields of a play, and its power", DisableDefaultText: true}),
		Action: common.Ask(func(c *cli.Context, all *common.Query) error {
			q := query{all}
			if err := q.Spelled(); err != nil {
				return err
			}
			node := c.Bool("node")
			switch why := c.Bool("why"); {
			case why && node:
				return q.Usagef("--why and --node are two questions; give one of them")
			case why:
				return examine(q)
			}
			return q.list(q.Rules.Classify(nil, q.Hand), q.named, node, q.Say.Sprintf("note: %s is no play under the rules %s\n", q.Hand, q.Spec))
		}),
	}
}

// list writes plays, one a line, or all in one JSON object, with their nodes if wanted. If there are none, or only the pass, a note
// says so.
func (q query) list(found []doudizhu.Play, write func(doudizhu.Play) string, nodes bool, none string) error {
	type playJSON struct {
		doudizhujson.Play
		*nodeJSON
	}
	text, list := "", make([]playJSON, len(found))
	for i, p := range found {
		text += write(p) + "\n"
		list[i].Play = doudizhujson.PlayOf(q.Rules, p)
		if nodes {
			list[i].nodeJSON = &nodeJSON{q.Rules.Node(p), json.Number(hand.PowerOf(p).String())}
			text += list[i].nodeJSON.text()
		}
	}
	err := q.Print(q.JSON, struct {
		common.About
		Plays []playJSON `json:"plays"`
	}{q.About(), list}, text)
	if err == nil && (len(found) == 0 || found[0].Kind == doudizhu.Pass) {
		fmt.Fprint(q.Notes, none)
		return cmdline.Exit(cmdline.No)
	}
	return err
}

// nodeJSON is a play as the founding document describes it, with its power, the aggregate of a play alone.
type nodeJSON struct {
	Node  hand.Node   `json:"node"`
	Power json.Number `json:"power"`
}

// text is the node as a line, with the document's names.
func (j *nodeJSON) text() string {
	n := j.Node
	return fmt.Sprintf("  cardType=%d value=%d mainNum=%d seralNum=%d subNum=%d cards=%s power=%s\n",
		n.CardType, n.Value, n.MainNum, n.SeralNum, n.SubNum, strings.ReplaceAll(fmt.Sprint(n.Cards), " ", ","), j.Power)
}
