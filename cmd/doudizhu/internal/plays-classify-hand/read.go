package hands

// Reading hands: from arguments, files and standard input, as letters or numbers.

import (
	"errors"
	"fmt"
	"iter"
	"os"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/internal/phrase"
)

// notationFlag returns --notation.
func notationFlag() cli.Flag {
	return cmdline.ChoiceFlag("notation",
		"how hands are `WRITTEN`: as letters, or as the numbers of the cards (1-55), of their faces (3-17, 20), or of DouZero (3-14, 17, 20, 30)",
		"cards", "indexes", "faces", "douzero")
}

// line is a hand's text and its place, such as "file:12"; an argument has none.
type line cmdline.Line

// fault puts the place before an error.
func (l line) fault(err error) error {
	var syntax *doudizhu.SyntaxError
	switch {
	case l.At == "":
		return phrase.Errorf("hand %q: %w", l.Text, err)
	case errors.As(err, &syntax) && syntax.Col > 0:
		return phrase.Errorf("%s:%d: %w", l.At, syntax.Col, syntax.Err)
	}
	return phrase.Errorf("%s: %w", l.At, err)
}

// read reads the hand that the arguments spell together, or the hands of the
// files that they name.
func (q query) read(notation string) ([]doudizhu.Hand, error) {
	lines, err := q.lines()
	if err != nil {
		return nil, err
	}
	texts := make([]string, len(lines))
	for i, l := range lines {
		texts[i] = l.Text
	}
	if err := q.Recognize(texts...); err != nil {
		return nil, err
	}
	hands := make([]doudizhu.Hand, len(lines))
	for i, l := range lines {
		if hands[i], err = q.readHand(notation, l.Text); err != nil {
			return nil, l.fault(err)
		}
	}
	return hands, nil
}

// lines returns the texts of the hands.
func (q query) lines() (lines []line, err error) {
	switch spelled := func(arg string) bool { return !isFile(arg) }; {
	case len(q.Args) == 0:
		return nil, q.Usagef("no hand given")
	case !slices.ContainsFunc(q.Args, isFile):
		return []line{{Text: strings.Join(q.Args, " ")}}, nil
	case slices.ContainsFunc(q.Args, spelled):
		return nil, q.Usagef("one hand is spelled by the arguments; give files by themselves")
	}
	all := func(in cmdline.Input) iter.Seq2[cmdline.Line, error] { return cmdline.NewLongLines(in, longest).All() }
	for l, err := range cmdline.FromArgs(q.Call, nil, all) {
		if err != nil {
			return nil, err
		}
		if l.Text, _, _ = strings.Cut(l.Text, "#"); strings.TrimSpace(l.Text) != "" {
			lines = append(lines, line(l))
		}
	}
	if len(lines) == 0 {
		return nil, phrase.Errorf("no hand in %s; write one a line", strings.Join(q.Args, ", "))
	}
	return lines, nil
}

// isFile distinguishes a file, even a missing one, from cards.
func isFile(arg string) bool {
	_, err := os.Stat(arg)
	return arg == "-" || !errors.Is(err, os.ErrNotExist) || strings.ContainsAny(arg, "./")
}

// longest is the longest line of a file, in bytes.
const longest = 64 << 10

// readHand reads a hand in the notation of --notation.
func (q query) readHand(notation, text string) (h doudizhu.Hand, err error) {
	switch notation {
	case "indexes":
		h, err = hand.ParseIndexes(text)
	case "faces":
		h, err = hand.ParseFaces(text)
		if h.Count(doudizhu.BigJoker) > 0 {
			fmt.Fprint(q.Notes, common.PhrasesOf(q.Call).Sprintf("note: 17 is read as the big joker; with --notation douzero it is the two\n"))
		}
	case "douzero":
		h, err = hand.ParseDouZero(text)
	default:
		h, err = q.Notation.ParseHand(text)
	}
	if err == nil {
		err = common.CheckSize(h)
	}
	if err == nil {
		err = q.CheckFlowers(h)
	}
	return h, err
}
