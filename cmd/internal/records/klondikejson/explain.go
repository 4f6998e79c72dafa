package klondikejson

// Explanations of deals.

import (
	"kedou/cmd/internal/records"
	"kedou/klondike"
	"kedou/klondike/explain"
)

// Explained is a deal, and the reasons why it is won or lost.
type Explained struct {
	Question
	Verdict string        `json:"verdict"`
	Reason  string        `json:"reason"`         // why there is no verdict, or no explanation of it; else empty
	Lost    *Lost         `json:"lost,omitempty"` // of an unsolvable deal
	Won     *Won          `json:"won,omitempty"`  // of a solved one
	Stats   records.Stats `json:"stats"`          // of the verdict
}

// Lost says why a deal is lost.
type Lost struct {
	Block Block        `json:"block"`
	Story *Story       `json:"story"` // null if no short story explains the block
	Rules []RuleChange `json:"rules"`
	Swaps Swaps        `json:"swaps"`
	Best  Best         `json:"best"`            // the number of cards that can go up
	Chain *Chain       `json:"chain,omitempty"` // the story in short, if there is one
}

// Chain is the shortest chain of the smallest circle of a story: each card waits for the next, the last for the first.
type Chain struct {
	After  []string `json:"after"` // steps that lead to the circle: a card, and up, away or out as in Story
	Cards  []string `json:"cards"`
	Others int      `json:"others"` // cards of the circle that aren't in the chain
	Says   string   `json:"words"`
}

// Block is a set of cards that make a deal lost wherever the others lie.
type Block struct {
	Cards   []string `json:"cards"`
	Order   bool     `json:"stock_order"`
	Minimal bool     `json:"minimal"`
}

// Story is a circle of waiting, or cases with a story each.
type Story struct {
	Card   string  `json:"card,omitempty"` // that a step moved to get here
	Step   string  `json:"step,omitempty"` // up, away (to another column) or out (of the stock)
	Circle []Wait  `json:"circle,omitempty"`
	Cases  []Story `json:"cases,omitempty"`
}

// Wait is a card that waits, and the cards for which it waits.
type Wait struct {
	Card   string   `json:"card"`
	Pile   string   `json:"pile"`         // a column, @ for the stock, empty for a card that moves freely
	For    []string `json:"for"`          // the cards of the circle that it waits for
	OnlyUp bool     `json:"only_up"`      // the card can be played, but only to its foundation
	Draw   []Held   `json:"draw"`         // cards one of which has to leave the stock before it comes up
	Onto   []Held   `json:"onto"`         // cards that it could lie on
	Up     *Held    `json:"up"`           // the card that has to go up first; null if the reason isn't such a card
	King   bool     `json:"empty_column"` // it could go to an empty column
	Says   string   `json:"words"`        // the same in words
}

// Held is a card that is needed, and the card of the circle that blocks it.
type Held struct {
	Card string `json:"card"`
	By   string `json:"by"`
	Pile string `json:"pile"` // of By
}

// RuleChange is a rule changed and the verdict under the new rule.
type RuleChange struct {
	Name    string `json:"rule"`
	Verdict string `json:"verdict"`
}

// Swaps are swaps of two cards, one of them in the block.
type Swaps struct {
	All       int         `json:"all"` // number of swaps
	Tried     int         `json:"tried"`
	Undecided int         `json:"undecided"`
	Winning   [][2]string `json:"winning"`
}

// Won is a solution in chapters with its narrow places.
type Won struct {
	Moves    []string  `json:"moves"`
	Chapters []Chapter `json:"chapters"`
	Narrow   []Narrow  `json:"narrow"` // the narrowest first
	Judged   int       `json:"judged"` // moves
	// Undecided is the number of judged moves without a verdict.
	Undecided int `json:"undecided"`
}

// Chapter is a part of a solution: moves from First to Last, counted from 1.
type Chapter struct {
	First     int      `json:"first"`
	Last      int      `json:"last"`
	Title     string   `json:"begins_with"`
	Begins    any      `json:"begins_phrase"` // the same as a phrase.Text, for other languages
	Turns     int      `json:"turns"`         // of the stock, redeals included
	Uncovered []string `json:"uncovered"`
	Played    []string `json:"played"` // from the waste to columns
	Raised    []string `json:"raised"`
	Says      string   `json:"words"`
}

// Narrow is a place of the solution, before its move number Step.
type Narrow struct {
	Step      int    `json:"step"`
	Legal     int    `json:"legal"`
	Keep      int    `json:"winning"`
	Undecided int    `json:"undecided"`
	Move      string `json:"move"` // of the solution
	Says      string `json:"words"`
	Mistake   string `json:"mistake"`
	Wrong     string `json:"mistake_words"`
	Block     Block  `json:"block"`
	Story     *Story `json:"story"`
}

