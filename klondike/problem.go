package klondike

// The game as a search.Problem.

import (
	"math/bits"

	"kedou/search"
)

// Costs are the costs of a path's steps.
type Costs struct {
	Move   search.Cost // of a card or a run
	Turn   search.Cost // of the stock
	Redeal search.Cost // the waste turned over
	Back   search.Cost // a card brought back from a foundation
}

// Problem is a game from a start position on, for the engines of package search. Nothing changes it while they run, so several engines may
// share it.
type Problem struct {
	rules     Rules
	technique Technique
	costs     Costs
	estimate  func(p *Problem, s State) search.Cost // nil: none
	start     Position
	hidden    [7][]Card // the face-down cards of each column at the start
	order     []Card    // stock and waste in the order of turning
	place     [64]uint8 // by card: its place in order
	top       Rank      // the highest
	won       uint16    // State.foundations of a won game
	merge     bool      // waste sizes after whole turns count as equal
	root      State
	inversions
}

var _ search.Hasher[State] = (*Problem)(nil)

// NewProblem packs a position and returns it with its Problem, whose steps and estimate are the score's. The error is start.Validate's.
func NewProblem(start Position, r Rules, score Score) (*Problem, State, error) {
	if err := start.Validate(r); err != nil {
		return nil, State{}, err
	}
	t, c := score.Technique, score.Costs
	p := &Problem{rules: r, technique: t, costs: c, estimate: score.estimate, start: start.Clone(), top: Rank(r.Ranks)}
	p.merge = t&talonMacros != 0 && r.Redeals == Unlimited && c.Turn == 0 && c.Redeal == 0
	p.order = append(append(p.order, start.Waste...), start.Stock...)
	for i, card := range p.order {
		p.place[card] = uint8(i)
	}
	for i := range r.Suits {
		p.won |= uint16(r.Ranks) << (4 * i)
	}
	p.root = p.pack()
	p.inversions = p.invert()
	return p, p.root, nil
}

func (p *Problem) pack() State {
	var s State
	for i, c := range p.start.Tableau {
		p.hidden[i] = c.Cards[:c.Down]
		if len(c.Cards) > 0 {
			s.columns[i] = single(c.Cards[c.Down]) | pile32(c.Down)<<downAt
			for _, card := range c.Cards[c.Down+1:] {
				s.columns[i] = s.columns[i].join(single(card))
			}
		}
	}
	for u, rank := range p.start.Foundation {
		s.foundations |= uint16(rank) << (4 * u)
	}
	s.stock = 1<<len(p.order) - 1
	s.waste = uint8(len(p.start.Waste))
	if p.rules.Redeals != Unlimited {
		s.redealt = uint8(p.start.Redealt)
	}
	p.normalize(&s)
	return s
}

// Key returns s: two states are equal positions under the Problem's techniques if and only if they are equal. Engines store no keys, so that
// a smaller one would cost time and save nothing.
func (*Problem) Key(s State) State { return s }

// IsGoal reports whether all cards are on the foundations.
func (p *Problem) IsGoal(s State) bool { return s.foundations == p.won }

// normalize chooses one of several equal states.
func (p *Problem) normalize(s *State) {
	if p.technique&twins != 0 {
		s.arrange()
	}
	if p.technique&symmetry != 0 {
		s.sort()
	}
	if p.merge {
		if w := s.turned(); w%p.rules.Draw == 0 || w == s.left() {
			s.waste = 0
		}
	}
}

// Next implements search.Problem.
func (p *Problem) Next(s State, m Step) (State, search.Cost) {
	if m == turn {
		return p.turn(s)
	}
	cost := p.costs.Move
	var run pile32
	switch {
	case m.from == Waste:
		run = single(m.card)
		cost += p.draw(&s, m.card)
	case m.from.IsFoundation():
		run, cost = single(m.card), p.costs.Back
		s.foundations -= 1 << (4 * m.card.Suit())
	default:
		if p.technique&twins != 0 && m.to.IsFoundation() {
			s.uncover(int(m.from-Column1), m.card)
		}
		run = p.lift(&s, int(m.from-Column1), m.card)
	}
	if m.to.IsFoundation() {
		s.foundations += 1 << (4 * m.card.Suit())
	} else {
		to := &s.columns[m.to-Column1]
		*to = to.join(run)
	}
	p.normalize(&s)
	return s, cost
}

// lift removes the run headed by c from a column and turns up the card below.
func (p *Problem) lift(s *State, i int, c Card) pile32 {
	from := &s.columns[i]
	n := int(from.head().Rank() - c.Rank())
	run := from.run(n)
	*from = from.cut(n)
	if down := from.down(); n == 0 && down > 0 {
		*from = single(p.hidden[i][down-1]) | pile32(down-1)<<downAt
	}
	return run
}

func (p *Problem) talon(s *State) Talon {
	return Talon{s.left(), s.turned(), p.rules.Draw, p.rules.redealsLeft(int(s.redealt))}
}

func (p *Problem) turn(s State) (State, search.Cost) {
	t := p.talon(&s)
	cost := p.costs.Turn
	if t.Spent() {
		cost = p.redeal(&s)
	}
	s.waste = uint8(t.Turn().Waste)
	if p.technique&afterTurn != 0 {
		s.waste |= turnedLast
	}
	return s, cost
}

// draw turns the stock until c is on top of the waste, and takes c.
func (p *Problem) draw(s *State, c Card) search.Cost {
	bit := uint64(1) << p.place[c]
	place := bits.OnesCount64(s.stock&(bit-1)) + 1
	var cost search.Cost
	if place != s.turned() { // without talon-macros they are equal
		turns, redeal := p.talon(s).Reach(place)
		cost = search.Cost(turns) * p.costs.Turn
		if redeal {
			cost += p.redeal(s)
		}
	}
	s.stock &^= bit
	s.waste = uint8(place - 1) // without afterTurn: a card was played
	return cost
}

// redeal counts a redeal if the rules limit their number.
func (p *Problem) redeal(s *State) search.Cost {
	if p.rules.Redeals != Unlimited {
		s.redealt++
	}
	return p.costs.Redeal
}
