package session

// Summaries of a player's games.

// Record is a finished game.
type Record struct {
	ID      string `json:"id"`
	Draw    int    `json:"draw"`
	Redeals int    `json:"redeals"`
	NoBack  bool   `json:"no_worrying_back,omitempty"`
	Undo    bool   `json:"undo"`
	Won     bool   `json:"won"`
	Moves   int    `json:"moves"`
	Up      int    `json:"up"` // cards on the foundations
	Aids    Aids   `json:"aids"`
}

// Record returns the record of the game at this moment.
func (g *Game) Record() Record {
	return Record{
		ID: g.deal.ID, Draw: g.Rules.Draw, Redeals: g.Rules.Redeals, NoBack: !g.Rules.WorryBack, Undo: g.Undoes,
		Won: g.Won(), Moves: g.at, Up: g.CardsUp(), Aids: g.aids,
	}
}

// Sum summarizes games by the same rules.
type Sum struct {
	Played, Won int
	Row         int // games won in a row, up to the last game
	Longest     int // the longest such row
	Fewest      int // steps of a won game; 0: none was won
}

// SumOf sums up those of the games that were played by the rules of like.
func SumOf(games []Record, like Record) (s Sum) {
	for _, g := range games {
		if g.Draw != like.Draw || g.Redeals != like.Redeals || g.NoBack != like.NoBack || g.Undo != like.Undo {
			continue
		}
		s.Played++
		if s.Row++; !g.Won {
			s.Row = 0
			continue
		}
		s.Won, s.Longest = s.Won+1, max(s.Longest, s.Row)
		if s.Fewest == 0 || g.Moves < s.Fewest {
			s.Fewest = g.Moves
		}
	}
	return s
}
