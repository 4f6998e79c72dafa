package session

// The same cards, played by a bot.

import (
	"context"

	"kedou/doudizhu/table"
)

// Duplicate returns the record of the first game of the terms with a bot in the person's chair: the same cards against the same bots.
// The error names the terms' unknown bot or variant, or is the cause of the end of ctx.
func Duplicate(ctx context.Context, t Terms, spec string) (table.Record, error) {
	s, err := New(t)
	if err == nil {
		s.players[Me], err = s.bot(spec)
	}
	if err == nil {
		_, err = table.Run(ctx, s.game, s.players, table.Options{Seed: s.sourceSeed()})
	}
	if err != nil {
		return table.Record{}, err
	}
	r := s.Record()
	r.Names[Me] = spec
	return r, nil
}
