package main

// The commands that carry a run on: a new one, or one that was interrupted.

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/survey"
)

// begin starts a survey, or goes on with the same one.
func begin(c *cli.Context, kind survey.Kind, generator string, spec any) error {
	text, err := json.Marshal(spec)
	if err != nil {
		return err
	}
	if c.IsSet("nats") == c.IsSet("dir") {
		return cmdline.Usagef(c, "say where to keep the run: either --dir FOLDER, or --nats URL and --run NAME")
	}
	m := &survey.Manifest{Schema: 1, Kind: kind.Name, Spec: text, Generator: generator, First: int64(c.Int("first")), Count: cmdline.CountOf(c, "n"),
		Budget: cmdline.CountOf(c, "budget"), Memory: cmdline.BytesOf(c, "memory"), Guard: cmdline.DurationOf(c, "guard"),
		Certify: c.Float64("certify-sample"), CertifyBudget: cmdline.CountOf(c, "certify-budget"), Version: survey.Version()}
	if err := m.Validate(); err != nil {
		return cmdline.Usagef(c, "%v", err)
	}
	if m.Signature, err = m.Sign(c.Context, kinds); err != nil {
		return cmdline.Usagef(c, "%v", err)
	}
	p, err := create(c, m)
	if err != nil {
		return err
	}
	defer p.Close()
	return carryOn(c, p, kind.Chunk)
}

func resumeCommand() *cli.Command {
	return &cli.Command{
		Name: "resume", Usage: "go on with a survey that was interrupted or paused", ArgsUsage: "FOLDER",
		Flags: slices.Concat(clusterFlags(), runFlags(), reportFlags()),
		Action: func(c *cli.Context) error {
			p, err := taken(c)
			if err != nil {
				return err
			}
			defer p.Close()
			if err := p.Unpause(c.Context); err != nil {
				return err
			}
			if p.server == nil && !c.IsSet("nats") {
				_, err := fmt.Fprintln(c.App.Writer, "the survey is running, and no longer paused")
				return err
			}
			if err := p.manifest.Recognise(c.Context, kinds); err != nil {
				return fmt.Errorf("%s: %w; go on with the build that began it", strings.Join(p.again, " "), err)
			}
			return carryOn(c, p, kindOf(p.manifest).Chunk)
		},
	}
}

// taken opens a run that is there. Where a process that only looks at the run has the folder, it waits
// for the end of that process, for half a minute at most.
func taken(c *cli.Context) (*place, error) {
	for began := time.Now(); ; time.Sleep(100 * time.Millisecond) {
		p, err := find(c, true)
		if !errors.Is(err, survey.ErrRunning) {
			return p, err
		}
		busy := err
		if p, err = find(c, false); err == nil && (p.server != nil || p.Coordinated(c.Context)) {
			return p, nil
		}
		if err == nil {
			p.Close()
		}
		if c.Context.Err() != nil {
			return nil, context.Cause(c.Context)
		}
		if time.Since(began) > 30*time.Second {
			return nil, busy
		}
	}
}

// carryOn works on a run until it is complete or the user stops it, and tells what is known.
func carryOn(c *cli.Context, p *place, chunk int) error {
	if n := c.Int("chunk"); n > 0 {
		chunk = n
	}
	worked := conduct(c, p, chunk)
	if errors.Is(worked, context.Canceled) || c.Context.Err() != nil {
		cmdline.TellCut(c, "interrupted; nothing is lost; to go on: %s", resumeWith(c, p))
		return context.Cause(c.Context)
	}
	if worked != nil {
		return fmt.Errorf("%w; to go on: %s", worked, resumeWith(c, p))
	}
	return report(c, p)
}

// resumeWith is the command that goes on.
func resumeWith(c *cli.Context, p *place) string {
	words := []string{cmdline.Program(c), "resume"}
	for _, w := range p.again {
		words = append(words, cmdline.Quote(w))
	}
	for _, name := range []string{"nats", "creds", "ca", "run", "workers", "chunk", "listen"} {
		if c.IsSet(name) {
			words = append(words, "--"+name, cmdline.Quote(c.String(name)))
		}
	}
	return strings.Join(words, " ")
}

// conduct runs the coordinator and the crew side by side.
func conduct(c *cli.Context, p *place, chunk int) error {
	log := logger(c)
	display := cmdline.NewProgress(c.App.ErrWriter, p.manifest.Count, c.Bool("quiet"))
	defer display.Close()
	coordinator := &survey.Coordinator{
		Queue: p.Queue, Manifest: p.manifest, Log: log, Chunk: chunk, Window: 4096, Copies: max(c.Int("copies"), 1),
		Lease: cmdline.DurationOf(c, "lease"), Progress: progress(display),
	}
	if p.server != nil {
		coordinator.Sick = p.server.Sick
	}
	serving, err := listen(c, coordinator)
	if err != nil {
		return err
	}
	defer serving()
	ctx := c.Context
	if p.server == nil {
		occupied, leave, err := p.Occupy(ctx)
		if err != nil {
			return err
		}
		defer leave()
		ctx = occupied
	}
	ctx, stop := context.WithCancelCause(ctx)
	var crew sync.WaitGroup
	crew.Go(func() {
		if err := crewOf(c, p, log).Run(ctx); err != nil {
			stop(err)
		}
	})
	err = coordinator.Run(ctx)
	stop(nil)
	crew.Wait()
	return err
}

// progress shows how far the run is.
func progress(display *cmdline.Progress) func(*survey.Fold) {
	began, at := time.Now(), int64(-1)
	return func(f *survey.Fold) {
		if at < 0 {
			at, began = f.Deals, time.Now()
		}
		display.Set(f.Deals, func() string { return progressText(f, f.Deals-at, time.Since(began)) })
	}
}
