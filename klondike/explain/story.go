package explain

// The loss in steps: the possible steps, and the circle of waiting after each.

import (
	"kedou/klondike"
	"kedou/klondike/internal/lift"
	"kedou/klondike/internal/quotient"
)

// Story explains why a position is lost. Either a circle keeps the position from being won, or each irreversible step worth taking leads to
// a position with such a story. A step isn't worth taking if another leads to a position at least as good: a card that no other card will
// ever need in a column just goes up.
type Story struct {
	Step   Step // the step that led here; none at the beginning
	Circle Circle
	Cases  []Story
}

// Step is an irreversible step: a card goes up, leaves its place for another column, or is laid from the stock.
type Step struct {
	Card klondike.Card
	Kind StepKind
}

// StepKind is a kind of Step.
type StepKind uint8

// The kinds of steps; NoStep is none.
const (
	NoStep StepKind = iota
	Raise           // to its foundation
	Shift           // from its place in a column to another column
	Lay             // from the stock to a column
)

// String returns the kind's name in data: "up", "away" or "out"; "" for NoStep.
func (k StepKind) String() string { return [...]string{"", "up", "away", "out"}[k] }

// The limits of a story; a reader doesn't read longer ones.
const (
	longest       = 4  // steps in a row
	mostPositions = 20 // with a circle, a choice, or no step left
)

// tell returns the story of the set's block, or nil if the story is too long.
func (b *blocker) tell(set cards) *Story {
	g := lift.New(b.position, b.rules, set)
	positions := mostPositions
	if story, whole := b.story(g, g.Root(), Step{}, longest, &positions); whole {
		return &story
	}
	return nil
}

// story returns the story of s, the state after step, and whether the story keeps its limits.
func (b *blocker) story(g *lift.Game, s lift.State, step Step, steps int, positions *int) (Story, bool) {
	story := Story{Step: step}
	if *positions--; *positions < 0 || g.Won(&s) {
		return story, false
	}
	if h := g.Hope(&s); g.Lost(&h) {
		story.Circle = smallestCircle(g, s)
		return story, story.Circle != nil
	}
	if steps == 0 {
		return story, false
	}
	for _, e := range b.searcher.Exits(g, s) {
		next, whole := b.story(g, e.State, Step{cardOf(e.Card), stepKind(e.Kind)}, steps-1, positions)
		if !whole {
			return story, false
		}
		story.Cases = append(story.Cases, next)
	}
	return story, true
}

func stepKind(kind quotient.Step) StepKind {
	return map[quotient.Step]StepKind{quotient.Up: Raise, quotient.Reveal: Shift, quotient.Lay: Lay}[kind]
}
