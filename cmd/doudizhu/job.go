// Jobs: one question to any strategy, and its answer.

package main

import (
	"context"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/search"
	"kedou/search/andor"
)

// job is an endgame to solve, and how.
type job struct {
	endgame  *doudizhu.Endgame
	rules    *doudizhu.Rules
	limits   search.Limits
	workers  int  // threads, of the packed solver
	all      bool // rate every first play
	best     bool // the shortest win against the longest resistance
	prove    bool // the winning strategy
	progress func(search.Stats)
	observe  func(andor.Step[doudizhu.State, doudizhu.Play]) // of the seed strategy
}

// answer is what came out.
type answer struct {
	value   andor.Outcome // for the peasants; Open if undecided
	reason  search.Reason
	winning []doudizhu.Play // the first winning play, or all
	losing  []refuted       // if all were asked for
	open    []doudizhu.Play // undecided first plays
	line    []doudizhu.Play // one whole game
	proof   *andor.Proof[doudizhu.State, doudizhu.Play]
	stats   search.Stats
}

// refuted is a losing first play and the answer that beats it.
type refuted struct {
	play, by doudizhu.Play
	seat     doudizhu.Seat // who answers
}

// strategies are the names for --strategy, the default first.
var strategies = []string{"auto", "labelling", "aostar", "alphabeta", "dfpn"}

// solve puts the job to a strategy and has the referee replay the line. A
// cancelled search is an undecided answer.
func (j job) solve(ctx context.Context, strategy string) (a answer, err error) {
	if strategy == "auto" {
		a, err = j.packed(ctx)
	} else {
		a, err = j.generic(ctx, engines[strategy])
	}
	if err == nil {
		err = a.check(j)
	}
	return a, err
}

// check has the referee replay the answer's line: it must end with the winner's
// hand empty.
func (a *answer) check(j job) error {
	if a.line == nil {
		return nil
	}
	end := *j.endgame
	for _, p := range a.line {
		var err error
		if end, err = j.rules.Apply(end, p); err != nil {
			return cmdline.Internalf("%v: %v: %v", j.endgame, a.line, err)
		}
	}
	if winner, over := end.Winner(); !over || winner.Peasant() != (a.value == andor.Won) {
		return cmdline.Internalf("%v: the line %v doesn't end in a win", j.endgame, a.line)
	}
	return nil
}
