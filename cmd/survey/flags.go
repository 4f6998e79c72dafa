package main

// The flags that several commands share.

import (
	"errors"
	"io/fs"
	"log/slog"
	"math"
	"runtime"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/survey"
)

// dealFlags returns the flags that say which deals are asked about and what each may cost.
func dealFlags(budget int64) []cli.Flag {
	n, nodes, check := cmdline.CountFlag("n", "ask about `N` deals, e.g. 1e6", 1000), cmdline.CountFlag("budget", "give a deal up after `N` nodes", budget),
		cmdline.CountFlag("certify-budget", "give a certificate up after `N` nodes", 1_000_000)
	return append(cmdline.Category("Deals", n,
		cmdline.IntFlag("first", "begin with deal `N`", 1, 0, math.MaxInt)),
		cmdline.Category("Limits", nodes,
			cmdline.BytesFlag("memory", "each worker's tables may hold this many `BYTES`; they grow as deals need them", "1GiB"),
			cmdline.DurationFlag("guard", "give a deal up after this `TIME` by the clock; such answers may differ from run to run", time.Hour),
			&cli.Float64Flag{Name: "certify-sample", Usage: "check this `SHARE` of the verdicts by the rules alone, e.g. 0.01"}, check)...)
}

// placeFlags returns the flags that say where a new run is kept.
func placeFlags() []cli.Flag {
	return append(clusterFlags(), cmdline.Category("Place",
		&cli.StringFlag{Name: "dir", Usage: "keep the run in `FOLDER`, with a server of its own"},
		cmdline.IntFlag("copies", "with --nats, keep the run on `N` servers of the cluster", 1, 1, 5))...)
}

// clusterFlags returns the flags that name a run on NATS servers.
func clusterFlags() []cli.Flag {
	return cmdline.Category("Place",
		&cli.StringFlag{Name: "nats", Usage: "the run is on the NATS servers at `URL`: tls://queue:4222"},
		&cli.StringFlag{Name: "creds", Usage: "credentials for --nats, a `FILE`"},
		&cli.StringFlag{Name: "ca", Usage: "certificates to trust in for --nats, a `FILE`"},
		&cli.StringFlag{Name: "run", Usage: "the `NAME` of the run, with --nats"})
}

// runFlags returns the flags of a coordinator.
func runFlags() []cli.Flag {
	workers := cmdline.IntFlag("workers", "start `N` worker processes; with --nats none unless set", runtime.GOMAXPROCS(0), 0, 1024)
	return append(cmdline.Category("Run", workers,
		cmdline.IntFlag("chunk", "give out at most `N` deals at once; 0: as suits the deals", 0, 0, survey.MaxChunk),
		leaseFlag(),
		cmdline.BytesFlag("disk", "the store may hold this many `BYTES`", "64GiB"),
		&cli.StringFlag{Name: "listen", Usage: "answer /healthz and /metrics at `ADDRESS`, e.g. 127.0.0.1:9090"},
		logFlag()), cmdline.QuietFlag())
}

// leaseFlag returns the flag --lease. A second is several of a worker's signs of life.
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

// reportFlags returns the flags of what is printed about a run.
func reportFlags() []cli.Flag {
	return cmdline.Category("Output", cmdline.JSONFlag(),
		cmdline.PlotFlag("draw the interval's convergence and the work's distribution into `FILE`, .svg or .png"))
}

func logFlag() cli.Flag {
	return cmdline.ChoiceFlag("log", "messages on standard error of this `LEVEL` and above", "warn", "debug", "info", "error")
}

// logger returns the log that --log asks for, on standard error. Commands that only look have none.
func logger(c *cli.Context) *slog.Logger {
	if c.String("log") == "" {
		return slog.New(slog.DiscardHandler)
	}
	var level slog.Level
	_ = level.UnmarshalText([]byte(c.String("log"))) // one of the words of the flag
	return slog.New(slog.NewTextHandler(c.App.ErrWriter, &slog.HandlerOptions{Level: level}))
}

// access returns the way to the server that --nats names.
func access(c *cli.Context) (survey.Access, error) {
	a := survey.Access{URL: c.String("nats"), Creds: c.String("creds"), CA: c.String("ca"), Run: c.String("run")}
	if a.Run == "" {
		return a, cmdline.Usagef(c, "--nats wants --run NAME")
	}
	return a, nil
}

// folder returns the folder that --dir or the argument names.
func folder(c *cli.Context) (string, error) {
	dir := c.String("dir")
	if dir == "" {
		dir = c.Args().First()
	}
	switch {
	case dir == "" || strings.HasPrefix(dir, "-"):
		return "", cmdline.Usagef(c, "say where the run is kept: a folder, or --nats and --run")
	case c.NArg() > 1 || c.NArg() == 1 && c.IsSet("dir"):
		return "", cmdline.Usagef(c, "one folder only, got also %q", c.Args().Get(c.NArg()-1))
	}
	return dir, nil
}

// existing returns the folder of a run that is there.
func existing(c *cli.Context) (string, *survey.Manifest, error) {
	dir, err := folder(c)
	if err != nil {
		return "", nil, err
	}
	m, err := survey.LoadManifest(dir)
	if errors.Is(err, fs.ErrNotExist) {
		err = cmdline.Usagef(c, "%s: there is no survey in it", dir)
	}
	return dir, m, err
}