// ExplainedOf returns the record of an explanation of d.
func ExplainedOf(d klondike.Deal, rules klondike.Rules, x *explain.Explanation) Explained {
	e := Explained{
		Question: QuestionOf(d, rules), Verdict: x.Status.String(), Reason: x.Reason.String(), Stats: records.StatsOf(x.Stats),
	}
	if x.Lost != nil {
		e.Lost = lostOf(x.Lost)
	}
	if x.Won != nil {
		e.Won = wonOf(x.Won, &d.Position, rules)
	}
	return e
}

func lostOf(l *explain.Lost) *Lost {
	r := &Lost{
		Block: blockOf(&l.Block), Story: storyOf(l.Story), Rules: []RuleChange{},
		Swaps: Swaps{All: l.Swaps.All, Tried: l.Swaps.Tried, Undecided: l.Swaps.Undecided, Winning: [][2]string{}},
		Best:  Best{Lower: l.Most.Lower, Upper: l.Most.Upper, Proved: l.Most.Proved()},
	}
	if chain, found := l.Story.Chain(); found {
		r.Chain = &Chain{After: []string{}, Cards: texts(chain.Cards), Others: chain.Others, Says: chain.Sentence().String()}
		for _, s := range chain.After {
			r.Chain.After = append(r.Chain.After, s.Card.String()+" "+s.Kind.String())
		}
	}
	for _, c := range l.Rules {
		r.Rules = append(r.Rules, RuleChange{c.Name, c.Status.String()})
	}
	for _, s := range l.Swaps.Winning {
		r.Swaps.Winning = append(r.Swaps.Winning, [2]string{s[0].String(), s[1].String()})
	}
	return r
}

func wonOf(w *explain.Won, p *klondike.Position, rules klondike.Rules) *Won {
	r := &Won{Moves: texts(w.Moves), Chapters: []Chapter{}, Narrow: []Narrow{}, Judged: w.Judged, Undecided: w.Undecided}
	for _, c := range w.Chapters {
		r.Chapters = append(r.Chapters, Chapter{
			First: c.Begin + 1, Last: c.End, Title: c.Title.String(), Begins: c.Title, Turns: c.Turns,
			Uncovered: texts(c.Uncovered), Played: texts(c.Played), Raised: texts(c.Raised), Says: c.Summary().String(),
		})
	}
	positions, _ := klondike.Replay(*p, rules, w.Moves) // legal as they are
	for _, n := range w.Narrow {
		words := func(m klondike.Move) string { return positions[n.At].Sentence(m, rules).String() }
		move := w.Moves[n.At]
		r.Narrow = append(r.Narrow, Narrow{
			Step: n.At + 1, Legal: n.Legal, Keep: n.Keep, Undecided: n.Undecided, Move: move.String(), Says: words(move),
			Mistake: n.Mistake.String(), Wrong: words(n.Mistake), Block: blockOf(&n.Block), Story: storyOf(n.Story),
		})
	}
	return r
}

func blockOf(b *explain.Block) Block { return Block{texts(b.Cards), b.Order, b.Minimal} }

// texts are the neutral names of cards or moves.
func texts[T interface{ String() string }](list []T) []string {
	names := make([]string, len(list))
	for i, x := range list {
		names[i] = x.String()
	}
	return names
}

// storyOf returns the record of a story, which may be nil.
func storyOf(s *explain.Story) *Story {
	if s == nil {
		return nil
	}
	r := &Story{}
	if s.Step.Kind != explain.NoStep {
		r.Card, r.Step = s.Step.Card.String(), s.Step.Kind.String()
	}
	words := s.Circle.Sentences()
	for i, w := range s.Circle {
		r.Circle = append(r.Circle, waitOf(&w, words[i].String()))
	}
	for i := range s.Cases {
		r.Cases = append(r.Cases, *storyOf(&s.Cases[i]))
	}
	return r
}

func waitOf(w *explain.Wait, words string) Wait {
	r := Wait{
		Card: w.Card.String(), Pile: pileOf(w.Pile), For: texts(w.Needs()), OnlyUp: w.Only,
		Draw: heldOf(w.Draw), Onto: heldOf(w.Onto), King: w.King, Says: words,
	}
	if w.Up.Card != klondike.NoCard {
		r.Up = &heldOf([]explain.Place{w.Up})[0]
	}
	return r
}

func heldOf(list []explain.Place) []Held {
	held := []Held{}
	for _, p := range list {
		held = append(held, Held{p.Card.String(), p.By.String(), pileOf(p.Pile)})
	}
	return held
}

func pileOf(p klondike.Pile) string {
	if p == explain.NoPile {
		return ""
	}
	return p.String()
}
