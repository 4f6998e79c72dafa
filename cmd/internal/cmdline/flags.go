package cmdline

// Flags that check their values, so that a wrong value is a
// usage error that names the right ones.

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/dustin/go-humanize"
	"github.com/urfave/cli/v2"

	"kedou/internal/phrase"
)

// value is the value of a flag, and how it is read and written.
type value[T any] struct {
	is    T
	read  func(string) (T, error)
	write func(T) string
}

func (v *value[T]) String() string { return v.write(v.is) }

func (v *value[T]) Set(text string) error {
	is, err := v.read(text)
	if err == nil {
		v.is = is
	}
	return err
}

func (v *value[T]) check(text string) error {
	_, err := v.read(text)
	return err
}

// FlagOf returns the flag --name for a value of any type, by how it is read and written; the usage error is read's. Read it with ValueOf.
func FlagOf[T any](name, usage string, is T, read func(string) (T, error), write func(T) string) *cli.GenericFlag {
	return &cli.GenericFlag{Name: name, Usage: usage, Value: &value[T]{is, read, write}}
}

// ValueOf returns the value of a flag, the zero value if the command doesn't have the flag.
func ValueOf[T any](c *cli.Context, name string) (is T) {
	if v, ok := c.Generic(name).(*value[T]); ok {
		is = v.is
	}
	return is
}

// IntFlag returns the flag --name N for a whole number from min to max. Read it
// with c.Int(name).
func IntFlag(name, usage string, is, min, max int) *cli.GenericFlag {
	return FlagOf(name, usage, is, func(text string) (int, error) {
		n, err := strconv.Atoi(text)
		switch {
		case err != nil && max == math.MaxInt:
			err = phrase.Errorf("not a whole number from %d", min)
		case err != nil || n < min || n > max:
			err = phrase.Errorf("not a whole number from %d to %d", min, max)
		}
		return n, err
	}, strconv.Itoa)
}

// SeedFlag returns the flag --seed N for any number of 64 bits. Read it with
// c.Uint64("seed").
func SeedFlag(usage string, is uint64) *cli.GenericFlag {
	return FlagOf("seed", usage, is, func(text string) (uint64, error) {
		n, err := strconv.ParseUint(text, 10, 64)
		if err != nil {
			err = phrase.Errorf("not a whole number from 0 to %d", uint64(math.MaxUint64))
		}
		return n, err
	}, func(n uint64) string { return strconv.FormatUint(n, 10) })
}

// CountFlag returns the flag --name N for a number of things, as 1000000 or 1e6; 0 is written as nothing. Read it with CountOf.
func CountFlag(name, usage string, is int64) *cli.GenericFlag {
	return FlagOf(name, usage, is, func(text string) (int64, error) {
		n, err := strconv.ParseFloat(text, 64)
		if err != nil || n != math.Trunc(n) || n < 1 || n > 1<<53 {
			return 0, phrase.Errorf("not a number like 1000000 or 1e6")
		}
		return int64(n), nil
	}, func(n int64) string { return unlessZero(n, strconv.FormatInt(n, 10)) })
}

// CountOf returns the value of a CountFlag, 0 if the command doesn't have the flag.
func CountOf(c *cli.Context, name string) int64 { return ValueOf[int64](c, name) }

// unlessZero returns the text of a number, and nothing for zero.
func unlessZero[N int64 | time.Duration](n N, text string) string {
	if n == 0 {
		return ""
	}
	return text
}

// amount is an amount of memory, shown as written, because another unit would round it.
type amount struct {
	bytes int64
	text  string
}

// BytesFlag returns the flag --name BYTES for an amount such as 1GiB; empty for none. Read it with BytesOf.
func BytesFlag(name, usage, is string) *cli.GenericFlag {
	read := func(text string) (amount, error) {
		n, err := humanize.ParseBytes(text)
		if err != nil || n < 1 || n > 1<<53 {
			return amount{}, phrase.Errorf("not an amount like 512MiB or 2GiB")
		}
		return amount{int64(n), text}, nil
	}
	first, err := read(is)
	if err != nil && is != "" {
		panic(err) // the program's own default
	}
	return FlagOf(name, usage, first, read, func(a amount) string { return a.text })
}

// BytesOf returns the value of a BytesFlag, 0 if the command doesn't have the flag.
func BytesOf(c *cli.Context, name string) int64 { return ValueOf[amount](c, name).bytes }

