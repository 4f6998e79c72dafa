// The weigher: the best split of a hand by weights of the caller's choosing.

package hand

import "kedou/doudizhu"

// Weigher finds the greatest sum of weights of the plays of a split, as Analyst.Power does by fixed weights. It keeps
// what it has found out, until it is told that the weights have changed. A Weigher isn't safe for concurrent use.
type Weigher struct {
	rules    Rules
	splitter *splitter
}

// NewWeigher returns a weigher of plays; dead is the weight of a card that no play can take.
func NewWeigher(r Rules, weight func(doudizhu.Play) int64, dead int64) *Weigher {
	return &Weigher{r, newSplitter(weight, dead)}
}

// Reset forgets everything: the weights have changed, and hands are going to be those that h contains.
func (w *Weigher) Reset(h doudizhu.Hand) {
	w.splitter.memo.clear()
	w.splitter.file(&w.rules, h)
}

// Total returns the greatest total weight of a split of h.
func (w *Weigher) Total(h doudizhu.Hand) int64 { return w.splitter.total(&w.rules, h) }
