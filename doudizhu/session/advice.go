package session

// What now: Advise by the chances, Prompts by the hand alone; and whether it is over, with open cards.

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
	"kedou/doudizhu/table"
	"kedou/search"
	"kedou/search/andor"
)

const (
	// HintPlayouts are the playouts for the advice of a hint: about a hundredth of a second.
	HintPlayouts = 3000
	mostAdvised  = 5
	adviceWorlds = 1000
	fewCards     = 30 // in all hands: the most for OpenCards
)

// Advice is the answer to the person: what now?
type Advice struct {
	// Index is the landlord index of a person who has to call or to double, and Bid the best answer: the bid, 0 for none; or 1 to call, to rob or
	// to double.
	Index hand.Index
	Bid   int
	// Plays are the strongest bot's judgements of the plays of a person who has to play, the best first, with chances from the same fresh worlds, so
	// that they are comparable. A play that wins for sure stands alone, without playouts.
	Plays []strong.Judgement
}

// Advise advises the person, whose turn it is, by what the person sees. The plays come from the given number of playouts; 0: as many as
// Terms.Think allows. The same game has the same advice, except by time. The error is the context's cause.
func (s *Session) Advise(ctx context.Context, playouts int) (a Advice, err error) {
	v := s.View()
	if v.Stage < table.Playing {
		judge, err := hand.NewJudge(hand.NewAnalyst(s.variant.Rules))
		if err == nil {
			a.Index, a.Bid = bot.Advise(judge, v)
		}
		return a, err
	}
	o := strong.Options{Playouts: playouts}
	if playouts == 0 {
		o.Think = s.Think
	}
	list, err := strong.New(s.variant, o).Judge(ctx, v, rand.New(rand.NewPCG(s.Seed, uint64(len(v.Moves)))))
	a.Plays = list[:min(len(list), mostAdvised)]
	if err == nil && len(a.Plays) > 1 {
		s.compare(v, a.Plays)
	}
	return a, err
}

// compare gives plays their chances in the same worlds, and sorts them.
func (s *Session) compare(v *table.View, list []strong.Judgement) {
	plays, won := make([]doudizhu.Play, len(list)), make([]float64, len(list))
	for i := range list {
		plays[i] = list[i].Play
	}
	worlds, situation := 0, strong.SituationOf(v, bot.LevelsOf(s.names()))
	strong.New(s.variant, strong.Options{Playouts: 1}).Compare(v, plays, rand.New(rand.NewPCG(s.Seed, ^uint64(len(v.Moves)))), func(ended []strong.Ending) bool {
		for i, e := range ended {
			if e.Won {
				won[i]++
			}
		}
		worlds++
		return worlds < adviceWorlds
	})
	for i := range list {
		list[i] = situation.Judgement(v, plays[i], won[i], adviceWorlds)
	}
	slices.SortStableFunc(list, func(a, b strong.Judgement) int { return cmp.Compare(b.Chance, a.Chance) })
}

// Prompts are plays for the person, whose turn it is, to raise in order, by the hand alone: first those that leave the best hand, bombs after all
// others unless they empty the hand, the pass last; only one of plays that differ only in kickers.
func (s *Session) Prompts() (list []doudizhu.Play) {
	v := s.View()
	var bombs []doudizhu.Play
	for _, h := range hand.NewAnalyst(s.variant.Rules).Hints(v.Hand, v.Last) {
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
