package benchmarks

// Summaries of the runs of each strategy, with their uncertainty.

import (
	"cmp"
	"math"
	"slices"

	"gonum.org/v1/gonum/mathext"
)

// confidence is the level of the reported intervals.
const confidence = 0.99

// Ratio is a factor between two strategies with its interval at the level
// confidence: a geometric mean over the problems that both decided, with the
// interval of a paired t test on the logarithms, one value a problem.
type Ratio struct {
	Mean, Low, High float64
	Problems        int
}

// certain reports whether the interval leaves out 1.
func (r Ratio) certain() bool { return r.Problems > 1 && (r.Low > 1 || r.High < 1) }

// Summary is a strategy's record on one corpus.
type Summary struct {
	Strategy  string
	Problems  int
	Decided   int      // right verdicts, in every round
	Undecided int      // ended by a limit in some round
	Wrong     int      // wrong in some round; a strategy with one has no times and no ratios
	Faults    []string // the first few, as `problem: what is wrong`
	Median    float64  // seconds on the problems it decided: median over problems of the median over rounds
	P90, Max  float64
	Total     float64 // seconds on all problems, undecided ones with the time they took
	Spread    float64 // median over problems of (slowest − fastest)/median over rounds
	Nodes     float64 // median over decided problems
	Bytes     int64   // largest
	PerState  float64 // bytes by states stored, at the attempt that stored most; NaN if none stored enough
	Time      Ratio   // its time by the first strategy's
	Work      Ratio   // its expanded states by the first strategy's
}

// cell is one strategy on one problem, all rounds together.
type cell struct {
	decided, wrong  bool
	seconds, spread float64
	nodes           float64
	bytes           int64
	states, stored  int64 // of the round that stored most, and its bytes
	fault           string
	problem         string
	size            int
	rounds          map[int]float64 // seconds by round
	starts          map[int]int64   // beginnings by round, as Run.At
}

// Summarize condenses the runs of one corpus, in order of the strategies' first
// appearance; ratios compare with the first strategy.
func Summarize(runs []Run) []Summary {
	names, cells := tabulate(runs)
	var all []Summary
	for _, name := range names {
		all = append(all, summary(name, cells[name], cells[names[0]]))
	}
	return all
}

// tabulate groups runs by strategy and problem, both in order of appearance.
func tabulate(runs []Run) (names []string, cells map[string][]cell) {
	type key struct{ strategy, problem string }
	groups := map[key][]Run{}
	var problems []string
	for _, r := range runs {
		if !slices.Contains(names, r.Strategy) {
			names = append(names, r.Strategy)
		}
		k := key{r.Strategy, r.Problem}
		if groups[k] == nil && r.Strategy == runs[0].Strategy {
			problems = append(problems, r.Problem)
		}
		groups[k] = append(groups[k], r)
	}
	cells = map[string][]cell{}
	for _, n := range names {
		for _, p := range problems {
			cells[n] = append(cells[n], merge(p, groups[key{n, p}]))
		}
	}
	return names, cells
}

// merge joins the rounds of one strategy on one problem. One wrong
// round makes it wrong, one undecided round undecided.
func merge(problem string, rounds []Run) cell {
	c := cell{decided: len(rounds) > 0, problem: problem, rounds: map[int]float64{}, starts: map[int]int64{}}
	var times, nodes []float64
	for _, r := range rounds {
		c.decided = c.decided && r.Decided()
		if r.Fault != "" {
			c.wrong, c.fault = true, r.Fault
		}
		c.bytes, c.size = max(c.bytes, r.Bytes), r.Size
		if r.States > c.states {
			c.states, c.stored = r.States, r.Bytes
		}
		times, nodes = append(times, r.Seconds), append(nodes, float64(r.Nodes))
		c.rounds[r.Round], c.starts[r.Round] = r.Seconds, r.At
	}
	c.seconds, c.nodes = median(times), median(nodes)
	if len(times) > 1 && c.seconds > 0 {
		c.spread = (slices.Max(times) - slices.Min(times)) / c.seconds
	}
	return c
}

