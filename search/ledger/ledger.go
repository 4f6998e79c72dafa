// Package ledger keeps the account of a reviewed game: what its player's decisions gave away, and what luck added. It knows no game. A judge of the
// game values each decision in chances to win, from 0 to 1, with the standard deviation of its estimates; the ledger books the decisions in their order:
//
//	var l ledger.Ledger
//	d := ledger.Decision{Choices: 3, Before: 0.40, Played: 0.28, Error: 0.02}
//	err := l.Decide(&d, func() error { return show(d) }) // d.Label is Mistake, probably
//	err = l.End(1)                                       // d.Luck is 0.72, and show is called
//	// l.Result - l.Start == l.Luck - l.Loss
//
// The reviews of all games share it; their pages REVIEW.md define the numbers.
package ledger

import "math"

// Decision is a choice of the player. Point of view: the player. A judge fills in the first fields, the ledger the last three.
type Decision struct {
	Choices     int     // the number of ways on
	Before      float64 // the chance after the best way on
	Played      float64 // the chance after the way chosen
	Error       float64 // the standard deviation of Before less Played
	ChanceError float64 // that of Before alone
	Games       int     // continued after each of the two ways
	Proved      bool    // both chances are certain
	Lost        bool    // who sees all cards knows that no way on wins: no loss has a label

	Luck     float64 // the change of the chance from then to the next decision
	Label    Label
	Probably bool // the label is likely, not sure
}

// Loss is the chance that the decision gave away: below 0 if the way chosen was better than the best known.
func (d *Decision) Loss() float64 { return d.Before - d.Played }

func (d *Decision) free() bool { return d.Choices > 1 || d.Loss() != 0 }

// counts reports whether the decision counts for the accuracy. Where both chances are certain only a loss does.
func (d *Decision) counts() bool { return d.Loss() != 0 || d.Choices > 1 && !d.Proved }

// Ledger is the account of a game. Point of view: the player. Result less Start is Luck less Loss. The zero value is ready to use.
type Ledger struct {
	Start     float64 // the chance at the beginning
	Opening   float64 // the part of Luck before the first decision
	Result    float64 // 1: won, 0: not; of an unfinished game its chance
	Luck      float64
	Loss      float64
	Error     float64 // the standard deviation of Loss
	Decisions int     // with a choice
	Accuracy  Accuracy

	begun  bool
	chance float64   // as last known
	held   *Decision // its luck isn't known yet
	tell   func() error
}

// Decide books a decision. It calls tell once the decision's luck is known, and returns the error of the decision before.
func (l *Ledger) Decide(d *Decision, tell func() error) error {
	err := l.Reach(d.Before)
	if !d.Lost {
		d.Label, d.Probably = LabelOf(d.Loss(), d.Error)
	}
	if d.free() {
		l.Decisions++
	}
	if d.counts() {
		l.Accuracy.add(d.Loss(), d.Error)
	}
	l.Loss += d.Loss()
	l.Error = math.Hypot(l.Error, d.Error)
	l.held, l.tell, l.chance = d, tell, d.Played
	return err
}

// Reach books the chance at a moment without a decision: its difference from the chance last known is luck.
func (l *Ledger) Reach(chance float64) error {
	luck := chance - l.chance
	if !l.begun {
		l.Start, l.begun, luck = chance, true, 0
	}
	l.Luck, l.chance = l.Luck+luck, chance
	d := l.held
	if d == nil {
		l.Opening += luck
		return nil
	}
	d.Luck, l.held = luck, nil
	return l.tell()
}

// End books the result.
func (l *Ledger) End(result float64) error {
	l.Result = result
	return l.Reach(result)
}

// Precision says when more games would hardly change a judgement.
type Precision struct {
	Chance float64 // the greatest error of the chance before
	Loss   float64 // the greatest error of the loss, unless it is clearly a blunder, or clearly fine and
	Fine   float64 // has at most this error
}

// Met reports whether a decision is judged precisely enough.
func (p Precision) Met(d *Decision) bool {
	loss, doubt := d.Loss(), 2*d.Error
	return d.ChanceError <= p.Chance && (d.Error <= p.Loss || d.Error <= p.Fine && loss+doubt < lines[0] || loss-doubt > lines[len(lines)-1])
}
