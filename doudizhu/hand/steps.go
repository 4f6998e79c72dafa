// The splitting procedure of document 002, step by step.

package hand

import (
	"kedou/doudizhu"
	"kedou/internal/phrase"
)

// Step is a step of a splitting procedure, with its result.
type Step struct {
	Name   string // the document's letter; e1 to e4 are the parts of its e
	Text   phrase.Text
	Groups []doudizhu.Play // found so far
	Loose  doudizhu.Hand   // the cards in no group
}

// stage is a step of the procedure. Its text becomes a phrase only on use, so that programs that never split a hand
// don't link the whole procedure.
type stage struct {
	name string
	text string
	do   func(c *greedy)
}

// stages are the steps of GreedySplit.
var stages = []stage{
	{"a", "take out the rocket", (*greedy).rocket},
	{"b", "take out the bombs", (*greedy).bombs},
	{"c", "take out the trios", (*greedy).collectTrios},
	{"d", "join neighbouring trios to trio chains, as long as possible", (*greedy).joinTrios},
	{"e1", "take solo chains out of the other cards", func(c *greedy) { c.extractChains() }},
	{"e2", "dissolve a trio that makes a chain and a pair with them", (*greedy).dissolveTrios},
	{"e3", "dissolve a trio that joins a chain with loose cards", (*greedy).lendToChains},
	{"e4", "merge chains that touch now", (*greedy).merge},
	{"f", "make pair chains of two equal chains, and of loose pairs", (*greedy).pairChains},
	{"g", "take out the pairs", (*greedy).pairs},
	{"h", "all else is solos", (*greedy).solos},
}

// chainStages are the three steps that find solo chains.
var chainStages = []stage{
	{"a", "select the lowest chain of the shortest length, again and again", func(c *greedy) { c.selectChains() }},
	{"b", "extend the chains by loose cards", (*greedy).extendChains},
	{"c", "merge chains that touch", (*greedy).merge},
}

// ChainSteps takes the solo chains out of all cards of h in the document's three steps. In the document's example,
// 2AKQJT99877766543, it finds 34567 and 6789TJQKA and leaves 7, 9 and 2. Chains have no flowers.
func (r *Rules) ChainSteps(h doudizhu.Hand) []Step { return r.steps(h, chainStages) }

// SplitSteps splits h as GreedySplit does. There trios come before chains, so that the example of ChainSteps ends with another
// split of the same number of groups.
func (r *Rules) SplitSteps(h doudizhu.Hand) []Step { return r.steps(h, stages) }

// steps carries out the stages in order.
func (r *Rules) steps(h doudizhu.Hand, list []stage) (steps []Step) {
	c := greedy{rules: &r.Rules, loose: h &^ doudizhu.Of(doudizhu.Wild, 15)}
	for _, s := range list {
		s.do(&c)
		steps = append(steps, Step{s.name, phrase.New(s.text), c.found(), c.loose})
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
