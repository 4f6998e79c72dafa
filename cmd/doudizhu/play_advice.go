// Advice in play: hints with chances, and who would win with open cards.

package main

import (
	"context"
	"math/rand/v2"
	"slices"

	"kedou/doudizhu/bidding"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/strong"
	"kedou/doudizhu/table"
	"kedou/search"
	"kedou/search/andor"
)

const (
	hintPlayouts = 3000 // a hundredth of a second or so
	hintsShown   = 5
	fewCards     = 30 // together, when open cards are looked at
)

// hint tells what the strongest bot thinks: it sees no more than the user.
func (s *session) hint(ctx context.Context, v *table.View) error {
	if v.Stage != table.Playing {
		return s.bidHint(v)
	}
	judge := strong.New(*v.Variant, strong.Options{Playouts: hintPlayouts})
	judged, err := judge.Judge(ctx, v, rand.New(rand.NewPCG(s.Seed, uint64(len(v.Moves)))))
	if err != nil {
		return err
	}
	for _, j := range judged[:min(len(judged), hintsShown)] {
		switch {
		case j.Playouts > 0:
			s.printf("%s: wins %.0f %% of %s\n", s.playText(j.Play), 100*j.Chance, s.say.Counted(j.Playouts, "playout"))
		case j.Chance == 1:
			s.printf("%s: wins at once\n", s.playText(j.Play))
		default:
			s.printf("%s: nothing else comes into question\n", s.playText(j.Play))
		}
	}
	return nil
}

// bidHint tells the landlord index.
func (s *session) bidHint(v *table.View) error {
	role := bidding.Bidder
	if v.Stage == table.Doubling {
		role = [...]bidding.Role{bidding.Landlord, bidding.Down, bidding.Up}[v.Seat(me)]
	}
	judge, err := bidding.New(hand.NewAnalyst(v.Variant.Rules))
	if err != nil {
		return err
	}
	i := judge.Index(v.Hand, role)
	s.printf("landlord index: wins %.0f %%, result %+.2f a game; %s\n", 100*i.Chance, i.Points, s.say.Text(bidAdvice(judge, i, role, v)))
	return nil
}

// bidAdvice puts the advice of the index into words.
func bidAdvice(judge *bidding.Judge, i bidding.Index, role bidding.Role, v *table.View) string {
	called := slices.ContainsFunc(v.Calls, func(c table.Call) bool { return c.Bid > 0 })
	switch {
	case v.Stage == table.Doubling:
		return doubling[judge.Doubles(i, role)]
	case v.Variant.Auction == table.Bids && slices.Contains(v.Bids, judge.Bid(i)):
		return bids[judge.Bid(i)]
	case v.Variant.Auction == table.Bids: // another has bid as much
		return bids[0]
	case called:
		return robbing[judge.Robs(i)]
	}
	return calling[judge.Calls(i)]
}

// openCards tells the user whose turn it is, in practice, whether he would win if all cards were open, once few are left.
func (s *session) openCards(ctx context.Context, v *table.View) {
	e := s.game.Endgame()
	if !s.Practice || e.Cards() > fewCards || e.Check() != nil {
		return
	}
	solver, err := endgame.New(v.Variant.Rules.Rules, endgame.Options{Limits: search.Limits{Expansions: 200_000, Memory: 64 << 20}})
	if err != nil {
		return
	}
	r, err := solver.Solve(ctx, &e)
	if err != nil || r.Outcome == andor.Unknown {
		return
	}
	s.println(map[andor.Outcome]string{
		andor.Won: "with open cards you would now win", andor.Lost: "with open cards you would now lose",
	}[r.Outcome])
}
