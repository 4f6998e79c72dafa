package session

// Advice: plays with their chances, bids by the landlord index, and the winner with open cards.

import (
	"cmp"
	"context"
	"math/rand/v2"
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/strong"
	"kedou/search"
	"kedou/search/andor"
)

const (
	playouts   = 3000 // about a hundredth of a second
	mostHints  = 5
	hintWorlds = 1000
	fewCards   = 30 // in all hands: the most for OpenCards
)

// Hints are the best of Chances, with chances from the same fresh worlds, so that they are comparable; the best first.
func (s *Session) Hints(ctx context.Context) ([]strong.Judgement, error) {
	list, err := s.Chances(ctx, playouts)
	list = list[:min(len(list), mostHints)]
	if err != nil || len(list) < 2 {
		return list, err
	}
	s.compare(list)
	slices.SortStableFunc(list, func(a, b strong.Judgement) int { return cmp.Compare(b.Chance, a.Chance) })
	return list, nil
}

// compare gives plays their chances in the same worlds.
func (s *Session) compare(list []strong.Judgement) {
	v := s.View()
	plays, won := make([]doudizhu.Play, len(list)), make([]float64, len(list))
	for i := range list {
		plays[i] = list[i].Play
	}
	worlds := 0
	strong.New(s.variant, strong.Options{Playouts: 1}).Compare(v, plays, rand.New(rand.NewPCG(s.Seed, ^uint64(len(v.Moves)))), func(ended []strong.Ending) bool {
		for i, e := range ended {
			if e.Won {
				won[i]++
			}
		}
		worlds++
		return worlds < hintWorlds
	})
	for i := range list {
		list[i] = strong.Compared.Judgement(v, plays[i], won[i], hintWorlds)
	}
}

// Chances are the strongest bot's judgements of the person's plays, the best first, after the given number of playouts; 0: as many as
// Terms.Think allows. The bot sees only the view of the person, whose turn it is.
func (s *Session) Chances(ctx context.Context, playouts int) ([]strong.Judgement, error) {
	v, o := s.View(), strong.Options{Playouts: playouts}
	if playouts == 0 {
		o.Think = s.Think
	}
	return strong.New(s.variant, o).Judge(ctx, v, rand.New(rand.NewPCG(s.Seed, uint64(len(v.Moves)))))
}

// Prompts are plays for the person, whose turn it is, to try in order: first those that leave the best hand, bombs after all
// others unless they empty the hand, the pass last; only one of plays that differ only in kickers.
func (s *Session) Prompts() (list []doudizhu.Play) {
	v := s.View()
	var bombs []doudizhu.Play
	for _, h := range hand.NewAnalyst(s.variant.Rules).FollowHints(v.Hand, v.Last) {
		p := h.Play
		same := func(q doudizhu.Play) bool { return q.Kind == p.Kind && q.Rank == p.Rank && q.Len == p.Len }
		switch {
		case slices.ContainsFunc(list, same) || slices.ContainsFunc(bombs, same):
		case p.Kind.Trumps() && p.Cards != v.Hand:
			bombs = append(bombs, p)
		default:
			list = append(list, p)
		}
	}
	if list = append(list, bombs...); v.Last.Kind != doudizhu.Pass || len(list) == 0 {
		list = append(list, doudizhu.Play{})
	}
	return list
}

// Readings are the legal plays of exactly these cards, for the person, whose turn it is.
func (s *Session) Readings(cards doudizhu.Hand) []doudizhu.Play {
	v := s.View()
	if !v.Hand.Contains(cards) {
		return nil
	}
	return slices.DeleteFunc(s.variant.Rules.AppendFollows(nil, cards, v.Last), func(p doudizhu.Play) bool { return p.Cards != cards })
}

// BidHint returns the landlord index of the person, who has to call or to double, and the advice: the bid, 0 for none; or 1 to call,
// to rob or to double.
func (s *Session) BidHint() (index hand.Index, advice int, err error) {
	judge, err := hand.NewJudge(hand.NewAnalyst(s.variant.Rules))
	if err == nil {
		index, advice = bot.Advise(judge, s.View())
	}
	return index, advice, err
}

// OpenCards returns whether the person, whose turn it is, would win with open cards. The outcome is Unknown unless Terms.Practice is set, with
// many cards in play, and if a short search doesn't decide.
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
