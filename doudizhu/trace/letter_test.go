// The document's search to the letter, and what is wrong with its answers.

package trace

import (
	"math/rand/v2"
	"testing"

	"kedou/doudizhu"
	"kedou/search/andor"
)

// letter is the document's search: a child that is in a list already is dropped. It may also delete, after an unsolvable label, all
// descendants of the node from both lists.
type letter struct {
	game    *doudizhu.Game
	nodes   []letterNode
	listed  map[[3]uint64]bool
	deletes bool
}

type letterNode struct {
	state    doudizhu.State
	parent   int
	children []int
	outcome  andor.Outcome
	deleted  bool
}

// solve returns the label of the start, or Unknown if open becomes empty.
func (l *letter) solve(start doudizhu.State) andor.Outcome {
	l.nodes, l.listed = []letterNode{{state: start, parent: -1}}, map[[3]uint64]bool{l.game.Key(start): true}
	for first := 0; first < len(l.nodes) && l.nodes[0].outcome == andor.Unknown; first++ {
		n := l.nodes[first]
		if n.outcome != andor.Unknown || n.deleted {
			continue
		}
		if o := l.game.Outcome(n.state); o != andor.Unknown {
			l.label(first, o)
			continue
		}
		for _, m := range l.game.AppendMoves(nil, n.state) {
			next := l.game.Next(n.state, m)
			if k := l.game.Key(next); !l.listed[k] {
				l.listed[k] = true
				l.nodes[first].children = append(l.nodes[first].children, len(l.nodes))
				l.nodes = append(l.nodes, letterNode{state: next, parent: first})
			}
		}
	}
	return l.nodes[0].outcome
}

// label labels a node and, upwards, each parent that this settles.
func (l *letter) label(id int, o andor.Outcome) {
	for {
		l.nodes[id].outcome = o
		if o == andor.Lost && l.deletes {
			l.delete(id)
		}
		if id = l.nodes[id].parent; id < 0 || l.nodes[id].outcome != andor.Unknown || !l.settles(id, o) {
			return
		}
	}
}

// settles reports whether a child's label settles a node.
func (l *letter) settles(id int, o andor.Outcome) bool {
	if n := &l.nodes[id]; (o == andor.Won) != (l.game.Kind(n.state) == andor.Or) {
		for _, c := range n.children {
			if l.nodes[c].outcome != o {
				return false
			}
		}
	}
	return true
}

func (l *letter) delete(id int) {
	for _, c := range l.nodes[id].children {
		l.nodes[c].deleted = true
		delete(l.listed, l.game.Key(l.nodes[c].state))
		l.delete(c)
	}
}

// TestLetter counts, of endgames of nine cards, those to which the document's search gives the wrong winner or none.
func TestLetter(t *testing.T) {
	rules, err := doudizhu.ParseRules("basic")
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		deletes bool
		none    int
	}{"known children are dropped": {false, 94}, "and descendants deleted": {true, 91}} {
		random := rand.New(rand.NewPCG(1, 1))
		wrong, none := 0, 0
		for range 200 {
			e := doudizhu.Endgame{Turn: doudizhu.Down, Owner: doudizhu.Down}
			for i, card := range random.Perm(36)[:9] {
				e.Hands[i%2] += doudizhu.Of(doudizhu.Rank(card/4), 1)
			}
			game := rules.Game(&e)
			right, err := andor.Labelling(t.Context(), game, e.State(), andor.Config[doudizhu.State, doudizhu.Play]{})
			if err != nil {
				t.Fatal(err)
			}
			switch l := (letter{game: game, deletes: c.deletes}); l.solve(e.State()) {
			case right.Outcome:
			case andor.Unknown:
				none++
			default:
				wrong++
			}
		}
		if wrong != 0 || none != c.none {
			t.Errorf("%s: of 200 endgames %d get the wrong winner, %d none, want 0 and %d", name, wrong, none, c.none)
		}
	}
}
