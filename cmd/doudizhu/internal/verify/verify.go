// Package verify is the command verify: checks strategy files, proofs, answers, records and lines of play
package verify

import (
	"bufio"
	"fmt"
	"io"
	"math"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records"
	"kedou/cmd/internal/records/doudizhujson"
	"kedou/doudizhu"
	"kedou/doudizhu/table"
	"kedou/internal/phrase"
	"kedou/search/andor"
)

// Command returns the command verify.
func Command() *cli.Command {
	tree := cmdline.IntFlag("tree", "print the strategy as a tree of at most `N` plays in a row", 0, 1, math.MaxInt)
	tree.DefaultText = "no tree"
	return &cli.Command{
		Name:      "verify",
		Usage:     "check a winning strategy, a line of play, or records of games",
		ArgsUsage: "FILE | -",
		Description: "With a file from solve --proof: checks of each endgame that the strategy wins against every\n" +
			"defence. With the output of solve --json: plays the lines in it, and prints who\n" +
			"wins; that others lose is not checked. With records of games with hidden cards: checks\n" +
			"deal, calls, every play and the score. With an endgame as solve reads it and --line: plays\n" +
			"the line and prints its end; the line may name the seats, as solve prints it. Nothing\n" +
			"of the solver is used.\n" +
			"Exit code 1: a check fails; 2: the file or the line can't be read; 3: an answer has no line,\n" +
			"or a record says that there is no proof.",
		Flags: append(common.RuleFlags(),
			cmdline.NamesFlag("line", "the `PLAYS`, with commas between, - for a pass"), tree,
			cmdline.BytesFlag("memory", "the text of a strategy in a record of a proof may have this many `BYTES`", "1GiB")),
		Action: func(c *cli.Context) error {
			call := cmdline.CallOf(c)
			return verify(&check{call, common.RuleOptionsOf(c), common.PhrasesOf(call), c.String("line"), c.Int("tree"), cmdline.BytesOf(c, "memory")})
		},
	}
}

// check is a request about a file.
type check struct {
	*cmdline.Call
	rules  common.RuleOptions // of the line
	say    common.Phrases
	plays  string // the line to check
	depth  int    // of the tree to print
	memory int64  // bytes of a strategy's text
}

func verify(c *check) error {
	switch lined := c.Given("line"); {
	case len(c.Args) != 1 || lined && c.Given("tree"):
		return c.Usagef("give one file, or - for standard input: of strategies, perhaps with --tree, of answers, of games, or of an endgame with --line")
	case lined:
		return c.line()
	}
	for _, name := range []string{"rules", "ban"} {
		if c.Given(name) {
			return c.Usagef("--%s is for --line; other files name their own rules", name)
		}
	}
	return c.file()
}

// file checks the content of a file: a strategy, answers, or records of games.
func (c *check) file() error {
	in, err := c.Open(c.Args[0])
	if err != nil {
		return err
	}
	defer in.Close()
	text := bufio.NewReader(in)
	in.ReadCloser = io.NopCloser(text)
	head, _ := text.Peek(text.Size()) // or less if the text is shorter
	first, _, _ := strings.Cut(strings.TrimSpace(string(head)), "\n")
	switch game, answers := table.IsRecord(first), strings.HasPrefix(first, "{"); {
	case c.Given("tree") && (game || answers && !strings.Contains(first, `"proof":`)):
		return c.Usagef("--tree is for strategy files")
	case game:
		return c.games(in)
	case answers:
		return c.answers(in)
	case !strings.HasPrefix(first, "and-or proof"):
		return phrase.Errorf("%s:1: neither a proof nor an answer in JSON nor a record; give what solve --proof, solve --json, play --records or arena --records wrote", in.Name)
	}
	return c.proof(in)
}

// proof checks a strategy.
func (c *check) proof(in cmdline.Input) error {
	var codec doudizhu.Codec
	proof, err := andor.ReadProof(in, &codec)
	if err != nil {
		return phrase.Errorf("%s:%w", in.Name, err)
	}
	e := codec.Endgame(proof.Start)
	if err := andor.Verify(codec.Rules.Referee(&e), proof.Start, proof); err != nil {
		fmt.Fprint(c.Out, c.say.Sprintf("not proved: %s\n", err))
		return cmdline.Exit(cmdline.No)
	}
	fmt.Fprint(c.Out, c.say.Sprintf("proved: %s, %s\n",
		c.say.Wins(doudizhujson.Winner(doudizhu.Down, proof.Winner)), c.say.Counted(len(proof.Nodes), "position")))
	if c.Given("tree") {
		return andor.PrintProof(c.Out, &codec, proof, c.depth)
	}
	_, err = fmt.Fprintln(c.Out, codec.FormatState(proof.Start))
	return err
}

