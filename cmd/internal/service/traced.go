package service

// The trace of an AND/OR search of an endgame.

import (
	"cmp"
	"context"
	"fmt"

	"kedou/cmd/internal/records"
	"kedou/doudizhu"
	"kedou/search/andor"
)

// endgameTraceRequest asks for a run of an engine of search/andor.
type endgameTraceRequest struct {
	unfinished
	bounded
	Strategy string `json:"strategy"`
	Nodes    int    `json:"nodes"`
}

// The generic types of search/andor at doudizhu's.
type (
	andorGame   = andor.Game[doudizhu.State, doudizhu.Play, doudizhu.Key]
	andorConfig = andor.Config[doudizhu.State, doudizhu.Play]
	andorResult = andor.Result[doudizhu.State, doudizhu.Play]
)

// andorEngines are the strategies that can be watched.
var andorEngines = map[string]func(context.Context, andorGame, doudizhu.State, andorConfig) (andorResult, error){
	"labelling": andor.Labelling[doudizhu.State, doudizhu.Play, doudizhu.Key],
	"aostar":    andor.AOStar[doudizhu.State, doudizhu.Play, doudizhu.Key],
	"alphabeta": andor.AlphaBeta[doudizhu.State, doudizhu.Play, doudizhu.Key],
	"dfpn":      andor.DFPN[doudizhu.State, doudizhu.Play, doudizhu.Key],
}

func endgameTrace(c *call, r *endgameTraceRequest) (any, error) {
	t := &r.table
	strategy := cmp.Or(r.Strategy, "labelling")
	engine, ok := andorEngines[strategy]
	if !ok {
		return nil, badField("strategy", fmt.Errorf("%q: choose labelling, aostar, alphabeta or dfpn", clip(strategy, 40)))
	}
	rec, err := c.newRecorder(r.Nodes)
	if err != nil {
		return nil, err
	}
	found, err := watch(c, engine, strategy, t, &andorTrace{recorder: rec, three: t.at.Three}, andorConfig{Limits: c.limits, Progress: c.progress})
	if err = rec.ended(err); err != nil {
		return nil, err
	}
	return end(rec, records.Winner(doudizhu.Down, found.Outcome), found.Reason.String(), records.WorkOf(found.Stats)), nil
}

// watch runs an engine and follows it: the labelling search by the steps that it
// tells of, the others by what they ask of the game.
func watch(c *call, engine func(context.Context, andorGame, doudizhu.State, andorConfig) (andorResult, error), strategy string,
	t *table, trace *andorTrace, config andorConfig) (andorResult, error) {
	game, start := doudizhu.NewGame(&t.rules, &t.at), doudizhu.StateOf(&t.at)
	trace.enter(-1, game.Kind(start), start, doudizhu.Play{})
	if strategy == "labelling" {
		config.Observe = trace.see
		return engine(c, game, start, config)
	}
	return engine(c, newWatched(game, start, trace), start, config)
}

// andorTrace follows a run: the graph and its labels.
type andorTrace struct {
	*recorder
	three    bool
	children [][]int // by node
	parents  [][]int
	kinds    []andor.Kind
	labels   []andor.Outcome
}

// enter records a node that is new, and returns its number.
func (t *andorTrace) enter(parent int, kind andor.Kind, s doudizhu.State, p doudizhu.Play) int {
	n := t.nodes
	if parent >= t.nodes || !t.node(int(kind), t.text(s)) {
		t.full()
		return maxNodes
	}
	t.children, t.parents = append(t.children, nil), append(t.parents, nil)
	t.kinds, t.labels = append(t.kinds, kind), append(t.labels, andor.Unknown)
	move := ""
	if parent >= 0 {
		move = p.Parts()
		t.link(parent, n)
	}
	t.add(codeOpen, n, parent, move)
	return n
}

// link notes an edge between nodes that are recorded.
func (t *andorTrace) link(from, to int) {
	if from < t.nodes && to < t.nodes {
		t.children[from] = append(t.children[from], to)
		t.parents[to] = append(t.parents[to], from)
	}
}

// label records a label.
func (t *andorTrace) label(n int, o andor.Outcome) {
	if n >= t.nodes {
		t.full()
		return
	}
	t.labels[n] = o
	t.add(map[andor.Outcome]int{andor.Won: codeWon, andor.Lost: codeLost}[o], n, -1, "")
}

// judge returns the label that n has by its children, all of which are known if
// complete is true.
func (t *andorTrace) judge(n int, complete bool) andor.Outcome {
	one := andor.Won // one such child is enough
	if t.kinds[n] == andor.And {
		one = andor.Lost
	}
	all := one.Opposite()
	for _, c := range t.children[n] {
		switch t.labels[c] {
		case one:
			return one
		case andor.Unknown:
			complete = false
		}
	}
	if complete {
		return all
	}
	return andor.Unknown
}

// text tells a position in six words: the hands of the landlord, the peasant after
// him and the one before, who moves, the play to beat as kind and body, and who made
// it; - for nothing.
func (t *andorTrace) text(s doudizhu.State) string {
	e := doudizhu.Endgame{Hands: s.Hands, Three: t.three, Turn: s.Turn, Last: s.Last(), Owner: s.Owner}
	last, by := "-", "-"
	if s.Kind != doudizhu.Pass {
		last, by = fmt.Sprintf("%v:%v", s.Kind, e.Last.Body()), records.Seat(&e, s.Owner)
	}
	hand := func(h doudizhu.Hand) string { return cmp.Or(h.String(), "-") }
	return fmt.Sprintf("%s %s %s %s %s %s", hand(s.Hands[doudizhu.Landlord]), hand(s.Hands[doudizhu.Down]), hand(s.Hands[doudizhu.Up]),
		records.Seat(&e, s.Turn), last, by)
}

// see records a step of the labelling search.
func (t *andorTrace) see(s andor.Step[doudizhu.State, doudizhu.Play]) {
	n := s.Node.Number
	t.add(codeExpand, n, -1, "")
	for _, c := range s.Children {
		if c.Found == andor.New {
			t.enter(n, c.Node.Kind, c.Node.State, c.Node.Move)
		} else {
			t.link(n, c.Node.Number)
			t.add(codeDuplicate, c.Node.Number, n, c.Node.Move.Parts())
		}
	}
	for _, n := range s.Labelled {
		o := [...]andor.Outcome{andor.LabelSolvable: andor.Won, andor.LabelUnsolvable: andor.Lost, andor.Expand: andor.Unknown}[s.Action]
		if o == andor.Unknown && n < t.nodes {
			o = t.judge(n, true)
		}
		t.label(n, o)
	}
	for _, dropped := range s.Dropped {
		t.add(codeDrop, dropped, -1, "")
	}
}
