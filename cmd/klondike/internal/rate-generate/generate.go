package rating

// klondike generate: files of rated deals, in the order of their seeds.

import (
	"context"
	"errors"
	"iter"
	"math"
	"slices"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/journal"
	"kedou/cmd/internal/records/klondikejson"
	"kedou/cmd/klondike/internal/common"
	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/klondike/difficulty"
	"kedou/search"
)

// GenerateCommand returns the command generate of klondike.
func GenerateCommand() *cli.Command {
	return &cli.Command{
		Name:  "generate",
		Usage: "make a pool of deals that can be won, each with its difficulty",
		Description: "Tries one seed after the other, and keeps the requested deals, in the order of their seeds.\n" +
			"The grades say how many of 100 games two plain players win, who don't see the hidden cards:\n\n" + gradesText() + "\n" +
			"-o FILE gets a JSON object a line, as --json prints them, and appears when the pool is whole:\n" +
			"until then the lines are in FILE.part, from which --resume continues. At the end generate\n" +
			"prints the counts and the SHA-256 of the file. The file doesn't depend on interruptions or on\n" +
			"the number of workers.",
		Flags: slices.Concat(
			cmdline.Category("Deals",
				&cli.BoolFlag{Name: "winnable", Usage: "only deals that can be won, as with --difficulty", DisableDefaultText: true},
				cmdline.ChoiceFlag("difficulty", "only deals of the `GRADE`", append([]string{"any"}, difficulty.Names()...)...),
				common.FirstFlag("the `SEED` of the first deal to try"),
				cmdline.IntFlag("n", "keep `N` deals", 1, 1, math.MaxInt32)),
			common.RulesFlags(),
			cmdline.Category("Output",
				poolFlag(),
				&cli.BoolFlag{Name: "resume", Usage: "continue the FILE of -o", DisableDefaultText: true},
				cmdline.JSONFlag(), cmdline.QuietFlag()),
			[]cli.Flag{cmdline.WorkersFlag()}),
		Action: func(c *cli.Context) error {
			return generate(cmdline.CallOf(c), poolOptions{
				rules: common.RulesOf(c), winnable: c.Bool("winnable"), difficulty: c.String("difficulty"), first: c.Uint64("seed"),
				n: c.Int("n"), workers: c.Int("workers"), path: c.String("o"), resume: c.Bool("resume"), json: c.Bool("json"), quiet: c.Bool("quiet"),
			})
		},
	}
}

// memory bounds the tables of each search, in bytes. A search that exceeds the tables is undecided, on every machine.
const memory = 128 << 20

type poolOptions struct {
	rules      klondike.Rules
	winnable   bool
	difficulty string // a grade, or any
	first      uint64 // seed
	n, workers int
	path       string // of the pool
	resume     bool
	json       bool
	quiet      bool
}

func generate(call *cmdline.Call, o poolOptions) error {
	switch {
	case len(call.Args) > 0:
		return call.Usagef("generate takes no argument, got %q", call.Args[0])
	case o.resume && !call.Given("o"):
		return call.Usagef("--resume goes with -o: name the file to continue")
	}
	p := &pooling{Call: call, poolOptions: o, next: o.first}
	if err := p.openPool(); err != nil {
		return err
	}
	defer p.file.Close()
	err := p.run()
	if p.Err() != nil {
		p.noteCut()
		return context.Cause(p.Context)
	}
	if err == nil {
		err = p.file.Commit()
	}
	if err != nil {
		return err
	}
	return p.finish()
}

type pooling struct {
	*cmdline.Call
	poolOptions
	file     *journal.Journal // nil for standard output
	progress *cmdline.Progress
	judges   chan *difficulty.Judge
	next     uint64 // the first seed still to do
	count    poolCount
}

// errEnough ends a run with all its deals.
var errEnough = errors.New("enough")

func (p *pooling) run() error {
	p.judges = make(chan *difficulty.Judge, p.workers)
	for range p.workers {
		j, err := difficulty.New(p.rules, difficulty.Options{Limits: search.Limits{Memory: memory}})
		if err != nil {
			return err
		}
		p.judges <- j
	}
	p.progress = cmdline.NewProgress(p.Notes, int64(p.n), p.quiet)
	defer p.progress.Close()
	if p.count.kept >= p.n {
		return nil
	}
	var err error
	if p.next >= p.first { // else an earlier run did the very last seed
		err = cmdline.Ordered(p.Context, p.workers, seedsFrom(p.next), p.rate, p.take)
	}
	switch {
	case errors.Is(err, errEnough):
		return nil
	case err == nil:
		return phrase.Errorf("the seeds end at %d, after %d of %d deals", uint64(math.MaxUint64), p.count.kept, p.n)
	}
	return err
}

func seedsFrom(first uint64) iter.Seq2[uint64, error] {
	return func(yield func(uint64, error) bool) {
		for seed := first; yield(seed, nil) && seed < math.MaxUint64; seed++ {
		}
	}
}

type candidate struct {
	seed   uint64
	rating klondikejson.Rating
	kept   bool
	err    error
}

// rate rates the deal of a seed, and searches the winning moves of a kept deal.
func (p *pooling) rate(ctx context.Context, seed uint64) candidate {
	j := <-p.judges
	defer func() { p.judges <- j }()
	r := rated{Deal: common.Seeded(seed, p.rules), rules: p.rules}
	found := candidate{seed: seed}
	if r.Rating, found.err = j.Rate(ctx, &r.Position); found.err != nil {
		return found
	}
	if r.Status == search.Solved && p.wants(r.Status.String(), r.Grade.String()) {
		found.err = r.findPath(ctx, j)
	}
	found.kept = p.wants(r.Status.String(), r.Grade.String()) // a deal without a solution is now undecided
	found.rating = r.record()
	return found
}

// wants reports whether the run still needs a deal of this verdict and grade.
func (p *pooling) wants(verdict, grade string) bool {
	if p.difficulty != "any" {
		return grade == p.difficulty
	}
	return verdict == search.Solved.String() || !p.winnable
}

func (p *pooling) take(found candidate) error {
	if found.err != nil || p.Err() != nil {
		return errors.Join(found.err, context.Cause(p.Context))
	}
	p.next = found.seed + 1
	p.count.add(&found.rating, found.kept)
	p.progress.Set(int64(p.count.kept), func() string { return p.count.text(p.Speech) })
	if !found.kept {
		return nil
	}
	if err := p.write(&found.rating); err != nil {
		return err
	}
	if p.count.kept == p.n {
		return errEnough
	}
	return nil
}
