package review

// Comparisons on the same deal: players of package blind, and a solver that sees all cards.

import (
	"kedou/klondike/blind"
	"kedou/klondike/fast"
	"kedou/search"
	"kedou/search/ledger"
)

// Other is a player's game from the same start, by the same terms.
type Other struct {
	Player   string // a name of package blind
	Won      bool
	Steps    int
	Accuracy ledger.Accuracy
}

// yardsticks are the other players, the best first.
var yardsticks = []string{"uct", "greedy"}

// otherGames is the number of games played on after each way on in the others' games. It is small, since the report has only their
// accuracy.
const otherGames = 100

// compare lets the others play, and searches for a short solution.
func (r *run) compare() error {
	for _, name := range yardsticks {
		p, err := blind.New(blind.Options{Player: name, Iterations: Choosing})
		if err != nil {
			return err
		}
		game, err := blind.Play(r.Context, p, r.positions[0], r.terms, 1)
		if err != nil {
			return err
		}
		report, err := Run(r.Context, r.positions[0], r.terms, game.Moves, Options{Games: otherGames, alone: true}, nil)
		if err != nil {
			return err
		}
		r.Others = append(r.Others, Other{name, game.Won, len(game.Moves), report.Accuracy})
	}
	return r.shortest()
}

// shortest finds a short solution, if there is one, or uses Options.Shorten.
func (r *run) shortest() error {
	if r.LostAt == 0 {
		return nil
	}
	solver, err := fast.New(r.terms.Rules, fast.Options{Limits: VerdictLimits})
	if err != nil {
		return err
	}
	found, err := solver.Solve(r.Context, &r.positions[0])
	if err != nil || found.Status != search.Solved {
		return err
	}
	r.Shortest = found.Path
	if r.Shorten == nil {
		return nil
	}
	shorter, proved, err := r.Shorten(r.Context, &r.positions[0], r.terms.Rules)
	if proved || len(shorter) > 0 && len(shorter) < len(r.Shortest) {
		r.Shortest, r.Proved = shorter, proved
	}
	return err
}
