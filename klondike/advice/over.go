package advice

// Is the game over?

import (
	"context"
	"math/rand/v2"

	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/klondike/blind"
	"kedou/klondike/fast"
	"kedou/search"
)

// Over says whether a game can go on.
type Over uint8

const (
	No         Over = iota
	Won             // all cards are up
	NearlyLost      // of the unseen cards' arrangements that were tried, fewer than 1 % can be won
	Lost            // moves are left, and it is proved that none wins, whatever the player doesn't know
	NoProgress      // so it is, and the moves that are left change nothing: they can be taken back, or turn the stock
	DeadEnd         // no legal move is left
)

// String returns "", "won", "nearly lost", "lost", "no progress" or "dead end".
func (o Over) String() string {
	return [...]string{"", "won", "nearly lost", "lost", "no progress", "dead end"}[o]
}

// Certain reports whether the game is proved lost.
func (o Over) Certain() bool { return o >= Lost }

// End is the answer to the question whether a game is over, and why.
type End struct {
	Over   Over
	Held   []klondike.Card // of a game in which no card is turned up any more: the cards that lie on face-down ones, and stay there
	Worlds int             // or the number of arrangements of the unseen cards that were tried, on which the answer rests
	Wins   int             // those of them in which the game can be won with all cards known
}

// Ended answers a player who sees s. The same view has the same answer: the work is counted, not timed, and takes less than a millisecond at
// most positions, and some ten at a few. A lost game can go unrecognized if more than six cards are unseen, and one with fewer if the work
// ends. The error is blind.ErrView, or the context's cause.
func Ended(ctx context.Context, s *blind.View) (End, error) {
	if s.Position.Won(s.Rules) {
		return End{Over: Won}, nil
	}
	change, err := blind.ChangeOf(s)
	switch {
	case err != nil:
		return End{}, err
	case change == blind.Unseen:
		return byWorlds(ctx, s)
	}
	legal, err := s.Legal()
	e := End{Over: Lost}
	for _, c := range s.Position.Tableau {
		if c.Down > 0 {
			e.Held = append(e.Held, c.Cards[c.Down])
		}
	}
	switch {
	case len(legal) == 0:
		e.Over = DeadEnd
	case change == blind.Nothing:
		e.Over = NoProgress
	}
	return e, err
}

// endOpen is the answer to a player who knows all cards, by the verdict and the number of legal moves. It doesn't tell NoProgress from Lost.
func endOpen(won bool, v search.Status, legal int) (e End) {
	switch {
	case won:
		e.Over = Won
	case legal == 0:
		e.Over = DeadEnd
	case v == search.Unsolvable:
		e = End{Over: Lost, Worlds: 1}
	}
	return e
}

// The work on arrangements. All are tried if at most fewUnseen cards are unseen. Else a sample is: if 1 % of all can be won, the probability
// that none of the sample can is 5 %.
const (
	fewUnseen = 6
	sample    = 300
	worldWork = 5_000  // states expanded for one arrangement
	mostWork  = 10_000 // and for all of them
	onlyWork  = 20_000 // for the only one there is
)

// byWorlds answers by the arrangements of the cards that s doesn't show. One that is undecided counts as won.
func byWorlds(ctx context.Context, s *blind.View) (End, error) {
	w, err := s.Worlds()
	if err != nil {
		return End{}, err
	}
	few, enough, worlds := w.Unseen() <= fewUnseen, 1, w.Some(rand.New(rand.NewPCG(1, 1)))
	if few {
		enough, worlds = (factorial(w.Unseen())+99)/100, w.All()
	}
	each, most := int64(worldWork), int64(mostWork)
	if w.Unseen() <= 1 {
		each, most = onlyWork, 2*onlyWork
	}
	solver, err := fast.New(s.Rules, fast.Options{Limits: search.Limits{Expansions: each, Memory: 64 << 20}, VerdictOnly: true})
	if err != nil {
		return End{}, err
	}
	e, work := End{Over: NearlyLost}, int64(0)
	for p := range worlds {
		found, err := solver.Solve(ctx, &p)
		if err != nil {
			return End{}, err
		}
		work += found.Stats.Expanded
		if e.Worlds++; found.Status != search.Unsolvable {
			e.Wins++
		}
		if e.Wins == enough || work > most {
			return End{}, nil
		}
		if !few && e.Worlds == sample {
			break
		}
	}
	if few && e.Wins == 0 {
		e.Over = Lost
	}
	return e, nil
}

func factorial(n int) int {
	if n == 0 {
		return 1
	}
	return n * factorial(n-1)
}

// Winnable decides whether p can be won with all cards known, within o.Limits. klondike.Verify has checked a win; a wrong one is an error.
func Winnable(ctx context.Context, p *klondike.Position, r klondike.Rules, o fast.Options) (klondike.Result, error) {
	o.Polish = -1
	solver, err := fast.New(r, o)
	if err != nil {
		return klondike.Result{}, err
	}
	found, err := solver.Solve(ctx, p)
	if err == nil && found.Status == search.Solved {
		if wrong := klondike.Verify(*p, r, found.Path); wrong != nil {
			err = phrase.Errorf("%w: %w", klondike.ErrWrong, wrong)
		}
	}
	return found, err
}
