package cmdline

// Flags that check their values, so that a wrong value is a
// usage error that names the right ones.

import (
	"math"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/dustin/go-humanize"
	"github.com/urfave/cli/v2"

	"kedou/search"
	"kedou/search/phrase"
)

// intValue is a whole number in a range.
type intValue struct{ n, min, max int }

func (v *intValue) String() string { return strconv.Itoa(v.n) }

func (v *intValue) Set(text string) error {
	n, err := strconv.Atoi(text)
	switch {
	case err != nil && v.max == math.MaxInt:
		return phrase.Errorf("not a whole number from %d", v.min)
	case err != nil || n < v.min || n > v.max:
		return phrase.Errorf("not a whole number from %d to %d", v.min, v.max)
	}
	v.n = n
	return nil
}

// IntFlag returns the flag --name N for a whole number from min to max. Read it
// with c.Int(name).
func IntFlag(name, usage string, value, min, max int) *cli.GenericFlag {
	return &cli.GenericFlag{Name: name, Usage: usage, Value: &intValue{value, min, max}}
}

// seedValue is the number of a random deal.
type seedValue uint64

func (v *seedValue) String() string { return strconv.FormatUint(uint64(*v), 10) }

func (v *seedValue) Set(text string) error {
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return phrase.Errorf("not a whole number from 0 to %d", uint64(math.MaxUint64))
	}
	*v = seedValue(n)
	return nil
}

// SeedFlag returns the flag --seed N for any number of 64 bits. Read it with
// c.Uint64("seed").
func SeedFlag(usage string, value uint64) *cli.GenericFlag {
	seed := seedValue(value)
	return &cli.GenericFlag{Name: "seed", Usage: usage, Value: &seed}
}

// choiceValue is one of a few words.
type choiceValue struct {
	word    string
	options []string
}

func (v *choiceValue) String() string { return v.word }

func (v *choiceValue) Set(text string) error {
	if !slices.Contains(v.options, text) {
		return phrase.Errorf("not one of %s", strings.Join(v.options, ", "))
	}
	v.word = text
	return nil
}

// ChoiceFlag returns the flag --name WORD for one of the options, the first of
// which is the default. The options are listed in its help, and a word in
// backquotes in usage stands for the value there. Read it with c.String(name).
func ChoiceFlag(name, usage string, options ...string) *cli.GenericFlag {
	usage += ": " + strings.Join(options, ", ")
	return &cli.GenericFlag{Name: name, Usage: usage, Value: &choiceValue{options[0], options}}
}

// countValue is a number of things, written as 1000000 or 1e6.
type countValue int64

func (v *countValue) String() string {
	if *v == 0 {
		return ""
	}
	return strconv.FormatInt(int64(*v), 10)
}

func (v *countValue) Set(text string) error {
	n, err := strconv.ParseFloat(text, 64)
	if err != nil || n != math.Trunc(n) || n < 1 || n > 1<<53 {
		return phrase.Errorf("not a number like 1000000 or 1e6")
	}
	*v = countValue(n)
	return nil
}

// bytesValue is an amount of memory, written as 1GiB or 512MB; it is shown as
// written, because another unit would round it.
type bytesValue struct {
	n    int64
	text string
}

func (v *bytesValue) String() string { return v.text }

func (v *bytesValue) Set(text string) error {
	n, err := humanize.ParseBytes(text)
	if err != nil || n < 1 || n > 1<<53 {
		return phrase.Errorf("not an amount like 512MiB or 2GiB")
	}
	*v = bytesValue{int64(n), text}
	return nil
}

// durationValue is a positive time.
type durationValue time.Duration

func (v *durationValue) String() string {
	if *v == 0 {
		return ""
	}
	return time.Duration(*v).String()
}

func (v *durationValue) Set(text string) error {
	d, err := time.ParseDuration(text)
	if err != nil || d <= 0 {
		return phrase.Errorf("not a time like 500ms, 10s or 2m")
	}
	*v = durationValue(d)
	return nil
}

