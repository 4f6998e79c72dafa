package service

// Watching AND/OR engines that tell nothing of themselves by the game they play.

import (
	"slices"

	"kedou/doudizhu"
	"kedou/search/andor"
)

// watched is a game that records what an engine asks of it: a position is examined
// when its moves are asked for, a child is met when a move is made, and a label
// comes from the rules, where play is over, or follows from the labels below. A node
// may be examined again; what is then met again is not told again.
type watched struct {
	*doudizhu.Game
	trace    *andorTrace
	numbers  map[doudizhu.Key]int
	edges    map[edge]bool
	complete []int // by node: how many moves it has, or 0 as long as nobody asked
	moves    []int // by node: how many of them have been made
}

// edge is a play made at a node.
type edge struct {
	from int
	play doudizhu.Play
}

// newWatched returns a game of whose positions the trace has start.
func newWatched(g *doudizhu.Game, start doudizhu.State, t *andorTrace) *watched {
	return &watched{
		Game: g, trace: t, numbers: map[doudizhu.Key]int{g.Key(start): 0}, edges: map[edge]bool{},
		complete: []int{0}, moves: []int{0},
	}
}

// AppendMoves records that s is examined.
func (w *watched) AppendMoves(dst []doudizhu.Play, s doudizhu.State) []doudizhu.Play {
	return w.examined(s, len(dst), w.Game.AppendMoves(dst, s))
}

// AppendOrdered records that s is examined.
func (w *watched) AppendOrdered(dst []doudizhu.Play, s doudizhu.State) []doudizhu.Play {
	return w.examined(s, len(dst), w.Game.AppendOrdered(dst, s))
}

func (w *watched) examined(s doudizhu.State, before int, moves []doudizhu.Play) []doudizhu.Play {
	if n := w.number(s); n < len(w.complete) {
		w.complete[n] = len(moves) - before
		w.trace.add(codeExpand, n, -1, "")
	}
	return moves
}

// Next records the child to which p leads.
func (w *watched) Next(s doudizhu.State, p doudizhu.Play) doudizhu.State {
	after := w.Game.Next(s, p)
	from := w.number(s)
	to, known := w.numbers[w.Key(after)]
	if !known {
		to = w.trace.enter(from, w.Kind(after), after, p)
	}
	if from >= w.trace.nodes || to >= w.trace.nodes {
		w.trace.full()
		return after
	}
	if !known {
		w.numbers[w.Key(after)] = to
		w.complete, w.moves = append(w.complete, 0), append(w.moves, 0)
	}
	w.met(from, to, p, known)
	return after
}

// met notes an edge that is new, and what follows from it.
func (w *watched) met(from, to int, p doudizhu.Play, known bool) {
	if w.edges[edge{from, p}] {
		return
	}
	w.edges[edge{from, p}] = true
	w.moves[from]++
	if known {
		w.trace.link(from, to)
		w.trace.add(codeDuplicate, to, from, p.Parts())
	}
	if w.trace.labels[to] != andor.Unknown {
		w.spread([]int{from})
	}
}

// Outcome records the label of a position where play is over.
func (w *watched) Outcome(s doudizhu.State) andor.Outcome {
	o := w.Game.Outcome(s)
	if n := w.number(s); o != andor.Unknown && n < len(w.complete) && w.trace.labels[n] == andor.Unknown {
		w.trace.add(codeDead, n, -1, "")
		w.trace.label(n, o)
		w.spread(w.trace.parents[n])
	}
	return o
}

// number returns the number of a position; beyond all numbers, if it isn't recorded.
func (w *watched) number(s doudizhu.State) int {
	if n, ok := w.numbers[w.Key(s)]; ok {
		return n
	}
	return maxNodes
}

// spread labels those of some nodes that have a label by now, and what follows
// from that above them, nearest first.
func (w *watched) spread(queue []int) {
	for queue = slices.Clone(queue); len(queue) > 0; queue = queue[1:] {
		n := queue[0]
		if w.trace.labels[n] != andor.Unknown {
			continue
		}
		if o := w.trace.judge(n, w.complete[n] > 0 && w.moves[n] == w.complete[n]); o != andor.Unknown {
			w.trace.label(n, o)
			queue = append(queue, w.trace.parents[n]...)
		}
	}
}
