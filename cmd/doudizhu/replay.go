// The command replay: a recorded game step by step, with all cards open.

package main

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

func replayCommand() *cli.Command {
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
		Action: replay,
	}
}

func replay(c *cli.Context) error {
	if c.NArg() != 1 || c.Bool("text") && c.Bool("json") {
		return cmdline.Usagef(c, "give one file of records, or - for standard input, and --text or --json at most")
	}
	n, code := 0, cmdline.Yes
	for r, err := range readGames(c, c.Args().First()) {
		if err != nil {
			return err
		}
		n++
		if wrong := table.Verify(&r); wrong != nil {
			code = cmdline.No
			text := speak(c).Sprintf("WRONG: game %d (%s): %s", n, c.Args().First(), speak(c).Translate(wrong.Error()))
			fmt.Fprintln(c.App.Writer, cmdline.Printable(text))
			continue
		}
		if err := showGame(c, n, &r); err != nil {
			return err
		}
	}
	return cmdline.Exit(code)
}

// showGame prints one game in the form that is asked for.
func showGame(c *cli.Context, n int, r *table.Record) error {
	switch say := speak(c); {
	case c.Bool("json"):
		return writeSteps(c.App.Writer, n, r)
	case c.Bool("text"):
		language := table.Languages()[0]
		if say.Language != nil {
			language = say.Name
		}
		_, err := io.WriteString(c.App.Writer, r.Text(language)+"\n")
		return err
	default:
		_, err := io.WriteString(c.App.Writer, say.game(n, r))
		return err
	}
}

// game writes a game as a page.
func (say phrases) game(n int, r *table.Record) string {
	var b strings.Builder
	fmt.Fprintln(&b, say.Sprintf("game %d: %s", n, say.Text(r.Variant.Name))+say.Number(r))
	width := say.NameWidth(r)
	for c, h := range r.Deal.Hands {
		fmt.Fprintf(&b, "  %s  %s\n", cmdline.Pad(say.Chair(r, table.Chair(c)), width), h)
	}
	fmt.Fprintf(&b, "  %s  %s\n", cmdline.Pad(say.Text("bottom"), width), r.Deal.Bottom)
	for _, line := range say.auction(r) {
		fmt.Fprintln(&b, line)
	}
	for _, line := range say.moveLines(r) {
		fmt.Fprintln(&b, line)
	}
	if r.Result == nil {
		fmt.Fprint(&b, say.Text("the game isn't over"), "\n")
	} else {
		fmt.Fprintf(&b, "%s\n%s\n", say.Outcome(r), say.Factors(r))
	}
	return b.String()
}

// auction tells what was called, who is the landlord, and who doubles.
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
		if d == 2 {
			lines = append(lines, say.Sprintf("%s doubles", say.Chair(r, table.Chair(c))))
		}
	}
	return lines
}

// moveLines writes the moves, a line each, with a number where somebody leads, and behind a play the cards that are
// left.
func (say phrases) moveLines(r *table.Record) (lines []string) {
	trick, width := 0, say.NameWidth(r)
	for s := range steps(r) {
		mark, play, left := "", say.Text("pass"), ""
		if s.before.Last.Kind == doudizhu.Pass {
			trick++
			mark = strconv.Itoa(trick)
		}
		if s.move.Play.Kind != doudizhu.Pass {
			play, left = r.Variant.Rules.Parts(s.move.Play), fmt.Sprintf("%2d  %s", s.hand().Cards(), s.hand())
		}
		line := fmt.Sprintf("%3s %s %s %s %s", mark, cmdline.Pad(say.Text(s.before.Turn.String()), 8),
			cmdline.Pad(say.Chair(r, s.move.Chair), width), cmdline.Pad(play, 20), left)
		lines = append(lines, strings.TrimRight(line, " "))
	}
	return lines
}