// answers checks the lines in the output of solve, and its proofs.
func (c *check) answers(in cmdline.Input) error {
	var lines [cmdline.Undecided + 1]int // by exit code
	for l, err := range cmdline.NewLongLines(in, longest).All() {
		if cut := records.CutOff([]byte(l.Text)); cut != nil {
			err = phrase.Errorf("%s: %w", l.At, cut)
		}
		if err != nil {
			return records.Rest(err, lines[cmdline.Yes], lines[cmdline.Yes]+lines[cmdline.No]+lines[cmdline.Undecided])
		}
		check := c.answer
		head, proved := records.ProofHeadOf([]byte(l.Text))
		if proved {
			check = func(l cmdline.Line) (string, int, error) { return c.record(l, head) }
		}
		text, code, err := check(l)
		if err != nil {
			return err
		}
		lines[code]++
		if _, err := fmt.Fprintln(c.Out, text); err != nil {
			return err
		}
	}
	switch {
	case lines[cmdline.No] > 0:
		return cmdline.Exit(cmdline.No)
	case lines[cmdline.Undecided] > 0:
		return cmdline.Exit(cmdline.Undecided)
	}
	return nil
}

// answer checks the line of an answer, and returns its text and the exit code.
func (c *check) answer(l cmdline.Line) (text string, code int, err error) {
	a, err := readAnswer(l)
	if err != nil {
		return "", cmdline.BadInput, err
	}
	say := c.say
	a.ID = cmdline.Printable(a.ID)
	winner, wrong, unread := a.replay()
	switch {
	case unread != nil:
		return "", cmdline.BadInput, phrase.Errorf("%s: %w", a.at, unread)
	case len(a.Line) == 0:
		return say.Sprintf("%s (%s): no line to check", a.ID, a.at), cmdline.Undecided, nil
	case wrong != nil:
		return cmdline.Printable(say.Sprintf("WRONG: %s (%s): %s", a.ID, a.at, wrong)), cmdline.No, nil
	}
	return say.Sprintf("right: %s (%s): %s wins after %s", a.ID, a.at, say.Text(winner), say.Counted(len(a.Line), "turn")), cmdline.Yes, nil
}

// record checks a proof, and returns its text and the exit code.
func (c *check) record(l cmdline.Line, head records.ProofHead) (text string, code int, err error) {
	x, err := common.CheckProof([]byte(l.Text), head, c.memory)
	x.ID = cmdline.Printable(x.ID)
	switch {
	case err != nil:
		return "", cmdline.BadInput, phrase.Errorf("%s: %w", l.At, err)
	case x.Wrong != nil:
		return cmdline.Printable(c.say.Sprintf("WRONG: %s (%s): %s", x.ID, l.At, x.Wrong)), cmdline.No, nil
	case x.Strategy == nil:
		return cmdline.Printable(c.say.Sprintf("no proof: %s (%s): %s", x.ID, l.At, c.say.Text(x.Reason))), cmdline.Undecided, nil
	}
	text = c.say.Sprintf("proved: %s (%s): %s, certificate of %s, %s", x.ID, l.At, c.say.Wins(doudizhujson.Winner(doudizhu.Down, x.Strategy.Winner)),
		c.say.Counted(x.Bytes, "byte"), c.say.Counted(len(x.Strategy.Nodes), "position"))
	if c.Given("tree") {
		var tree strings.Builder
		err = andor.PrintProof(&tree, &x.Codec, x.Strategy, c.depth)
		text += "\n" + strings.TrimSuffix(tree.String(), "\n")
	}
	return text, cmdline.Yes, err
}

// withoutSeats removes the names of the seats from a line in the form of solve. The
// error names the seat that isn't to move.
func withoutSeats(e *doudizhu.Endgame, text string) (line string, wrong error) {
	var words []string
	seat := e.Turn
	for word := range strings.FieldsFuncSeq(text, func(c rune) bool { return strings.ContainsRune(", \t\n，", c) }) {
		if named, err := e.ParseSeat(word); err != nil || len(word) == 1 {
			words = append(words, word)
			seat = e.Next(seat)
		} else if named != seat && wrong == nil {
			wrong = phrase.Errorf("move %d: it is the turn of the %s", len(words)+1, phrase.New(e.SeatName(seat)))
		}
	}
	return strings.Join(words, ","), wrong
}

// line checks a line of play from the endgame of the file.
func (c *check) line() error {
	rules, _, err := c.rules.RuleSet(c.Call)
	if err != nil {
		return err
	}
	e, err := c.endgame()
	if err != nil {
		return err
	}
	text, wrong := withoutSeats(&e, c.plays)
	n, _, err := doudizhu.Notation{}.For(text)
	if err != nil {
		return c.Usagef("--%s: %w", "line", err)
	}
	line, err := n.ParseLine(text)
	if err != nil {
		return phrase.Errorf("--%s: %w", "line", err)
	}
	end, err := rules.Replay(e, line)
	if err == nil {
		err = wrong
	}
	if err != nil {
		fmt.Fprint(c.Out, c.say.Sprintf("not legal: %s\n", err))
		return cmdline.Exit(cmdline.No)
	}
	text = c.say.Sprintf("legal, but the game isn't over: %s", c.say.Position(&end))
	if winner, over := end.Winner(); over {
		text = c.say.Sprintf("legal: %s wins after %s\n", c.say.Seat(&end, winner), c.say.Counted(len(line), "turn"))
	}
	_, err = fmt.Fprint(c.Out, text)
	return err
}

// endgame reads the only endgame of the file.
func (c *check) endgame() (only doudizhu.Endgame, err error) {
	n := 0
	for e, err := range common.Endgames(c.Call, "") {
		if err != nil {
			return e, err
		}
		if only = e; n > 0 {
			return e, c.Usagef("--line is for one endgame, and %s has more", c.Args[0])
		}
		n++
	}
	return only, nil
}
