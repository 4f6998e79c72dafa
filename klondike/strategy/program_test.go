package strategy_test

// The founding document's program for Klondike, written from the document alone: pieces, operations, scores, tree, lists. The program
// differs from the document's words by its faults, each of which can be left in.

import (
	"fmt"
	"slices"
	"strings"

	"kedou/klondike"
)

// faults are the differences between the program and the document.
type faults struct {
	doubled bool // a card taken back also stays on its foundation
	unmoved bool // the open list isn't sorted after three or more nodes change scores: OrderByDescending's result is dropped
	stale   bool // depths aren't updated below a node that moves
	blind   bool // positions that differ in which cards lie face up are equal
}

// card is a piece of the document; num 0 is its null.
type card struct {
	suit, num int8
	canMove   bool
}

func (c card) oneGroup(up card) bool { return up.num-c.num == 1 && c.suit/2 != up.suit/2 }

// gameData is the document's CardsGameData.
type gameData struct {
	cols         [7][]card
	pile         []card
	top          [4]int8
	pos, pileTop int
}

func (g *gameData) clone() *gameData {
	n := *g
	for i := range g.cols {
		n.cols[i] = slices.Clone(g.cols[i])
	}
	n.pile = slices.Clone(g.pile)
	return &n
}

// newGame lays out a deal.
func newGame(p klondike.Position) *gameData {
	suits := map[klondike.Suit]int8{klondike.Hearts: 0, klondike.Diamonds: 1, klondike.Spades: 2, klondike.Clubs: 3}
	of := func(c klondike.Card, up bool) card { return card{suits[c.Suit()], int8(c.Rank()), up} }
	g := &gameData{}
	for i, c := range p.Tableau {
		for j, d := range c.Cards {
			g.cols[i] = append(g.cols[i], of(d, j == len(c.Cards)-1))
		}
	}
	for _, c := range p.Stock {
		g.pile = append(g.pile, of(c, true))
	}
	return g
}

// operate is the document's CardOperate: F, G, D, M, C, B.
type operate struct {
	kind     byte
	ori, cur int
}

func (o operate) String() string {
	switch o.kind {
	case 'F':
		return "F"
	case 'G', 'D':
		return fmt.Sprintf("%c%d", o.kind, o.cur)
	}
	return fmt.Sprintf("%c%d_%d", o.kind, o.ori, o.cur)
}

func (g *gameData) checkMove(c card, col int) bool {
	if n := len(g.cols[col]); n > 0 {
		return c.oneGroup(g.cols[col][n-1])
	}
	return c.num == 13
}

// carries reports whether the card of a column can move with the cards on it.
func (g *gameData) carries(col, index int) bool {
	c := g.cols[col]
	return index == len(c)-1 || c[index].canMove && c[index+1].oneGroup(c[index])
}

// operates is GetAllOperates.
func (g *gameData) operates(onlyPile bool) (all []operate) {
	pileCard := card{}
	if g.pileTop > 0 && g.pileTop <= len(g.pile) {
		pileCard = g.pile[g.pileTop-1]
	}
	if pileCard.num > 0 && g.top[pileCard.suit] == pileCard.num-1 {
		all = append(all, operate{'D', 0, int(pileCard.suit)})
	}
	if !onlyPile {
		for col, c := range g.cols {
			if n := len(c); n > 0 && g.top[c[n-1].suit] == c[n-1].num-1 {
				all = append(all, operate{'C', col, int(c[n-1].suit)})
			}
		}
		for col, c := range g.cols {
			for index := len(c) - 1; index >= 0 && !(index == 0 && c[0].num == 13) && g.carries(col, index); index-- {
				for other := range g.cols {
					if other != col && g.checkMove(c[index], other) {
						all = append(all, operate{'M', col, other})
					}
				}
			}
		}
	}
	for col := range g.cols {
		if pileCard.num > 0 && g.checkMove(pileCard, col) {
			all = append(all, operate{'G', 0, col})
		}
	}
	if len(g.pile) > 0 {
		all = append(all, operate{'F', 0, 0})
	}
	for suit, num := range g.top {
		for col, c := range g.cols {
			if back := (card{suit: int8(suit), num: num}); !onlyPile && num > 0 && len(c) > 0 && back.oneGroup(c[len(c)-1]) {
				all = append(all, operate{'B', suit, col})
			}
		}
	}
	return all
}

