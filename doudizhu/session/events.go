package session

// The events at the table, for display.

import (
	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// EventKind is the kind of an event.
type EventKind uint8

// The kinds of events.
const (
	Called  EventKind = iota // a player has made a bid, or passed
	Dealt                    // all have passed, and the cards are dealt again
	Seated                   // the landlord is known, and all see the bottom cards
	Doubled                  // a player doubles or doesn't; all learn it when all have answered
	Led                      // play begins: it is the landlord's turn
	Laid                     // a player has laid a play, or passed
	Ended                    // a player has laid his last card
)

// String is the kind's name in requests and answers.
func (k EventKind) String() string {
	return [...]string{"call", "deal", "landlord", "double", "lead", "play", "over"}[k]
}

// Event is an event that all players see.
type Event struct {
	Kind  EventKind
	Chair table.Chair   // of the acting player; for Ended the winner, for Dealt Nobody
	Bid   int           // of Called
	Robs  bool          // of Called: another player has called before, so that this bid robs the landlord's seat
	Times int           // of Doubled: one of the variant's Doubles
	Play  doudizhu.Play // of Laid
	Left  int           // of Laid: how many cards the player has left
}

// Since returns the events of one answer: those that the present game has more than the record before.
func (s *Session) Since(before *table.Record) (list []Event) {
	now := s.Record()
	if now.Deal != before.Deal {
		return []Event{{Kind: Called, Chair: nextCaller(before)}, {Kind: Dealt, Chair: table.Nobody}}
	}
	for i := len(before.Calls); i < len(now.Calls); i++ {
		c := now.Calls[i]
		robs := now.Variant.Auction == table.Rob && table.Called(now.Calls[:i])
		list = append(list, Event{Kind: Called, Chair: c.Chair, Bid: c.Bid, Robs: robs})
	}
	if before.Landlord == table.Nobody && now.Landlord != table.Nobody {
		list = append(list, Event{Kind: Seated, Chair: now.Landlord})
	}
	if s.Stage() >= table.Playing && before.Doubled != now.Doubled {
		list = append(list, doubles(&now)...)
	}
	for _, m := range now.Moves[len(before.Moves):] {
		list = append(list, Event{Kind: Laid, Chair: m.Chair, Play: m.Play, Left: s.View().Left[m.Chair]})
	}
	if now.Result != nil && before.Result == nil {
		list = append(list, Event{Kind: Ended, Chair: now.Result.Winner})
	}
	return list
}

// nextCaller is the next caller in the auction of a record.
func nextCaller(r *table.Record) table.Chair {
	if n := len(r.Calls); n > 0 {
		return r.Calls[n-1].Chair.Next()
	}
	return r.Deal.First
}

// doubles are the events of the doubles, from the landlord on, and the event that the landlord
// leads.
func doubles(r *table.Record) (list []Event) {
	for i := range table.Chair(table.Chairs) {
		if c := (r.Landlord + i) % table.Chairs; r.Doubled[c] > 0 {
			list = append(list, Event{Kind: Doubled, Chair: c, Times: r.Doubled[c]})
		}
	}
	return append(list, Event{Kind: Led, Chair: r.Landlord})
}
