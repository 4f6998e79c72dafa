package main

// The flags that several commands share, and their values.

import (
	"log/slog"
	"math"
	"runtime"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/survey"
)

// dealFlags returns the flags that choose the deals and limit the cost of each.
func dealFlags(budget int64) []cli.Flag {
	return append(cmdline.Category("Deals",
		cmdline.CountFlag("n", "ask about `N` deals, e.g. 1e6", 1000),
		cmdline.IntFlag("first", "begin with deal `N`", 1, 0, math.MaxInt)),
		cmdline.Category("Limits",
			cmdline.CountFlag("budget", "give a deal up after `N` nodes", budget),
			cmdline.BytesFlag("memory", "each worker's tables may hold this many `BYTES`; they grow as deals need them", "1GiB"),
			cmdline.DurationFlag("guard", "give a deal up after this `TIME` by the clock; such answers may differ from run to run", time.Hour),
			cmdline.ChoiceFlag("certify", "check `WHICH` verdicts: the sample of --certify-sample, or all of them, by proofs that the run keeps for survey export --proofs", "sample", "all"),
			cmdline.ShareFlag("certify-sample", "check this `SHARE` of the verdicts by the rules alone, e.g. 0.01", 0),
			cmdline.CountFlag("certify-budget", "give a certificate up after `N` nodes; with --certify all the search for the proof of a loss", 1_000_000))...)
}

// placeFlags returns the flags that say where to keep a new run.
func placeFlags() []cli.Flag {
	return cmdline.Category("Place",
		&cli.StringFlag{Name: "dir", Usage: "keep the run in `FOLDER`, with a server of its own"},
		cmdline.IntFlag("copies", "with --nats, keep the run on `N` servers of the cluster", 1, 1, 5))
}

// clusterFlags returns the flags of all commands that name a run on NATS servers.
func clusterFlags() []cli.Flag {
	return cmdline.Category("Place",
		&cli.StringFlag{Name: "nats", Usage: "the run is on the NATS servers at `URL`: tls://queue:4222"},
		&cli.StringFlag{Name: "creds", Usage: "take credentials for --nats from `FILE`"},
		&cli.StringFlag{Name: "ca", Usage: "trust the certificates in `FILE`, for --nats"},
		&cli.StringFlag{Name: "run", Usage: "the `NAME` of the run, with --nats"})
}

// processesFlag returns --workers, by default one process for each processor.
func processesFlag() cli.Flag {
	f := cmdline.IntFlag("workers", "start `N` worker processes; with --nats none unless set", runtime.GOMAXPROCS(0), 0, 1024)
	f.DefaultText = "one for each processor"
	return f
}

// runFlags returns the flags of a coordinator.
func runFlags() []cli.Flag {
	return append(cmdline.Category("Run",
		processesFlag(),
		cmdline.IntFlag("chunk", "give out at most `N` deals at once; 0: a number that suits the deals", 0, 0, survey.MaxChunk),
		leaseFlag(),
		cmdline.BytesFlag("disk", "the store may hold this many `BYTES`", "64GiB"),
		&cli.StringFlag{Name: "listen", Usage: "answer /healthz and /metrics at `ADDRESS`, e.g. 127.0.0.1:9090"},
		logFlag()), cmdline.QuietFlag(), cmdline.JSONFlag())
}

// leaseFlag returns the flag --lease. The least lease, a second, is several of a worker's signs of life.
func leaseFlag() cli.Flag {
	lease := cmdline.DurationFlag("lease", "give a job to another worker after this `TIME` without progress, 1s or more", 30*time.Second)
	lease.Action = func(c *cli.Context, _ any) error {
		if cmdline.DurationOf(c, "lease") < time.Second {
			return cmdline.Usagef(c, "--lease %v: give a second or more", cmdline.DurationOf(c, "lease"))
		}
		return nil
	}
	return lease
}

func logFlag() cli.Flag {
	return cmdline.ChoiceFlag("log", "log to standard error from this `LEVEL` on", "warn", "debug", "info", "error")
}

// options are the values of the flags, zero for flags that a command lacks.
type options struct {
	*cmdline.Call
	dir            string        // of the run, from the flag or the argument
	access         survey.Access // to the cluster that --nats names
	copies         int           // of the run on the cluster
	workers, chunk int
	lease          time.Duration
	disk           int64
	listen, plot   string
	format, out    string // of an export
	times          bool   // in an export
	proofs         bool   // export the proofs
	budget         string // of the next round
	certifyBudget  string // likewise
	memory         int64  // likewise
	guard          time.Duration
	json, quiet    bool
	level          string // of the log
	program, where string // of a command line that continues the run
}

// optionsOf reads the flags of the command of c.
func optionsOf(c *cli.Context) *options {
	o := &options{
		Call: cmdline.CallOf(c), dir: c.String("dir"),
		access: survey.Access{URL: c.String("nats"), Creds: c.String("creds"), CA: c.String("ca"), Run: c.String("run")},
		copies: max(c.Int("copies"), 1), workers: c.Int("workers"), chunk: c.Int("chunk"), lease: cmdline.DurationOf(c, "lease"),
		disk: cmdline.BytesOf(c, "disk"), listen: c.String("listen"), plot: c.String("plot"),
		format: c.String("format"), out: c.String("out"), times: c.Bool("times"), proofs: c.Bool("proofs"), budget: c.String("budget"), json: c.Bool("json"), quiet: c.Bool("quiet"),
		certifyBudget: c.String("certify-budget"), memory: cmdline.BytesOf(c, "memory"), guard: cmdline.DurationOf(c, "guard"),
		level: c.String("log"), program: cmdline.Program(c),
	}
	if o.dir == "" {
		o.dir = c.Args().First()
	}
	if o.disk == 0 { // the command lacks the flag
		o.disk = 64 << 30
	}
	if !o.cluster() {
		o.where = " " + cmdline.Quote(o.dir)
	}
	for _, name := range []string{"nats", "creds", "ca", "run", "workers", "chunk", "listen"} {
		if cmdline.Given(c, name) {
			o.where += " --" + name + " " + cmdline.Quote(c.String(name))
		}
	}
	return o
}

// to returns the command line of another command on the run.
func (o *options) to(command string) string { return o.program + " " + command + o.where }

// cluster reports whether the run is on NATS servers.
func (o *options) cluster() bool { return o.Given("nats") }

// name names the run in messages.
func (o *options) name() string {
	if o.cluster() {
		return "run " + o.access.Run
	}
	return o.dir
}

// checkPlace refuses options that name no place or several.
func (o *options) checkPlace() error {
	switch {
	case o.cluster() && o.access.Run == "":
		return o.Usagef("--nats wants --run NAME")
	case o.cluster():
		return nil
	case o.dir == "" || strings.HasPrefix(o.dir, "-"):
		return o.Usagef("say where the run is kept: a folder, or --nats and --run")
	case len(o.Args) > 1 || len(o.Args) == 1 && o.Given("dir"):
		return o.Usagef("one folder only, got also %q", o.Args[len(o.Args)-1])
	}
	return nil
}

// log returns the log of --log, on standard error. Commands that only read have none.
func (o *options) log() *slog.Logger {
	if o.level == "" {
		return slog.New(slog.DiscardHandler)
	}
	var level slog.Level
	_ = level.UnmarshalText([]byte(o.level)) // the flag takes only such words
	return slog.New(slog.NewTextHandler(o.Notes, &slog.HandlerOptions{Level: level}))
}
