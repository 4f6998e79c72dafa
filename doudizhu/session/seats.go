package session

// The players at the table: the bots, and on the person's chair a player that stops the table, or a stand-in.

import (
	"context"
	"math/rand/v2"

	"kedou/doudizhu"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/table"
	"kedou/internal/phrase"
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
	return chosen(func(v *table.View) (table.Player, error) {
		if partner(v) {
			return friend, nil
		}
		return foe, nil
	}), err
}

// bot makes a player.
func (s *Session) bot(spec string) (table.Player, error) {
	p, err := bot.Parse(spec)
	if err != nil {
		return nil, err
	}
	if s.Think > 0 {
		p = p.Thinking(s.Think)
	}
	return p.Of(s.variant), nil
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

// StandIn lets a bot, by its spec for bot.New, give the person's next answer in Next.
func (s *Session) StandIn(spec string) (err error) {
	s.standIn, err = s.bot(spec)
	return err
}

// person returns the player in the person's chair, who stops the table instead of answering, except that the stand-in gives one answer.
func (s *Session) person(stop context.CancelCauseFunc) table.Player {
	standIn := s.standIn
	s.standIn = nil
	return chosen(func(*table.View) (table.Player, error) {
		if bot := standIn; bot != nil {
			standIn = nil
			return bot, nil
		}
		stop(errAsked)
		return nil, errAsked
	})
}

// chosen plays by the player that it chooses for a view. Players remember nothing of a game, so that they are interchangeable.
type chosen func(*table.View) (table.Player, error)

// Call implements table.Player.
func (choose chosen) Call(ctx context.Context, v *table.View, random *rand.Rand) (int, error) {
	p, err := choose(v)
	if err != nil {
		return 0, err
	}
	return p.Call(ctx, v, random)
}

// Double implements table.Player.
func (choose chosen) Double(ctx context.Context, v *table.View, random *rand.Rand) (bool, error) {
	p, err := choose(v)
	if err != nil {
		return false, err
	}
	return p.Double(ctx, v, random)
}

// Multiply is the answer at the doubles, for table.Multiply.
func (choose chosen) Multiply(ctx context.Context, v *table.View, random *rand.Rand) (int, error) {
	p, err := choose(v)
	if err != nil {
		return 0, err
	}
	return table.Multiply(ctx, p, v, random)
}

// Play implements table.Player.
func (choose chosen) Play(ctx context.Context, v *table.View, random *rand.Rand) (doudizhu.Play, error) {
	p, err := choose(v)
	if err != nil {
		return doudizhu.Play{}, err
	}
	return p.Play(ctx, v, random)
}
