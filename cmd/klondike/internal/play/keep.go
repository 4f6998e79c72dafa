package play

// The files of a game: their places, the reading, and the writing during a game: its file, and
// at its end the statistics.

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/journal"
	"kedou/cmd/internal/records"
	"kedou/cmd/klondike/internal/common"
	"kedou/internal/phrase"
	"kedou/klondike/session"
)

// gameFiles are the files of the games of one run. Several goroutines may write them.
type gameFiles struct {
	say        phrases
	game       *journal.Held // the file of the game; nil: none
	statistics string        // the file of the statistics; empty: none

	mu      sync.Mutex
	written int           // changes of the last snapshot written
	counted *session.Game // the last one in the statistics
	summary string        // the text of the statistics then
}

type snapshot struct {
	of      *session.Game // identifies the game; its state may have changed
	changes int
	text    []byte
	counts  bool // the game is over, and has been played
	line    session.Record
}

// snapshotOf returns the present game, for gameFiles to write.
func snapshotOf(g *session.Game) (snapshot, error) {
	text, err := g.Text()
	return snapshot{g, g.Changes(), text, g.Over() && g.Begun(), g.Record()}, err
}

// open writes a game for the first time, so that no game begins if its files can't be
// written.
func (k *gameFiles) open(g *session.Game) error {
	if k.statistics != "" {
		if err := journal.Append(k.statistics, new(statistics).format(), nil); err != nil {
			return err
		}
	}
	_, err := k.save(g)
	return err
}

func (k *gameFiles) save(g *session.Game) (summary string, err error) {
	s, err := snapshotOf(g)
	if err != nil {
		return "", err
	}
	return k.write(s)
}

// write writes a snapshot, unless a later one is written already, and counts its game
// if the game is over and has moves. It then returns the text of the statistics.
func (k *gameFiles) write(s snapshot) (summary string, err error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.game != nil && s.changes > k.written {
		if err := k.game.Write(s.text); err != nil {
			return "", err
		}
		k.written = s.changes
	}
	if k.statistics == "" || !s.counts {
		return "", nil
	}
	if s.of != k.counted {
		all, err := addStatistics(k.statistics, s.line)
		if err != nil {
			return "", err
		}
		k.counted, k.summary = s.of, k.say.statistics(all, k.statistics, s.line)
	}
	return k.summary, nil
}

// totals returns the text of the statistics for the rules of f.
func (k *gameFiles) totals(f session.Record) (string, error) {
	if k.statistics == "" {
		return k.say.Text("no statistics are kept here; --statistics FILE names a file"), nil
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	var all statistics
	err := journal.Read(k.statistics, all.format())
	return k.say.statistics(all, k.statistics, f), err
}

// configFile is the path of a file of ours in the user's configuration directory, which
// is made if missing.
func configFile(name string) (string, error) {
	dir, err := os.UserConfigDir()
	if err == nil {
		dir = filepath.Join(dir, "kedou")
		err = os.MkdirAll(dir, 0o700)
	}
	if err != nil {
		return "", phrase.Errorf("no place for the user's files: %w; name files with --save and --statistics", err)
	}
	return filepath.Join(dir, name), nil
}

// read reads the game in the file: nil if there is none, or it is over.
func (s *seat) read() (*session.Game, error) {
	if _, err := os.Stat(s.path); errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	in, err := s.Open(s.path)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	text, err := io.ReadAll(io.LimitReader(in, common.MaxMoves))
	if err != nil {
		return nil, phrase.Errorf("%s: %w", s.path, err)
	}
	g, err := session.Parse(text)
	if err != nil {
		return nil, phrase.Errorf("%s: %w", s.path, err)
	}
	return g, nil
}

type statistics struct {
	games  []session.Record
	unread []int // the numbers of unreadable lines
}

// format is the format of the file of statistics. All lines stay in the file, readable or not.
func (s *statistics) format() journal.Format {
	return journal.Format{Flag: "--statistics", Owner: "klondike play", KeepTorn: true, Read: s.read}
}

func (s *statistics) read(number int, line []byte) error {
	var f session.Record
	if records.Decode(line, &f) != nil || f.Draw == 0 {
		s.unread = append(s.unread, number)
	} else {
		s.games = append(s.games, f)
	}
	return nil
}

func addStatistics(path string, f session.Record) (s statistics, err error) {
	line, err := records.Line("", f)
	if err != nil {
		return s, cmdline.Internalf("statistics: %v", err)
	}
	err = journal.Append(path, s.format(), line)
	s.games = append(s.games, f)
	return s, err
}

// statistics writes the statistics for the rules of f.
func (say phrases) statistics(s statistics, path string, f session.Record) string {
	sum := session.SumOf(s.games, f)
	text := say.Sprintf("your games by these rules: %d, won %d (%s)", sum.Played, sum.Won, cmdline.Percent(say.Language, sum.Won, sum.Played))
	if sum.Won > 0 {
		text += say.Sprintf("; in a row %d, at most %d; fewest steps %d", sum.Row, sum.Longest, sum.Fewest)
	}
	if all := len(s.games); all > sum.Played {
		text += say.Sprintf("; by all rules %d", all)
	}
	if len(s.unread) > 0 {
		text += say.Sprintf("; %s: can't be read, and left alone: line %s", path, strings.Trim(fmt.Sprint(s.unread), "[]"))
	}
	return text
}
