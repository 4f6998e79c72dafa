package blind

// What moves can still change, as far as the player sees.

import (
	"slices"

	"kedou/klondike"
	"kedou/klondike/internal/quotient"
)

// Change is the most that moves from a view can still change, whatever its unseen cards are.
type Change uint8

const (
	Nothing Change = iota // moves can be taken back, or turn a stock that shows no new card and gives none away
	Seen                  // cards that have been seen move, but none that hasn't is ever turned up, and the game isn't won
	Unseen                // an unseen card may be turned up or the game won; or the search ends before it knows
)

// mostLooks is the number of states after which a search for changes ends.
const mostLooks = 5000

// ChangeOf searches the moves from s as far as they turn no unseen card up: some 50 µs at the end of a game. The error is ErrView.
func ChangeOf(s *View) (Change, error) {
	d := decider{options: Options{Off: shortcuts}}
	if err := d.load(s); err != nil {
		return Unseen, err
	}
	e, root := d.engine, d.knowledge.root
	found, rest := map[state]bool{root: true}, []state{root}
	for len(rest) > 0 {
		at := rest[len(rest)-1]
		rest = rest[:len(rest)-1]
		if e.shows(&at) || e.won(&at) || len(found) > mostLooks {
			return Unseen, nil
		}
		e.expand(&at)
		for i := range e.exits {
			x := &e.exits[i]
			if x.turns {
				return Unseen, nil
			}
			if !found[x.state] {
				found[x.state] = true
				rest = append(rest, x.state)
			}
		}
	}
	if len(found) > 1 || d.knowledge.advanced() {
		return Seen, nil
	}
	return Nothing, nil
}

// shows reports whether s uncovers a card that hasn't been seen.
func (e *engine) shows(s *state) bool {
	return s.fresh != 0 || e.stockHidden && e.inSight(s)&^s.seen != 0
}

// advanced reports whether the steps from the view to its root can't be taken back.
func (k *knowledge) advanced() bool {
	p := &k.view.Position
	return slices.ContainsFunc(k.forced, func(t step) bool {
		_, number := t.Card()
		card := quotient.CardAt(number)
		return !k.view.Rules.WorryBack || slices.Contains(p.Waste, card) || slices.Contains(p.Stock, card) ||
			slices.ContainsFunc(p.Tableau[:], func(c klondike.Column) bool {
				return len(c.Cards) > 0 && c.Cards[c.Down] == card && (c.Down > 0 || int(card.Rank()) < k.view.Rules.Ranks)
			})
	})
}
