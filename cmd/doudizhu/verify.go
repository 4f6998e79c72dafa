// The command verify: is a strategy file a proof, is a line of play legal?

package main

import (
	"bufio"
	"fmt"
	"io"
	"math"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/games"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records"
	"kedou/doudizhu"
	"kedou/doudizhu/table"
	"kedou/search/andor"
)

func verifyCommand() *cli.Command {
	tree := cmdline.IntFlag("tree", "print the strategy as a tree of at most `N` plays in a row", 0, 1, math.MaxInt)
	tree.DefaultText = "no tree"
	return &cli.Command{
		Name:      "verify",
		Usage:     "check a winning strategy, a line of play, or records of games",
		ArgsUsage: "[FILE | -]",
		Description: "With a file that solve --proof wrote: checks that the strategy wins against every\n" +
			"defence. With what solve --json printed: plays the lines in it, and tells who\n" +
			"wins; that others lose is not checked. With records of games with hidden cards: checks\n" +
			"deal, calls, every play and the score. With the flags of an endgame and --line: plays\n" +
			"the line and tells how it ends; the line may name the seats, as solve prints it. Nothing\n" +
			"of the solver is used.\n" +
			"Exit code 1: the check fails; 2: the file or the line can't be read.",
		Flags: append(endgameFlags(),
			&cli.StringFlag{Name: "line", Usage: "the `PLAYS`, with commas between, - for a pass"}, tree),
		Action: verify,
	}
}

func verify(c *cli.Context) error {
	switch {
	case c.NArg() == 1 && !c.IsSet("line"):
		for _, f := range endgameFlags() {
			if name := f.Names()[0]; c.IsSet(name) {
				return cmdline.Usagef(c, "--%s: a strategy file names its own endgame and rules", name)
			}
		}
		return verifyFile(c)
	case c.NArg() == 0 && c.IsSet("line") && !c.IsSet("tree"):
		return verifyLine(c)
	}
	return cmdline.Usagef(c, "give one strategy file, perhaps with --tree, or an endgame by its flags and --line")
}

func verifyFile(c *cli.Context) error {
	in, err := cmdline.CallOf(c).Open(c.Args().First())
	if err != nil {
		return err
	}
	defer in.Close()
	text := bufio.NewReader(in)
	in.ReadCloser = io.NopCloser(text)
	head, _ := text.Peek(text.Size()) // as far as the text goes
	first, _, _ := strings.Cut(strings.TrimSpace(string(head)), "\n")
	switch game, answers := table.IsRecord(first), strings.HasPrefix(first, "{"); {
	case c.IsSet("tree") && (game || answers):
		return cmdline.Usagef(c, "--tree is for strategy files")
	case game:
		return games.Verify(cmdline.CallOf(c), in)
	case answers:
		return verifyAnswers(c, in)
	case !strings.HasPrefix(first, "and-or proof"):
		return fmt.Errorf("%s:1: neither a proof nor an answer in JSON nor a record; give what solve --proof, solve --json, play --records or arena --records wrote", in.Name)
	}
	var codec doudizhu.Codec
	proof, err := andor.ReadProof(in, &codec)
	if err != nil {
		return fmt.Errorf("%s:%w", in.Name, err)
	}
	e, say := codec.Endgame(proof.Start), speak(c)
	if err := andor.Verify(doudizhu.NewReferee(codec.Rules, &e), proof.Start, proof); err != nil {
		fmt.Fprint(c.App.Writer, say.Sprintf("not proved: %s\n", say.Translate(err.Error())))
		return cmdline.Exit(cmdline.No)
	}
	fmt.Fprint(c.App.Writer, say.Sprintf("proved: %s, %s\n",
		say.Wins(records.Winner(doudizhu.Down, proof.Winner)), say.Counted(len(proof.Nodes), "position")))
	if c.IsSet("tree") {
		return andor.PrintProof(c.App.Writer, &codec, proof, c.Int("tree"))
	}
	_, err = fmt.Fprintln(c.App.Writer, codec.FormatState(proof.Start))
	return err
}

// verifyAnswers checks the lines in what solve printed.
func verifyAnswers(c *cli.Context, in cmdline.Input) error {
	say, code := speak(c), cmdline.Yes
	for a, err := range readAnswers(in) {
		if err != nil {
			return err
		}
		text := say.Sprintf("%s (%s): no line to check", a.ID, a.at)
		if len(a.Line) > 0 {
			winner, wrong, unread := a.replay()
			switch {
			case unread != nil:
				return fmt.Errorf("%s: %w", a.at, unread)
			case wrong != nil:
				code = cmdline.No
				text = say.Sprintf("WRONG: %s (%s): %s", a.ID, a.at, say.Translate(wrong.Error()))
			default:
				text = say.Sprintf("right: %s (%s): %s wins after %s", a.ID, a.at, say.Text(winner), say.Counted(len(a.Line), "turn"))
			}
		}
		if _, err := fmt.Fprintln(c.App.Writer, cmdline.Printable(text)); err != nil {
			return err
		}
	}
	return cmdline.Exit(code)
}

// withoutSeats takes the names of the seats out of a line as solve prints it. The
// error says which of them isn't the one to move.
func withoutSeats(e *doudizhu.Endgame, text string) (line string, wrong error) {
	var words []string
	seat := e.Turn
	for word := range strings.FieldsFuncSeq(text, func(c rune) bool { return strings.ContainsRune(", \t\n，", c) }) {
		if named, err := e.ParseSeat(word); err != nil || len(word) == 1 {
			words = append(words, word)
			seat = e.Next(seat)
		} else if named != seat && wrong == nil {
			wrong = fmt.Errorf("move %d: it is the turn of the %s", len(words)+1, e.SeatName(seat))
		}
	}
	return strings.Join(words, ","), wrong
}

func verifyLine(c *cli.Context) error {
	say := speak(c)
	rules, _, err := rulesOf(c)
	if err != nil {
		return err
	}
	e, notation, err := flaggedEndgame(c, rules)
	if err != nil {
		return err
	}
	text, wrong := withoutSeats(&e, c.String("line"))
	line, err := doudizhu.ParseLine(text, notation)
	if err != nil {
		return fmt.Errorf("--line: %w", err)
	}
	end, err := rules.Replay(e, line)
	if err == nil {
		err = wrong
	}
	if err != nil {
		fmt.Fprint(c.App.Writer, say.Sprintf("not legal: %s\n", say.Translate(err.Error())))
		return cmdline.Exit(cmdline.No)
	}
	text = say.Sprintf("legal, but the game goes on: %s", say.Position(&end))
	if winner, over := end.Winner(); over {
		text = say.Sprintf("legal: %s wins after %s\n", say.Seat(&end, winner), say.Counted(len(line), "turn"))
	}
	_, err = fmt.Fprint(c.App.Writer, text)
	return err
}
