package main

// The commands that look at a run or steer it.

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records"
	"kedou/cmd/internal/survey"
	"kedou/internal/phrase"
)

// onRun returns a command on an existing run.
func onRun(name, usage string, action cli.ActionFunc, flags ...[]cli.Flag) *cli.Command {
	return &cli.Command{Name: name, Usage: usage, ArgsUsage: "FOLDER", Flags: slices.Concat(flags...), Action: action}
}

func statusCommand() *cli.Command {
	return onRun("status", "report the results so far", on(shared, report), cmdline.Category("Output", cmdline.JSONFlag(),
		cmdline.PlotFlag("draw the interval's convergence and the work's distribution into `FILE`, as SVG", "-work")))
}

func pauseCommand() *cli.Command {
	return onRun("pause", "give out no more deals until resume", on(shared, func(o *options, p *place) error {
		if err := p.Pause(o); err != nil {
			return err
		}
		_, err := fmt.Fprintln(o.Out, o.Speech.Text("the survey is paused: deals in work are finished, others wait for survey resume"))
		return err
	}))
}

func exportCommand() *cli.Command {
	return onRun("export", "print the outcome of every deal, in the order of the deals", on(shared, export), cmdline.Category("Output",
		cmdline.ChoiceFlag("format", "write the outcomes as `FORM`", survey.Formats...),
		outFlag(),
		&cli.BoolFlag{Name: "proofs", Usage: "write the proofs of a run with --certify all instead, a record a line for klondike verify; compressed if FILE ends in .gz", DisableDefaultText: true},
		&cli.BoolFlag{Name: "times", Usage: "with the processor time of each deal, in microseconds, which differs from run to run", DisableDefaultText: true}))
}

// outFlag returns the flag of an export's file, and of the manifest beside it.
func outFlag() cli.Flag {
	out := cmdline.FileFlag("out", "write them to `FILE` instead of standard output, and what it must hold to FILE.manifest.json", `{"schema":1,"(?:deal|proof)":|deal,verdict,|PAR1`)
	file := out.Action
	out.Action = func(c *cli.Context, path string) error {
		if bare, zip := strings.CutSuffix(path, ".gz"); zip && !c.Bool("proofs") {
			return cmdline.Usagef(c, "--out %s: only proofs are compressed; name it %s", path, bare)
		}
		return cmp.Or(file(c, path), cmdline.Replaceable(c, "out", records.ManifestOf(path), `{"schema":1,"file":"`))
	}
	return out
}

func export(o *options, p *place) error {
	if o.proofs {
		return exportProofs(o, p)
	}
	if o.format == "parquet" && o.out == "" && cmdline.IsTerminal(o.Out) {
		return o.Usagef("--format parquet is nothing to read on a terminal: give --out FILE")
	}
	var f *survey.Fold
	write := func(w io.Writer) error {
		return kindOf(p.manifest).Export(w, o.format, o.times, func(each func(survey.Deal) error) (err error) {
			f, err = p.Deals(o, p.manifest, each)
			return err
		})
	}
	if o.out == "" {
		if err := write(cmdline.Raw(o.Out)); err != nil { // Parquet is no text
			return err
		}
		return lacking(o, p, f)
	}
	sum := sha256.New()
	if err := cmdline.WriteFile(o.out, func(w io.Writer) error { return write(io.MultiWriter(w, sum)) }); err != nil {
		return err
	}
	err := describe(o, p, f, records.Export{Format: o.format, Records: f.Deals, SHA256: hex.EncodeToString(sum.Sum(nil))})
	return cmp.Or(err, lacking(o, p, f))
}

// describe writes the manifest of an export beside it, unless that went to a device or a pipe.
func describe(o *options, p *place, f *survey.Fold, e records.Export) error {
	if info, err := os.Stat(o.out); o.out == "" || err != nil || !info.Mode().IsRegular() {
		return nil
	}
	rounds, err := p.Rounds(o, p.manifest)
	if err != nil {
		return err
	}
	e.File, e.Complete, e.Survey = filepath.Base(o.out), f.Complete(rounds), p.manifest
	if len(rounds) > 1 {
		e.Rounds = rounds
	}
	return cmdline.WriteFile(records.ManifestOf(o.out), func(w io.Writer) error { return cmdline.WriteJSON(w, e) })
}

// exportProofs writes the proofs of a run that keeps them.
func exportProofs(o *options, p *place) error {
	switch {
	case !p.manifest.Proofs:
		return o.Usagef("--proofs: the run keeps none; begin one with --certify all")
	case o.Given("format") || o.times:
		return o.Usagef("--proofs has one form; leave out --format and --times")
	}
	file, err := cmdline.CreateLines(cmp.Or(o.out, "-"), o.Out)
	if err != nil {
		return err
	}
	defer file.Close()
	f, digest, lost, err := p.Proofs(o, p.manifest, file.Write)
	if err == nil {
		err = file.Commit()
	}
	if err != nil {
		return err
	}
	check := cmdline.Quote(o.out)
	if o.out == "" {
		check = fmt.Sprintf("--expect %d,%s FILE", file.Count, digest)
	}
	fmt.Fprintln(o.Notes, o.Speech.Sprintf("%s, digest %s\nto check them: klondike verify %s", o.Speech.Plural(int64(file.Count), "proof"), digest, check))
	if lost > 0 {
		return phrase.Errorf("the store is damaged: %s of it are lost", o.Speech.Plural(lost, "proof"))
	}
	err = describe(o, p, f, records.Export{Format: "proofs", Records: int64(file.Count), Digest: digest})
	return cmp.Or(err, lacking(o, p, f))
}

// lacking warns of a run that isn't complete, or is damaged. The exit code says the same.
func lacking(o *options, p *place, f *survey.Fold) error {
	rounds, err := p.Rounds(o, p.manifest)
	left := f.Left(rounds)
	if err != nil || left == 0 {
		return err
	}
	why := "the survey isn't complete"
	if finished, err := p.Finished(o); err == nil && finished {
		why = "the store is damaged"
	}
	fmt.Fprintln(o.Notes, o.Speech.Sprintf("survey: %s: %s of %s left to decide; to go on: %s", o.Speech.Text(why),
		cmdline.Count(left), o.Speech.Plural(p.manifest.Count, "deal"), o.to("resume")))
	return cmdline.Exit(cmdline.Undecided)
}

// kindOf returns the kind of a run.
func kindOf(m *survey.Manifest) survey.Kind {
	at := slices.IndexFunc(kinds, func(k survey.Kind) bool { return k.Name == m.Kind })
	if at < 0 {
		return survey.Kind{Name: m.Kind, Words: [2]string{"yes", "no"}, Chunk: 1}
	}
	return kinds[at]
}
