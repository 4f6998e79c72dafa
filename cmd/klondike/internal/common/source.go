// Package common has what klondike's commands share: the input of rules, deals and games, and the words and exit codes of answers.
package common

// The sources of deals: a seed, chance, files, standard input, the argument.

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"iter"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/klondikejson"
	"kedou/internal/phrase"
	"kedou/klondike"
)

// Usage is the help on the arguments of a command that takes deals.
const Usage = "[FILE… | - | DEAL]"

// DealFlags returns --random and --seed, for a command about one deal.
func DealFlags() []cli.Flag {
	return cmdline.Category("Deals",
		&cli.BoolFlag{Name: "random", Usage: "a random deal; its seed is shown", DisableDefaultText: true}, SeedFlag())
}

// DealsFlags returns --random, --seed, -n and --from, for a command about any number of deals.
func DealsFlags() []cli.Flag {
	return append(DealFlags(), cmdline.Category("Deals",
		cmdline.IntFlag("n", "with --seed or --random: `N` deals, of consecutive seeds", 1, 1, math.MaxInt32), FromFlag())...)
}

// seed names a deal: by kedou's own number, or as greenfelt:4.
type seed struct {
	numbering string // with its colon
	number    uint64
}

func (s seed) String() string { return s.numbering + strconv.FormatUint(s.number, 10) }

// deal returns the deal of a seed.
func (s seed) deal(rules klondike.Rules) (klondike.Deal, error) {
	d, _, err := klondikejson.NumberedDeal(s.String(), rules)
	return d, err
}

func readSeed(text string) (s seed, err error) {
	if _, text, err = klondikejson.NumberedDeal(text, klondike.Standard(1)); err == nil {
		i := strings.Index(text, ":") + 1
		s.numbering = text[:i]
		s.number, err = strconv.ParseUint(text[i:], 10, 64)
	}
	return s, err
}

// SeedFlag returns --seed.
func SeedFlag() cli.Flag {
	f := cmdline.FlagOf("seed", "the deal with this `NUMBER`, also greenfelt:N or klondike-solver:N", seed{}, readSeed, seed.String)
	f.DefaultText = "none"
	return f
}

// FirstFlag returns --seed for the first of many of kedou's own deals, from deal 1 on. Read it with c.Uint64("seed").
func FirstFlag(usage string) cli.Flag {
	return cmdline.FlagOf("seed", usage, 1, func(text string) (uint64, error) {
		s, err := readSeed(text)
		if s.numbering != "" {
			err = phrase.Errorf("this command counts through kedou's own deals: give a number alone, such as 31")
		}
		return s.number, err
	}, func(n uint64) string { return strconv.FormatUint(n, 10) })
}

// MovesFlag returns --moves.
func MovesFlag() []cli.Flag {
	return cmdline.Category("Moves",
		&cli.StringFlag{Name: "moves", Usage: "the moves in any notation: their text, a `FILE`, or -"})
}

// anyForm stands for forms recognized from the deals.
const anyForm = "any"

// FromFlag returns --from.
func FromFlag() cli.Flag {
	return cmdline.ChoiceFlag("from", "the deals are in this `FORM`", append([]string{anyForm}, FormNames()...)...)
}

// FormNames are the forms of deals, the most common one first.
func FormNames() []string {
	var names []string
	for _, f := range klondike.Forms() {
		names = append(names, f.Name)
	}
	slices.Reverse(names)
	return names
}

// FormOf returns the form of one of the FormNames.
func FormOf(name string) klondike.Form {
	forms := klondike.Forms()
	return forms[slices.IndexFunc(forms, func(f klondike.Form) bool { return f.Name == name })]
}

// Source has the deals of a command line, and the moves to play on them.
type Source struct {
	*cmdline.Call
	Rules  klondike.Rules
	random bool
	seed   seed
	n      int
	from   string // a form
	moves  string // their text, a file, or -
}

