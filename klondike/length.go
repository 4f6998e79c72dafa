package klondike

// The length of a line of play, and its redeals.

// Length counts the steps of a line of play by kind.
type Length struct {
	Moves   int `json:"moves"`   // of cards and runs
	Turns   int `json:"turns"`   // of the stock
	Redeals int `json:"redeals"` // the waste turned over to be the stock again
}

// Steps returns the number of all steps, which is also the number of texts that Notation.Format writes.
func (l Length) Steps() int { return l.Moves + l.Turns + l.Redeals }

// Total returns the length as solvers commonly compare it, in LengthCosts: redeals are free.
func (l Length) Total() int { return l.Moves + l.Turns }

// LengthOf counts the steps of a legal line of play from start.
func LengthOf(start Position, r Rules, moves []Move) Length {
	l := Length{Redeals: len(Redeals(start, r, moves))}
	for _, m := range moves {
		if m.IsTurn() {
			l.Turns++
		} else {
			l.Moves++
		}
	}
	l.Turns -= l.Redeals
	return l
}

// Redeals returns the indices in moves of the redeals of a legal line of play from start. A turn is a redeal if the stock is empty.
func Redeals(start Position, r Rules, moves []Move) []int {
	var redeals []int
	t := start.Talon(r)
	for i, m := range moves {
		switch {
		case m.IsTurn():
			if t.Spent() {
				redeals = append(redeals, i)
			}
			t = t.Turn()
		case m.From == Waste:
			t = t.Take(t.Waste)
		}
	}
	return redeals
}
