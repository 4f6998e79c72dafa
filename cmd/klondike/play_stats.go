package main

// The statistics of the user's own games: a file with a line for each game.

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"kedou/cmd/internal/cmdline"
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

// loadStatistics reads a file, which needn't be there.
func loadStatistics(path string) (s statistics, text []byte, err error) {
	text, err = os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return s, nil, nil
	} else if err != nil {
		return s, nil, fmt.Errorf("%s: can't be read: %w", path, errors.Unwrap(err))
	}
	for i, line := range bytes.Split(text, []byte("\n")) {
		var f finished
		switch {
		case len(bytes.TrimSpace(line)) == 0:
		case json.Unmarshal(line, &f) != nil || f.Draw == 0:
			s.unread = append(s.unread, i+1)
		default:
			s.games = append(s.games, f)
		}
	}
	return s, text, nil
}

// addStatistics adds a game to a file. Whatever stands in the file stays, readable or
// not.
func addStatistics(path string, f finished) (statistics, error) {
	s, text, err := loadStatistics(path)
	if err != nil {
		return s, err
	}
	if len(text) > 0 && !bytes.HasSuffix(text, []byte("\n")) {
		text = append(text, '\n')
	}
	line, err := records.Line("", f)
	if err != nil {
		return s, cmdline.Internalf("statistics: %v", err)
	}
	s.games = append(s.games, f)
	return s, writeFile(path, append(text, line...))
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
