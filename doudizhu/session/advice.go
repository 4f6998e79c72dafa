package session

// Advice: plays with their chances, bids by the landlord index, and who would win with open cards.

import (
	"context"
	"math/rand/v2"

	"kedou/doudizhu/bidding"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/strong"
	"kedou/search"
	"kedou/search/andor"
)

const (
	playouts  = 3000 // a hundredth of a second or so
	mostHints = 5
	fewCards  = 30 // together, when open cards are looked at
)

// Hints are what the strongest bot thinks of the person's plays, the best first. It sees no more than the person, who is to play.
func (s *Session) Hints(ctx context.Context) ([]strong.Judgement, error) {
	v := s.game.View(Me)
	list, err := strong.New(s.variant, strong.Options{Playouts: playouts}).
		Judge(ctx, v, rand.New(rand.NewPCG(s.Seed, uint64(len(v.Moves)))))
	return list[:min(len(list), mostHints)], err
}

// BidHint is what the landlord index says to the person, who is to call or to double, and the advice: the points to bid, 0 for none,
// or else 1 to call, to rob or to double.
func (s *Session) BidHint() (index bidding.Index, advice int, err error) {
	judge, err := bidding.New(hand.NewAnalyst(s.variant.Rules))
	if err == nil {
		index, advice = bot.Advise(judge, s.game.View(Me))
	}
	return index, advice, err
}

// OpenCards tells whether the person, whose turn it is, would win if all cards were open. It is unknown without practice, before few
// cards are left, and where a little search doesn't tell.
func (s *Session) OpenCards(ctx context.Context) andor.Outcome {
	e := s.game.Endgame()
	if !s.Practice || e.Cards() > fewCards || e.Check() != nil {
		return andor.Unknown
	}
	solver, err := endgame.New(s.variant.Rules.Rules, endgame.Options{Limits: search.Limits{Expansions: 200_000, Memory: 64 << 20}})
	if err != nil {
		return andor.Unknown
	}
	r, err := solver.Solve(ctx, &e)
	if err != nil {
		return andor.Unknown
	}
	return r.Outcome
}
