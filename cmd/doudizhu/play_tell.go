// What the user is told of the game: who has said and laid what, and what he is asked.

package main

import (
	"context"
	"slices"
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// open announces a game, and tells what has happened in one that is taken up.
func (s *session) open() {
	g := s.game.Record(s.names())
	title := s.say.Sprintf("game %d of %d: %s, seed %d, against %s and %s",
		s.over()+1, s.Games, s.say.Text(s.Game), s.Seed+uint64(s.over()), s.name(1), s.name(2))
	s.printf("%s\n", cmdline.StyleOf(s.c.App.Writer).Bold(title))
	s.told = table.Record{Landlord: table.Nobody, Deal: g.Deal}
	s.tell(s.game)
}

// name is how a player is called.
func (s *session) name(c table.Chair) string {
	if c == me {
		return s.say.Text("you")
	}
	name, _, _ := strings.Cut(s.Bots[c-1], ":")
	return s.say.Sprintf("%s (%d)", name, int(c))
}

// tell says what has happened since it was called last.
func (s *session) tell(g *table.Game) {
	now, before := g.Record(s.names()), s.told
	s.told = now
	if now.Deal != before.Deal {
		s.println("everybody has passed; the cards are dealt anew")
		before = table.Record{Landlord: table.Nobody}
	}
	for i := len(before.Calls); i < len(now.Calls); i++ {
		s.printf("%s: %s\n", s.name(now.Calls[i].Chair), s.say.Text(callText(&now, i)))
	}
	if before.Landlord == table.Nobody && now.Landlord != table.Nobody {
		if !slices.ContainsFunc(now.Calls, func(c table.Call) bool { return c.Bid > 0 }) {
			s.println("everybody has passed once more; who was asked first is the landlord")
		}
		s.printf("landlord: %s; bottom: %v\n", s.name(now.Landlord), now.Deal.Bottom)
	}
	if g.Stage() >= table.Playing && len(now.Moves) == 0 {
		s.tellDoubles(&now)
	}
	s.tellMoves(&now, len(before.Moves))
}

// callText says what a call means.
func callText(r *table.Record, i int) string {
	switch bid := r.Calls[i].Bid; {
	case r.Variant.Auction == table.Bids:
		return []string{"no bid", "bid 1", "bid 2", "bid 3"}[bid]
	case bid == 0:
		return "no"
	}
	for _, c := range r.Calls[:i] {
		if c.Bid > 0 {
			return "robs"
		}
	}
	return "calls the landlord's seat"
}

// tellDoubles says who doubles, if anybody does.
func (s *session) tellDoubles(r *table.Record) {
	var words []string
	for c, d := range r.Doubled {
		if d == 2 {
			words = append(words, s.name(table.Chair(c)))
		}
	}
	if len(words) > 0 {
		s.printf("doubled by: %s\n", s.say.List(words))
	}
}

// tellMoves says what was laid from a move on, and how many cards are left.
func (s *session) tellMoves(r *table.Record, from int) {
	left := r.Deal.Hands
	if r.Landlord != table.Nobody {
		left[r.Landlord] += r.Deal.Bottom
	}
	for i, m := range r.Moves {
		left[m.Chair] -= m.Play.Cards
		switch {
		case i < from:
		case m.Play.Kind == doudizhu.Pass:
			s.printf("%s, %s: pass\n", s.name(m.Chair), s.role(r, m.Chair))
		default:
			s.printf("%s, %s: %s (%d left)\n", s.name(m.Chair), s.role(r, m.Chair), s.playText(m.Play), left[m.Chair].Cards())
		}
	}
}

// role names a player's seat.
func (s *session) role(r *table.Record, c table.Chair) string {
	return s.say.Text(doudizhu.Seat((c - r.Landlord + table.Chairs) % table.Chairs).String())
}

// question shows the user's cards, and what he is asked.
func (s *session) question(ctx context.Context, v *table.View) {
	cards := v.Hand.String()
	switch {
	case v.Stage == table.Calling && v.Variant.Auction == table.Bids:
		s.printf("your cards: %s; your bid, one of %s?\n", cards, bidsText(v.Bids))
	case v.Stage == table.Calling:
		s.printf("your cards: %s; yes or no?\n", cards)
	case v.Stage == table.Doubling:
		s.printf("your cards: %s; double, yes or no?\n", cards)
	case v.Last.Kind == doudizhu.Pass:
		s.openCards(ctx, v)
		s.printf("your cards: %s; you lead\n", cards)
	default:
		s.openCards(ctx, v)
		s.printf("your cards: %s; to beat: %s (%s)\n", cards, s.playText(v.Last), s.say.Text(v.Last.Kind.String()))
	}
}

// close tells how a game has ended, and the score.
func (s *session) close(r *table.Result) {
	last := s.Records[len(s.Records)-1]
	text := s.say.Text("you lose")
	if r.Points[me] > 0 {
		text = s.say.Text("you win")
	}
	s.printf("%s\n", cmdline.StyleOf(s.c.App.Writer).Bold(text))
	s.printf("points: %s (%s)\n", s.points(r.Points), s.say.Factors(&last))
	for c, h := range s.game.Endgame().Hands {
		if h != 0 {
			chair := (last.Landlord + table.Chair(c)) % table.Chairs
			s.printf("left: %s, %s\n", s.name(chair), h)
		}
	}
	if len(s.Records) > 1 {
		var sum [table.Chairs]int
		for _, g := range s.Records {
			for c, p := range g.Result.Points {
				sum[c] += p
			}
		}
		s.printf("after %s: %s\n", s.say.Counted(len(s.Records), "game"), s.points(sum))
	}
}

// points writes everybody's points.
func (s *session) points(list [table.Chairs]int) string {
	var words []string
	for c, p := range list {
		words = append(words, s.say.Sprintf("%s %+d", s.name(table.Chair(c)), p))
	}
	return s.say.List(words)
}
