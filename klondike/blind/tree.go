package blind

// The tree over states of knowledge.

import (
	"math"
	"math/rand/v2"
)

// node is a state of knowledge at which a decision is due, or which is decided.
type node struct {
	state   state
	visits  float32
	wins    float32 // games won of the iterations through the node
	first   int32   // of its edges; -1 before it is opened
	edges   int32   // number of edges
	verdict verdict // where no card is hidden
}

type edge struct {
	state  state // before anything is turned up
	prior  float32
	visits float32
	wins   float32
}

// verdict is what is certain about a state.
type verdict uint8

const (
	unasked verdict = iota
	open            // searched, but the budget ended first
	won
	lost
)

// tree is a search tree with its engine. States that different orders of moves lead to are one node.
type tree struct {
	engine  *engine
	ending  ending
	chances *estimate // replaces games played out, if not nil
	nodes   []node
	edges   []edge
	slots   []int32 // of a hash table: a node's number plus 1
	path    []visit
	off     Technique
	least   float32 // visits of the root before an early answer
}

// visit is an edge on the way down.
type visit struct{ node, edge int32 }

// mostNodes bounds a tree; a larger one is emptied between two decisions. A node has some four edges and takes about 500 bytes with them.
const mostNodes = 200_000

func newTree(t Terms, off Technique, p *policy) *tree {
	x := &tree{engine: newEngine(t, off), off: off}
	x.engine.policy = p
	x.forget()
	return x
}

func (t *tree) forget() {
	t.nodes, t.edges = t.nodes[:0], t.edges[:0]
	if t.slots == nil {
		t.slots = make([]int32, 1<<12)
	}
	clear(t.slots)
}

func (t *tree) find(s *state) int32 {
	if 2*len(t.nodes) >= len(t.slots) {
		t.grow()
	}
	slot := t.slot(s)
	if t.slots[slot] == 0 {
		t.nodes = append(t.nodes, node{state: *s, first: -1})
		t.slots[slot] = int32(len(t.nodes))
	}
	return t.slots[slot] - 1
}

// slot returns the slot of s, or the free slot where it would go.
func (t *tree) slot(s *state) int {
	mask := len(t.slots) - 1
	at := int(s.hash()) & mask
	for t.slots[at] != 0 && t.nodes[t.slots[at]-1].state != *s {
		at = (at + 1) & mask
	}
	return at
}

func (t *tree) grow() {
	t.slots = make([]int32, 2*len(t.slots))
	for i := range t.nodes {
		t.slots[t.slot(&t.nodes[i].state)] = int32(i + 1)
	}
}

// hash spreads a state over a table: multiplications by odd constants with many bits.
func (s *state) hash() uint64 {
	const a, b = 0x9E3779B97F4A7C15, 0xD6E8FEB86659FD93
	h := (s.Tableau ^ s.Up*a) * b
	h = (h ^ h>>29 ^ s.Locked) * a
	h = (h ^ h>>32 ^ uint64(s.left) ^ uint64(s.columns)<<24 ^ uint64(s.offset)<<54 ^ uint64(s.redeals)<<59) * b
	for _, head := range s.heads {
		h = (h<<7 | h>>57) ^ uint64(head)*a
	}
	h = (h ^ h>>32 ^ uint64(s.seen) ^ s.order) * b
	return h ^ h>>31
}

func (t *tree) open(n int32) {
	e := t.engine
	e.expandOnce(&t.nodes[n].state)
	t.nodes[n].first, t.nodes[n].edges = int32(len(t.edges)), int32(len(e.exits))
	if len(e.exits) == 0 {
		return
	}
	top := e.exits[e.best()].value
	sum := float32(0)
	for i := range e.exits {
		x := &e.exits[i]
		prior := float32(1)
		if t.off&Priors == 0 {
			prior = float32(math.Exp(float64((x.value - top) / temperature)))
		}
		sum += prior
		t.edges = append(t.edges, edge{state: x.state, prior: prior})
	}
	edges := t.edgesOf(n)
	for i := range edges {
		edges[i].prior = (1-doubt)*edges[i].prior/sum + doubt/float32(len(edges))
	}
}

