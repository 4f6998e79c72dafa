package cmdline

// Ranges of whole numbers as the values of flags.

import (
	"fmt"

	"github.com/urfave/cli/v2"

	"kedou/search/phrase"
)

// SpanFlag returns the flag --name FROM..TO for a range of whole numbers within min..max, by default from least to most. Read it with SpanOf.
func SpanFlag(name, usage string, least, most, min, max int) *cli.GenericFlag {
	return &cli.GenericFlag{Name: name, Usage: usage, Value: &span{least, most, min, max}}
}

// SpanOf returns the ends of the value of a SpanFlag.
func SpanOf(c *cli.Context, name string) (least, most int) {
	s := c.Generic(name).(*span)
	return s.least, s.most
}

// span is a number, or a range of them, within bounds.
type span struct{ least, most, min, max int }

// String writes a range, as Set reads it.
func (s *span) String() string { return fmt.Sprintf("%d..%d", s.least, s.most) }

// Set reads 14..20, or only 14.
func (s *span) Set(text string) error {
	var least, most int
	if n, _ := fmt.Sscanf(text+" ", "%d..%d ", &least, &most); n == 1 {
		most = least
	}
	if read := (&span{least: least, most: most}).String(); read != text && fmt.Sprint(least) != text ||
		least < s.min || most > s.max || least > most {
		return phrase.Errorf("not a range like %v within %d..%d", s, s.min, s.max)
	}
	s.least, s.most = least, most
	return nil
}
