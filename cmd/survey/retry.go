package main

// Another round over undecided deals, and over verdicts whose proof or check is open.

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/survey"
	"kedou/internal/phrase"
)

func retryCommand() *cli.Command {
	memory := cmdline.BytesFlag("memory", "each worker's tables may hold this many `BYTES`", "1GiB")
	guard := cmdline.DurationFlag("guard", "give a deal up after this `TIME` by the clock", time.Hour)
	memory.DefaultText, guard.DefaultText = "as before", "as before"
	return onRun("retry", "try again, with greater budgets, what is undecided or lacks its proof or check", on(alone, retry), cmdline.Category("Limits",
		&cli.StringFlag{Name: "budget", Usage: "try undecided deals again with `NODES` for each, or a multiple of the last budget", Value: "10x"},
		&cli.StringFlag{Name: "certify-budget", Usage: "try deals whose proof or check is open again with `NODES` for each, or a multiple; without this flag and --budget, retry tries both kinds of deals", Value: "10x"},
		memory, guard), runFlags())
}

// retry adds a round to a run without missing outcomes, and works on the round. The build may differ from the
// earlier rounds' builds; their verdicts stand, and a round that contradicts one ends with an error.
func retry(o *options, p *place) error {
	f, rounds, err := p.known(o)
	if err != nil {
		return err
	}
	if f.Deals < p.manifest.Count {
		return phrase.Errorf("the survey isn't complete; first: %s", o.to("resume"))
	}
	next := rounds[rounds.Last()]
	if err := o.raise(&next, p.manifest, f); err != nil {
		return err
	}
	next.Version = cmdline.Build()
	if next.Signature, err = p.manifest.Sign(o, kinds); err != nil {
		return err
	}
	if err := p.AddRound(o, rounds, next); err != nil {
		return err
	}
	return carryOn(o, p, 1)
}

// raise gives a round greater limits than the last one had, for the deals that the flags choose.
func (o *options) raise(next *survey.Round, m *survey.Manifest, f *survey.Fold) error {
	undecided, open, err := o.chosen(f)
	if undecided {
		next.Budget, err = raised(o, "budget", next.Budget)
	}
	if open && err == nil {
		next.CertifyBudget, err = raised(o, "certify-budget", next.CertifyBudget)
	}
	if err != nil {
		return err
	}
	if o.Given("guard") {
		next.Guard = o.guard
	}
	if err := o.enlarge(next); err != nil {
		return err
	}
	return o.fits(m, next.Limits)
}

// chosen reports whether a round asks about undecided deals, and whether about open proofs and checks. Without --budget and
// --certify-budget it asks about both, as far as there are some. The error says that there is nothing to ask.
func (o *options) chosen(f *survey.Fold) (undecided, open bool, err error) {
	undecided, open = f.Undecided() > 0, f.Certified[survey.Open] > 0
	deals, proofs := o.Given("budget"), o.Given("certify-budget")
	switch {
	case !undecided && !open:
		err = phrase.Errorf("no deal is undecided or lacks a proof or check: there is nothing to try again")
	case !undecided && deals && !proofs:
		err = phrase.Errorf("no deal is undecided; to try again those that lack a proof or check: --certify-budget 10x")
	case !open && proofs && !deals:
		err = phrase.Errorf("no deal lacks a proof or check; to try again those that are undecided: --budget 10x")
	}
	both := deals == proofs // flags, or neither of them
	return undecided && (deals || both) && err == nil, open && (proofs || both) && err == nil, err
}

// enlarge gives a round the memory of --memory, no less than the last round had.
func (o *options) enlarge(next *survey.Round) error {
	last := next.Memory
	if o.Given("memory") {
		next.Memory = o.memory
	}
	if next.Memory < last {
		return o.Usagef("--memory %s: the last round had %s; give as much or more", cmdline.Bytes(next.Memory), cmdline.Bytes(last))
	}
	return nil
}

// fits checks that the memory of a round holds the largest search for a proof that its budget allows: a proof that the memory ends would
// look as if the budget had ended it.
func (o *options) fits(m *survey.Manifest, l survey.Limits) error {
	need := memoryFor(m, l.CertifyBudget)
	if l.Memory >= need {
		return nil
	}
	return o.Usagef("--certify-budget: %s nodes for a proof may take more than the %s of --memory; give --memory %s, or --certify-budget %d or less",
		cmdline.Count(l.CertifyBudget), cmdline.Bytes(l.Memory), gibibytes(need), l.Memory/kindOf(m).ProofNode)
}

// memoryFor returns a memory that suffices for a proof of the given number of nodes.
func memoryFor(m *survey.Manifest, budget int64) int64 {
	if !m.Proofs {
		return 0
	}
	return budget * kindOf(m).ProofNode
}

// gibibytes rounds a number of bytes up and formats it as a flag's value.
func gibibytes(n int64) string { return fmt.Sprintf("%dGiB", (n+1<<30-1)>>30) }

// raised parses a flag's budget: a number of nodes, or a multiple of the last budget.
func raised(o *options, flag string, last int64) (int64, error) {
	text := map[string]string{"budget": o.budget, "certify-budget": o.certifyBudget}[flag]
	factor, multiple := strings.CutSuffix(text, "x")
	n, err := strconv.ParseFloat(factor, 64)
	if multiple {
		n *= float64(last)
	}
	if err != nil || math.IsNaN(n) || n > 1<<53 || n <= float64(last) {
		return 0, o.Usagef("--%s %q: not a number of nodes above %d, or a multiple like 10x", flag, text, last)
	}
	return int64(n), nil
}

// remaining names the deals that retry would try again, and the command; empty if there are none.
func remaining(o *options, m *survey.Manifest, f *survey.Fold, rounds survey.Rounds) string {
	deals := f.Remaining()
	if len(deals) == 0 {
		return ""
	}
	say, command, first := o.Speech, o.to("retry"), "to try again: %s"
	if last := rounds[rounds.Last()]; memoryFor(m, 10*last.CertifyBudget) > last.Memory && f.Certified[survey.Open] > 0 {
		command += " --memory " + gibibytes(memoryFor(m, 10*last.CertifyBudget))
	}
	if !f.Complete(rounds) {
		first = "to try again once all deals are done: %s"
	}
	return say.Sprintf("left: %s, %s; %s\n", some(say, deals), say.Text(lack(m, f)), say.Sprintf(first, command))
}

// lack says what the deals for retry lack.
func lack(m *survey.Manifest, f *survey.Fold) string {
	open := "unchecked"
	if m.Proofs {
		open = "without a proof"
	}
	switch {
	case f.Certified[survey.Open] == 0:
		return "undecided"
	case f.Undecided() > 0:
		open = map[bool]string{true: "undecided or without a proof", false: "undecided or unchecked"}[m.Proofs]
	}
	return open
}

// some names the first few deals of a list.
func some(say *cmdline.Language, deals []survey.Deal) string {
	const most = 10
	var names []string
	for _, d := range deals[:min(len(deals), most)] {
		names = append(names, strconv.FormatInt(d.Number, 10))
	}
	if len(deals) == 1 {
		return say.Sprintf("deal %s", names[0])
	}
	text := say.Sprintf("deals %s", strings.Join(names, ", "))
	if more := len(deals) - len(names); more > 0 {
		text += say.Sprintf(" and %s more", cmdline.Count(more))
	}
	return text
}
