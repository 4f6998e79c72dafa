package table

// Laying cards: plays and passes, and the answers that the table gives for a player.

import (
	"slices"

	"kedou/doudizhu"
	"kedou/internal/phrase"
)

// Play lays a play, or passes. A leader may pass only with a flower alone; the next player leads then.
func (g *Game) Play(c Chair, p doudizhu.Play) error {
	if err := g.check(c, Playing); err != nil {
		return err
	}
	if err := g.checkPlay(p); err != nil {
		return err
	}
	g.moves = append(g.moves, Move{c, p})
	g.hands[c] -= p.Cards
	if g.hands[c] == 0 {
		g.stage, g.turn, g.last, g.owner = Over, Nobody, p, c
		return nil
	}
	g.turn = c.Next()
	switch {
	case p.Kind != doudizhu.Pass:
		g.last, g.owner = p, c
	case g.owner == c: // a leader with only a flower
		g.owner = g.turn
	case g.owner == g.turn: // the others have passed
		g.last = doudizhu.Play{}
	}
	return nil
}

// checkPlay reports why the player whose turn it is can't make a play. It looks only for plays of the cards
// themselves, since the other cards of a hand don't matter.
func (g *Game) checkPlay(p doudizhu.Play) error {
	h, rules := g.hands[g.turn], &g.variant.Rules
	if p.Kind == doudizhu.Pass {
		switch {
		case p != doudizhu.Play{}:
			return phrase.Errorf("a pass lays no cards, got %v", p.Cards)
		case g.last.Kind == doudizhu.Pass && len(rules.AppendLeads(g.found[:0], h)) > 0:
			return phrase.Errorf("a leader can't pass; lay any play")
		}
		return nil
	}
	if p.Kind >= doudizhu.Kinds || !h.Contains(p.Cards) {
		return phrase.Errorf("%v isn't in the hand %v; lay cards that are", p.Cards, h)
	}
	g.found = rules.AppendFollows(g.found[:0], p.Cards, g.last)
	switch {
	case slices.Contains(g.found, p):
		return nil
	case g.last.Kind == doudizhu.Pass:
		return phrase.Errorf("%v is no %v under these rules; lay any play", p.Cards, p.Kind)
	default:
		return phrase.Errorf("%v of %v is no play here that beats %v; lay one, or pass", p.Kind, p.Cards, playText(rules, g.last))
	}
}

// Default answers for a player without a legal answer: it passes, doesn't double, and leads the lowest card. The
// result counts such answers.
func (g *Game) Default(c Chair) error {
	var err error
	switch g.stage {
	case Calling:
		err = g.Call(c, 0)
	case Doubling:
		err = g.Double(c, false)
	default:
		err = g.Play(c, g.defaultPlay())
	}
	if err == nil {
		g.defaults[c]++
	}
	return err
}

// defaultPlay is the lowest solo of a leader, and a pass of all others.
func (g *Game) defaultPlay() doudizhu.Play {
	if g.last.Kind != doudizhu.Pass || g.turn == Nobody {
		return doudizhu.Play{}
	}
	for r := doudizhu.Three; r <= doudizhu.BigJoker; r++ {
		if g.hands[g.turn].Count(r) > 0 {
			return doudizhu.Play{Kind: doudizhu.Solo, Rank: r, Len: 1, Cards: doudizhu.Of(r, 1)}
		}
	}
	return doudizhu.Play{}
}
