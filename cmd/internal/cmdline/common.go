package cmdline

// Flags that many commands have.

import (
	"runtime"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/internal/phrase"
	"kedou/search"
)

// Category puts flags under a heading of the help.
func Category(heading string, flags ...cli.Flag) []cli.Flag {
	for _, f := range flags {
		_, _, category := wordsOf(f)
		*category = heading
	}
	return flags
}

// LimitFlags returns --expansions, --time and --memory, with the defaults of
// defaults (zero: no limit). Limits reads them.
func LimitFlags(defaults search.Limits) []cli.Flag {
	memory := ""
	if defaults.Memory != 0 {
		memory = strings.ReplaceAll(Bytes(defaults.Memory), " ", "")
	}
	flags := []*cli.GenericFlag{
		CountFlag("expansions", "stop after expanding `N` states, e.g. 1e6", defaults.Expansions),
		DurationFlag("time", "stop after this `TIME`, e.g. 10s", defaults.Time),
		BytesFlag("memory", "stop when the tables hold this many `BYTES`, e.g. 1GiB", memory),
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
