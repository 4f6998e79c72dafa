package review

// The fact that a review says first.

import (
	"context"
	"slices"

	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/search/ledger"
)

// Fact is what is certain about a game once all cards are known, and whether its player played well.
type Fact struct {
	Kind FactKind
	Step int           // of Until and Since: the move that lost the game, from 1
	Move klondike.Move // that move
	Onto klondike.Card // on which that move laid its card; klondike.NoCard if on none
	Well bool          // by what the player could know, no decision is known to have given anything away; never of Never and Still
}

// FactKind says what is certain.
type FactKind uint8

// The kinds of facts. A move is said to have lost a game only if the game is proved winnable before it and proved lost after it.
const (
	Unfinished FactKind = iota // the game continues, so that nothing may be said
	Won
	Never     // the deal could not be won
	Until     // a step lost the game
	Since     // the game was lost from a step on, and is undecided before
	Still     // the game could still be won at its end
	Undecided // whether the game could be won
)

// String returns the kind's name.
func (k FactKind) String() string {
	return [...]string{"unfinished", "won", "never", "until", "since", "still", "undecided"}[k]
}

// String returns the fact in a sentence or two: "You could have won until step 31 (7♠ to 8♦)."
func (f Fact) String() string { return f.Phrase().String() }

// Phrase returns the fact of String, for every language.
func (f Fact) Phrase() phrase.Text {
	said := phrase.New([...]string{
		"The game isn't over.", "You won.", "This deal could not be won, whatever you did.", "You could have won until step %d (%v).",
		"From step %d (%v) on you could not win; whether you could before is undecided.", "You could still have won when you stopped.",
		"Whether you could have won is undecided.",
	}[f.Kind])
	switch {
	case f.Kind == Until || f.Kind == Since:
		said = phrase.New(said.Format, f.Step, f.move())
	case f.Kind == Won && f.Well:
		return phrase.New("You won, and you played well.")
	}
	if f.Well {
		said = phrase.New("%v You played well; the cards were against you.", said)
	}
	return said
}

// move says where the card of the fact's move went: "7♠ to 8♦", "K♠ to column 3".
func (f Fact) move() phrase.Text {
	card := f.Move.Card.Symbol()
	switch {
	case f.Move.IsTurn():
		return phrase.New("the stock turned")
	case f.Onto != klondike.NoCard:
		return phrase.New("%s to %s", card, f.Onto.Symbol())
	case f.Move.To.IsColumn():
		return phrase.New("%s to column %s", card, f.Move.To.String())
	}
	return phrase.New("%s to the foundation", card)
}

// FactOf says what is certain about a game that is over, of which the positions before and after every move are given. The error is the
// context's cause.
func FactOf(ctx context.Context, positions []klondike.Position, moves []klondike.Move, r klondike.Rules) (Fact, error) {
	v, err := verdictsOf(ctx, positions, r)
	return v.fact(positions, moves, r), err
}

func (v verdicts) fact(positions []klondike.Position, moves []klondike.Move, r klondike.Rules) Fact {
	last := len(moves)
	switch {
	case positions[last].Won(r):
		return Fact{Kind: Won}
	case v.lost == 0:
		return Fact{Kind: Never}
	case v.lost <= last:
		kind, lost := Since, v.lost-1
		if v.won == lost {
			kind = Until
		}
		return Fact{Kind: kind, Step: v.lost, Move: moves[lost], Onto: under(&positions[lost], moves[lost])}
	case v.won == last:
		return Fact{Kind: Still}
	}
	return Fact{Kind: Undecided}
}

// sumUp adds the fact. A deal that nobody could win leaves open how well it was played, and who stops where the game
// can be won hasn't lost to the cards.
func (r *run) sumUp() {
	if r.Unfinished {
		return
	}
	r.Fact = r.verdicts.fact(r.positions, r.moves, r.terms.Rules)
	r.Fact.Well = r.Fact.Kind != Never && r.Fact.Kind != Still && r.well()
}

// well reports whether neither a decision nor all of them together gave anything away for sure.
func (r *run) well() bool {
	label, _ := ledger.LabelOf(r.Loss, r.Error)
	return label <= ledger.Unclear && !slices.ContainsFunc(r.Judged, func(d Decision) bool { return d.Label > ledger.Unclear })
}

// under returns the card of a column on which m lays its card at p, or klondike.NoCard.
func under(p *klondike.Position, m klondike.Move) klondike.Card {
	if m.To.IsColumn() {
		if cards := p.Tableau[m.To-klondike.Column1].Cards; len(cards) > 0 {
			return cards[len(cards)-1]
		}
	}
	return klondike.NoCard
}