// SourceOf returns the source that arguments and the flags of DealsFlags, RulesFlags and MovesFlag name, as far as a command has them.
func SourceOf(c *cli.Context) *Source {
	return &Source{
		Call: cmdline.CallOf(c), Rules: RulesOf(c), random: c.Bool("random"), seed: cmdline.ValueOf[seed](c, "seed"), n: max(c.Int("n"), 1),
		from: c.String("from"), moves: c.String("moves"),
	}
}

// Seeded reports whether the deals are random ones or have seeds.
func (s *Source) Seeded() bool { return s.random || s.Given("seed") }

// Again is the command line that takes the same deals again, including randomly chosen ones.
func (s *Source) Again() string { return s.Repeat([]string{"random"}, s.Args...) }

// Deals returns the deals of the command line, with unseen cards if allowed. A deal that can't be read is a BadItem, and
// later deals can still be read; any other error ends the deals.
func (s *Source) Deals(unseen bool) (iter.Seq2[klondike.Deal, error], error) {
	switch {
	case s.random && s.Given("seed"):
		return nil, s.Usagef("--seed and --random don't go together; give one of them")
	case s.Seeded() && len(s.Args) > 0:
		return nil, s.Usagef("a seed and %q are two sources of deals; give one of them", s.Args[0])
	case !s.Seeded() && len(s.Args) == 0:
		return nil, s.Usagef("name the deals: --random, --seed N, files, - or the text of a deal")
	case !s.Seeded() && s.Given("n"):
		return nil, s.Usagef("-n goes with --seed or --random")
	case s.Seeded() && s.Given("from"):
		return nil, s.Usagef("--from goes with files, - or the text of a deal; leave it out, since a seed names its deal")
	case s.Seeded():
		return s.Seeds()
	case meansSeed(s.Args[0]):
		return nil, s.Usagef("%[1]s: no such file; deal %[1]s is --seed %[1]s", s.Args[0])
	}
	return s.Texts(unseen)
}

// meansSeed reports whether an argument is a deal's number, and no file has that name.
func meansSeed(arg string) bool {
	_, missing := os.Stat(arg)
	_, err := strconv.ParseUint(arg, 10, 64)
	return err == nil && errors.Is(missing, fs.ErrNotExist)
}

// Seeds counts seeds upwards from --seed or a random number. Random ones are below 2^31, short enough to pass on to a friend.
func (s *Source) Seeds() (iter.Seq2[klondike.Deal, error], error) {
	if !s.Given("seed") {
		s.seed.number = uint64(rand.Int32())
	}
	if more := math.MaxUint64 - s.seed.number; uint64(s.n-1) > more {
		return nil, s.Usagef("-n %d: the last seed is %d; use -n %d at most", s.n, uint64(math.MaxUint64), more+1)
	}
	if last := s.after(uint64(s.n - 1)); s.n > 1 {
		if _, err := last.deal(s.Rules); err != nil {
			return nil, s.Usagef("-n %d: %w", s.n, err)
		}
	}
	s.Set("seed", s.seed.String())
	return func(yield func(klondike.Deal, error) bool) {
		for i := range uint64(s.n) {
			d, err := s.after(i).deal(s.Rules)
			if !yield(d, cmp.Or(err, s.Err())) {
				return
			}
		}
	}, nil
}

// after is the seed that comes n after the first one.
func (s *Source) after(n uint64) seed { return seed{s.seed.numbering, s.seed.number + n} }

// Seeded returns the deal of a seed.
func Seeded(seed uint64, rules klondike.Rules) klondike.Deal {
	return klondike.Deal{ID: strconv.FormatUint(seed, 10), Position: klondike.NewDeal(seed, rules)}
}

// Texts returns the deals of the arguments, as Deals does.
func (s *Source) Texts(unseen bool) (iter.Seq2[klondike.Deal, error], error) {
	return fromArgs(s, func(in cmdline.Input) iter.Seq2[klondike.Deal, error] { return s.read(in, unseen) })
}

