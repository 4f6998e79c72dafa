// The tree: the player's own later decisions, learnt over the worlds of a search.

package strong

import (
	"math"

	"kedou/doudizhu"
)

// A node is a later decision of the player's. It is known by all moves made since the search began, and is the same in every world:
// so its choice can't rest on cards that the player doesn't see.
type node struct {
	n, won  float64
	count   int // of the choices; 0 before the node is open
	choices [mostChoices]choice
}

// choice is one of a node's moves.
type choice struct {
	move   move
	prior  float64
	n, won float64
}

// tree has the nodes of a search.
type tree struct {
	index  map[uint64]int32
	nodes  []node
	path   []visit
	moves  []move
	values []int32
}

// visit is a node that a playout has come through, and its choice there, or -1.
type visit struct{ node, choice int32 }

// A node is opened at its visit number openAt; before, the policy chooses.
const (
	mostChoices = 7
	mostNodes   = 1 << 13
	openAt      = 6
)

// clear forgets all nodes.
func (t *tree) clear() {
	if t.index == nil {
		t.index = map[uint64]int32{}
	}
	clear(t.index)
	t.nodes, t.path = t.nodes[:0], t.path[:0]
}

// mix adds a move to the key of a history.
func mix(key uint64, m move) uint64 {
	key ^= uint64(m.kind) | uint64(m.rank)<<5 | uint64(m.len)<<9 | uint64(m.ones)<<13 | uint64(m.twos)<<29 | 1<<45
	key *= 0x9e37_79b9_7f4a_7c15
	return key ^ key>>29
}

// at returns the index of the node with a key, and makes it if it is new; it is negative if there are too many.
func (t *tree) at(key uint64) int32 {
	i, ok := t.index[key]
	if !ok {
		if len(t.nodes) == mostNodes {
			return -1
		}
		i = int32(len(t.nodes))
		t.nodes, t.index[key] = append(t.nodes, node{}), i
	}
	return i
}

// descend plays on from a candidate: the others by their models, the player by the tree as far as it is known. It reports whether
// the game is over or decided.
func (p *Player) descend(at *position, key uint64) (over bool) {
	p.tree.path = p.tree.path[:0]
	for at.cards() > p.cast.few && !over {
		var m move
		if at.turn == p.me && at.answerable() {
			var known bool
			if m, known = p.decide(at, key); !known {
				return false
			}
			at.lay(m)
			over = at.hands[p.me].cards == 0
		} else {
			m, over = p.cast.step(at)
		}
		key = mix(key, m)
	}
	return over
}

// answerable reports whether the mover may do anything but pass.
func (p *position) answerable() bool {
	return p.last.kind == doudizhu.Pass || p.hands[p.turn].cards.beats(p.last)
}

// decide returns the tree's choice for the player; it is false while the node isn't open.
func (p *Player) decide(at *position, key uint64) (move, bool) {
	t := &p.tree
	i := t.at(key)
	if i < 0 {
		return move{}, false
	}
	n := &t.nodes[i]
	if n.count == 0 && n.n >= openAt {
		p.open(n, at)
	}
	if n.count == 0 {
		t.path = append(t.path, visit{i, -1})
		return move{}, false
	}
	k := n.pick()
	t.path = append(t.path, visit{i, int32(k)})
	return n.choices[k].move, true
}

// open lists a node's choices: the moves that leave the best hands, and the policy's own.
func (p *Player) open(n *node, at *position) {
	t := &p.tree
	own := p.blindly(at)
	t.moves = appendMoves(t.moves[:0], at.hands[p.me].cards, at.last)
	if at.last.kind != doudizhu.Pass {
		t.moves = append(t.moves, move{})
	}
	t.values = t.values[:0]
	best := int32(-1 << 30)
	for _, m := range t.moves {
		t.values = append(t.values, p.worth(at, m))
		best = max(best, t.values[len(t.values)-1])
	}
	n.add(choice{move: own, prior: bonus})
	for n.count < mostChoices {
		k := -1
		for i, v := range t.values {
			if v > -1<<30 && (k < 0 || v > t.values[k]) {
				k = i
			}
		}
		if k < 0 {
			return
		}
		if m := t.moves[k]; m != own && n.like(m) < mostKickers {
			n.add(choice{move: m, prior: max(worst, slope*float64(t.values[k]-best))})
		}
		t.values[k] = -1 << 30
	}
}

func (n *node) add(c choice) {
	n.choices[n.count] = c
	n.count++
}

// like counts the choices with the body of m.
func (n *node) like(m move) (same int) {
	for i := range n.choices[:n.count] {
		if n.choices[i].move.like(m) {
			same++
		}
	}
	return same
}

// worth is the value of what a move leaves, as for candidates.
func (p *Player) worth(at *position, m move) int32 {
	held := at.hands[p.me].cards
	if m.kind != doudizhu.Pass {
		return p.policy.split(held.after(m)).value
	}
	value := p.policy.split(held).value + passing
	if at.owner != landlord && p.me != landlord {
		value += partner
	}
	return value
}

// blindly returns the policy's choice for the player, each hidden hand holding all cards that he doesn't see.
func (p *Player) blindly(at *position) move {
	blind := *at
	a, b := next[p.me], next[next[p.me]]
	pool := at.hands[a].cards.plus(at.hands[b].cards)
	blind.set(a, pool)
	blind.set(b, pool)
	return p.policy.choose(&blind)
}

// pick returns the choice with the highest upper bound (UCB1, Auer et al. 2002), its mean drawn towards the prior.
func (n *node) pick() int {
	const (
		weight  = 4
		explore = 0.2
	)
	best, most, base := 0, math.Inf(-1), n.won/max(1, n.n)
	log := math.Log(n.n)
	for i := range n.choices[:n.count] {
		c := &n.choices[i]
		score := (c.won+weight*(base+c.prior))/(c.n+weight) + explore*math.Sqrt(log/(c.n+1))
		if score > most {
			best, most = i, score
		}
	}
	return best
}

// learn takes up what the playout that descended last came to.
func (t *tree) learn(reward float64) {
	for _, v := range t.path {
		n := &t.nodes[v.node]
		n.n, n.won = n.n+1, n.won+reward
		if v.choice >= 0 {
			c := &n.choices[v.choice]
			c.n, c.won = c.n+1, c.won+reward
		}
	}
}
