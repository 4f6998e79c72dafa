package difficulty

// The judge: is a deal winnable, and how often do plain players win it?

import (
	"context"

	"kedou/klondike"
	"kedou/klondike/blind"
	"kedou/klondike/fast"
	"kedou/search"
)

// Games is the number of games played of a deal.
const Games = 100

// Options are the settings of a Judge. The zero value is ready to use.
type Options struct {
	Limits   search.Limits      // for each verdict: on the deal, and on each choice in it
	Progress func(search.Stats) // called from time to time during the search for a verdict, if set
}

// plain are the players of package blind that take turns at playing a deal.
var plain = []string{"greedy", "random"}

// Judge rates deals under one set of rules, one after another. It keeps its tables between deals and is not for concurrent use: give every
// goroutine its own. A rating doesn't depend on deals rated before.
type Judge struct {
	rules    klondike.Rules
	players  []blind.Player
	solver   *fast.Solver // for lines
	verdicts *fast.Solver // for verdicts alone
}

// New returns a Judge for the rules r. The error is fast.New's or blind.New's.
func New(r klondike.Rules, o Options) (*Judge, error) {
	j := &Judge{rules: r}
	for _, name := range plain {
		player, err := blind.New(blind.Options{Player: name, Off: blind.Exact}) // a person doesn't use a solver
		if err != nil {
			return nil, err
		}
		j.players = append(j.players, player)
	}
	var err error
	if j.solver, err = fast.New(r, fast.Options{Limits: o.Limits, Progress: o.Progress}); err != nil {
		return nil, err
	}
	j.verdicts, err = fast.New(r, fast.Options{Limits: o.Limits, Progress: o.Progress, VerdictOnly: true})
	return j, err
}

// Rating is the result for a deal.
type Rating struct {
	Status search.Status // of the deal with all cards known; without Solved the fields of games are zero
	Reason search.Reason // why the Status is Unknown
	Stats  search.Stats  // of the search that decided the deal
	Grade  Grade
	Games  int // played of the deal
	Won    int // of them
}

// Rate decides the deal, or the game in progress, and plays it if it is winnable. The error is fast.Solver.Solve's or blind.Play's.
func (j *Judge) Rate(ctx context.Context, p *klondike.Position) (Rating, error) {
	verdict, err := j.verdicts.Solve(ctx, p)
	rating := Rating{Status: verdict.Status, Reason: verdict.Reason, Stats: verdict.Stats}
	if err != nil || verdict.Status != search.Solved {
		return rating, err
	}
	terms := blind.Terms{Rules: j.rules}
	for rating.Games < Games {
		result, err := blind.Play(ctx, j.players[rating.Games%len(plain)], *p, terms, uint64(rating.Games))
		if err != nil {
			return rating, err
		}
		rating.Games++
		if result.Won {
			rating.Won++
		}
	}
	rating.Grade = GradeOf(rating.Won, rating.Games)
	return rating, nil
}
