// Package session keeps the games of doudizhu that a person plays or goes over, apart from how they are shown: whole games
// against two bots, with undo, advice and a form to be kept in (Session); endgames with open cards against the solver
// (Playout); recorded games step by step (Steps), and judged with open cards (Review).
package session

import (
	"context"
	"errors"
	"math/rand/v2"

	"kedou/doudizhu"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
)

// Me is the person's chair.
const Me table.Chair = 0

// Terms say which games are played.
type Terms struct {
	Games    int       `json:"games"`
	Seed     uint64    `json:"seed"`               // of the first deal; the others follow
	Game     string    `json:"game"`               // one of table.Variants
	Bots     [2]string `json:"bots"`               // the players of the other chairs, as bot.New takes them
	Practice bool      `json:"practice,omitempty"` // with undo, and a look at open cards
}

// Session is games against two bots, one after the other, of which the person sees his own cards alone. A Session isn't safe for
// concurrent use.
type Session struct {
	Terms
	variant table.Variant
	players [table.Chairs]table.Player
	past    []table.Record // the games before
	game    *table.Game
	asked   []table.Record // the game as it stood before each of the person's answers, to return to
}

// New begins the first game. The error is about a bot or a variant of which there is none.
func New(t Terms) (*Session, error) {
	s := &Session{Terms: t}
	if err := s.seat(); err != nil {
		return nil, err
	}
	s.deal()
	return s, nil
}

// seat makes the variant and the bots that the terms name.
func (s *Session) seat() (err error) {
	if s.variant, err = table.ByName(s.Game); err != nil {
		return err
	}
	for i, spec := range s.Bots {
		p, err := bot.New(spec, s.variant)
		if err != nil {
			return err
		}
		s.players[i+1] = p
	}
	return nil
}

func (s *Session) deal() {
	s.game = table.New(s.variant, table.NewDeal(s.variant, s.DealSeed()))
	s.asked = nil
}

// Number is the number of the game that is being played or has just ended, from 1.
func (s *Session) Number() int { return len(s.past) + 1 }

// DealSeed is the seed of that game's deal.
func (s *Session) DealSeed() uint64 { return s.Seed + uint64(len(s.past)) }

// Stage is how far that game has come.
func (s *Session) Stage() table.Stage { return s.game.Stage() }

// Rules are those of the variant.
func (s *Session) Rules() hand.Rules { return s.variant.Rules }

// Record is that game as far as it has come.
func (s *Session) Record() table.Record {
	return s.game.Record([table.Chairs]string{"human", s.Bots[0], s.Bots[1]})
}

// Records are all games so far, that one last.
func (s *Session) Records() []table.Record {
	return append(s.past[:len(s.past):len(s.past)], s.Record())
}

// Hands are the cards that everybody holds in that game, for when it is over.
func (s *Session) Hands() (hands [table.Chairs]doudizhu.Hand) {
	landlord := s.Record().Landlord
	for seat, h := range s.game.Endgame().Hands {
		hands[(landlord+table.Chair(seat))%table.Chairs] = h
	}
	return hands
}

// Deal begins the next game. It returns false if there is none, or the last one isn't over.
func (s *Session) Deal() bool {
	if s.game.Stage() != table.Over || s.Number() >= s.Games {
		return false
	}
	s.past = s.Records()
	s.deal()
	return true
}

// errAsked stops the table where the person is asked.
var errAsked = errors.New("the person is asked")

// Next has the bots answer until the person is asked, and returns what he sees then; nil, once the game is over. It calls watch
// after each answer, and fault where the table answers for a bot. The error is the cause why ctx has ended.
func (s *Session) Next(ctx context.Context, watch func(), fault func(table.Chair, error)) (*table.View, error) {
	inner, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	s.players[Me] = person{stop}
	_, err := table.Run(inner, s.game, s.players, table.Options{
		Seed: s.DealSeed(), Fault: fault, Watch: func(*table.Game) { watch() },
	})
	if errors.Is(err, errAsked) {
		return s.game.View(Me), nil
	}
	return nil, err
}

// person stops the table instead of answering.
type person struct{ stop context.CancelCauseFunc }

func (p person) asked() error {
	p.stop(errAsked)
	return errAsked
}

// Call implements table.Player.
func (p person) Call(context.Context, *table.View, *rand.Rand) (int, error) { return 0, p.asked() }

// Double implements table.Player.
func (p person) Double(context.Context, *table.View, *rand.Rand) (bool, error) {
	return false, p.asked()
}

// Play implements table.Player.
func (p person) Play(context.Context, *table.View, *rand.Rand) (doudizhu.Play, error) {
	return doudizhu.Play{}, p.asked()
}

// Undo takes the person's last answer back, and what the bots have answered since. They will answer the same way again.
func (s *Session) Undo() error {
	last := len(s.asked) - 1
	if last < 0 {
		return errors.New("undo: there is no answer to take back")
	}
	game, err := table.Resume(s.asked[last])
	if err == nil {
		s.game, s.asked = game, s.asked[:last]
	}
	return err
}