// do is DoOperate.
func (g *gameData) do(o operate, f faults) {
	switch o.kind {
	case 'F':
		g.pos += 3
		if g.pos-len(g.pile) >= 3 {
			g.pos = 0
			g.pile = slices.DeleteFunc(g.pile, func(c card) bool { return c.num == 0 })
		}
		g.pileTop = min(g.pos, len(g.pile))
	case 'G':
		g.cols[o.cur] = append(g.cols[o.cur], g.fromPile())
	case 'D':
		g.fromPile()
		g.top[o.cur]++
	case 'M':
		from := g.cols[o.ori]
		index := len(from) - 1
		for !g.checkMove(from[index], o.cur) {
			index--
		}
		g.cols[o.cur] = append(g.cols[o.cur], from[index:]...)
		g.cols[o.ori] = from[:index]
		g.turnUp(o.ori)
	case 'C':
		g.cols[o.ori] = g.cols[o.ori][:len(g.cols[o.ori])-1]
		g.turnUp(o.ori)
		g.top[o.cur]++
	case 'B':
		g.cols[o.cur] = append(g.cols[o.cur], card{int8(o.ori), g.top[o.ori], true})
		if !f.doubled {
			g.top[o.ori]--
		}
	}
}

func (g *gameData) turnUp(col int) {
	if n := len(g.cols[col]); n > 0 {
		g.cols[col][n-1].canMove = true
	}
}

// fromPile is GetCardFromPile.
func (g *gameData) fromPile() card {
	c := g.pile[g.pileTop-1]
	g.pile[g.pileTop-1] = card{}
	for g.pileTop--; g.pileTop > 0 && g.pile[g.pileTop-1].num == 0; {
		g.pileTop--
	}
	return c
}

func (g *gameData) success() bool { return g.top == [4]int8{13, 13, 13, 13} }

// identity is what EqualsTo compares, plus the cards face up unless f.blind.
func (g *gameData) identity(f faults) string {
	b := append(make([]byte, 0, 96), byte(g.top[0]), byte(g.top[1]), byte(g.top[2]), byte(g.top[3]), byte(g.pos), byte(g.pileTop))
	for _, pile := range append([][]card{g.pile}, g.cols[:]...) {
		b = append(b, byte(len(pile)))
		for _, c := range pile {
			up := byte(0)
			if c.canMove && !f.blind {
				up = 64
			}
			b = append(b, byte(c.suit)<<4|byte(c.num)|up)
		}
	}
	return string(b)
}

// score returns the first or second version of the score.
func (g *gameData) score(version int) int {
	low := int(slices.Min(g.top[:]))
	score := 100 * low
	for _, top := range g.top {
		add := 14
		for range int(top) - low {
			if version == 1 {
				add = 15
			}
			score += add
			if add > 4 {
				add -= 4
			}
		}
	}
	for _, c := range g.cols {
		for i := range c {
			switch {
			case i > 0 && c[i-1].canMove && c[i].oneGroup(c[i-1]), version == 2 && i == 0 && c[0].canMove && c[0].num == 13:
				score += 8
			default:
				score -= 2
			}
		}
	}
	return score
}

// node is the document's AStarSearchNode.
type node struct {
	game              *gameData
	by                operate
	kids              []*node
	depth, h, g, best int // best is score_Final
	father            *node
	open              bool
}

func (n *node) cost() int {
	if n.by.kind == 'B' {
		return 40
	}
	return 4
}

func (n *node) rescore() { n.g = n.father.g - n.cost(); n.best = n.g + n.h }

// refresh is RefreshScore.
func (n *node) refresh(f faults, changed func(*node)) {
	n.rescore()
	if !f.stale {
		n.depth = n.father.depth + 1
	}
	if !n.open {
		changed(n)
	}
	for _, kid := range n.kids {
		kid.refresh(f, changed)
	}
}

func (n *node) path() string {
	if n.father == nil {
		return ""
	}
	return strings.TrimSpace(n.father.path() + " " + n.by.String())
}

// program is one run of TrySolveGame.
type program struct {
	faults
	anyMove                             bool // without the rule about moves after a turn
	version                             int  // of the score
	open                                openList
	known                               map[string]*node
	expanded, duplicates, moved, states int
	deepest, result                     *node
}

func (p *program) openNode(n *node) {
	for _, o := range n.game.operates(n.by.kind == 'F' && !p.anyMove) {
		child := &node{game: n.game.clone(), by: o, father: n, depth: n.depth + 1}
		child.game.do(o, p.faults)
		child.h = child.game.score(p.version)
		child.rescore()
		n.kids = append(n.kids, child)
	}
	n.open = true
	p.expanded++
}