// DurationFlag returns the flag --name TIME for a positive time such as 30s; 0 is written as nothing. Read it with DurationOf.
func DurationFlag(name, usage string, is time.Duration) *cli.GenericFlag {
	return FlagOf(name, usage, is, func(text string) (time.Duration, error) {
		d, err := time.ParseDuration(text)
		if err != nil || d <= 0 {
			return 0, phrase.Errorf("not a time like 500ms, 10s or 2m")
		}
		return d, nil
	}, func(d time.Duration) string { return unlessZero(d, d.String()) })
}

// DurationOf returns the value of a DurationFlag, 0 if the command doesn't have the flag.
func DurationOf(c *cli.Context, name string) time.Duration { return ValueOf[time.Duration](c, name) }

// ShareFlag returns the flag --name SHARE for a number from 0 to 1. Read it with c.Float64(name).
func ShareFlag(name, usage string, is float64) *cli.GenericFlag {
	return FlagOf(name, usage, is, func(text string) (float64, error) {
		share, err := strconv.ParseFloat(text, 64)
		if err != nil || !(share >= 0 && share <= 1) {
			err = phrase.Errorf("not a share from 0 to 1")
		}
		return share, err
	}, func(share float64) string { return fmt.Sprint(share) })
}

// span is a range of whole numbers.
type span struct{ least, most int }

func (s span) String() string { return fmt.Sprintf("%d..%d", s.least, s.most) }

// SpanFlag returns the flag --name FROM..TO for a range of whole numbers within min..max, by default from least to most;
// 14 stands for 14..14. Read it with SpanOf.
func SpanFlag(name, usage string, least, most, min, max int) *cli.GenericFlag {
	return FlagOf(name, usage, span{least, most}, func(text string) (s span, err error) {
		if n, _ := fmt.Sscanf(text+" ", "%d..%d ", &s.least, &s.most); n == 1 {
			s.most = s.least
		}
		if s.String() != text && fmt.Sprint(s.least) != text || s.least < min || s.most > max || s.least > s.most {
			err = phrase.Errorf("not a range like %v within %d..%d", span{least, most}, min, max)
		}
		return s, err
	}, span.String)
}

// SpanOf returns the ends of the value of a SpanFlag.
func SpanOf(c *cli.Context, name string) (least, most int) {
	s := ValueOf[span](c, name)
	return s.least, s.most
}

// wordsValue is a text of words that shells complete.
type wordsValue struct {
	text    string
	words   []string
	only    bool // one of the words and nothing else
	several bool // with commas between
}

func (v *wordsValue) String() string { return v.text }

func (v *wordsValue) Set(text string) error {
	if v.several && v.text != "" {
		text = v.text + "," + text
	}
	v.text = text
	return v.check(text)
}

func (v *wordsValue) check(text string) error {
	if v.only && !slices.Contains(v.words, text) {
		return phrase.Errorf("not one of %s", strings.Join(v.words, ", "))
	}
	return nil
}

// checkValue returns the fault of a flag's value.
func checkValue(f cli.Flag, text string) (err error) {
	switch f := f.(type) {
	case *cli.GenericFlag:
		err = f.Value.(interface{ check(string) error }).check(text)
	case *cli.BoolFlag:
		if _, wrong := strconv.ParseBool(text); wrong != nil {
			err = phrase.Errorf("neither true nor false")
		}
	}
	return err
}

// wordsIn returns the words of a flag, nil if it has none.
func wordsIn(f cli.Flag) *wordsValue {
	if f, ok := f.(*cli.GenericFlag); ok {
		v, _ := f.Value.(*wordsValue)
		return v
	}
	return nil
}

// ChoiceFlag returns the flag --name WORD for one of the options, the first of
// which is the default. The options are listed in its help, and a word in
// backquotes in usage stands for the value there. Read it with c.String(name).
func ChoiceFlag(name, usage string, options ...string) *cli.GenericFlag {
	return &cli.GenericFlag{Name: name, Usage: usage + ": " + strings.Join(options, ", "), Value: &wordsValue{text: options[0], words: options, only: true}}
}

// NameFlag returns the flag --name TEXT, with a default, for one of the names or something else, such as a file. A shell
// completes the names. Read the text with c.String(name), and report its faults.
func NameFlag(name, usage, is string, names ...string) *cli.GenericFlag {
	return &cli.GenericFlag{Name: name, Usage: usage, Value: &wordsValue{text: is, words: names}}
}

// NamesFlag returns the flag --name TEXT for a list with commas between; without the flag the list is empty, and a second flag
// adds to it. A shell completes the names. Read the text with c.String(name), and report its faults.
func NamesFlag(name, usage string, names ...string) *cli.GenericFlag {
	return &cli.GenericFlag{Name: name, Usage: usage, Value: &wordsValue{words: names, several: true}}
}
