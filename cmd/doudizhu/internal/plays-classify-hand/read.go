package hands

// Reading hands: from arguments, files and standard input, as letters or numbers.

import (
	"errors"
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
		"how hands are `WRITTEN`: as letters, or as the numbers of the cards (1-55) or of their faces (3-17, 20)",
		"cards", "indexes", "faces")
}

// line is a hand's text and its place, such as "file:12"; an argument has none.
type line struct{ text, at string }

// fault puts the place before an error.
func (l line) fault(err error) error {
	var syntax *doudizhu.SyntaxError
	switch {
	case l.at == "":
		return phrase.Errorf("hand %q: %w", l.text, err)
	case errors.As(err, &syntax) && syntax.Col > 0:
		return phrase.Errorf("%s:%d: %w", l.at, syntax.Col, syntax.Err)
	}
	return phrase.Errorf("%s: %w", l.at, err)
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
		texts[i] = l.text
	}
	if err := q.Recognize(texts...); err != nil {
		return nil, err
	}
	hands := make([]doudizhu.Hand, len(lines))
	for i, l := range lines {
		if hands[i], err = q.readHand(notation, l.text); err != nil {
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
		return []line{{text: strings.Join(q.Args, " ")}}, nil
	case slices.ContainsFunc(q.Args, spelled):
		return nil, q.Usagef("one hand is spelled by the arguments; give files by themselves")
	}
	for l, err := range cmdline.FromArgs(q.Call, nil, readLines) {
		if err != nil {
			return nil, err
		}
		lines = append(lines, l)
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

// readLines yields the lines of a file that aren't blank.
func readLines(in cmdline.Input) iter.Seq2[line, error] {
	return func(yield func(line, error) bool) {
		lines := cmdline.NewLongLines(in, longest)
		for lines.Scan() {
			text, _, _ := strings.Cut(lines.Text(), "#")
			if strings.TrimSpace(text) != "" && !yield(line{text, lines.Place()}, nil) {
				return
			}
		}
		if err := lines.Err(); err != nil {
			yield(line{}, err)
		}
	}
}

// readHand reads a hand in the notation of --notation.
func (q query) readHand(notation, text string) (h doudizhu.Hand, err error) {
	switch notation {
	case "indexes":
		h, err = hand.ParseIndexes(text)
	case "faces":
		h, err = hand.ParseFaces(text)
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
