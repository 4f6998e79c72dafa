package main

// The results of a run as text and as JSON.

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"strings"
	"time"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/measure"
	"kedou/cmd/internal/records"
	"kedou/cmd/internal/survey"
)

// summary is the JSON of a run. Undecided deals count as no for lower ends of intervals, and as yes for
// upper ends.
type summary struct {
	Manifest       *survey.Manifest `json:"manifest"`
	Budgets        []int64          `json:"budgets"`          // nodes of each round
	Rounds         survey.Rounds    `json:"rounds,omitempty"` // of a run with survey retry
	Complete       bool             `json:"complete"`
	Deals          int64            `json:"deals"`
	Yes            int64            `json:"yes"`
	No             int64            `json:"no"`
	Undecided      map[string]int64 `json:"undecided"`
	Words          [2]string        `json:"words"` // of yes and no
	Wilson         [2]float64       `json:"wilson"`
	ClopperPearson [2]float64       `json:"clopper_pearson"`
	Certified      certified        `json:"certified"`
	Nodes          int64            `json:"nodes"`
	Histogram      []int64          `json:"histogram"` // deals by the binary digits of their nodes
	Slowest        []slow           `json:"slowest"`
	Measured       *measured        `json:"measured,omitempty"`
	CPU            records.Seconds  `json:"cpu_seconds"`
	Duplicates     int64            `json:"duplicates"` // outcomes that came twice and count once
	fold           *survey.Fold
	left           string // what survey retry would try again
	say            *cmdline.Language
}

type certified struct {
	Confirmed int64 `json:"confirmed"` // by the rules alone
	Supported int64 `json:"supported"` // by a search that shares only the solver's states
	Open      int64 `json:"open"`
	*kept
}

// kept sums up the proofs of a run with --certify all.
type kept struct {
	Proofs int64   `json:"proofs"` // verdicts with a checked proof
	Share  float64 `json:"share"`  // of all verdicts
	Bytes  int64   `json:"bytes"`  // of the proofs, as survey export writes them
	Digest string  `json:"digest"` // of the proofs, as klondike verify computes it from a file of them
}

type slow struct {
	Deal    int64  `json:"deal"`
	Verdict string `json:"verdict"`
	Nodes   int64  `json:"nodes"`
}

// report prints and draws the results of a run. The exit code says whether every
// deal is decided.
func report(o *options, p *place) error {
	f, rounds, err := p.known(o)
	if err != nil {
		return err
	}
	kind := kindOf(p.manifest)
	s := summarise(p.manifest, kind, rounds, f)
	s.left, s.say = remaining(o, p.manifest, f, rounds), o.Speech
	if s.Certified.kept, err = keptBy(o, p); err != nil {
		return err
	}
	if o.plot != "" {
		if err := plotTo(o, p, kind); err != nil {
			return err
		}
	}
	if o.json {
		err = cmdline.WriteJSON(o.Out, s)
	} else {
		err = s.print(o.Out)
	}
	if err == nil && (!s.Complete || f.Undecided() > 0) {
		err = cmdline.Exit(cmdline.Undecided)
	}
	return err
}

