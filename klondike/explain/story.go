package explain

// The loss in steps: what can be done, and the circle of waiting behind each of it.

import (
	"kedou/klondike"
	"kedou/klondike/internal/lift"
	"kedou/klondike/internal/quotient"
)

// Story tells why a position is lost. Either a circle keeps the position from being won, or
// whatever is worth doing in it that can't be undone leads to a position with such a story. A step
// isn't worth doing if another one leads to as good a position: a card that no other card will
// ever need in a column just goes up.
type Story struct {
	Step   Step // that led here; none at the beginning
	Circle Circle
	Cases  []Story
}

// Step is something that can't be undone: a card goes up, leaves its place for another
// column, or is laid from the stock.
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

// String is the kind's name in data: "up", "away" or "out"; nothing for NoStep.
func (k StepKind) String() string { return [...]string{"", "up", "away", "out"}[k] }

// What a story may have at most: more isn't read.
const (
	longest       = 4  // steps one after the other
	mostPositions = 20 // with a circle, a choice, or nothing to do
)

// tell returns the story of the set's block, or nil if that is too long.
func (b *blocker) tell(set cards) *Story {
	g := lift.New(b.position, b.rules, set)
	positions := mostPositions
	if story, told := b.story(g, g.Root(), Step{}, longest, &positions); told {
		return &story
	}
	return nil
}

// story tells of s, to which a step led, and reports whether so many steps and positions are
// enough.
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
		next, told := b.story(g, e.State, Step{cardOf(e.Card), stepKind(e.Kind)}, steps-1, positions)
		if !told {
			return story, false
		}
		story.Cases = append(story.Cases, next)
	}
	return story, true
}

func stepKind(kind quotient.Step) StepKind {
	return map[quotient.Step]StepKind{quotient.Up: Raise, quotient.Reveal: Shift, quotient.Lay: Lay}[kind]
}
