package blunder

// Judges: the worths of a position's plays on the true cards.

import (
	"context"
	"iter"
	"slices"
	"strings"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
	"kedou/search/phrase"
)

// leastSpread is the least difference between the best and the worst judged play of a decision, by
// playouts.
const leastSpread = .2

// Terms select the decisions and their judge. All decisions of a file have the same terms.
type Terms struct {
	By    string // one of Judges
	Least int    // cards in play, all hands together
	Most  int
	Work  int // expansions of the endgame solver for a position, or games of a play; 0: the usual number
}

// Judges are the names of the judges.
func Judges() []string { return []string{"endgame", "playouts"} }

// usual is each judge's usual work for a decision.
var usual = map[string]int{"endgame": 300_000, "playouts": 24}

// Judge judges the plays of positions. A Judge serves one goroutine.
type Judge struct {
	terms Terms
	by    evaluator
}

// evaluator judges plays.
type evaluator interface {
	// all returns the worths of plays after the moves of a record; none if the decision doesn't matter.
	all(ctx context.Context, r *table.Record, g *table.Game) ([]Worth, error)
	// one returns the worth of a play that all has left out, if possible.
	one(ctx context.Context, r *table.Record, p doudizhu.Play) (chance float64, judged bool, err error)
}

// NewJudge returns a judge. It refuses impossible terms.
func NewJudge(t Terms) (*Judge, error) {
	if !slices.Contains(Judges(), t.By) {
		return nil, phrase.Errorf("judge %q: use %s", t.By, strings.Join(Judges(), ", "))
	}
	if t.Least < 3 || t.Most < t.Least || t.Most > doudizhu.Deck.Cards() || t.Work < 0 {
		return nil, phrase.Errorf("decisions with %d to %d cards in play, work %d; give cards from 3 to %d, and work from 0", t.Least, t.Most, t.Work, doudizhu.Deck.Cards())
	}
	if t.Work == 0 {
		t.Work = usual[t.By]
	}
	j := &Judge{terms: t, by: &solved{work: t.Work}}
	if t.By == "playouts" {
		j.by = &played{games: t.Work}
	}
	return j, nil
}

// Terms returns the judge's terms, with the usual work by default.
func (j *Judge) Terms() Terms { return j.terms }

// Decisions yields the decisions of a game that table.Verify has accepted, from the given number of moves on, with the number of moves
// before each. An error, the cause of the context's end, ends the sequence.
func (j *Judge) Decisions(ctx context.Context, r *table.Record, from int) iter.Seq2[*Decision, error] {
	return func(yield func(*Decision, error) bool) {
		for n := from; n < len(r.Moves); n++ {
			d, err := j.decision(ctx, r, n)
			if d == nil && err == nil {
				continue
			}
			if !yield(d, err) || err != nil {
				return
			}
		}
	}
}

// decision returns the decision after n moves; nil if there is none.
func (j *Judge) decision(ctx context.Context, r *table.Record, n int) (*Decision, error) {
	d := Decision{Record: *r}
	d.Record.Moves, d.Record.Result = r.Moves[:n:n], nil
	g, err := d.game()
	if err != nil {
		return nil, err
	}
	e := g.Endgame()
	if cards := e.Cards(); cards < j.terms.Least || cards > j.terms.Most || e.Check() != nil || !chooses(g) {
		return nil, nil
	}
	if d.Worths, err = j.by.all(ctx, &d.Record, g); len(d.Worths) == 0 || err != nil {
		return nil, err
	}
	return &d, nil
}

// chooses reports whether the player to move has two plays or more, and none that lays the whole hand.
func chooses(g *table.Game) bool {
	v := g.View(g.Asked())
	plays := v.AppendPlays(nil)
	return len(plays) > 1 && !slices.ContainsFunc(plays, func(p doudizhu.Play) bool { return p.Cards == v.Hand })
}

// spread is the greatest worth less the least.
func spread(worths []Worth) float64 {
	if len(worths) == 0 {
		return 0
	}
	low, high := 1., 0.
	for _, w := range worths {
		low, high = min(low, w.Chance), max(high, w.Chance)
	}
	return high - low
}