func summary(name string, own, first []cell) Summary {
	s := Summary{Strategy: name, Problems: len(own), PerState: perState(own)}
	var times, nodes, spreads []float64
	for _, c := range own {
		s.Total += c.seconds
		s.Bytes = max(s.Bytes, c.bytes)
		switch {
		case c.wrong:
			s.Wrong++
			if len(s.Faults) < 3 {
				s.Faults = append(s.Faults, c.problem+": "+c.fault)
			}
		case !c.decided:
			s.Undecided++
		default:
			s.Decided++
			times, nodes, spreads = append(times, c.seconds), append(nodes, c.nodes), append(spreads, c.spread)
		}
	}
	if s.Wrong > 0 { // its right answers may be luck
		times, nodes, spreads, s.Total = nil, nil, nil, math.NaN()
	}
	s.Median, s.Nodes, s.Spread = median(times), median(nodes), median(spreads)
	s.P90, s.Max = quantile(times, 0.9), quantile(times, 1)
	s.Time, s.Work = ratios(own, first)
	return s
}

// perState returns the bytes for each state of the attempt that stored most. It means little while tables are
// near their least size.
func perState(cells []cell) float64 {
	const enough = 10_000
	most := slices.MaxFunc(cells, func(a, b cell) int { return cmp.Compare(a.states, b.states) })
	if most.states < enough {
		return math.NaN()
	}
	return float64(most.stored) / float64(most.states)
}

func anyWrong(cells []cell) bool {
	return slices.ContainsFunc(cells, func(c cell) bool { return c.wrong })
}

// ratios compares the time and the expanded states of two strategies,
// over the problems that both decided. With wrong answers there are none.
func ratios(own, other []cell) (time, work Ratio) {
	var times, works []float64
	other, own = bothDecided(other, own)
	for i, c := range own {
		times = append(times, math.Log(c.seconds/other[i].seconds))
		works = append(works, math.Log((c.nodes+1)/(other[i].nodes+1))) // +1: a verdict at the root expands nothing
	}
	return ratio(times), ratio(works)
}

// ratio turns logarithms of per-problem ratios into their geometric mean and
// its t interval.
func ratio(logs []float64) Ratio {
	if len(logs) == 0 {
		return Ratio{Mean: math.NaN(), Low: math.NaN(), High: math.NaN()}
	}
	mean, deviation := moments(logs)
	r := Ratio{Mean: math.Exp(mean), Low: 0, High: math.Inf(1), Problems: len(logs)}
	if n := float64(len(logs)); n > 1 {
		// By the quantile of Student's distribution. Package distuv has it too, but brings gonum's matrices, which take eight seconds to compile.
		x := mathext.InvRegIncBeta((n-1)/2, 0.5, 1-confidence)
		half := math.Sqrt((n-1)*(1-x)/x) * deviation / math.Sqrt(n)
		r.Low, r.High = math.Exp(mean-half), math.Exp(mean+half)
	}
	return r
}

// moments returns the mean of values, and their standard deviation as a sample: 0 for fewer than two.
func moments(xs []float64) (mean, deviation float64) {
	n := float64(len(xs))
	for _, x := range xs {
		mean += x / n
	}
	for _, x := range xs {
		deviation += (x - mean) * (x - mean) / max(n-1, 1)
	}
	return mean, math.Sqrt(deviation)
}

func median(xs []float64) float64 { return quantile(xs, 0.5) }

// quantile interpolates between the ordered values; quantile 0 is the least, 1
// the greatest value (type 7 of Hyndman and Fan 1996; gonum's
// interpolation differs and puts the median of 1, 2, 9 at 1.5). It
// returns NaN for no values.
func quantile(xs []float64, p float64) float64 {
	if len(xs) == 0 {
		return math.NaN()
	}
	xs = slices.Sorted(slices.Values(xs))
	below, part := math.Modf(p * float64(len(xs)-1))
	i := int(below)
	return xs[i] + part*(xs[min(i+1, len(xs)-1)]-xs[i])
}
