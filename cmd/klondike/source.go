package main

// Where deals come from: a seed, chance, a file, standard input, the argument.

import (
	"errors"
	"io"
	"iter"
	"math"
	"math/rand/v2"
	"strconv"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/klondike"
)

// sourceFlags returns --random, --seed and -n.
func sourceFlags() []cli.Flag {
	return cmdline.Category("Deals",
		&cli.BoolFlag{Name: "random", Usage: "a random deal; its seed is shown", DisableDefaultText: true},
		seedFlag(),
		cmdline.IntFlag("n", "with --seed or --random: `N` deals, of consecutive seeds", 1, 1, math.MaxInt32))
}

func seedFlag() *cli.GenericFlag {
	f := cmdline.IntFlag("seed", "the deal with this `NUMBER`", 0, 0, math.MaxInt)
	f.DefaultText = "none"
	return f
}

const sourceUsage = "[FILE | - | DEAL]"

// source is a sequence of deals. An error ends it; the end of the context is one.
type source struct {
	deals  iter.Seq2[klondike.Deal, error]
	single bool   // it is known to be one deal only
	again  string // the command line that takes them again
	close  func()
}

// openSource returns the deals that the flags of sourceFlags or the argument of
// c name.
func openSource(c *cli.Context, rules klondike.Rules) (source, error) {
	seeded := c.IsSet("seed") || c.Bool("random")
	switch {
	case c.IsSet("seed") && c.Bool("random"):
		return source{}, cmdline.Usagef(c, "--seed and --random don't go together; give one of them")
	case seeded && c.NArg() > 0:
		return source{}, cmdline.Usagef(c, "a seed and %q are two sources of deals; give one of them", c.Args().First())
	case !seeded && c.NArg() != 1:
		return source{}, cmdline.Usagef(c, "give one source of deals: --random, --seed N, a file, - or the text of a deal")
	case !seeded && c.IsSet("n"):
		return source{}, cmdline.Usagef(c, "-n goes with --seed or --random")
	case seeded:
		return seededSource(c, rules)
	}
	in, err := cmdline.Open(c, c.Args().First(), isDealText)
	if err != nil {
		return source{}, err
	}
	again := cmdline.Repeat(c, nil, c.Args().First())
	return source{readDeals(c, in, rules), false, again, func() { in.Close() }}, nil
}

// isDealText tells a deal from the name of a file: it has bars or lines.
func isDealText(arg string) bool { return strings.ContainsAny(arg, "|\n") }

// seededSource counts seeds upwards from --seed or a random number. Those are
// below 2^31, short enough to be told to a friend.
func seededSource(c *cli.Context, rules klondike.Rules) (source, error) {
	first, n := uint64(c.Int("seed")), c.Int("n")
	if !c.IsSet("seed") {
		first = uint64(rand.Int32())
	}
	if last := uint64(math.MaxInt); uint64(n) > last-first+1 {
		return source{}, cmdline.Usagef(c, "-n %d: the seeds end at %d, %s after %d", n, last, cmdline.Plural(int(last-first), "seed"), first)
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
	return source{deals, n == 1, cmdline.Repeat(c, []string{"random"}), func() {}}, nil
}

// readDeals reads a text of deals; one without any is an error.
func readDeals(c *cli.Context, in cmdline.Input, rules klondike.Rules) iter.Seq2[klondike.Deal, error] {
	return func(yield func(klondike.Deal, error) bool) {
		reader := klondike.NewReader(in, in.Name, rules)
		for count := 0; ; count++ {
			d, err := reader.Next()
			if errors.Is(err, io.EOF) {
				if count == 0 {
					yield(d, &klondike.Fault{Name: in.Name, Line: 1, Column: 1, Message: "there is no deal in it"})
				}
				return
			}
			if err == nil {
				d.ID, err = cmdline.Printable(d.ID), c.Context.Err()
			}
			if !yield(d, err) || err != nil {
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
