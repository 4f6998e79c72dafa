// The files of play: games are kept in one, and taken up again from there.

package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu/table"
	"kedou/search/strictjson"
)

// saved is what the file of --save holds, as one JSON object.
type saved struct {
	Schema   int            `json:"schema"`
	Games    int            `json:"games"`
	Seed     uint64         `json:"seed"`
	Game     string         `json:"game"`
	Bots     [2]string      `json:"bots"`
	Practice bool           `json:"practice,omitempty"`
	Records  []table.Record `json:"records"` // of the games that are over, and of the one that is being played
}

// save keeps the session in its file, which is whole at any time.
func (s *session) save() error {
	if s.path == "" {
		return nil
	}
	now := s.saved
	if now.Records == nil {
		now.Records = []table.Record{}
	}
	if s.over() < s.Games {
		now.Records = append(now.Records[:s.over():s.over()], s.game.Record(s.names()))
	}
	text, err := json.Marshal(now)
	if err != nil {
		return cmdline.Internalf("save: %v", err)
	}
	return cmdline.WriteFile(s.path, func(w io.Writer) error {
		_, err := w.Write(append(text, '\n'))
		return err
	})
}

// maxSession is the longest file that load reads, in bytes: some thousands of games.
const maxSession = 16 << 20

// load reads a session that save wrote.
func (s *session) load(path string) error {
	in, err := cmdline.Open(s.c, path, nil)
	if err != nil {
		return err
	}
	defer in.Close()
	err = strictjson.Read(in, maxSession, &s.saved)
	if err == nil && s.Schema != 1 {
		err = fmt.Errorf("schema %d, and this program reads 1", s.Schema)
	}
	if err != nil {
		return fmt.Errorf("%s: not what play --save writes: %w", path, err)
	}
	return s.takeUp(path)
}

// takeUp checks what was read, and goes on with the last record if its game isn't over.
func (s *session) takeUp(path string) error {
	if _, ok := table.ByName(s.Game); !ok || s.Games < 1 {
		return fmt.Errorf("%s: not what play --save writes: no game in it", path)
	}
	for _, r := range s.Records {
		if r.Variant.Name != s.Game {
			return fmt.Errorf("%s: a game of %s among those of %s", path, r.Variant.Name, s.Game)
		}
	}
	last := len(s.Records) - 1
	if last >= 0 && s.Records[last].Result == nil {
		game, err := table.Resume(s.Records[last])
		if err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		s.told, s.game, s.Records = s.Records[last], game, s.Records[:last]
	} else if s.over() < s.Games {
		s.game = s.deal()
	}
	for i := range s.Records {
		err := table.Verify(&s.Records[i])
		if err == nil && s.Records[i].Result == nil {
			err = errors.New("it isn't over, and others follow")
		}
		if err != nil {
			return fmt.Errorf("%s: game %d: %w", path, i+1, err)
		}
	}
	if s.over() >= s.Games {
		return fmt.Errorf("%s: all games are over", path)
	}
	return nil
}

// tryRecord makes the file of --records if there is none, so that no game is played for a file that can't be written.
func (s *session) tryRecord() error {
	if _, err := os.Stat(s.c.String("records")); errors.Is(err, fs.ErrNotExist) {
		return s.record()
	}
	return nil
}

// record writes the records of the games that are over to --records.
func (s *session) record() error {
	if path := s.c.String("records"); path != "" {
		return writeGames(path, s.Records...)
	}
	return nil
}
