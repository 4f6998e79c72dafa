package session

// What happens at the table, for those who show it.

import (
	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// EventKind says what has happened.
type EventKind uint8

// The kinds of events.
const (
	Called  EventKind = iota // a player has made a bid, or passed
	Dealt                    // everybody has passed, and the cards are dealt again
	Seated                   // there is a landlord, and the bottom cards are shown
	Doubled                  // a player doubles or doesn't, which everybody learns when all have answered
	Led                      // the landlord may lead
	Laid                     // a player has laid a play, or passed
	Ended                    // a player has laid his last card
)

// String is the name that requests and answers have for the kind.
func (k EventKind) String() string {
	return [...]string{"call", "deal", "landlord", "double", "lead", "play", "over"}[k]
}

// Event is something that everybody sees.
type Event struct {
	Kind  EventKind
	Chair table.Chair   // whose doing it is; the winner's of Ended, Nobody's of Dealt
	Bid   int           // of Called
	Robs  bool          // of Called: somebody has called before
	Times int           // of Doubled: one of the variant's Doubles
	Play  doudizhu.Play // of Laid
	Left  int           // of Laid: how many cards the player has left
}

// Since returns the events that one answer has led to, since the game stood as in the record.
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

// nextCaller is who speaks next in the auction of a record.
func nextCaller(r *table.Record) table.Chair {
	if n := len(r.Calls); n > 0 {
		return r.Calls[n-1].Chair.Next()
	}
	return r.Deal.First
}

// doubles are the answers to whether the stake is doubled, from the landlord on, and that he leads.
func doubles(r *table.Record) (list []Event) {
	for i := range table.Chair(table.Chairs) {
		if c := (r.Landlord + i) % table.Chairs; r.Doubled[c] > 0 {
			list = append(list, Event{Kind: Doubled, Chair: c, Times: r.Doubled[c]})
		}
	}
	return append(list, Event{Kind: Led, Chair: r.Landlord})
}
