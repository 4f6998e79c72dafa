package difficulty

// The judge: is a deal winnable, and how often does a plain player win it?

import (
	"context"

	"kedou/klondike"
	"kedou/klondike/blind"
	"kedou/klondike/fast"
	"kedou/search"
)

// Games is how many games of a deal are played.
const Games = 100

// Options are the settings of a Judge. The zero value is ready to use.
type Options struct {
	Limits   search.Limits      // for each verdict: of the deal, and of each choice in it
	Progress func(search.Stats) // called now and then while a verdict is searched for, if set
}

// plain are the players of package blind that take turns at playing a deal.
var plain = []string{"greedy", "random"}

// Judge rates deals under one set of rules, one after the other. It keeps its tables between deals and is not for
// concurrent use: give every goroutine its own. What it says of a deal doesn't depend on others.
type Judge struct {
	rules    klondike.Rules
	players  []blind.Player
	solver   *fast.Solver // for lines
	verdicts *fast.Solver // for verdicts alone
}

// New returns a Judge for the rules r. The error is that of fast.New or of blind.New.
func New(r klondike.Rules, o Options) (*Judge, error) {
	j := &Judge{rules: r}
	for _, name := range plain {
		player, err := blind.New(name, blind.Options{Off: blind.Exact}) // no person asks a solver
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

// Rating is what is known of a deal.
type Rating struct {
	Status search.Status // of the deal with all cards known; nothing else is known unless it is Solved
	Reason search.Reason // why the Status is Unknown
	Stats  search.Stats  // of the search that decided the deal
	Grade  Grade
	Games  int // played of the deal
	Won    int // of them
}

// Rate decides the deal, or the game in progress, and plays it if it is winnable. The error is that
// of fast.Solver.Solve or of blind.Play.
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
