// The games of play: one after the other, kept and taken up again.

package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu/table"
)

// me is the user's chair.
const me table.Chair = 0

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

// session is the user's games.
type session struct {
	saved
	c       *cli.Context
	say     phrases
	path    string // where the session is kept; empty: nowhere
	game    *table.Game
	players [table.Chairs]table.Player
	input   *bufio.Scanner
	queue   []string // words read and not yet used
	stop    context.CancelCauseFunc
	asked   []table.Record // the game when the user was asked, to return to
	told    table.Record   // what the user was told of the game
}

// Why the table stops before the end of a game.
var (
	errLeft = errors.New("left")
	errUndo = errors.New("undo")
)

func (s *session) variant() table.Variant {
	v, _ := table.ByName(s.Game)
	return v
}

// over is how many games are over.
func (s *session) over() int { return len(s.Records) }

// deal deals the next game.
func (s *session) deal() *table.Game {
	v := s.variant()
	return table.New(v, table.NewDeal(v, s.Seed+uint64(s.over())))
}

// names are the players' names in records.
func (s *session) names() [table.Chairs]string {
	return [table.Chairs]string{"you", s.Bots[0], s.Bots[1]}
}

// run plays the games that are left.
func (s *session) run(ctx context.Context) error {
	in, err := cmdline.Open(s.c, "-", nil)
	if err != nil {
		return err
	}
	s.input = bufio.NewScanner(in)
	for s.over() < s.Games {
		s.open()
		result, err := s.play(ctx)
		if err != nil {
			return err
		}
		s.Records = append(s.Records, s.game.Record(s.names()))
		s.close(&result)
		if err := s.record(); err != nil {
			return err
		}
		s.asked, s.told = nil, table.Record{}
		if s.over() < s.Games {
			s.game = s.deal()
		}
	}
	return s.save()
}

// play plays the game to its end. An answer that is taken back stops the table, and the game is begun again where the user
// was asked before.
func (s *session) play(ctx context.Context) (table.Result, error) {
	for {
		inner, stop := context.WithCancelCause(ctx)
		s.stop = stop
		result, err := table.Run(inner, s.game, s.players, table.Options{
			Seed:  s.Seed + uint64(s.over()),
			Watch: s.tell,
			Fault: func(c table.Chair, why error) {
				fmt.Fprintln(s.c.App.ErrWriter, s.say.Sprintf("the table answers for %s: %s", s.name(c), cmdline.Printable(why.Error())))
			},
		})
		stop(nil)
		if !errors.Is(err, errUndo) {
			return result, err
		}
		last := s.asked[len(s.asked)-1]
		s.asked = s.asked[:len(s.asked)-1]
		if s.game, err = table.Resume(last); err != nil {
			return result, cmdline.Internalf("undo: %v", err)
		}
		s.told = last
	}
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

// load reads a session that save wrote.
func (s *session) load(path string) error {
	in, err := cmdline.Open(s.c, path, nil)
	if err != nil {
		return err
	}
	defer in.Close()
	text, err := io.ReadAll(in)
	if err == nil {
		err = json.Unmarshal(text, &s.saved)
	}
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

// record writes the records of the games that are over to --record.
func (s *session) record() error {
	if path := s.c.String("record"); path != "" {
		return writeGames(path, s.Records...)
	}
	return nil
}
