package benchmarks

// Doudizhu endgames as a domain: the engines of AND/OR search on the generic
// game, and the packed solver.

import (
	"context"
	"fmt"

	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/search"
	"kedou/search/andor"
)

var doudizhuDomain = Domain{Name: "doudizhu", Size: "cards", Engines: []Engine{
	{"labelling", "labelling search with an open and a closed list", "none", gameSolver(andor.Labelling[doudizhu.State, doudizhu.Play, doudizhu.Key], noOptions)},
	{"aostar", "AO*", "backup=max|weak|sum", gameSolver(andor.AOStar[doudizhu.State, doudizhu.Play, doudizhu.Key], backupOption)},
	{"alphabeta", "depth-first with a table", "noprobe, plain (the document's order)", gameSolver(andor.AlphaBeta[doudizhu.State, doudizhu.Play, doudizhu.Key], alphaBetaOptions)},
	{"dfpn", "depth-first proof-number search", "backup=max|weak|sum, plain, noslack", gameSolver(andor.DFPN[doudizhu.State, doudizhu.Play, doudizhu.Key], dfpnOptions)},
	{"packed", "the packed solver", dedicatedOptions(endgame.ParseTechniques, endgame.Technique.String), packedSolver},
}, measure: func(p Problem) (int, error) {
	e, _, err := loadEndgame(p)
	return e.Cards(), err
}}

type (
	gameConfig = andor.Config[doudizhu.State, doudizhu.Play]
	gameEngine = func(context.Context, andor.Game[doudizhu.State, doudizhu.Play, doudizhu.Key], doudizhu.State, gameConfig) (andor.Result[doudizhu.State, doudizhu.Play], error)
)

func noOptions(*spec, *gameConfig) error { return nil }

func backupOption(s *spec, c *gameConfig) (err error) {
	c.AOStar.Backup, err = choose(s, "backup", "max", map[string]andor.Backup{"weak": andor.Weak, "sum": andor.Sum, "max": andor.Max})
	c.DFPN.Backup = c.AOStar.Backup
	return err
}

func alphaBetaOptions(s *spec, c *gameConfig) (err error) {
	if c.AlphaBeta.NoProbe, err = s.flag("noprobe"); err == nil {
		c.AlphaBeta.PlainOrder, err = s.flag("plain")
	}
	return err
}

func dfpnOptions(s *spec, c *gameConfig) (err error) {
	if c.DFPN.NoSlack, err = s.flag("noslack"); err == nil {
		c.DFPN.PlainOrder, err = s.flag("plain")
	}
	if err != nil {
		return err
	}
	return backupOption(s, c)
}

func gameSolver(run gameEngine, options func(*spec, *gameConfig) error) func(*spec) (solver, error) {
	return func(s *spec) (solver, error) {
		var c gameConfig
		if err := options(s, &c); err != nil {
			return nil, err
		}
		return func(ctx context.Context, p Problem, l search.Limits, progress func(search.Stats)) (answer, error) {
			e, r, err := loadEndgame(p)
			if err != nil {
				return answer{}, err
			}
			c := c
			c.Limits, c.Progress = l, progress
			game := doudizhu.NewGame(&r, &e)
			found, err := run(ctx, game, doudizhu.StateOf(&e), c)
			if err != nil && ctx.Err() == nil {
				return answer{}, err
			}
			return answer{
				Verdict: gameVerdicts[found.Outcome], Reason: found.Reason.String(),
				Nodes: found.Stats.Expanded, States: found.Stats.States, Bytes: found.Stats.Bytes,
			}, nil
		}, nil
	}
}

// packedSolver runs the packed solver, afresh on each problem.
func packedSolver(s *spec) (solver, error) {
	var o endgame.Options
	var err error
	if o.Off, o.Workers, err = dedicated(s, endgame.ParseTechniques); err != nil {
		return nil, err
	}
	return func(ctx context.Context, p Problem, l search.Limits, progress func(search.Stats)) (answer, error) {
		e, rules, err := loadEndgame(p)
		if err != nil {
			return answer{}, err
		}
		o := o
		o.Limits, o.Progress = l, progress
		solver, err := endgame.New(rules, o)
		if err != nil {
			return answer{}, err
		}
		r, err := solver.Solve(ctx, &e)
		if err != nil && ctx.Err() == nil {
			return answer{}, err
		}
		return answer{Verdict: gameVerdicts[r.ForPeasants()], Reason: r.Reason.String(), Nodes: r.Stats.Expanded, States: r.Stats.States, Bytes: r.Stats.Bytes}, nil
	}, nil
}

// gameVerdicts are the words for a game's outcome, which is told from the peasants'
// point of view.
var gameVerdicts = map[andor.Outcome]string{andor.Unknown: andor.Unknown.String(), andor.Won: "peasant", andor.Lost: "landlord"}

// loadEndgame reads a problem's text, `LANDLORD PEASANT LEAD` or with two
// peasants, and its option rules.
func loadEndgame(p Problem) (doudizhu.Endgame, doudizhu.Rules, error) {
	name := p.Options["rules"]
	if name == "" {
		name = "standard"
	}
	rules, err := doudizhu.ParseRules(name)
	if err != nil {
		return doudizhu.Endgame{}, rules, err
	}
	e, err := doudizhu.ParseEndgame(fmt.Sprintf("%s %s", p.ID, p.Text), doudizhu.Notation{})
	return e, rules, err
}
