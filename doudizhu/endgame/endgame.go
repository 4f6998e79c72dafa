// The solver: its questions and answers.

package endgame

import (
	"cmp"
	"context"
	"fmt"

	"kedou/doudizhu"
	"kedou/internal/engine"
	"kedou/internal/phrase"
	"kedou/search"
	"kedou/search/andor"
)

// Question is a question about an endgame.
type Question uint8

// The questions, in the order in which they are answered.
const (
	Verdict  Question = iota // who wins, and by which play; answered in any case
	Moves                    // every legal play of the side to move, judged
	Line                     // a whole game: the winners win, the losers play the plays that were hardest to refute
	Proof                    // the winners' strategy, for andor.Verify
	BestLine                 // a whole game: the winners win as soon as they can, the losers hold out as long as they can
)

// String names the question as it stands in a sentence.
func (q Question) String() string {
	return [...]string{"the verdict", "the judgement of every play", "the line of play", "the proof", "the best line"}[q]
}

// Result is the solver's answer about an endgame. Point of view: the side to move.
type Result struct {
	Outcome andor.Outcome
	// Leans guesses the winner where Outcome is Unknown: Won or Lost, or Unknown if the search
	// leans to neither side. It is no verdict; see lean.go.
	Leans andor.Outcome
	Turn  doudizhu.Seat  // who is to move
	Play  *doudizhu.Play // a winning play, if Outcome is Won; a zero Play is a pass
	Moves []Move         // by kind, length, rank and kickers, the pass last
	// Line and BestLine are whole games; passes in them are zero Plays. The length of a line is the
	// number of turns of all players, passes included.
	Line, BestLine []doudizhu.Play
	Proof          *andor.Proof[doudizhu.State, doudizhu.Play] // whose prover is the peasants
	// If a limit stopped the search, Reason names it, and Cut is the first question without a full
	// answer: the Verdict if Outcome is Unknown, or if it is Won and Play is nil.
	Reason search.Reason
	Cut    Question
	Stats  search.Stats
}

// Move is a legal first play, judged. Point of view: the side that plays it.
type Move struct {
	Play    doudizhu.Play // zero for a pass
	Outcome andor.Outcome // Unknown where a limit came first
	Reply   *Reply        // to a losing play; nil if the partner moves next
}

// String writes the play, its outcome for the side that plays it, and the play that refutes it: "4 lost, refuted by A".
func (m Move) String() string {
	s := fmt.Sprintf("%v %v", m.Play, m.Outcome)
	if m.Reply != nil {
		s += fmt.Sprintf(", refuted by %v", m.Reply.Play)
	}
	return s
}

// Reply is an opponent's answer that refutes a play. The players between the two pass.
type Reply struct {
	Seat doudizhu.Seat
	Play doudizhu.Play // zero for a pass
}

// ForPeasants returns the outcome from the peasants' point of view: Won if the peasants win.
func (r *Result) ForPeasants() andor.Outcome {
	if r.Turn.Peasant() {
		return r.Outcome
	}
	return r.Outcome.Opposite()
}

// Solver decides open endgames under one set of rules. It keeps its proofs for further questions
// about the same endgame and its later positions. A Solver serves one goroutine.
type Solver struct {
	rules   doudizhu.Rules
	options Options
	deal    *deal
	room    room
	table   table
}

// New returns a solver. It fails with [search.ErrLimits] on limits that make no sense and on a memory limit below MinMemory, and on rules
// without solos and options that make no sense, which the error names.
func New(r doudizhu.Rules, o Options) (*Solver, error) {
	if err := cmp.Or(engine.CheckNoDepth(o.Limits, "the endgame solver"), engine.CheckWorkers(o.Workers, "endgame")); err != nil {
		return nil, err
	}
	switch {
	case o.Off > everything:
		return nil, phrase.Errorf("endgame: Off is %d; use a sum of techniques, of at most %d", o.Off, everything)
	case r.Kinds[doudizhu.Solo].Max == 0:
		return nil, phrase.Errorf("endgame: the rules forbid solos, but a leader must always have a play; begin with doudizhu.ParseRules")
	}
	switch m := o.Limits.Memory; {
	case m == 0:
		o.Limits.Memory = DefaultMemory
	case m < MinMemory:
		return nil, phrase.Errorf("%w: the endgame solver needs a memory limit of 16 MiB or more, it is %d bytes", search.ErrLimits, m)
	}
	o.Workers = max(1, o.Workers)
	return &Solver{rules: r, options: o}, nil
}

// Solve finds the winner of e, and answers the other questions, all within the limits together. Once a limit is reached the search stops;
// the Result keeps the earlier answers, and its Reason and Cut say what is missing and why. Errors report misuse, or are [context.Cause] of
// a context that ended, with the answers so far.
func (s *Solver) Solve(ctx context.Context, e *doudizhu.Endgame, ask ...Question) (Result, error) {
	for _, q := range ask {
		if q > BestLine {
			return Result{}, phrase.Errorf("endgame: there is no question %d; use Verdict, Moves, Line, Proof or BestLine", uint8(q))
		}
	}
	r, err := s.begin(ctx, e)
	if err != nil {
		return Result{}, err
	}
	return r.answer(e.State(), ask), r.meter.Err()
}

// begin starts a call about e: it prepares the deal, unless e is a position of the last deal, and the workers.
func (s *Solver) begin(ctx context.Context, e *doudizhu.Endgame) (*run, error) {
	if err := e.Check(); err != nil {
		return nil, err
	}
	if s.deal == nil || !s.deal.holds(e) {
		if err := s.take(e); err != nil {
			return nil, err
		}
	}
	r := &run{
		deal: s.deal, room: &s.room, table: &s.table,
		game:  s.rules.Game(e),
		meter: engine.NewMeter(ctx, s.options.Limits, s.options.Progress),
	}
	for range s.options.Workers {
		r.workers = append(r.workers, newWorker(s.deal, r.meter, s.room.replies))
	}
	return r, nil
}

// take prepares e as a deal of its own.
func (s *Solver) take(e *doudizhu.Endgame) error {
	s.deal = nil
	d, err := newDeal(&s.rules, everything&^s.options.Off, e)
	if err != nil {
		return err
	}
	if s.room, err = newRoom(s.options.Limits.Memory, d.arrays(), s.options.Workers); err != nil {
		return err
	}
	d.prepare(s.room.records)
	s.deal, s.table = d, newTable(d.keyBits, firstBuckets)
	return nil
}
