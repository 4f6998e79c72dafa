// Package session keeps the games of doudizhu that a person plays or replays, without their display: whole games against two bots, with
// undo, advice and saved forms (Session), the same cards played by a bot (Duplicate), and recorded games step by step (Steps).
package session

import (
	"context"
	"errors"
	"strconv"
	"strings"
	"time"

	"kedou/doudizhu"
	"kedou/doudizhu/arena"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
	"kedou/internal/phrase"
)

// Me is the person's chair.
const Me table.Chair = 0

// Terms are the settings of a session's games.
type Terms struct {
	Games    int       `json:"games"`
	Seed     uint64    `json:"seed"`               // of the first deal; the others follow
	Game     string    `json:"game"`               // one of table.Variants
	Bots     [2]string `json:"bots"`               // the players of the other chairs, as specs for bot.New
	Partner  string    `json:"partner,omitempty"`  // the player in place of the bot that becomes the person's partner; empty: the bot itself
	Practice bool      `json:"practice,omitempty"` // with undo, and a look at open cards
	// Landlord, if not nil, is the landlord's chair in all games, which then have no calls and doubles.
	Landlord *table.Chair `json:"landlord,omitempty"`
	// Think is the time for a decision of a bot with a clock; 0: the time in its spec. It isn't saved.
	Think time.Duration `json:"-"`
}

// Session is a series of games against two bots, in which the person sees only his own cards. A Session isn't safe for
// concurrent use.
type Session struct {
	Terms
	variant table.Variant
	players [table.Chairs]table.Player
	before  Tally          // of games without a record
	past    []table.Record // the later games, before the present one
	game    *table.Game
	standIn table.Player // gives the person's next answer, if not nil
}

// New begins the first game. The error names an unknown bot or variant.
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

// Number is the number of the present game, played or just ended, from 1.
func (s *Session) Number() int { return s.before.Games + len(s.past) + 1 }

// DealSeed is the seed of the present game's deal.
func (s *Session) DealSeed() uint64 { return s.Seed + uint64(s.Number()-1) }

// Stage is the stage of the present game.
func (s *Session) Stage() table.Stage { return s.game.Stage() }

// Rules are the rules of the variant.
func (s *Session) Rules() hand.Rules { return s.variant.Rules }

// Record is the record of the present game so far.
func (s *Session) Record() table.Record { return s.game.Record(s.names()) }

// View is the person's view of the present game.
func (s *Session) View() *table.View { return s.game.View(Me) }

// records are all games so far, the present one last, without those that a sealed text has left
// out.
func (s *Session) records() []table.Record {
	return append(s.past[:len(s.past):len(s.past)], s.Record())
}

// Hands are all players' cards in the present game, to show once it is over.
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
var errAsked = errors.New("the person has to answer")

// Next lets the bots answer until the person has to answer, and returns the person's view; nil once the game is over. It calls watch
// after each answer, and fault when the table answers for a bot. The error is the cause of the end of ctx.
func (s *Session) Next(ctx context.Context, watch func(), fault func(table.Chair, error)) (*table.View, error) {
	inner, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	s.players[Me] = s.person(stop)
	_, err := table.Run(inner, s.game, s.players, table.Options{
		Seed: s.sourceSeed(), Fault: fault, Watch: func(*table.Game) { watch() },
	})
	if errors.Is(err, errAsked) {
		return s.game.View(Me), nil
	}
	return nil, err
}

// sourceSeed is the seed of the players' random sources: the arena's seed for a bot in the person's chair against two others.
func (s *Session) sourceSeed() uint64 { return arena.SourceSeed(s.DealSeed(), 1<<Me) }

// Answered reports whether the person has an answer to take back.
func (s *Session) Answered() bool {
	_, answered := s.Record().Before(Me)
	return answered
}

// Undo takes the person's last answer back, and the bots' answers since. The bots will repeat their answers.
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

// Duplicate returns the record of the first game of the terms with a bot in the person's chair: the same cards against the same bots.
// The error names the terms' unknown bot or variant, or is the cause of the end of ctx.
func Duplicate(ctx context.Context, t Terms, spec string) (table.Record, error) {
	s, err := New(t)
	if err == nil {
		s.players[Me], err = s.bot(spec)
	}
	if err == nil {
		_, err = table.Run(ctx, s.game, s.players, table.Options{Seed: s.sourceSeed()})
	}
	if err != nil {
		return table.Record{}, err
	}
	r := s.Record()
	r.Names[Me] = spec
	return r, nil
}

// DaySeed is the seed of the deal of a day, given as 2026-11-23: its digits as a number, 20261123.
func DaySeed(date string) (uint64, error) {
	if _, err := time.Parse(time.DateOnly, date); err != nil {
		return 0, phrase.Errorf("%.40q is no day; write it as 2026-11-23", date)
	}
	return strconv.ParseUint(strings.ReplaceAll(date, "-", ""), 10, 64)
}
