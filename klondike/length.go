package klondike

// How long a solution is.

// Length counts the steps of a line of play by their kinds.
type Length struct {
	Moves   int `json:"moves"`   // of cards and runs
	Turns   int `json:"turns"`   // of the stock
	Redeals int `json:"redeals"` // of the waste, to be the stock again
}

// Total is the length as solvers commonly count it: redeals are free.
func (l Length) Total() int { return l.Moves + l.Turns }

// LengthOf counts the steps of a legal line of play from start. A turn of an
// empty stock is a redeal; only turns and moves from the waste change what the
// stock holds.
func LengthOf(start Position, r Rules, moves []Move) Length {
	var l Length
	stock, waste := len(start.Stock), len(start.Waste)
	for _, m := range moves {
		switch {
		case m.IsTurn() && stock == 0:
			l.Redeals++
			stock, waste = waste, 0
		case m.IsTurn():
			l.Turns++
			n := min(r.Draw, stock)
			stock, waste = stock-n, waste+n
		default:
			l.Moves++
			if m.From == Waste {
				waste--
			}
		}
	}
	return l
}
