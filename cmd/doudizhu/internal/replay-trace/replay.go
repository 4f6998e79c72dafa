// Package replay has the commands that show a record step by step: replay a game, with all cards open, and trace a search that solve --trace
// recorded, in English or Chinese or as a tree.
package replay

// The command replay.

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/session"
	"kedou/doudizhu/table"
)

// ReplayCommand returns the command replay.
func ReplayCommand() *cli.Command {
	return &cli.Command{
		Name:      "replay",
		Usage:     "show recorded games step by step",
		ArgsUsage: "FILE | -",
		Description: "Reads records of games with hidden cards, as JSON or text, and shows each: who was dealt\n" +
			"what, the calls, every play with the cards that are left behind it, and the score. The\n" +
			"referee checks the record first. --json prints an object for each step; --text the\n" +
			"records themselves, as text. Exit code 1: a record is not of a game by the rules; 2: it\n" +
			"can't be read.",
		Flags: []cli.Flag{
			&cli.BoolFlag{Name: "text", Usage: "print the records as text, which verify and replay read", DisableDefaultText: true},
			cmdline.JSONFlag(),
		},
		Action: func(c *cli.Context) error {
			games, err := common.NewGames(cmdline.CallOf(c), c.Bool("json"))
			if err != nil {
				return err
			}
			return replay(&options{games, c.Bool("text")})
		},
	}
}

// options are the games, and the form in which they are shown.
type options struct {
	*common.Games
	text bool // records as text
}

func replay(o *options) error {
	if o.JSON && o.text {
		return o.Usagef("--text and --json don't go together")
	}
	n, code := 0, cmdline.Yes
	for r, err := range o.Records() {
		if err != nil {
			return err
		}
		n++
		if wrong := table.Verify(&r); wrong != nil {
			code, err = cmdline.No, o.ReportWrong(n, wrong)
		} else {
			err = o.show(n, &r)
		}
		if err != nil {
			return err
		}
	}
	return cmdline.Exit(code)
}

// show prints one game in the chosen form.
func (o *options) show(n int, r *table.Record) error {
	text := ""
	switch {
	case o.JSON:
		return writeSteps(o.Out, n, r)
	case o.text && o.Say.Language != nil:
		text = r.Text(o.Say.Name) + "\n"
	case o.text:
		text = r.Text(table.Languages()[0]) + "\n"
	default:
		text = phrases{o.Say}.game(n, r)
	}
	_, err := io.WriteString(o.Out, text)
	return err
}

// phrases puts facts of a game or a search into words.
type phrases struct{ common.Phrases }

// game writes a game as a page.
func (say phrases) game(n int, r *table.Record) string {
	var b strings.Builder
	b.WriteString(say.Title(n, r))
	width := say.NameWidth(r)
	for c, h := range r.Deal.Hands {
		fmt.Fprintf(&b, "  %s  %s\n", cmdline.Pad(say.Chair(r, table.Chair(c)), width), h)
	}
	fmt.Fprintf(&b, "  %s  %s\n", cmdline.Pad(say.Text("bottom"), width), r.Deal.Bottom)
	for _, line := range append(say.auction(r), say.moveLines(r)...) {
		fmt.Fprintln(&b, line)
	}
	if r.Result == nil {
		fmt.Fprint(&b, say.Text("the game isn't over"), "\n")
	} else {
		fmt.Fprintf(&b, "%s\n%s\n", say.Outcome(r), say.Factors(r, table.Nobody, func(c table.Chair) string { return say.Chair(r, c) }))
	}
	return b.String()
}

// auction prints the calls, the landlord and the doubles.
func (say phrases) auction(r *table.Record) (lines []string) {
	called := false
	for _, c := range r.Calls {
		switch name := say.Chair(r, c.Chair); {
		case c.Bid == 0 && called:
			lines = append(lines, say.Sprintf("%s doesn't rob", name))
		case c.Bid == 0:
			lines = append(lines, say.Sprintf("%s passes", name))
		case r.Variant.Auction == table.Bids:
			lines = append(lines, say.Sprintf("%s bids %d", name, c.Bid))
		case called:
			lines = append(lines, say.Sprintf("%s robs", name))
		default:
			lines, called = append(lines, say.Sprintf("%s calls", name)), true
		}
	}
	if r.Landlord != table.Nobody {
		lines = append(lines, say.Sprintf("%s is the landlord", say.Chair(r, r.Landlord)))
	}
	for c, d := range r.Doubled {
		if d > table.Refused {
			lines = append(lines, say.Sprintf(common.Doubles[d], say.Chair(r, table.Chair(c))))
		}
	}
	return lines
}

// moveLines writes the moves, a line each, with a number at each lead, and after a play the cards that are
// left.
func (say phrases) moveLines(r *table.Record) (lines []string) {
	trick, width := 0, say.NameWidth(r)
	for s := range session.Steps(r) {
		mark, play, left := "", say.Text("pass"), ""
		if s.Before.Last.Kind == doudizhu.Pass {
			trick++
			mark = strconv.Itoa(trick)
		}
		if s.Move.Play.Kind != doudizhu.Pass {
			play, left = r.Variant.Rules.Parts(s.Move.Play), fmt.Sprintf("%2d  %s", s.Hand().Cards(), s.Hand())
		}
		line := fmt.Sprintf("%3s %s %s %s %s", mark, cmdline.Pad(say.Text(s.Before.Turn.String()), 8),
			cmdline.Pad(say.Chair(r, s.Move.Chair), width), cmdline.Pad(play, 20), left)
		lines = append(lines, strings.TrimRight(line, " "))
	}
	return lines
}

// writeSteps writes a game as JSON: its record, and then an object for each move.
func writeSteps(w io.Writer, n int, r *table.Record) error {
	line, err := common.RecordLine(r)
	if err == nil {
		_, err = w.Write(line)
	}
	if err != nil {
		return err
	}
	for s := range session.Steps(r) {
		err := cmdline.WriteJSON(w, stepJSON{
			Game: n, Move: s.Number, Chair: s.Move.Chair, Seat: s.Before.Turn.String(),
			Leads: s.Before.Last.Kind == doudizhu.Pass, Play: r.Variant.Rules.Parts(s.Move.Play),
			Kind: s.Move.Play.Kind.String(), Landlord: s.After.Hands[doudizhu.Landlord].String(),
			Down: s.After.Hands[doudizhu.Down].String(), Up: s.After.Hands[doudizhu.Up].String(),
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// stepJSON is a move as a JSON object, with the hands after it.
type stepJSON struct {
	Game     int         `json:"of_game"`
	Move     int         `json:"move"`
	Chair    table.Chair `json:"chair"`
	Seat     string      `json:"seat"`
	Leads    bool        `json:"leads"`
	Play     string      `json:"play"`
	Kind     string      `json:"kind"`
	Landlord string      `json:"landlord"`
	Down     string      `json:"down"`
	Up       string      `json:"up"`
}