// keptBy sums up the proofs of a run that keeps them, and returns nil for others.
func keptBy(o *options, p *place) (*kept, error) {
	if !p.manifest.Proofs {
		return nil, nil
	}
	var digest records.Digest
	f, err := p.Deals(o, p.manifest, func(d survey.Deal) error {
		if d.Proof.Bytes > 0 {
			digest.Add(d.Proof.Sum)
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	decided := max(f.Yes+f.No, 1)
	return &kept{f.Proofs, float64(f.Proofs) / float64(decided), f.ProofBytes + f.Proofs, digest.String()}, nil
}

func summarise(m *survey.Manifest, kind survey.Kind, rounds survey.Rounds, f *survey.Fold) summary {
	s := summary{Manifest: m, Complete: f.Complete(rounds), Deals: f.Deals, Yes: f.Yes, No: f.No,
		Undecided: map[string]int64{}, Words: kind.Words, Certified: certified{f.Certified[survey.Confirmed], f.Certified[survey.Supported], f.Certified[survey.Open], nil}, Nodes: f.Work,
		CPU: records.Seconds(f.CPU), Duplicates: f.Duplicates, fold: f}
	for _, r := range rounds {
		s.Budgets = append(s.Budgets, r.Budget)
	}
	if len(rounds) > 1 {
		s.Rounds = rounds
	}
	for why, n := range f.Reasons {
		if n > 0 {
			s.Undecided[survey.Reason(why).String()] = n
		}
	}
	s.Wilson, s.ClopperPearson = intervals(f.Yes, f.Undecided(), f.Deals)
	for _, d := range f.Slowest {
		s.Slowest = append(s.Slowest, slow{d.Number, kind.Word(d.Verdict), d.Work})
	}
	s.Histogram = f.Histogram[:]
	for len(s.Histogram) > 0 && s.Histogram[len(s.Histogram)-1] == 0 {
		s.Histogram = s.Histogram[:len(s.Histogram)-1]
	}
	s.Measured = measuredOf(kind, f)
	return s
}

// intervals returns those of Wilson and of Clopper and Pearson, with undecided deals counted
// both ways.
func intervals(yes, undecided, deals int64) (wilson, exact [2]float64) {
	if deals == 0 {
		return [2]float64{0, 1}, [2]float64{0, 1}
	}
	wilson[0], _ = measure.Wilson(yes, deals)
	_, wilson[1] = measure.Wilson(yes+undecided, deals)
	exact[0], _ = survey.ClopperPearson(yes, deals)
	_, exact[1] = survey.ClopperPearson(yes+undecided, deals)
	return wilson, exact
}

// print writes the summary as text, the verdict first.
func (s *summary) print(w io.Writer) error {
	f, b, say := s.fold, &strings.Builder{}, s.say
	fmt.Fprintf(b, "%s\n", s.verdict())
	b.WriteString(say.Sprintf("%s: %s (95 %%, Wilson), %s (Clopper and Pearson)\n", say.Text(s.Words[0]), percents(say, s.Wilson), percents(say, s.ClopperPearson)))
	b.WriteString(s.Certified.text(say))
	if s.Measured != nil {
		b.WriteString(s.Measured.text(say))
	}
	b.WriteString(say.Sprintf("work: %s nodes, %.4g a deal; %.3g hours of processor time, %s a deal\n", cmdline.Count(f.Work),
		float64(f.Work)/float64(max(f.Deals, 1)), f.CPU.Hours(), cmdline.Duration(f.CPU/time.Duration(max(f.Deals, 1)))))
	s.histogram(b)
	for _, d := range s.Slowest[:min(len(s.Slowest), 3)] {
		b.WriteString(say.Sprintf("hard: deal %d, %s, %s nodes\n", d.Deal, say.Text(d.Verdict), cmdline.Count(d.Nodes)))
	}
	s.rules(b)
	b.WriteString(s.left)
	_, err := io.WriteString(w, b.String())
	return err
}

// text is one line about checked verdicts, two about proofs, and empty without either.
func (c certified) text(say *cmdline.Language) string {
	switch {
	case c.kept != nil:
		return say.Sprintf("certified: %s of the verdicts, %s, each by a proof that was checked; %s left open\nproofs: %s, digest %s\n",
			whole(say, c.Proofs, c.Proofs+c.Open), cmdline.Count(c.Proofs), cmdline.Count(c.Open), cmdline.Bytes(c.Bytes), c.Digest)
	case c != certified{}:
		return say.Sprintf("certified: of %s in the sample %s by the rules alone, %s by single steps; %s too long to check\n",
			say.Plural(c.Confirmed+c.Supported+c.Open, "deal"), cmdline.Count(c.Confirmed), cmdline.Count(c.Supported), cmdline.Count(c.Open))
	}
	return ""
}

// whole rounds a percentage down: 100 % means all.
func whole(say *cmdline.Language, k, n int64) string {
	if k == n {
		return say.Text("100 %")
	}
	return say.Sprintf("%.4f %%", math.Floor(1e6*float64(k)/float64(n))/1e4)
}

// verdict returns the first line.
func (s *summary) verdict() string {
	state := ""
	if !s.Complete {
		state = s.say.Sprintf("of %s deals, so far ", cmdline.Count(s.Manifest.Count))
	}
	text := s.say.Sprintf("%s%s: %s %s (%s), %s %s, %s undecided", state, s.say.Plural(s.Deals, "deal"), cmdline.Count(s.Yes), s.say.Text(s.Words[0]),
		share(s.say, s.Yes, s.Deals), cmdline.Count(s.No), s.say.Text(s.Words[1]), cmdline.Count(s.fold.Undecided()))
	var why []string
	for reason, n := range s.fold.Reasons {
		if n > 0 {
			why = append(why, s.say.Sprintf("%s: %s", s.say.Text(survey.Reason(reason).String()), cmdline.Count(n)))
		}
	}
	if len(why) > 0 {
		text += s.say.Sprintf(" (%s)", strings.Join(why, s.say.Text(", ")))
	}
	return text
}

// histogram draws the deals by their work, in powers of ten.
func (s *summary) histogram(w io.Writer) {
	var decades []int64
	for digits, n := range s.Histogram {
		at := int(float64(max(digits-1, 0)) * math.Log10(2)) // the lower end of the class
		for len(decades) <= at {
			decades = append(decades, 0)
		}
		decades[at] += n
	}
	for at, n := range decades {
		bar := strings.Repeat("#", int(math.Round(50*float64(n)/float64(max(s.Deals, 1)))))
		io.WriteString(w, s.say.Sprintf("  %s nodes %s %s\n", cmdline.Pad(s.say.Sprintf("from about 10^%d", at), 16), cmdline.PadLeft(cmdline.Count(n), 12), bar))
	}
}

// rules writes the question, and the program.
func (s *summary) rules(w io.Writer) {
	m := s.Manifest
	var spec strings.Builder
	text, _ := json.Marshal(m.Spec) // valid: it was read as JSON
	spec.Write(text)
	io.WriteString(w, s.say.Sprintf("asked: %s %s, deals %d to %d of %s, budget %s nodes\nby: version %s, signature %s\n",
		m.Kind, spec.String(), m.First, m.First+m.Count-1, m.Generator, cmdline.Count(m.Budget), m.Version, m.Signature))
	for i, r := range s.Rounds {
		if i > 0 {
			io.WriteString(w, s.say.Sprintf("round %d: budget %s nodes, %s for a proof or check, %s of memory; by version %s, signature %s\n", i,
				cmdline.Count(r.Budget), cmdline.Count(r.CertifyBudget), cmdline.Bytes(r.Memory), r.Version, r.Signature))
		}
	}
}

// progressText returns the line of progress; news counts the deals answered in the time used.
func progressText(say *cmdline.Language, f *survey.Fold, news int64, used time.Duration) string {
	wilson, _ := intervals(f.Yes, f.Undecided(), f.Deals)
	return say.Sprintf("%s deals, %s yes (%s), %s undecided, %.0f deals/s", cmdline.Count(f.Deals), share(say, f.Yes, f.Deals), percents(say, wilson),
		cmdline.Count(f.Undecided()), float64(news)/max(used.Seconds(), 1e-3))
}

// share is a percentage with three digits behind the point.
func share(say *cmdline.Language, k, n int64) string {
	if n == 0 {
		return "-"
	}
	return say.Sprintf("%.3f %%", 100*float64(k)/float64(n))
}

func percents(say *cmdline.Language, i [2]float64) string {
	return say.Sprintf("%.3f to %.3f %%", 100*i[0], 100*i[1])
}