// fromArgs returns the deals that read finds in the arguments. Missing files are
// reported before the first argument is read.
func fromArgs[I any](s *Source, read func(cmdline.Input) iter.Seq2[I, error]) (iter.Seq2[I, error], error) {
	for _, arg := range s.Args {
		if _, err := os.Stat(arg); arg != "-" && !isDealText(arg) && errors.Is(err, fs.ErrNotExist) {
			_, err := s.Open(arg)
			return nil, err
		}
	}
	return cmdline.FromArgs(s.Call, isDealText, read), nil
}

// isDealText distinguishes a deal from the name of a file: a deal has bars or lines, or begins
// like another program's deal.
func isDealText(arg string) bool {
	own := []string{"board", "pinyin", "neutral"} // a file may be named T5
	return strings.ContainsAny(arg, "|\n") || slices.ContainsFunc(klondike.Forms(), func(f klondike.Form) bool { return !slices.Contains(own, f.Name) && f.Begins(arg) })
}

// read reads a text of deals, with unseen cards if allowed; a text without
// any deal is an error.
func (s *Source) read(in cmdline.Input, unseen bool) iter.Seq2[klondike.Deal, error] {
	reader := klondike.NewReader(in, in.Name, s.Rules, s.forms()...)
	reader.Unseen = unseen
	return func(yield func(klondike.Deal, error) bool) {
		for count := 0; ; count++ {
			d, err := reader.Next()
			if errors.Is(err, io.EOF) {
				if count == 0 {
					yield(d, &klondike.Fault{Name: in.Name, Line: 1, Column: 1, Err: phrase.Errorf("there is no deal in it")})
				}
				return
			}
			var fault *klondike.Fault
			switch {
			case errors.As(err, &fault):
				d.ID, err = fmt.Sprint(count+1), cmdline.BadItem{Err: err}
			case err == nil:
				d.ID, err = cmdline.Printable(d.ID), s.Err()
			}
			if !yield(d, err) || err != nil && fault == nil {
				return
			}
		}
	}
}

func (s *Source) forms() []klondike.Form {
	if s.from == "" || s.from == anyForm {
		return klondike.Forms()
	}
	return []klondike.Form{FormOf(s.from)}
}

// One returns the only deal of the command line, with unseen cards if allowed.
func (s *Source) One(unseen bool) (only klondike.Deal, err error) {
	deals, err := s.Deals(unseen)
	if err != nil {
		return only, err
	}
	count := 0
	for d, err := range deals {
		if err != nil {
			return d, err
		}
		if count++; count > 1 {
			return d, s.Usagef("there is more than one deal; give one only")
		}
		only = d
	}
	return only, nil
}

// RulesFlags returns --draw, --redeals and --no-worrying-back.
func RulesFlags() []cli.Flag {
	redeals := cmdline.IntFlag("redeals", "turn the waste over `N` times at most; -1: without end",
		klondike.Unlimited, klondike.Unlimited, 255)
	return cmdline.Category("Rules",
		cmdline.IntFlag("draw", "turn `N` cards from the stock at once, 1 to 24", 3, 1, 24), redeals,
		&cli.BoolFlag{
			Name: "no-worrying-back", DisableDefaultText: true,
			Usage: "cards don't come back from the foundations",
		})
}

// RulesOf returns the rules in the flags of RulesFlags.
func RulesOf(c *cli.Context) klondike.Rules {
	rules := klondike.Standard(c.Int("draw"))
	rules.Redeals = c.Int("redeals")
	rules.WorryBack = !c.Bool("no-worrying-back")
	return rules
}

// NotationFlag returns --notation.
func NotationFlag() cli.Flag {
	var names []string
	for _, n := range klondike.Notations() {
		names = append(names, string(n))
	}
	return cmdline.ChoiceFlag("notation", "moves are written as `NAME`", names...)
}
