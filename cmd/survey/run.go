package main

// The commands that start or continue a run.

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/survey"
	"kedou/internal/phrase"
)

// begin starts a survey, or continues the same one.
func begin(c *cli.Context, kind survey.Kind, generator string, spec any) error {
	text, err := json.Marshal(spec)
	if err != nil {
		return err
	}
	o := optionsOf(c)
	if o.cluster() == o.Given("dir") {
		return o.Usagef("say where to keep the run: either --dir FOLDER, or --nats URL and --run NAME")
	}
	m := &survey.Manifest{Schema: 1, Kind: kind.Name, Spec: text, Generator: generator, First: int64(c.Int("first")), Count: cmdline.CountOf(c, "n"),
		Budget: cmdline.CountOf(c, "budget"), Memory: cmdline.BytesOf(c, "memory"), Guard: cmdline.DurationOf(c, "guard"),
		Certify: c.Float64("certify-sample"), Proofs: c.String("certify") == "all", CertifyBudget: cmdline.CountOf(c, "certify-budget"), Version: cmdline.Build()}
	if m.Proofs && o.Given("certify-sample") {
		return o.Usagef("--certify all checks every verdict; leave out --certify-sample")
	}
	if err := m.Validate(); err != nil {
		return o.Usagef("%v", err)
	}
	if err := o.fits(m, m.Limits()); err != nil {
		return err
	}
	if m.Signature, err = m.Sign(o, kinds); err != nil {
		return o.Usagef("%v", err)
	}
	p, err := create(o, m)
	if err != nil {
		return err
	}
	defer p.Close()
	return carryOn(o, p, kind.Chunk)
}

func resume(o *options, p *place) error {
	if err := p.Unpause(o); err != nil {
		return err
	}
	if p.server == nil && !o.cluster() {
		_, err := fmt.Fprintln(o.Out, o.Speech.Text("the survey is running, and no longer paused"))
		return err
	}
	rounds, err := p.Rounds(o, p.manifest)
	if err != nil {
		return err
	}
	if err := rounds.By(p.manifest).Recognise(o, kinds); err != nil {
		way := phrase.New("continue with the build that began it")
		if rounds.Last() > 0 {
			way = phrase.New("continue with the build that began the last round, or begin another round: %s", o.to("retry"))
		}
		return phrase.Errorf("%s: %w; %v", o.name(), err, way)
	}
	return carryOn(o, p, kindOf(p.manifest).Chunk)
}

// carryOn works on a run until it is complete or the user stops it, and reports the outcomes. A job has chunk deals,
// unless --chunk says otherwise.
func carryOn(o *options, p *place, chunk int) error {
	if o.chunk > 0 {
		chunk = o.chunk
	}
	worked := conduct(o, p, chunk)
	if errors.Is(worked, context.Canceled) || o.Err() != nil {
		o.NoteCut("interrupted; nothing is lost; to go on: %s", o.to("resume"))
		return context.Cause(o)
	}
	if worked != nil {
		return phrase.Errorf("%w; to go on: %s", worked, o.to("resume"))
	}
	return report(o, p)
}

// conduct runs the coordinator and the crew side by side.
func conduct(o *options, p *place, chunk int) error {
	log := o.log()
	display := cmdline.NewProgress(o.Notes, p.manifest.Count, o.quiet)
	defer display.Close()
	coordinator := &survey.Coordinator{
		Queue: p.Queue, Manifest: p.manifest, Log: log, Chunk: chunk, Window: 4096, Copies: o.copies,
		Lease: o.lease, Progress: progress(o.Speech, display),
	}
	if p.server != nil {
		coordinator.Sick = p.server.Sick
	}
	serving, err := listen(o, coordinator)
	if err != nil {
		return err
	}
	defer serving()
	var ctx context.Context = o
	if p.server == nil {
		occupied, leave, err := p.Occupy(ctx)
		if err != nil {
			return err
		}
		defer leave()
		ctx = occupied
	}
	ctx, stop := context.WithCancelCause(ctx)
	crew := crewOf(o, &p.access, log)
	if o.cluster() && !o.Given("workers") {
		crew.Size = 0
	}
	begun := make(chan struct{})
	coordinator.Begun = sync.OnceFunc(func() { close(begun) })
	var working sync.WaitGroup
	working.Go(func() {
		if err := workAfter(ctx, begun, crew); err != nil {
			stop(err)
		}
	})
	err = coordinator.Run(ctx)
	stop(nil)
	working.Wait()
	return err
}

// workAfter runs the crew once the run has begun. A worker that came before would find the run complete, from the last round, and end.
func workAfter(ctx context.Context, begun <-chan struct{}, crew *survey.Crew) error {
	select {
	case <-begun:
		return crew.Run(ctx)
	case <-ctx.Done():
		return nil
	}
}

// progress prints how far the run is.
func progress(say *cmdline.Language, display *cmdline.Progress) func(*survey.Fold) {
	began, at := time.Now(), int64(-1)
	return func(f *survey.Fold) {
		if at < 0 {
			at, began = f.Deals, time.Now()
		}
		display.Set(f.Deals, func() string { return progressText(say, f, f.Deals-at, time.Since(began)) })
	}
}
