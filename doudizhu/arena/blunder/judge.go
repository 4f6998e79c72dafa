package blunder

// Judges: what the plays of a position are worth on the true cards.

import (
	"context"
	"iter"
	"slices"
	"strings"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
	"kedou/search/phrase"
)

// leastSpread is how far apart the judged plays of a decision are at least, by playouts.
const leastSpread = .2

// Terms say which decisions are looked for, and who judges them. Decisions of one file have the same.
type Terms struct {
	By    string // one of Judges
	Least int    // cards in play, all hands together
	Most  int
	Work  int // expansions of the endgame solver for a position, or games of a play; 0: as usual
}

// Judges are the names of those who judge.
func Judges() []string { return []string{"endgame", "playouts"} }

// usual is how much work each judge does for a decision.
var usual = map[string]int{"endgame": 300_000, "playouts": 24}

// Judge judges the plays of positions. It is for one goroutine.
type Judge struct {
	terms Terms
	by    evaluator
}

// evaluator judges.
type evaluator interface {
	// all returns what plays of the position are worth after the moves of a record; none where nothing hangs on them.
	all(ctx context.Context, r *table.Record, g *table.Game) ([]Worth, error)
	// one returns what a play is worth that all has left out, if that can be known.
	one(ctx context.Context, r *table.Record, p doudizhu.Play) (chance float64, judged bool, err error)
}

// NewJudge returns a judge. The error is about terms that make no sense.
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

// Terms returns the judge's terms, with the usual work where none was said.
func (j *Judge) Terms() Terms { return j.terms }

// Decisions yields the decisions of a game that table.Verify has accepted, from a number of moves on, and the number of moves before each.
// An error, the cause of the context's end, ends them.
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

// decision returns the decision after n moves, nil if it is none.
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

// spread is how far apart the worths are.
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
