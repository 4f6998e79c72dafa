package main

// Kinds of surveys for tests: deals that cost nothing, and deals with faults in them.

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/rogpeppe/go-internal/testscript"
	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/survey"
)

// TestMain gives the command a further kind, toy, with its command. The tests, and the commands that they start, speak English wherever they run.
func TestMain(m *testing.M) {
	if strings.Contains(filepath.Base(os.Args[0]), ".test") {
		os.Setenv("LC_ALL", "C")
	}
	kinds = append(kinds, survey.Kind{Name: "toy", Words: [2]string{"even", "odd"}, Chunk: 256, Open: openToy})
	testscript.Main(m, map[string]func(){"nats-server": natsServer, "survey": func() {
		cmdline.Main(func() *cli.App {
			app := newApp()
			app.Commands = append(app.Commands, toyCommand())
			return app
		})
	}})
}

// natsServer does what the main package of nats-server does.
func natsServer() {
	usage := func() {}
	options, err := server.ConfigureOptions(flag.NewFlagSet("nats-server", flag.ExitOnError), os.Args[1:], usage, usage, usage)
	if err != nil {
		panic(err)
	}
	s, err := server.NewServer(options)
	if err != nil {
		panic(err)
	}
	s.ConfigureLogger()
	if err := server.Run(s); err != nil {
		panic(err)
	}
	s.WaitForShutdown()
}

func toyCommand() *cli.Command {
	return &cli.Command{Name: "toy", Flags: slices.Concat(dealFlags(1000), placeFlags(), runFlags()),
		Action: func(c *cli.Context) error {
			return begin(c, kindOf(&survey.Manifest{Kind: "toy"}), "numbers", struct{}{})
		}}
}

// toy finds whether a number is even, at no cost. Numbers above 1000 divisible by 100 take
// more than any budget below a million. TOY_BUILD makes the solver one of another build, liar a wrong one.
type toy struct{ limits survey.Limits }

func openToy(_ json.RawMessage, limits survey.Limits) (survey.Solver, error) { return toy{limits}, nil }

func (t toy) Solve(ctx context.Context, deal int64, beat func()) (survey.Outcome, error) {
	if err := misbehave(ctx, deal, beat); err != nil {
		return survey.Outcome{}, err
	}
	if deal > 1000 && deal%100 == 0 && t.limits.Budget < 1_000_000 {
		return survey.Outcome{Reason: survey.Budget, Work: t.limits.Budget}, nil
	}
	odd := survey.Verdict(deal % 2)
	if os.Getenv("TOY_BUILD") == "liar" {
		odd = 1 - odd
	}
	return survey.Outcome{Verdict: survey.Yes + odd, Work: deal%1000 + int64(len(os.Getenv("TOY_BUILD")))}, nil
}

func (t toy) Certify(context.Context, int64, survey.Outcome, func()) (survey.Certificate, error) {
	return survey.Confirmed, nil
}

// Prove implements survey.Prover. Odd numbers divisible by 77 have no proof under fifty million nodes,
// and those divisible by 501 have long ones.
func (t toy) Prove(_ context.Context, deal int64, o survey.Outcome, _ func()) ([]byte, error) {
	if deal%154 == 77 && t.limits.CertifyBudget < 50_000_000 {
		return nil, nil
	}
	line := fmt.Sprintf("%d is %s", deal, [...]string{"", "even", "odd"}[o.Verdict])
	if deal%501 == 0 {
		source := rand.NewChaCha8([32]byte{byte(deal)})
		noise := make([]byte, 800_000)
		_, _ = source.Read(noise)
		line += " " + hex.EncodeToString(noise)
	}
	return []byte(line), nil
}

// misbehave does to a deal what TOY_FAULTS demands, such as "crash 137,hang 44,slow 9,guard 10".
func misbehave(ctx context.Context, deal int64, beat func()) error {
	for fault := range strings.SplitSeq(os.Getenv("TOY_FAULTS"), ",") {
		var what string
		var at int64
		if n, _ := fmt.Sscan(fault, &what, &at); n < 2 || at != deal || deal <= 24 {
			continue // the first 24 make the signature
		}
		switch what {
		case "crash":
			os.Exit(1)
		case "hang":
			select {}
		case "slow":
			for range 60 {
				beat()
				time.Sleep(100 * time.Millisecond)
			}
		case "guard":
			for ctx.Err() == nil {
				beat()
				time.Sleep(10 * time.Millisecond)
			}
			return ctx.Err()
		}
	}
	return nil
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{Dir: "testdata"})
}
