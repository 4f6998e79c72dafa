package main

// Where a run is: on a server in this process, on one that another process has, or on a cluster.

import (
	"context"
	"errors"
	"fmt"
	"io/fs"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/survey"
)

// place is an open run.
type place struct {
	*survey.Queue
	access   survey.Access
	manifest *survey.Manifest
	server   *survey.Embedded // nil on a cluster, or where another process has the server
	again    []string         // the words that name the place in a command
}

func (p *place) Close() {
	p.Queue.Close()
	if p.server != nil {
		p.server.Close()
	}
}

// find opens a run that is there. Alone says that no other process may work on it.
func find(c *cli.Context, alone bool) (*place, error) {
	if c.IsSet("nats") {
		return findOnCluster(c)
	}
	dir, m, err := existing(c)
	if err != nil {
		return nil, err
	}
	p := &place{manifest: m, again: []string{dir}}
	p.server, err = survey.Serve(dir, disk(c), logger(c))
	if err == nil {
		p.access = p.server.Access
	} else if !alone && errors.Is(err, survey.ErrRunning) {
		if p.access, err = survey.Announced(dir); err != nil {
			err = fmt.Errorf("%s: another process has just begun or ended to work on this run; try again", dir)
		}
	}
	if err != nil {
		return nil, err
	}
	return p, p.connect(c.Context)
}

// connect connects to the run's server and gives the run its streams.
func (p *place) connect(ctx context.Context) (err error) {
	if p.Queue, err = survey.Connect(p.access); err != nil {
		if p.server != nil {
			p.server.Close()
		}
		return err
	}
	err = p.Find(ctx)
	if p.server != nil {
		if err != nil { // the run is new, or its store was damaged
			err = p.Create(ctx, 1)
		}
		if err == nil {
			err = p.Fix(ctx, p.manifest, "its manifest.json")
		}
	}
	if err != nil {
		p.Close()
	}
	return err
}

func findOnCluster(c *cli.Context) (*place, error) {
	if c.NArg() > 0 {
		return nil, cmdline.Usagef(c, "either a folder or --nats, got %q too", c.Args().First())
	}
	a, err := access(c)
	if err != nil {
		return nil, err
	}
	p := &place{access: a, again: nil}
	if err := p.connect(c.Context); err != nil {
		return nil, err
	}
	if p.manifest, err = p.Manifest(c.Context); err == nil && p.manifest == nil {
		err = fmt.Errorf("run %s has no manifest", a.Run)
	}
	if err == nil {
		err = p.manifest.Validate()
	}
	if err != nil {
		p.Close()
		return nil, err
	}
	return p, nil
}

// create opens the place of a run that may be new, and fixes its manifest.
func create(c *cli.Context, m *survey.Manifest) (*place, error) {
	if c.IsSet("nats") {
		return createOnCluster(c, m)
	}
	dir, err := folder(c)
	if err != nil {
		return nil, err
	}
	p := &place{manifest: m, again: []string{dir}}
	if p.server, err = survey.Serve(dir, disk(c), logger(c)); err != nil {
		return nil, err
	}
	if err := fix(dir, m); err != nil {
		p.server.Close()
		return nil, err
	}
	p.access = p.server.Access
	return p, p.connect(c.Context)
}

// fix writes the manifest into the folder, or compares it with the one that is there.
func fix(dir string, m *survey.Manifest) error {
	was, err := survey.LoadManifest(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return survey.SaveManifest(dir, m)
	} else if err != nil {
		return err
	}
	if err := was.Same(m, survey.ThisProgram); err != nil {
		return fmt.Errorf("%s holds another survey: %w", dir, err)
	}
	return nil
}

func createOnCluster(c *cli.Context, m *survey.Manifest) (*place, error) {
	a, err := access(c)
	if err != nil {
		return nil, err
	}
	p := &place{access: a, manifest: m}
	if p.Queue, err = survey.Connect(a); err != nil {
		return nil, err
	}
	if err = p.Create(c.Context, c.Int("copies")); err == nil {
		if err = p.Fix(c.Context, m, survey.ThisProgram); err != nil {
			err = fmt.Errorf("run %s: %w", a.Run, err)
		}
	}
	if err != nil {
		p.Close()
		return nil, err
	}
	return p, nil
}

// disk is the bound on the store.
func disk(c *cli.Context) int64 {
	if n := cmdline.BytesOf(c, "disk"); n > 0 {
		return n
	}
	return 64 << 30
}