// solve searches until it finds a solution, ends, or reaches a number of expansions.
func (p *program) solve(g *gameData, most int) {
	root := &node{game: g, h: g.score(p.version)}
	p.known, p.deepest, p.states = map[string]*node{g.identity(p.faults): root}, root, 1
	for at := root; at != nil && p.result == nil && p.expanded < most; at = p.open.pop() {
		p.openNode(at)
		if at.depth > p.deepest.depth {
			p.deepest = at
		}
		p.sort(at)
	}
}

// sort updates the known children of a node.
func (p *program) sort(at *node) {
	kept := at.kids[:0:0]
	for i, child := range at.kids {
		name := child.game.identity(p.faults)
		switch twin := p.known[name]; {
		case twin == nil:
			p.known[name] = child
			p.open.add(child)
			p.states++
			kept = append(kept, child)
		case twin.depth <= child.depth:
			p.duplicates++
		default:
			p.duplicates++
			p.moved++
			twin.father.kids = slices.DeleteFunc(twin.father.kids, func(n *node) bool { return n == twin })
			twin.by, twin.father = child.by, at
			at.kids[i] = twin
			kept = append(kept, twin)
			var changed []*node
			twin.refresh(p.faults, func(n *node) { changed = append(changed, n) })
			p.open.refresh(changed)
		}
		if child.game.success() {
			p.result = child
		}
	}
	at.kids = kept
}

// openList is the document's list in order of score_Final, highest first.
type openList interface {
	add(*node)
	refresh([]*node)
	pop() *node
}

// linked is the list as the document has it.
type linked struct {
	nodes   []*node
	unmoved bool
}

func (l *linked) add(n *node) {
	at := 0
	for at < len(l.nodes) && l.nodes[at].best >= n.best {
		at++
	}
	l.nodes = slices.Insert(l.nodes, at, n)
}

func (l *linked) refresh(changed []*node) {
	if len(changed) > 2 {
		if !l.unmoved {
			slices.SortStableFunc(l.nodes, func(a, b *node) int { return b.best - a.best })
		}
		return
	}
	l.nodes = slices.DeleteFunc(l.nodes, func(n *node) bool { return slices.Contains(changed, n) })
	for _, n := range changed {
		l.add(n)
	}
}

func (l *linked) pop() *node {
	if len(l.nodes) == 0 {
		return nil
	}
	n := l.nodes[0]
	l.nodes = l.nodes[1:]
	return n
}

// rows is the same list, faster: a row for each score. TestRows compares it with linked.
type rows struct {
	of    map[int][]*node
	at    map[*node]int // the score under which a node is listed
	upper int           // no row has a higher score
}

func newRows() *rows { return &rows{map[int][]*node{}, map[*node]int{}, -1 << 30} }

func (r *rows) put(n *node, front bool) {
	if front {
		r.of[n.best] = slices.Insert(r.of[n.best], 0, n)
	} else {
		r.of[n.best] = append(r.of[n.best], n)
	}
	r.at[n], r.upper = n.best, max(r.upper, n.best)
}

func (r *rows) add(n *node) { r.put(n, false) }

func (r *rows) remove(n *node) {
	score := r.at[n]
	r.of[score] = slices.Delete(r.of[score], slices.Index(r.of[score], n), slices.Index(r.of[score], n)+1)
}

func (r *rows) refresh(changed []*node) {
	if len(changed) > 2 {
		r.sort(changed)
		return
	}
	for _, n := range changed {
		r.remove(n)
	}
	for _, n := range changed {
		r.add(n)
	}
}

// sort moves nodes, whose scores have all changed by the same amount, as a stable sort of the whole list would.
func (r *rows) sort(changed []*node) {
	before := slices.SortedFunc(slices.Values(changed), func(a, b *node) int {
		if r.at[a] != r.at[b] {
			return r.at[b] - r.at[a]
		}
		return slices.Index(r.of[r.at[a]], a) - slices.Index(r.of[r.at[b]], b)
	})
	better := before[0].best - r.at[before[0]]
	if better == 0 {
		return
	}
	for _, n := range before {
		r.remove(n)
	}
	if better < 0 {
		slices.Reverse(before)
	}
	for _, n := range before {
		r.put(n, better < 0)
	}
}

func (r *rows) pop() *node {
	for ; r.upper > -1<<20; r.upper-- {
		if row := r.of[r.upper]; len(row) > 0 {
			r.of[r.upper] = row[1:]
			delete(r.at, row[0])
			return row[0]
		}
	}
	return nil
}
