package service

// The trace of the labelling search of an endgame.

import (
	"kedou/cmd/internal/records"
	"kedou/doudizhu"
	"kedou/search/andor"
)

// endgameTraceRequest asks for a run of the labelling search.
type endgameTraceRequest struct {
	endgameFields
	Limits limits `json:"limits"`
	Nodes  int    `json:"nodes"`
}

// labelTrace follows a run: the graph and its labels.
type labelTrace struct {
	*recorder
	codec    *doudizhu.Codec
	children [][]int // by node
	kinds    []andor.Kind
	labels   []andor.Outcome
}

func endgameTrace(c *call, r *endgameTraceRequest) (any, error) {
	t, err := r.table()
	if err != nil {
		return nil, err
	}
	if _, over := t.over(); over {
		return nil, badField("plays", errOver)
	}
	l, err := r.Limits.within(c.host.Limits)
	if err != nil {
		return nil, err
	}
	rec, err := c.newRecorder(r.Nodes)
	if err != nil {
		return nil, err
	}
	codec, err := doudizhu.NewCodec(t.spec, &t.at)
	if err != nil {
		return nil, err
	}
	trace := &labelTrace{recorder: rec, codec: codec}
	start := doudizhu.StateOf(&t.at)
	game := doudizhu.NewGame(&t.rules, &t.at)
	trace.enter(-1, game.Kind(start), start, doudizhu.Play{})
	found, err := andor.Labelling(c, game, start, andor.Config[doudizhu.State, doudizhu.Play]{
		Limits: l, Progress: c.progress, Observe: trace.see,
	})
	if err != nil {
		return nil, err
	}
	verdict := records.Winner(doudizhu.Down, found.Outcome)
	return end(rec, verdict, found.Reason.String(), trace.strategy(found.Outcome), records.WorkOf(found.Stats)), nil
}

// enter records a node that is new.
func (t *labelTrace) enter(parent int, kind andor.Kind, s doudizhu.State, p doudizhu.Play) {
	move := ""
	if parent >= 0 {
		move = t.codec.FormatMove(p)
	}
	number := t.nodes
	if t.node(parent, move, int(kind), t.codec.FormatState(s)) {
		t.children, t.kinds = append(t.children, nil), append(t.kinds, kind)
		t.labels = append(t.labels, andor.Unknown)
		t.add(codeOpen, number, parent, 0, 0)
	}
}

// see records a step of the search.
func (t *labelTrace) see(s andor.Step[doudizhu.State, doudizhu.Play]) {
	n := s.Node.Number
	t.add(codeExpand, n, -1, 0, 0)
	for _, c := range s.Children {
		if c.Found == andor.New {
			t.enter(n, c.Node.Kind, c.Node.State, c.Node.Move)
		} else {
			t.add(codeDuplicate, c.Node.Number, n, 0, 0)
		}
		if n < t.nodes && c.Node.Number < t.nodes {
			t.children[n] = append(t.children[n], c.Node.Number)
		}
	}
	t.label(s)
	for _, dropped := range s.Dropped {
		t.add(codeDrop, dropped, -1, 0, 0)
	}
}

// label records the labels that a step spreads. An expansion settles its node by
// children that had labels, which say how.
func (t *labelTrace) label(s andor.Step[doudizhu.State, doudizhu.Play]) {
	for _, n := range s.Labelled {
		o := [...]andor.Outcome{andor.LabelSolvable: andor.Won, andor.LabelUnsolvable: andor.Lost, andor.Expand: andor.Unknown}[s.Action]
		if n >= t.nodes {
			t.cut = true
			continue
		}
		if s.Action == andor.Expand {
			o = t.settled(n)
		}
		t.labels[n] = o
		t.add(map[andor.Outcome]int{andor.Won: codeWon, andor.Lost: codeLost}[o], n, -1, 0, 0)
	}
}

// settled returns the label that the children of n give it.
func (t *labelTrace) settled(n int) andor.Outcome {
	decisive := andor.Won // one such child is enough
	if t.kinds[n] == andor.And {
		decisive = andor.Lost
	}
	for _, c := range t.children[n] {
		if t.labels[c] == decisive {
			return decisive
		}
	}
	return decisive.Opposite()
}

// strategy returns the nodes of the winner's strategy: one child where the winner
// moves, all where the other side does.
func (t *labelTrace) strategy(winner andor.Outcome) (list []int) {
	if winner == andor.Unknown {
		return nil
	}
	seen := make([]bool, t.nodes)
	list = []int{0}
	seen[0] = true
	for i := 0; i < len(list); i++ {
		n := list[i]
		own := (t.kinds[n] == andor.Or) == (winner == andor.Won)
		for _, c := range t.children[n] {
			if t.labels[c] != winner {
				continue
			}
			if !seen[c] {
				seen[c] = true
				list = append(list, c)
			}
			if own {
				break
			}
		}
	}
	return list
}
