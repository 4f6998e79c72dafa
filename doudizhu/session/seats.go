package session

// Who sits at the table: the bots, and on the person's chair one who stops the table, or a bot that stands in.

import (
	"context"
	"math/rand/v2"

	"kedou/doudizhu"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/table"
	"kedou/search/phrase"
)

// seat makes the variant and the bots that the terms name.
func (s *Session) seat() (err error) {
	if s.variant, err = table.ByName(s.Game); err != nil {
		return err
	}
	for i, spec := range s.Bots {
		if s.players[i+1], err = s.bot(spec); err != nil {
			return err
		}
	}
	if c := s.Landlord; c != nil && (*c < 0 || *c >= table.Chairs) {
		return phrase.Errorf("landlord %d: there is no such chair; chairs are 0, 1 and 2", *c)
	}
	return nil
}

// bot makes a player.
func (s *Session) bot(spec string) (table.Player, error) {
	if s.Think > 0 {
		spec = bot.Thinking(spec, s.Think)
	}
	return bot.New(spec, s.variant)
}

// StandIn has a bot give the person's next answer in Next, as bot.New makes one.
func (s *Session) StandIn(spec string) (err error) {
	s.standIn, err = s.bot(spec)
	return err
}

// person stops the table instead of answering, but for an answer that a bot gives.
type person struct {
	stop    context.CancelCauseFunc
	standIn table.Player
}

// asked returns who answers for the person.
func (p *person) asked() (table.Player, error) {
	if bot := p.standIn; bot != nil {
		p.standIn = nil
		return bot, nil
	}
	p.stop(errAsked)
	return nil, errAsked
}

// Call implements table.Player.
func (p *person) Call(ctx context.Context, v *table.View, random *rand.Rand) (int, error) {
	bot, err := p.asked()
	if err != nil {
		return 0, err
	}
	return bot.Call(ctx, v, random)
}

// Double implements table.Player.
func (p *person) Double(ctx context.Context, v *table.View, random *rand.Rand) (bool, error) {
	bot, err := p.asked()
	if err != nil {
		return false, err
	}
	return bot.Double(ctx, v, random)
}

// Play implements table.Player.
func (p *person) Play(ctx context.Context, v *table.View, random *rand.Rand) (doudizhu.Play, error) {
	bot, err := p.asked()
	if err != nil {
		return doudizhu.Play{}, err
	}
	return bot.Play(ctx, v, random)
}
