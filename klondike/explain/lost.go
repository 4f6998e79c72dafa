package explain

// A lost deal: its block, and changes that would make it winnable.

import (
	"cmp"
	"context"
	"math/rand/v2"
	"slices"

	"kedou/klondike"
	"kedou/klondike/fast"
	"kedou/search"
)

// Lost says why a deal is lost, and what would help.
type Lost struct {
	Block Block
	Story *Story // nil if no short one explains the block
	Rules []RuleChange
	Swaps Swaps
	Most  fast.Most // cards that can go up
}

// RuleChange is a changed rule, and the verdict under the new rules.
type RuleChange struct {
	Name   string // "draw 1", "worrying back", "one more redeal"
	Status search.Status
	rules  klondike.Rules
}

// Swaps are swaps of two cards, at least one of them in the block: any other swap leaves the deal lost.
type Swaps struct {
	All       int // number of all such swaps
	Tried     int // number tried within Options.Work, in random order
	Undecided int
	Winning   []Swap // swaps that make the deal winnable
}

// Swap is two cards that change places.
type Swap [2]klondike.Card

// mostLimit limits the search for the greatest number of cards up, in states.
const mostLimit = 300_000

func (e *Explainer) lost(ctx context.Context, p *klondike.Position) (*Lost, error) {
	var (
		l   Lost
		err error
	)
	if l.Block, l.Story, err = e.Block(ctx, p); err != nil {
		return nil, err
	}
	if l.Rules, err = e.otherRules(ctx, p); err != nil {
		return nil, err
	}
	if l.Swaps, err = e.swaps(ctx, p, l.Block.Cards); err != nil {
		return nil, err
	}
	climber, err := fast.New(e.rules, fast.Options{Limits: search.Limits{Expansions: mostLimit}, Polish: -1})
	if err == nil {
		l.Most, err = climber.Most(ctx, p)
	}
	return &l, err
}

// otherRules decides p once for each rule that can be eased, with only this rule changed.
func (e *Explainer) otherRules(ctx context.Context, p *klondike.Position) (list []RuleChange, err error) {
	if r := e.rules; r.Draw > 1 {
		r.Draw = 1
		list = append(list, RuleChange{Name: "draw 1", rules: r})
	}
	if r := e.rules; !r.WorryBack {
		r.WorryBack = true
		list = append(list, RuleChange{Name: "worrying back", rules: r})
	}
	if r := e.rules; r.Redeals != klondike.Unlimited && r.Redeals < 255 {
		r.Redeals++
		list = append(list, RuleChange{Name: "one more redeal", rules: r})
	}
	for i := range list {
		o := judging(0)
		o.Limits.Expansions = mostLimit
		solver, err := fast.New(list[i].rules, o)
		if err != nil {
			return nil, err
		}
		result, err := decide(ctx, solver, p, list[i].rules)
		if err != nil {
			return nil, err
		}
		list[i].Status = result.Status
	}
	return list, nil
}

// swaps tries the swaps of a card of the block with any other card in a random order, so that the swaps tried are a sample if the states
// don't suffice for all.
func (e *Explainer) swaps(ctx context.Context, p *klondike.Position, block []klondike.Card) (Swaps, error) {
	pairs := e.swapsOf(p, block)
	s := Swaps{All: len(pairs)}
	random := rand.New(rand.NewPCG(3, uint64(len(pairs))))
	random.Shuffle(len(pairs), func(i, j int) { pairs[i], pairs[j] = pairs[j], pairs[i] })
	for left := e.options.Work / 3 * 5; s.Tried < s.All && left > 0; s.Tried++ {
		other, _ := swapped(p, pairs[s.Tried], e.rules)
		result, err := decide(ctx, e.judge, &other, e.rules)
		if err != nil {
			return s, err
		}
		left -= max(result.Stats.Expanded, 1)
		switch result.Status {
		case search.Solved:
			s.Winning = append(s.Winning, pairs[s.Tried])
		case search.Unknown:
			s.Undecided++
		}
	}
	slices.SortFunc(s.Winning, func(a, b Swap) int { return cmp.Or(cmp.Compare(a[0], b[0]), cmp.Compare(a[1], b[1])) })
	return s, nil
}

// swapsOf lists the swaps of a card of the block with another card that isn't up, if they give possible positions.
func (e *Explainer) swapsOf(p *klondike.Position, block []klondike.Card) (pairs []Swap) {
	all := slices.Concat(p.Stock, p.Waste)
	for _, c := range p.Tableau {
		all = append(all, c.Cards...)
	}
	for _, a := range block {
		for _, b := range all {
			if in := slices.Contains(block, b); a != b && (!in || a < b) {
				pairs = append(pairs, Swap{a, b})
			}
		}
	}
	return slices.DeleteFunc(pairs, func(s Swap) bool {
		_, ok := swapped(p, s, e.rules)
		return !ok
	})
}

// swapped returns p with two cards exchanged, if the result is a possible position.
func swapped(p *klondike.Position, s Swap, r klondike.Rules) (klondike.Position, bool) {
	other := p.Clone()
	piles := [][]klondike.Card{other.Stock, other.Waste}
	for i := range other.Tableau {
		piles = append(piles, other.Tableau[i].Cards)
	}
	for _, pile := range piles {
		for i, c := range pile {
			switch c {
			case s[0]:
				pile[i] = s[1]
			case s[1]:
				pile[i] = s[0]
			}
		}
	}
	return other, other.Validate(r) == nil
}
