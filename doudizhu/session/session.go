// Package session keeps the games of doudizhu that a person plays or goes over, apart from how they are shown: whole games
// against two bots, with undo, advice and forms to be kept in (Session), the same cards played by a bot (Duplicate), and recorded games
// step by step (Steps).
package session

import (
	"context"
	"errors"
	"time"

	"kedou/doudizhu"
	"kedou/doudizhu/arena"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
	"kedou/search/phrase"
)

// Me is the person's chair.
const Me table.Chair = 0

// Terms say which games are played.
type Terms struct {
	Games    int       `json:"games"`
	Seed     uint64    `json:"seed"`               // of the first deal; the others follow
	Game     string    `json:"game"`               // one of table.Variants
	Bots     [2]string `json:"bots"`               // the players of the other chairs, as bot.New takes them
	Partner  string    `json:"partner,omitempty"`  // who takes the place of the bot that is the person's partner, once that is known; empty: no one
	Practice bool      `json:"practice,omitempty"` // with undo, and a look at open cards
	// Landlord, if not nil, is the landlord's chair in all games, which go without calls and doubles then.
	Landlord *table.Chair `json:"landlord,omitempty"`
	// Think is what a bot takes for a decision that goes by the clock; 0: what its spec says. It isn't kept.
	Think time.Duration `json:"-"`
}

// Session is games against two bots, one after the other, of which the person sees his own cards alone. A Session isn't safe for
// concurrent use.
type Session struct {
	Terms
	variant table.Variant
	players [table.Chairs]table.Player
	before  Tally          // of games of which no record is left
	past    []table.Record // the games after those, and before the one that is played
	game    *table.Game
	standIn table.Player // gives the person's next answer, if not nil
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

func (s *Session) deal() {
	d := table.NewDeal(s.variant, s.DealSeed())
	if s.Landlord != nil {
		s.game = table.NewGiven(s.variant, d, *s.Landlord)
	} else {
		s.game = table.New(s.variant, d)
	}
}

// Number is the number of the game that is being played or has just ended, from 1.
func (s *Session) Number() int { return s.before.Games + len(s.past) + 1 }

// DealSeed is the seed of that game's deal.
func (s *Session) DealSeed() uint64 { return s.Seed + uint64(s.Number()-1) }

// Stage is how far that game has come.
func (s *Session) Stage() table.Stage { return s.game.Stage() }

// Rules are those of the variant.
func (s *Session) Rules() hand.Rules { return s.variant.Rules }

// Record is that game as far as it has come.
func (s *Session) Record() table.Record { return s.game.Record(s.names()) }

// View is what the person sees of that game.
func (s *Session) View() *table.View { return s.game.View(Me) }

// records are all games so far, that one last, but for those that a sealed text has left out.
func (s *Session) records() []table.Record {
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
	if !s.More() {
		return false
	}
	s.past = s.records()
	s.deal()
	return true
}

// More reports whether Deal will begin another game.
func (s *Session) More() bool { return s.game.Stage() == table.Over && s.Number() < s.Games }

// errAsked stops the table where the person has to answer.
var errAsked = errors.New("the person is asked")

// Next has the bots answer until the person has to answer, and returns what he sees then; nil, once the game is over. It calls watch
// after each answer, and fault where the table answers for a bot. The error is the cause why ctx has ended.
func (s *Session) Next(ctx context.Context, watch func(), fault func(table.Chair, error)) (*table.View, error) {
	inner, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	s.players[Me] = &person{stop, s.standIn}
	s.standIn = nil
	_, err := table.Run(inner, s.game, s.players, table.Options{
		Seed: s.sourceSeed(), Fault: fault, Watch: func(*table.Game) { watch() },
	})
	if errors.Is(err, errAsked) {
		return s.game.View(Me), nil
	}
	return nil, err
}

// sourceSeed is the seed of the players' random sources: that of the arena where a bot in the person's chair meets two others alike.
func (s *Session) sourceSeed() uint64 { return arena.SourceSeed(s.DealSeed(), 1<<Me) }

// Answered reports whether there is an answer of the person to take back.
func (s *Session) Answered() bool {
	_, answered := s.Record().Before(Me)
	return answered
}

// Undo takes the person's last answer back, and what the bots have answered since. They will answer the same way again.
func (s *Session) Undo() error {
	before, answered := s.Record().Before(Me)
	if !answered {
		return phrase.Errorf("undo: there is no answer to take back")
	}
	game, err := table.Resume(before)
	if err == nil {
		s.game = game
	}
	return err
}
