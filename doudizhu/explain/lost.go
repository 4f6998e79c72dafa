// Lost endgames: the answers to all first plays, class by class.

package explain

import (
	"slices"

	"kedou/doudizhu"
	"kedou/search/andor"
)

type edge = andor.Edge[doudizhu.Play]

// Class is a set of losing first plays of one kind and length with the same answer.
type Class struct {
	Plays  []doudizhu.Play // without kickers, each once, in the order of doudizhu.Rules
	Answer doudizhu.Play   // without kickers; a pass if the winners let all these plays pass
	Seat   doudizhu.Seat   // of the answer
}

// classes sorts the first plays by the plan's answers. Players between the play and the answer
// pass.
func (x *explainer) classes(p *Plan) (list []Class) {
	g := newGraph(x.game, p.Strategy)
	for _, e := range g.proof.Nodes[0] {
		answer, seat := p.answer(g, e.To)
		body := e.Move.Rival()
		i := slices.IndexFunc(list, func(c Class) bool {
			return c.Plays[0].Kind == body.Kind && c.Plays[0].Len == body.Len && c.Answer == answer && c.Seat == seat
		})
		if i < 0 {
			i = len(list)
			list = append(list, Class{Answer: answer, Seat: seat})
		}
		if len(list[i].Plays) == 0 || !slices.Contains(list[i].Plays, body) {
			list[i].Plays = append(list[i].Plays, body)
		}
	}
	for i := range list {
		slices.SortFunc(list[i].Plays, comparePlays)
	}
	slices.SortStableFunc(list, func(a, b Class) int { return comparePlays(a.Plays[0], b.Plays[0]) })
	return list
}

// answer returns the winners' first play of the trick at a node, if the losers pass; or a pass,
// with the seat of the next leader.
func (p *Plan) answer(g *graph, node int) (doudizhu.Play, doudizhu.Seat) {
	for g.states[node].Kind != doudizhu.Pass {
		edges := g.proof.Nodes[node]
		i := 0
		if !p.Wins(g.states[node].Turn) {
			i = slices.IndexFunc(edges, func(e edge) bool { return e.Move.Kind == doudizhu.Pass })
		}
		if edges[i].Move.Kind != doudizhu.Pass {
			return edges[i].Move.Rival(), g.states[node].Turn
		}
		node = edges[i].To
	}
	return doudizhu.Play{}, g.states[node].Turn
}
