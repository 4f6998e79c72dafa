package games

// The command replay: a recorded game step by step, with all cards open.

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/speech"
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
		Action: func(c *cli.Context) error { return replay(cmdline.CallOf(c), c.Bool("json"), c.Bool("text")) },
	}
}

func replay(call *cmdline.Call, json, text bool) error {
	s, err := open(call)
	if err != nil {
		return err
	}
	if json && text {
		return call.Usagef("--text and --json don't go together")
	}
	s.json, s.text = json, text
	n, code := 0, cmdline.Yes
	for r, err := range s.records() {
		if err != nil {
			return err
		}
		n++
		if wrong := table.Verify(&r); wrong != nil {
			code, err = cmdline.No, s.reportWrong(n, wrong)
		} else {
			err = s.show(n, &r)
		}
		if err != nil {
			return err
		}
	}
	return cmdline.Exit(code)
}

// show prints one game in the chosen form.
func (s *screen) show(n int, r *table.Record) error {
	text := ""
	switch {
	case s.json:
		return writeSteps(s.Out, n, r)
	case s.text && s.say.Language != nil:
		text = r.Text(s.say.Name) + "\n"
	case s.text:
		text = r.Text(table.Languages()[0]) + "\n"
	default:
		text = s.say.game(n, r)
	}
	_, err := io.WriteString(s.Out, text)
	return err
}

// game writes a game as a page.
func (say phrases) game(n int, r *table.Record) string {
	var b strings.Builder
	b.WriteString(say.title(n, r))
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
		fmt.Fprintf(&b, "%s\n%s\n", say.Outcome(r), say.Factors(r))
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
			lines = append(lines, say.Sprintf(speech.Doubles[d], say.Chair(r, table.Chair(c))))
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
