package main

// The statistics of the user's own games: a file with a line for each game.

import (
	"fmt"
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/journal"
	"kedou/cmd/internal/records"
)

// finished is a game that is over, a line of the file.
type finished struct {
	ID      string `json:"id"`
	Draw    int    `json:"draw"`
	Redeals int    `json:"redeals"`
	NoBack  bool   `json:"no_worrying_back,omitempty"`
	Undo    bool   `json:"undo"`
	Won     bool   `json:"won"`
	Moves   int    `json:"moves"`
	Up      int    `json:"up"` // cards on the foundations
	Aids    aids   `json:"aids"`
}

// finish is the line of a game.
func (g *sitting) finish() finished {
	return finished{
		ID: g.deal.ID, Draw: g.rules.Draw, Redeals: g.rules.Redeals, NoBack: !g.rules.WorryBack, Undo: g.undoes,
		Won: g.won(), Moves: g.at, Up: g.cardsUp(), Aids: g.aids,
	}
}

// statistics are the games of a file.
type statistics struct {
	games  []finished
	unread []int // lines that are none, by their numbers
}

// format is how the file of statistics is read. Whatever stands in the file stays, readable or not.
func (s *statistics) format() journal.Format {
	return journal.Format{Flag: "--statistics", Owner: "klondike play", KeepTorn: true, Read: s.read}
}

// read takes a line.
func (s *statistics) read(number int, line []byte) error {
	var f finished
	if records.Decode(line, &f) != nil || f.Draw == 0 {
		s.unread = append(s.unread, number)
	} else {
		s.games = append(s.games, f)
	}
	return nil
}

// loadStatistics reads a file, which needn't be there.
func loadStatistics(path string) (s statistics, err error) {
	err = journal.Read(path, s.format())
	return s, err
}

// addStatistics adds a game to a file.
func addStatistics(path string, f finished) (s statistics, err error) {
	line, err := records.Line("", f)
	if err != nil {
		return s, cmdline.Internalf("statistics: %v", err)
	}
	err = journal.Append(path, s.format(), line)
	s.games = append(s.games, f)
	return s, err
}

// text tells the games played by the rules of f.
func (s statistics) text(path string, f finished) string {
	played, won, row, best, fewest := 0, 0, 0, 0, 0
	for _, g := range s.games {
		if g.Draw != f.Draw || g.Redeals != f.Redeals || g.NoBack != f.NoBack || g.Undo != f.Undo {
			continue
		}
		played++
		if row++; !g.Won {
			row = 0
			continue
		}
		won, best = won+1, max(best, row)
		if fewest == 0 || g.Moves < fewest {
			fewest = g.Moves
		}
	}
	text := fmt.Sprintf("your games by these rules: %d, won %d (%s)", played, won, cmdline.Percent(won, played))
	if won > 0 {
		text += fmt.Sprintf("; in a row %d, at most %d; fewest steps %d", row, best, fewest)
	}
	if all := len(s.games); all > played {
		text += fmt.Sprintf("; by all rules %d", all)
	}
	if len(s.unread) > 0 {
		text += fmt.Sprintf("; %s: can't be read, and left alone: line %s", path, strings.Trim(fmt.Sprint(s.unread), "[]"))
	}
	return text
}