// LimitFlags returns --expansions, --time and --memory, with the defaults of
// defaults (zero: no limit). Limits reads them.
func LimitFlags(defaults search.Limits) []cli.Flag {
	expansions, wall := countValue(defaults.Expansions), durationValue(defaults.Time)
	memory := bytesValue{n: defaults.Memory}
	if memory.n != 0 {
		memory.text = strings.ReplaceAll(Bytes(memory.n), " ", "")
	}
	flags := []*cli.GenericFlag{
		{Name: "expansions", Usage: "stop after expanding `N` states, e.g. 1e6", Value: &expansions},
		{Name: "time", Usage: "stop after this `TIME`, e.g. 10s", Value: &wall},
		{Name: "memory", Usage: "stop when the tables hold this many `BYTES`, e.g. 1GiB", Value: &memory},
	}
	var all []cli.Flag
	for _, f := range flags {
		if f.Value.String() == "" {
			f.DefaultText = "no limit"
		}
		all = append(all, f)
	}
	return Category("Limits", all...)
}

// CountFlag returns the flag --name N for a number of things, as 1000000 or 1e6. Read it with CountOf.
func CountFlag(name, usage string, value int64) *cli.GenericFlag {
	v := countValue(value)
	return &cli.GenericFlag{Name: name, Usage: usage, Value: &v}
}

// CountOf returns the value of a CountFlag, 0 if the command doesn't have the flag.
func CountOf(c *cli.Context, name string) int64 {
	if v, ok := c.Generic(name).(*countValue); ok {
		return int64(*v)
	}
	return 0
}

// BytesFlag returns the flag --name BYTES for an amount such as 1GiB. Read it with BytesOf.
func BytesFlag(name, usage, value string) *cli.GenericFlag {
	v := new(bytesValue)
	if err := v.Set(value); err != nil {
		panic(err) // the program's own default
	}
	return &cli.GenericFlag{Name: name, Usage: usage, Value: v}
}

// BytesOf returns the value of a BytesFlag, 0 if the command doesn't have the flag.
func BytesOf(c *cli.Context, name string) int64 {
	if v, ok := c.Generic(name).(*bytesValue); ok {
		return v.n
	}
	return 0
}

// DurationFlag returns the flag --name TIME for a positive time such as 30s. Read it with DurationOf.
func DurationFlag(name, usage string, value time.Duration) *cli.GenericFlag {
	v := durationValue(value)
	return &cli.GenericFlag{Name: name, Usage: usage, Value: &v}
}

// DurationOf returns the value of a DurationFlag, 0 if the command doesn't have the flag.
func DurationOf(c *cli.Context, name string) time.Duration {
	if v, ok := c.Generic(name).(*durationValue); ok {
		return time.Duration(*v)
	}
	return 0
}

// Category puts flags under a heading of the help.
func Category(heading string, flags ...cli.Flag) []cli.Flag {
	for _, f := range flags {
		if _, _, category := wordsOf(f); category != nil {
			*category = heading
		}
	}
	return flags
}

// Limits returns the limits in the flags of LimitFlags.
func Limits(c *cli.Context) search.Limits {
	return search.Limits{
		Expansions: CountOf(c, "expansions"),
		Memory:     BytesOf(c, "memory"),
		Time:       DurationOf(c, "time"),
	}
}

// CheckMemory reports a --memory below floor, the least memory in which the solver of this name
// keeps its limit.
func (call *Call) CheckMemory(solver string, floor int64) error {
	if limit := Limits(call.c).Memory; limit > 0 && limit < floor {
		return call.Usagef("--memory %s: %s needs %s at least", call.c.String("memory"), phrase.New(solver), Bytes(floor))
	}
	return nil
}

// WorkersFlag returns --workers, by default as many as there are processors.
// Read it with c.Int("workers").
func WorkersFlag() *cli.GenericFlag {
	f := IntFlag("workers", "work on `N` things at the same time", runtime.GOMAXPROCS(0), 1, 1024)
	f.DefaultText = "one for each processor"
	return f
}

// output is the heading of the flags that many commands have for their answers.
const output = "Output"

// JSONFlag returns --json. Read it with c.Bool("json").
func JSONFlag() cli.Flag {
	return &cli.BoolFlag{Name: "json", Category: output, Usage: "answer with one JSON object a line", DisableDefaultText: true}
}

// QuietFlag returns --quiet. Read it with c.Bool("quiet").
func QuietFlag() cli.Flag {
	return &cli.BoolFlag{
		Name: "quiet", Aliases: []string{"q"}, Category: output,
		Usage: "no progress on standard error", DisableDefaultText: true,
	}
}
