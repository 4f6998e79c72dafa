// The splitting procedure of document 002 as its text has it, one step after the other.

package hand

import (
	"kedou/doudizhu"
	"kedou/search/phrase"
)

// Step is a step of a procedure that takes a hand apart, and what there is after it.
type Step struct {
	Name   string // the document's letter; e1 to e4 are the parts of its e
	Text   phrase.Text
	Groups []doudizhu.Play // those found so far
	Loose  doudizhu.Hand   // the cards in no group
}

// stage is a step to take.
type stage struct {
	name string
	text phrase.Text
	do   func(c *greedy)
}

// stages are the steps of GreedySplit.
var stages = []stage{
	{"a", phrase.New("take out the rocket"), (*greedy).rocket},
	{"b", phrase.New("take out the bombs"), (*greedy).bombs},
	{"c", phrase.New("take out the trios"), (*greedy).collectTrios},
	{"d", phrase.New("join neighbouring trios to trio chains, as long as possible"), (*greedy).joinTrios},
	{"e1", phrase.New("take solo chains out of the other cards"), func(c *greedy) { c.extractChains() }},
	{"e2", phrase.New("dissolve a trio that makes a chain and a pair with them"), (*greedy).dissolveTrios},
	{"e3", phrase.New("dissolve a trio that joins a chain with loose cards"), (*greedy).lendToChains},
	{"e4", phrase.New("merge chains that touch now"), (*greedy).merge},
	{"f", phrase.New("make pair chains of two equal chains, and of loose pairs"), (*greedy).pairChains},
	{"g", phrase.New("take out the pairs"), (*greedy).pairs},
	{"h", phrase.New("all else is solos"), (*greedy).solos},
}

// chainStages are the three steps that find solo chains.
var chainStages = []stage{
	{"a", phrase.New("select the lowest chain of the shortest length, again and again"), func(c *greedy) { c.selectChains() }},
	{"b", phrase.New("extend the chains by loose cards"), (*greedy).extendChains},
	{"c", phrase.New("merge chains that touch"), (*greedy).merge},
}

// ChainSteps takes the solo chains out of all cards of h in the document's three steps. It finds 34567 and 6789TJQKA in the
// document's example, 2AKQJT99877766543, and leaves 7, 9 and 2. Flowers are in no chain.
func (r *Rules) ChainSteps(h doudizhu.Hand) []Step { return r.steps(h, chainStages) }

// SplitSteps takes h apart as GreedySplit does. The trios come before the chains there, so that the example of ChainSteps ends
// with another split of the same number of groups.
func (r *Rules) SplitSteps(h doudizhu.Hand) []Step { return r.steps(h, stages) }

// steps takes the stages one after the other.
func (r *Rules) steps(h doudizhu.Hand, list []stage) (steps []Step) {
	c := greedy{rules: &r.Rules, loose: h &^ doudizhu.Of(doudizhu.Wild, 15)}
	for _, s := range list {
		s.do(&c)
		steps = append(steps, Step{s.name, s.text, c.found(), c.loose})
	}
	return steps
}

// found returns the groups found so far, chains and trios that may still change among them.
func (c *greedy) found() []doudizhu.Play {
	all := greedy{rules: c.rules, groups: append([]doudizhu.Play(nil), c.groups...)}
	all.flush(doudizhu.Chain, c.chains)
	all.flush(doudizhu.Trio, c.trios)
	return all.groups
}
