package play

// The statistics of the user's own games: a file with a line for each game.

import (
	"fmt"
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/journal"
	"kedou/cmd/internal/records"
	"kedou/klondike/session"
)

// statistics has the games of a file.
type statistics struct {
	games  []session.Record
	unread []int // the numbers of unreadable lines
}

// format is the format of the file of statistics. All lines stay in the file, readable or not.
func (s *statistics) format() journal.Format {
	return journal.Format{Flag: "--statistics", Owner: "klondike play", KeepTorn: true, Read: s.read}
}

// read takes a line.
func (s *statistics) read(number int, line []byte) error {
	var f session.Record
	if records.Decode(line, &f) != nil || f.Draw == 0 {
		s.unread = append(s.unread, number)
	} else {
		s.games = append(s.games, f)
	}
	return nil
}

// loadStatistics reads a file, which may be missing.
func loadStatistics(path string) (s statistics, err error) {
	err = journal.Read(path, s.format())
	return s, err
}

// addStatistics adds a game to a file.
func addStatistics(path string, f session.Record) (s statistics, err error) {
	line, err := records.Line("", f)
	if err != nil {
		return s, cmdline.Internalf("statistics: %v", err)
	}
	err = journal.Append(path, s.format(), line)
	s.games = append(s.games, f)
	return s, err
}

// text writes the statistics for the rules of f.
func (s statistics) text(path string, f session.Record) string {
	sum := session.SumOf(s.games, f)
	text := fmt.Sprintf("your games by these rules: %d, won %d (%s)", sum.Played, sum.Won, cmdline.Percent(sum.Won, sum.Played))
	if sum.Won > 0 {
		text += fmt.Sprintf("; in a row %d, at most %d; fewest steps %d", sum.Row, sum.Longest, sum.Fewest)
	}
	if all := len(s.games); all > sum.Played {
		text += fmt.Sprintf("; by all rules %d", all)
	}
	if len(s.unread) > 0 {
		text += fmt.Sprintf("; %s: can't be read, and left alone: line %s", path, strings.Trim(fmt.Sprint(s.unread), "[]"))
	}
	return text
}
