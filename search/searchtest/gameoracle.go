// The oracle for games: values and shortest wins by plain recursion.

package searchtest

import "kedou/search/andor"

// GameOracle computes the value of every state of a small game.
type GameOracle[S, M any, K comparable] struct {
	g     andor.Game[S, M, K]
	known map[K]verdict
}

// verdict is a state's value and, if proved, the number of moves until the prover has won, with the prover hurrying and the refuter holding
// out, and the number of moves in the smallest strategy written out as a tree.
type verdict struct {
	value       andor.Outcome
	moves, size int
}

// NewGameOracle returns an oracle for g. It visits every state reachable from the states in question, each once, and shares no code with
// any engine.
func NewGameOracle[S, M any, K comparable](g andor.Game[S, M, K]) *GameOracle[S, M, K] {
	return &GameOracle[S, M, K]{g: g, known: map[K]verdict{}}
}

// States returns the number of states visited.
func (o *GameOracle[S, M, K]) States() int { return len(o.known) }

// Outcome returns who wins from s.
func (o *GameOracle[S, M, K]) Outcome(s S) andor.Outcome { return o.decide(s).value }

// Moves returns in how many moves the prover can force the win from s, and 0 if he can't.
func (o *GameOracle[S, M, K]) Moves(s S) int { return o.decide(s).moves }

// Size returns how many moves the smallest winning strategy from s has, written out as a tree, and 0 if there is none.
func (o *GameOracle[S, M, K]) Size(s S) int { return o.decide(s).size }

func (o *GameOracle[S, M, K]) decide(s S) verdict {
	k := o.g.Key(s)
	if v, ok := o.known[k]; ok {
		return v
	}
	v := verdict{value: o.g.Outcome(s)}
	if v.value == andor.Unknown {
		var children []verdict
		for _, m := range o.g.AppendMoves(nil, s) {
			children = append(children, o.decide(o.g.Next(s, m)))
		}
		v = combine(o.g.Kind(s), children)
	}
	o.known[k] = v
	return v
}

// combine computes a verdict from the children's verdicts.
func combine(kind andor.Kind, children []verdict) verdict {
	any, all := verdict{value: andor.Lost}, verdict{value: andor.Won}
	for _, c := range children {
		if c.value != andor.Won {
			all = verdict{value: andor.Lost}
			continue
		}
		if any.value == andor.Lost {
			any = verdict{andor.Won, c.moves + 1, c.size + 1}
		}
		any.moves, any.size = min(any.moves, c.moves+1), min(any.size, c.size+1)
		if all.value == andor.Won {
			all.moves, all.size = max(all.moves, c.moves+1), all.size+c.size+1
		}
	}
	if kind == andor.Or {
		return any
	}
	return all
}
