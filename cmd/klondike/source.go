package main

// Where deals come from: a seed, chance, files, standard input, the argument.

import (
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
	"kedou/klondike"
)

// sourceFlags returns --random, --seed, -n and --from.
func sourceFlags() []cli.Flag {
	return cmdline.Category("Deals",
		&cli.BoolFlag{Name: "random", Usage: "a random deal; its seed is shown", DisableDefaultText: true},
		seedFlag(),
		cmdline.IntFlag("n", "with --seed or --random: `N` deals, of consecutive seeds", 1, 1, math.MaxInt32),
		fromFlag())
}

// anyForm leaves it to the deals to show their form.
const anyForm = "any"

// fromFlag returns --from.
func fromFlag() cli.Flag {
	return cmdline.ChoiceFlag("from", "the deals are in this `FORM`", append([]string{anyForm}, formNames()...)...)
}

// formNames are the forms of deals, the most common one first.
func formNames() []string {
	var names []string
	for _, f := range klondike.Forms() {
		names = append(names, f.Name)
	}
	slices.Reverse(names)
	return names
}

// formsOf returns the forms that --from allows.
func formsOf(c *cli.Context) ([]klondike.Form, error) {
	if c.String("from") == anyForm {
		return klondike.Forms(), nil
	}
	f, err := klondike.ParseForm(c.String("from"))
	return []klondike.Form{f}, err
}

func seedFlag() *cli.GenericFlag {
	f := cmdline.SeedFlag("the deal with this `NUMBER`", 0)
	f.DefaultText = "none"
	return f
}

const sourceUsage = "[FILE… | - | DEAL]"

// source is a sequence of deals. A deal that can't be read is a BadItem, and what
// comes after it can be read; any other error ends the deals.
type source struct {
	deals  iter.Seq2[klondike.Deal, error]
	single bool   // it is known to be one deal only
	again  string // the command line that takes them again
}

// openSource returns the deals that the flags of sourceFlags or the arguments of
// c name.
func openSource(c *cli.Context, rules klondike.Rules) (source, error) {
	return openDeals(c, rules, false)
}

// openDeals is openSource, with unseen cards if that is allowed.
func openDeals(c *cli.Context, rules klondike.Rules, unseen bool) (source, error) {
	seeded := c.IsSet("seed") || c.Bool("random")
	switch {
	case c.IsSet("seed") && c.Bool("random"):
		return source{}, cmdline.Usagef(c, "--seed and --random don't go together; give one of them")
	case seeded && c.NArg() > 0:
		return source{}, cmdline.Usagef(c, "a seed and %q are two sources of deals; give one of them", c.Args().First())
	case !seeded && c.NArg() == 0:
		return source{}, cmdline.Usagef(c, "name the deals: --random, --seed N, files, - or the text of a deal")
	case !seeded && c.IsSet("n"):
		return source{}, cmdline.Usagef(c, "-n goes with --seed or --random")
	case seeded && c.IsSet("from"):
		return source{}, cmdline.Usagef(c, "--from goes with files, - or the text of a deal; leave it out, since a seed names its deal")
	case seeded:
		return seededSource(c, rules)
	case meansSeed(c.Args().First()):
		return source{}, cmdline.Usagef(c, "%[1]s: no such file; deal %[1]s is --seed %[1]s", c.Args().First())
	}
	deals, err := readArgs(c, func(in cmdline.Input) iter.Seq2[klondike.Deal, error] {
		return readDeals(c, in, rules, unseen)
	})
	return source{deals, false, cmdline.Repeat(c, nil, c.Args().Slice()...)}, err
}

// meansSeed reports whether an argument is a deal's number, and no file has that name.
func meansSeed(arg string) bool {
	_, missing := os.Stat(arg)
	_, err := strconv.ParseUint(arg, 10, 64)
	return err == nil && errors.Is(missing, fs.ErrNotExist)
}

// readArgs returns what read makes of the arguments. Files that aren't there are
// told before the first argument is worked through.
func readArgs[I any](c *cli.Context, read func(cmdline.Input) iter.Seq2[I, error]) (iter.Seq2[I, error], error) {
	for _, arg := range c.Args().Slice() {
		if _, err := os.Stat(arg); arg != "-" && !isDealText(arg) && errors.Is(err, fs.ErrNotExist) {
			_, err := cmdline.CallOf(c).Open(arg)
			return nil, err
		}
	}
	return cmdline.FromArgs(cmdline.CallOf(c), isDealText, read), nil
}

// isDealText tells a deal from the name of a file: it has bars or lines, or begins
// as another program's deal does.
func isDealText(arg string) bool {
	return strings.ContainsAny(arg, "|\n") || klondike.BeginsForeign(arg)
}

// seededSource counts seeds upwards from --seed or a random number. Those are
// below 2^31, short enough to be told to a friend.
func seededSource(c *cli.Context, rules klondike.Rules) (source, error) {
	first, n := c.Uint64("seed"), c.Int("n")
	if !c.IsSet("seed") {
		first = uint64(rand.Int32())
	}
	if more := math.MaxUint64 - first; uint64(n-1) > more {
		return source{}, cmdline.Usagef(c, "-n %d: the last seed is %d; use -n %d at most", n, uint64(math.MaxUint64), more+1)
	}
	deals := func(yield func(klondike.Deal, error) bool) {
		for i := range uint64(n) {
			seed := first + i
			d := klondike.Deal{ID: strconv.FormatUint(seed, 10), Position: klondike.NewDeal(seed, rules)}
			if !yield(d, c.Context.Err()) {
				return
			}
		}
	}
	_ = c.Set("seed", strconv.FormatUint(first, 10)) // shown in the command to repeat
	return source{deals, n == 1, cmdline.Repeat(c, []string{"random"})}, nil
}

// readDeals reads a text of deals, with unseen cards if that is allowed; one without
// any deal is an error.
func readDeals(c *cli.Context, in cmdline.Input, rules klondike.Rules, unseen bool) iter.Seq2[klondike.Deal, error] {
	return func(yield func(klondike.Deal, error) bool) {
		forms, err := formsOf(c)
		if err != nil {
			yield(klondike.Deal{}, err)
			return
		}
		reader := klondike.NewReader(in, in.Name, rules, forms...)
		reader.Unseen = unseen
		for count := 0; ; count++ {
			d, err := reader.Next()
			if errors.Is(err, io.EOF) {
				if count == 0 {
					yield(d, &klondike.Fault{Name: in.Name, Line: 1, Column: 1, Message: "there is no deal in it"})
				}
				return
			}
			var fault *klondike.Fault
			switch {
			case errors.As(err, &fault):
				d.ID, err = fmt.Sprint(count+1), cmdline.BadItem{Err: err}
			case err == nil:
				d.ID, err = cmdline.Printable(d.ID), c.Context.Err()
			}
			if !yield(d, err) || err != nil && fault == nil {
				return
			}
		}
	}
}

// one returns the only deal of a source.
func (s source) one(c *cli.Context) (klondike.Deal, error) {
	var only klondike.Deal
	count := 0
	for d, err := range s.deals {
		if err != nil {
			return d, err
		}
		if count++; count > 1 {
			return d, cmdline.Usagef(c, "there is more than one deal; give one only")
		}
		only = d
	}
	return only, nil
}
