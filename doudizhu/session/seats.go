package session

// The players at the table: the bots, and on the person's chair a player that stops the table, or a stand-in.

import (
	"context"
	"math/rand/v2"

	"kedou/doudizhu"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/table"
	"kedou/search/phrase"
)

// seat makes the variant and the bots of the terms.
func (s *Session) seat() (err error) {
	if s.variant, err = table.ByName(s.Game); err != nil {
		return err
	}
	for i, spec := range s.Bots {
		if s.players[i+1], err = s.seated(spec); err != nil {
			return err
		}
	}
	if c := s.Landlord; c != nil && (*c < 0 || *c >= table.Chairs) {
		return phrase.Errorf("landlord %d: there is no such chair; chairs are 0, 1 and 2", *c)
	}
	return nil
}

// seated makes the player of a chair: a bot, or a bot and the person's partner.
func (s *Session) seated(spec string) (table.Player, error) {
	foe, err := s.bot(spec)
	if err != nil || s.Partner == "" {
		return foe, err
	}
	friend, err := s.bot(s.Partner)
	return &mixed{foe, friend}, err
}

// bot makes a player.
func (s *Session) bot(spec string) (table.Player, error) {
	if s.Think > 0 {
		spec = bot.Thinking(spec, s.Think)
	}
	return bot.New(spec, s.variant)
}

// names are the players' names in records.
func (s *Session) names() [table.Chairs]string {
	names := [table.Chairs]string{"human", s.Bots[0], s.Bots[1]}
	for c := range table.Chair(table.Chairs) {
		if s.Partner != "" && partner(s.game.View(c)) {
			names[c] = s.Partner
		}
	}
	return names
}

// partner reports whether a view belongs to the person's partner.
func partner(v *table.View) bool {
	return v.Chair != Me && v.Landlord != table.Nobody && v.Landlord != Me && v.Landlord != v.Chair
}

// mixed plays by one bot as the person's partner and by another against the person. Players remember nothing of a game, so that they are
// interchangeable.
type mixed struct{ foe, partner table.Player }

// at is the player for a view.
func (m *mixed) at(v *table.View) table.Player {
	if partner(v) {
		return m.partner
	}
	return m.foe
}

// Call implements table.Player.
func (m *mixed) Call(ctx context.Context, v *table.View, random *rand.Rand) (int, error) {
	return m.at(v).Call(ctx, v, random)
}

// Double implements table.Player.
func (m *mixed) Double(ctx context.Context, v *table.View, random *rand.Rand) (bool, error) {
	return m.at(v).Double(ctx, v, random)
}

// Multiply is the answer at the doubles, for table.Multiply.
func (m *mixed) Multiply(ctx context.Context, v *table.View, random *rand.Rand) (int, error) {
	return table.Multiply(ctx, m.at(v), v, random)
}

// Play implements table.Player.
func (m *mixed) Play(ctx context.Context, v *table.View, random *rand.Rand) (doudizhu.Play, error) {
	return m.at(v).Play(ctx, v, random)
}

// StandIn lets a bot, by its spec for bot.New, give the person's next answer in Next.
func (s *Session) StandIn(spec string) (err error) {
	s.standIn, err = s.bot(spec)
	return err
}

// person stops the table instead of answering, unless a stand-in answers.
type person struct {
	stop    context.CancelCauseFunc
	standIn table.Player
}

// asked returns the player that answers for the person.
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

// Multiply is the answer at the doubles, for table.Multiply.
func (p *person) Multiply(ctx context.Context, v *table.View, random *rand.Rand) (int, error) {
	bot, err := p.asked()
	if err != nil {
		return 0, err
	}
	return table.Multiply(ctx, bot, v, random)
}

// Play implements table.Player.
func (p *person) Play(ctx context.Context, v *table.View, random *rand.Rand) (doudizhu.Play, error) {
	bot, err := p.asked()
	if err != nil {
		return doudizhu.Play{}, err
	}
	return bot.Play(ctx, v, random)
}
