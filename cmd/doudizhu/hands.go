// Reading hands: from arguments, files and standard input, as letters or numbers.

package main

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
)

// maxCards is the largest hand that the commands judge: three more than a
// landlord ever holds. The number of plays with kickers explodes beyond.
const maxCards = 24

// notationFlag returns --notation.
func notationFlag() cli.Flag {
	return cmdline.ChoiceFlag("notation",
		"how hands are `WRITTEN`: as letters, or as the numbers of the cards (1-55) or of their faces (3-17, 20)",
		"cards", "indexes", "faces")
}

// line is a hand's text and where it stands.
type line struct {
	file, text string // no file: an argument
	number     int
}

// fault puts the place before an error.
func (l line) fault(err error) error {
	var syntax *doudizhu.SyntaxError
	switch {
	case l.file == "":
		return fmt.Errorf("hand %q: %w", l.text, err)
	case errors.As(err, &syntax) && syntax.Col > 0:
		return fmt.Errorf("%s:%d:%d: %s", l.file, l.number, syntax.Col, syntax.Msg)
	}
	return fmt.Errorf("%s:%d: %w", l.file, l.number, err)
}

// readHands reads the hands that the arguments give or that stand in the files
// they name.
func readHands(c *cli.Context) ([]doudizhu.Hand, error) {
	if c.NArg() == 0 {
		return nil, cmdline.Usagef(c, "no hand given")
	}
	var lines []line
	for _, arg := range c.Args().Slice() {
		more, err := handLines(c, arg)
		if err != nil {
			return nil, err
		}
		lines = append(lines, more...)
	}
	if len(lines) == 0 {
		return nil, fmt.Errorf("no hand in %s; write one a line", strings.Join(c.Args().Slice(), ", "))
	}
	texts := make([]string, len(lines))
	for i, l := range lines {
		texts[i] = l.text
	}
	notation, err := notationOf(c, texts...)
	if err != nil {
		return nil, err
	}
	hands := make([]doudizhu.Hand, len(lines))
	for i, l := range lines {
		if hands[i], err = readHand(c, notation, l.text); err != nil {
			return nil, l.fault(err)
		}
	}
	return hands, nil
}

// handLines returns the texts of the hands of an argument: its own, unless it is
// a file or standard input.
func handLines(c *cli.Context, arg string) ([]line, error) {
	if _, err := os.Stat(arg); arg != "-" && errors.Is(err, os.ErrNotExist) && !strings.ContainsAny(arg, "./") {
		return []line{{text: arg}}, nil
	}
	in, err := cmdline.Open(c, arg, nil)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	var lines []line
	scanner := bufio.NewScanner(in)
	for number := 1; scanner.Scan(); number++ {
		if text, _, _ := strings.Cut(scanner.Text(), "#"); strings.TrimSpace(text) != "" {
			lines = append(lines, line{in.Name, text, number})
		}
	}
	switch err := scanner.Err(); {
	case errors.Is(err, bufio.ErrTooLong):
		return nil, fmt.Errorf("%s: a line is longer than %s; write one hand a line", in.Name, cmdline.Bytes(bufio.MaxScanTokenSize))
	case err != nil:
		return nil, fmt.Errorf("%s: %w", in.Name, err)
	}
	return lines, nil
}

// readHand reads a hand in the notation that --notation asks for.
func readHand(c *cli.Context, n doudizhu.Notation, text string) (h doudizhu.Hand, err error) {
	switch c.String("notation") {
	case "indexes":
		var cards []hand.Card
		if cards, err = hand.ParseCards(text); err == nil {
			h, err = hand.HandOf(cards)
		}
	case "faces":
		h, err = hand.ParseFaces(text)
	default:
		h, err = n.ParseHand(text)
	}
	if err == nil {
		err = checkSize(h)
	}
	if err == nil {
		err = checkFlowers(c, h)
	}
	return h, err
}

// checkSize reports a hand that is empty or too large to be judged.
func checkSize(h doudizhu.Hand) error {
	switch {
	case h == 0:
		return errors.New("no cards")
	case h.Cards() > maxCards:
		return fmt.Errorf("%d cards; a hand has at most %d", h.Cards(), maxCards)
	}
	return nil
}
