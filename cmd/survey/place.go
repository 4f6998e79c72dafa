package main

// Where a run is: on a server in this process, on another process's server, or on a cluster.

import (
	"context"
	"errors"
	"io/fs"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/survey"
	"kedou/internal/phrase"
)

// place is an open run.
type place struct {
	*survey.Queue
	access   survey.Access
	manifest *survey.Manifest
	server   *survey.Embedded // nil on a cluster, or if another process has the server
}

func (p *place) Close() {
	if p.Queue != nil {
		p.Queue.Close()
	}
	if p.server != nil {
		p.server.Close()
	}
}

// on is the action of a command on a run, which open finds.
func on(open func(*options) (*place, error), do func(*options, *place) error) cli.ActionFunc {
	return func(c *cli.Context) error {
		o := optionsOf(c)
		p, err := open(o)
		if err != nil {
			return err
		}
		defer p.Close()
		return do(o, p)
	}
}

// shared opens an existing run that another process may work on.
func shared(o *options) (*place, error) { return find(o, false) }

// alone opens an existing run that no other process on this machine works on.
func alone(o *options) (*place, error) { return find(o, true) }

func find(o *options, alone bool) (*place, error) {
	if o.cluster() && len(o.Args) > 0 {
		return nil, o.Usagef("either a folder or --nats, got %q too", o.Args[0])
	}
	if err := o.checkPlace(); err != nil {
		return nil, err
	}
	if o.cluster() {
		p := &place{access: o.access}
		return p, p.connect(func() error { return p.fetch(o) })
	}
	m, err := survey.LoadManifest(o.dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, o.Usagef("%s: there is no survey in it", o.dir)
	}
	if err != nil {
		return nil, err
	}
	p := &place{manifest: m}
	if err = p.serve(o, func() error { return nil }); err != nil && !alone && errors.Is(err, survey.ErrRunning) {
		if p.access, err = survey.Announced(o.dir); err != nil {
			return nil, phrase.Errorf("%s: another process has just begun or ended to work on this run; try again", o.dir)
		}
		return p, p.connect(func() error { return p.Find(o) })
	}
	return p, err
}

// fetch finds the run on a cluster, with its manifest.
func (p *place) fetch(o *options) (err error) {
	if err = p.Find(o); err != nil {
		return err
	}
	if p.manifest, err = p.Manifest(o); err != nil {
		return err
	}
	if p.manifest == nil {
		return phrase.Errorf("%s has no manifest", o.name())
	}
	return p.manifest.Validate()
}

// create opens the place of a new or existing run, and fixes its manifest.
func create(o *options, m *survey.Manifest) (*place, error) {
	if err := o.checkPlace(); err != nil {
		return nil, err
	}
	p := &place{manifest: m}
	if !o.cluster() {
		return p, p.serve(o, func() error { return fix(o.dir, m) })
	}
	p.access = o.access
	return p, p.connect(func() error {
		if err := p.Create(o, o.copies); err != nil {
			return err
		}
		if err := p.Fix(o, m, survey.ThisProgram); err != nil {
			return phrase.Errorf("%s: %w", o.name(), err)
		}
		return nil
	})
}

// fix writes the manifest into the folder, or compares it with the existing one.
func fix(dir string, m *survey.Manifest) error {
	was, err := survey.LoadManifest(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return survey.SaveManifest(dir, m)
	} else if err != nil {
		return err
	}
	if err := was.Same(m, survey.ThisProgram); err != nil {
		return phrase.Errorf("%s holds another survey: %w", dir, err)
	}
	return nil
}

// serve starts a server in the run's folder and gives the run its streams and its manifest.
func (p *place) serve(o *options, prepare func() error) (err error) {
	if p.server, err = survey.Serve(o.dir, o.disk, o.log()); err != nil {
		return err
	}
	p.access = p.server.Access
	if err := prepare(); err != nil {
		p.Close()
		return err
	}
	return p.connect(func() error {
		if p.Find(o) != nil { // the run is new, or its store is damaged
			if err := p.Create(o, 1); err != nil {
				return err
			}
		}
		return p.Fix(o, p.manifest, "its manifest.json")
	})
}

// connect connects to the run's server and makes the run ready. On an error it closes the place.
func (p *place) connect(ready func() error) (err error) {
	if p.Queue, err = survey.Connect(p.access); err == nil {
		err = ready()
	}
	if err != nil {
		p.Close()
	}
	return err
}

// taken opens an existing run. If a process that only reads has the folder, taken waits
// for the end of that process, half a minute at most.
func taken(o *options) (*place, error) {
	for began := time.Now(); ; time.Sleep(100 * time.Millisecond) {
		p, err := alone(o)
		if !errors.Is(err, survey.ErrRunning) {
			return p, err
		}
		busy := err
		if p, err = shared(o); err == nil && (p.server != nil || p.Coordinated(o)) {
			return p, nil
		}
		if err == nil {
			p.Close()
		}
		if o.Err() != nil {
			return nil, context.Cause(o)
		}
		if time.Since(began) > 30*time.Second {
			return nil, busy
		}
	}
}

// known returns the results so far, and the rounds.
func (p *place) known(ctx context.Context) (*survey.Fold, survey.Rounds, error) {
	f := survey.NewFold(p.manifest)
	if err := p.Replay(ctx, func(b *survey.Batch) { f.Add(b, nil) }); err != nil {
		return nil, nil, err
	}
	rounds, err := p.Rounds(ctx, p.manifest)
	return f, rounds, err
}
