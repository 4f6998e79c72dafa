package session

// What now: Advise by the chances, Prompts in the order of a table; and whether it is over, with open cards.

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
	"kedou/internal/phrase"
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
	// Plays are the strongest bot's judgements of the plays of a person who has to play, with chances from the same fresh worlds, so that they are
	// comparable: first the first of Prompts, then the best first. A play that wins for sure stands alone, without playouts.
	Plays []Advised
}

// Advised is a judged play, and what it does to the hand (bot.Tipper.Why).
type Advised struct {
	strong.Judgement
	Why phrase.Text
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
	list = list[:min(len(list), mostAdvised)]
	tipper := bot.NewTipper(s.variant)
	if err == nil && len(list) > 1 {
		s.compare(v, lead(list, tipper.Tips(ctx, v)[0].Play))
	}
	for _, j := range list {
		a.Plays = append(a.Plays, Advised{j, tipper.Why(v, j.Play)})
	}
	return a, err
}

// lead puts a play in front of a list, in the place of the last if the list lacks it.
func lead(list []strong.Judgement, p doudizhu.Play) []strong.Judgement {
	at := slices.IndexFunc(list, func(j strong.Judgement) bool { return j.Play == p })
	if at < 0 {
		at = len(list) - 1
		list[at] = strong.Judgement{Play: p}
	}
	list[0], list[at] = list[at], list[0]
	return list
}

// compare gives plays their chances in the same worlds, and sorts them, but for the first.
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
	slices.SortStableFunc(list[1:], func(a, b strong.Judgement) int { return cmp.Compare(b.Chance, a.Chance) })
}

// Prompts are plays for the person, whose turn it is, to raise in order, as bot.Tipper lists them.
func (s *Session) Prompts(ctx context.Context) []bot.Tip {
	return bot.NewTipper(s.variant).Tips(ctx, s.View())
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
