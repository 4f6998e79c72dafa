package records

// Reviews of games, of any kind of game: the pages REVIEW.md define the numbers. Chances are from 0 to 1.

import "kedou/search/ledger"

// Judged is a decision, as a review judges it.
type Judged struct {
	BestChance Fraction `json:"best_chance"`   // after the best way on
	Played     Fraction `json:"played_chance"` // after the way chosen
	Error      Fraction `json:"error"`         // standard deviation of the loss
	Loss       Fraction `json:"loss"`          // best_chance less played_chance; below 0 if the way chosen was better
	Luck       Fraction `json:"luck"`          // what then added, up to the next decision
	Label      string   `json:"label"`         // inaccuracy, mistake or blunder; unclear: perhaps noise; empty: fine
	Probably   bool     `json:"probably"`      // the label is likely, not sure
}

// JudgedOf returns the record of d.
func JudgedOf(d *ledger.Decision) Judged {
	return Judged{
		Fraction(d.Before), Fraction(d.Played), Fraction(d.Error), Fraction(d.Loss()), Fraction(d.Luck), d.Label.String(), d.Probably,
	}
}

// Sums are the account of a game: its result less the chance at its start is luck less loss.
type Sums struct {
	Luck      Fraction  `json:"luck"`
	Loss      Fraction  `json:"loss"`
	Error     Fraction  `json:"error"`              // standard deviation of the loss
	Accuracy  *Fraction `json:"accuracy"`           // in percent; null if too few decisions count
	Counted   int       `json:"accuracy_decisions"` // decisions that count for the accuracy
	Decisions int       `json:"decisions"`
}

// SumsOf returns the record of l.
func SumsOf(l *ledger.Ledger) Sums {
	return Sums{Fraction(l.Luck), Fraction(l.Loss), Fraction(l.Error), AccuracyOf(l.Accuracy), l.Accuracy.Decisions, l.Decisions}
}

// AccuracyOf is an accuracy in percent, nil if too few decisions count.
func AccuracyOf(a ledger.Accuracy) *Fraction {
	if !a.Known() {
		return nil
	}
	return new(Fraction(a.Percent()))
}