func (t *tree) edgesOf(n int32) []edge {
	return t.edges[t.nodes[n].first : t.nodes[n].first+t.nodes[n].edges]
}

// The constants of the search, tuned on deals from 1,000,000 on.
var (
	exploration float32 = 0.5 // weight of a prior compared with a mean
	temperature float32 = 1   // of the priors, in the policy's units
	doubt       float32 = 0.1 // the share of the priors that is spread evenly over the ways on
	trust       float32 = 2   // visits credited to a new way on at its node's mean
)

// iterate draws a world that k allows, descends from root by the results of earlier iterations, plays the rest by the policy, and records
// the result. The root's node must be open.
func (t *tree) iterate(k *knowledge, root int32, random *rand.Rand) {
	k.sample(t.engine, random)
	t.path = t.path[:0]
	t.descendFrom(root)
}

// descent runs an iteration from node n in the present world, and returns its result.
func (t *tree) descent(n int32) (value float32) {
	t.path = t.path[:0]
	return t.judge(n)
}

// judge returns the result of the present world from node n, which was just reached.
func (t *tree) judge(n int32) float32 {
	value, ended := t.leaf(n)
	if !ended {
		return t.descendFrom(n)
	}
	t.credit(n, value)
	return value
}

func (t *tree) descendFrom(n int32) (value float32) {
	for ended := false; !ended; {
		if t.nodes[n].first < 0 {
			t.open(n)
		}
		if t.nodes[n].edges == 0 {
			break
		}
		n = t.take(n, t.descend(n))
		value, ended = t.leaf(n)
	}
	t.credit(n, value)
	return value
}

// take follows an edge of node n in the present world, and returns the node reached.
func (t *tree) take(n, edge int32) int32 {
	t.path = append(t.path, visit{n, edge})
	s := t.edges[edge].state
	t.engine.arrive(&s)
	return t.find(&s)
}

// descend returns the edge of n to follow (Rosin 2011, as Silver and others 2016 write it).
func (t *tree) descend(n int32) int32 {
	node := &t.nodes[n]
	edges := t.edgesOf(n)
	mean := (node.wins + 1) / (node.visits + 2)
	wide := exploration * float32(math.Sqrt(float64(node.visits+1)))
	best, top := 0, float32(-1)
	for i := range edges {
		x := &edges[i]
		if v := (x.wins+trust*mean)/(x.visits+trust) + wide*x.prior/(1+x.visits); v > top {
			best, top = i, v
		}
	}
	return node.first + int32(best)
}

// leaf returns the value of n in the present world if the descent ends there: the state is decided, or new and played out by the policy.
func (t *tree) leaf(n int32) (value float32, ended bool) {
	node := &t.nodes[n]
	if t.off&Exact == 0 && node.verdict == unasked {
		node.verdict = open
		if t.engine.won(&node.state) {
			node.verdict = won
		} else if node.state.unseen() <= 1 {
			node.verdict = t.ending.decide(t.engine, &node.state, nodeBudget, t.engine.won)
		}
	}
	switch {
	case node.verdict == won || t.engine.won(&node.state):
		return 1, true
	case node.verdict == lost:
		return 0, true
	case node.visits > 0:
		return 0, false
	}
	if t.chances != nil {
		return t.chances.chance(t.engine, &node.state), true
	}
	s := node.state
	if t.playOut(&s) {
		return 1, true
	}
	return 0, true
}

// credit records the value of an iteration that ended at n.
func (t *tree) credit(n int32, value float32) {
	t.nodes[n].visits++
	t.nodes[n].wins += value
	for _, v := range t.path {
		t.nodes[v.node].visits++
		t.nodes[v.node].wins += value
		t.edges[v.edge].visits++
		t.edges[v.edge].wins += value
	}
}
