// Endgames: open hands, the player to move, and the last play.

package doudizhu

import (
	"strings"

	"kedou/internal/phrase"
)

// Seat is a place at the table. Players follow each other as landlord, down,
// up; the two peasants play together. Where there is one peasant, he is Down.
type Seat uint8

// The seats.
const (
	Landlord Seat = iota
	Down          // the player after the landlord
	Up            // the player before the landlord
	Seats
)

// String returns landlord, down or up. Endgame.SeatName knows the table: a lone
// peasant is called one.
func (s Seat) String() string { return [Seats]string{"landlord", "down", "up"}[s] }

// Peasant reports whether the seat is on the peasants' side.
func (s Seat) Peasant() bool { return s != Landlord }

// Endgame is a position in which all cards are seen. Between two players, Up's
// hand is empty and he has no seat.
type Endgame struct {
	ID    string
	Hands [Seats]Hand
	Three bool // whether there are two peasants
	Turn  Seat
	Last  Play // the play that Turn has to beat; a pass if Turn leads
	Owner Seat // the player of Last; Turn if Turn leads
}

// after returns the n-th seat after s at a table of three or of two.
func (s Seat) after(n Seat, three bool) Seat {
	if three {
		return (s + n) % Seats
	}
	return (s + n) % 2
}

// Next returns the seat after s.
func (e *Endgame) Next(s Seat) Seat { return s.after(1, e.Three) }

// Before returns the seat before s.
func (e *Endgame) Before(s Seat) Seat { return s.after(Seat(len(e.Players())-1), e.Three) }

// Players returns the hands in play, in the order of the seats.
func (e *Endgame) Players() []Hand {
	if e.Three {
		return e.Hands[:]
	}
	return e.Hands[:2]
}

// Cards returns how many cards are left in all hands.
func (e *Endgame) Cards() int {
	return e.Hands[Landlord].Cards() + e.Hands[Down].Cards() + e.Hands[Up].Cards()
}

// Check reports a fault of the endgame: an empty hand, a wildcard, a
// last play without an owner, or more than a deck between the hands and the last
// play.
func (e *Endgame) Check() error {
	for i, h := range e.Players() {
		if h == 0 {
			return phrase.Errorf("the %s's hand is empty; the game is over", phrase.New(e.SeatName(Seat(i))))
		}
		if h.Count(Wild) > 0 {
			return phrase.Errorf("the %s's hand holds a wildcard; endgames are played without", phrase.New(e.SeatName(Seat(i))))
		}
	}
	if (e.Last.Kind == Pass) != (e.Owner == e.Turn) {
		return phrase.Errorf("the play to beat can't be the %s's own", phrase.New(e.SeatName(e.Turn)))
	}
	return checkDeck(e.Hands[0], e.Hands[1], e.Hands[2], e.Last.Cards)
}

// SeatName returns the seat's name at this table.
func (e *Endgame) SeatName(s Seat) string {
	if !e.Three && s == Down {
		return "peasant"
	}
	return [Seats]string{"landlord", "down peasant", "up peasant"}[s]
}

// seatLetters are the seats' letters at a table of three and of two.
var seatLetters = map[bool]string{true: "LDU", false: "LP"}

// SeatLetter returns the letter by which lines name the seat.
func (e *Endgame) SeatLetter(s Seat) string { return seatLetters[e.Three][s : s+1] }

// String writes the endgame as a line, which ParseEndgame reads. The line leaves
// the last play out.
func (e Endgame) String() string {
	fields := []string{e.ID}
	for _, h := range e.Players() {
		fields = append(fields, h.String())
	}
	return strings.Join(append(fields, e.SeatLetter(e.Turn)), " ")
}

// ParseSeat reads a seat by its letter or its name, in either case, or by its
// Chinese name: 地主, 农民, 下家, 上家.
func (e *Endgame) ParseSeat(s string) (Seat, error) {
	letters := seatLetters[e.Three]
	names := [][]string{{"landlord", "地主"}, {"peasant", "农民"}}
	if e.Three {
		names = [][]string{{"landlord", "地主"}, {"down", "下家"}, {"up", "上家"}}
	}
	for i, name := range names {
		if strings.EqualFold(s, name[0]) || s == name[1] || strings.EqualFold(s, letters[i:i+1]) {
			return Seat(i), nil
		}
	}
	return 0, phrase.Errorf("%q is no seat; one of %s leads", s, strings.Join(strings.Split(letters, ""), ", "))
}
