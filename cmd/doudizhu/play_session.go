// The games of play, one after the other.

package main

import (
	"context"
	"errors"
	"fmt"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu/table"
)

// me is the user's chair.
const me table.Chair = 0

// session is the user's games.
type session struct {
	saved
	c       *cli.Context
	say     phrases
	path    string // where the session is kept; empty: nowhere
	game    *table.Game
	players [table.Chairs]table.Player
	input   *cmdline.Words
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
	return [table.Chairs]string{"human", s.Bots[0], s.Bots[1]}
}

// run plays the games that are left.
func (s *session) run(ctx context.Context) error {
	if err := s.tryRecord(); err != nil {
		return err
	}
	in, err := cmdline.Open(s.c, "-", nil)
	if err != nil {
		return err
	}
	s.input = cmdline.NewWords(s.c, in, true)
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
