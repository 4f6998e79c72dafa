package hands

// Reading hands: from arguments, files and standard input, as letters or numbers.

import (
	"bufio"
	"errors"
	"iter"
	"os"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/search/phrase"
)

// notationFlag returns --notation.
func notationFlag() cli.Flag {
	return cmdline.ChoiceFlag("notation",
		"how hands are `WRITTEN`: as letters, or as the numbers of the cards (1-55) or of their faces (3-17, 20)",
		"cards", "indexes", "faces")
}

// line is a hand's text and its place.
type line struct {
	file, text string // no file: an argument
	number     int
}

// fault puts the place before an error.
func (l line) fault(err error) error {
	var syntax *doudizhu.SyntaxError
	switch {
	case l.file == "":
		return phrase.Errorf("hand %q: %w", l.text, err)
	case errors.As(err, &syntax) && syntax.Col > 0:
		return phrase.Errorf("%s:%d:%d: %w", l.file, l.number, syntax.Col, syntax.Err)
	}
	return phrase.Errorf("%s:%d: %w", l.file, l.number, err)
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
	files := 0
	for _, arg := range q.Args {
		if isFile(arg) {
			files++
		}
	}
	switch {
	case len(q.Args) == 0:
		return nil, q.Usagef("no hand given")
	case files == 0:
		return []line{{text: strings.Join(q.Args, " ")}}, nil
	case files < len(q.Args):
		return nil, q.Usagef("one hand is spelled by the arguments; give files by themselves")
	}
	for _, file := range q.Args {
		in, err := q.Open(file)
		if err != nil {
			return nil, err
		}
		for l, err := range readLines(in) {
			if err != nil {
				in.Close()
				return nil, err
			}
			lines = append(lines, l)
		}
		in.Close()
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

// readLines yields the lines of a file that aren't blank.
func readLines(in cmdline.Input) iter.Seq2[line, error] {
	return func(yield func(line, error) bool) {
		scanner := bufio.NewScanner(in)
		for number := 1; scanner.Scan(); number++ {
			text, _, _ := strings.Cut(scanner.Text(), "#")
			if strings.TrimSpace(text) != "" && !yield(line{in.Name, text, number}, nil) {
				return
			}
		}
		switch err := scanner.Err(); {
		case errors.Is(err, bufio.ErrTooLong):
			yield(line{}, phrase.Errorf("%s: a line is longer than %s; write one hand a line", in.Name, cmdline.Bytes(bufio.MaxScanTokenSize)))
		case err != nil:
			yield(line{}, phrase.Errorf("%s: %w", in.Name, err))
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
