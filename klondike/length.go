package klondike

// How long a line of play is, and which of its turns are redeals.

// Length counts the steps of a line of play by their kinds.
type Length struct {
	Moves   int `json:"moves"`   // of cards and runs
	Turns   int `json:"turns"`   // of the stock
	Redeals int `json:"redeals"` // of the waste, to be the stock again
}

// Steps is the number of all steps, and of the texts that Notation.Format writes.
func (l Length) Steps() int { return l.Moves + l.Turns + l.Redeals }

// Total is the length as solvers commonly compare it, in LengthCosts: redeals are
// free.
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

// Redeals lists the redeals of a legal line of play from start, by their
// indices in moves: a turn is one if the stock is empty, and only turns and moves
// from the waste change what the stock holds.
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
