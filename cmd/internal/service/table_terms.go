package service

// The terms of games of doudizhu in requests: the games, the bots, and their thinking time.

import (
	"cmp"
	"math/rand/v2"
	"time"

	"kedou/doudizhu/bot"
	"kedou/doudizhu/session"
	"kedou/doudizhu/table"
	"kedou/internal/phrase"
)

// The bounds of requests.
const (
	mostThink    = 5 * time.Second // for a decision
	mostGames    = 1_000_000
	mostPlayouts = 20_000 // for a decision
	longestSpec  = 100    // of a player
)

// thinks gives the thinking time of a player with a clock.
type thinks struct{ bounded }

func (t *thinks) think(c *call) (time.Duration, error) {
	l, err := t.Limits.within(c.host.Limits)
	if err != nil || t.Limits.Seconds == 0 {
		return c.host.Think, err
	}
	return min(l.Time, mostThink), nil
}

// termsFields choose the games.
type termsFields struct {
	thinks
	Game     string       `json:"game"`
	Seed     *string      `json:"seed"`
	Date     *string      `json:"date"`
	Games    int          `json:"games"`
	Bots     []string     `json:"bots"`
	Practice bool         `json:"practice"`
	Landlord *table.Chair `json:"landlord"`
}

// terms returns the terms in the fields, with defaults for missing fields.
func (f *termsFields) terms(c *call) (t session.Terms, err error) {
	t = session.Terms{Games: cmp.Or(f.Games, 1000), Game: cmp.Or(f.Game, "standard"), Practice: f.Practice, Landlord: f.Landlord}
	if t.Think, err = f.think(c); err != nil {
		return t, err
	}
	if t.Seed, err = f.seed(); err != nil {
		return t, err
	}
	if _, err = table.ByName(t.Game); err != nil {
		return t, badField("game", err)
	}
	if t.Games < 1 || t.Games > mostGames {
		return t, badField("games", phrase.Errorf("%d games; play 1 to %d", t.Games, mostGames))
	}
	if l := f.Landlord; l != nil && (*l < 0 || *l >= table.Chairs) {
		return t, badField("landlord", phrase.Errorf("there is no chair %d; chairs are 0, 1 and 2", *l))
	}
	t.Bots, err = botsOf(f.Bots)
	return t, err
}

// seed is the number of the first deal: the named one, the one of a day, or a random one.
func (f *termsFields) seed() (uint64, error) {
	if f.Date == nil {
		return seedOf(f.Seed, rand.Uint64())
	}
	if f.Seed != nil {
		return 0, badField("date", phrase.Errorf("give a date or a seed"))
	}
	seed, err := session.DaySeed(*f.Date)
	if err != nil {
		err = badField("date", err)
	}
	return seed, err
}

// botsOf returns the players on chairs 1 and 2: two named players, or one for both chairs, by default of level 3.
func botsOf(specs []string) (list [2]string, err error) {
	if specs == nil {
		specs = []string{"3"}
	}
	if len(specs) < 1 || len(specs) > 2 {
		return list, badField("bots", phrase.Errorf("%d bots; name two, or one for both", len(specs)))
	}
	for i := range list {
		if list[i], err = playerOf(specs[min(i, len(specs)-1)]); err != nil {
			return list, badField("bots", err)
		}
	}
	return list, nil
}

// playerOf returns the player that a request names, by a name or by the number of a level; by default strong.
func playerOf(text string) (string, error) {
	if len(text) == 1 && '0' <= text[0] && text[0] <= '9' {
		return bot.Level(int(text[0] - '0'))
	}
	if !bounds(text) {
		return "", phrase.Errorf("%s: a player has %d characters and %d playouts at most", clip(text, 40), longestSpec, mostPlayouts)
	}
	return cmp.Or(text, "strong"), nil
}

// bounds reports whether players keep the bounds of requests.
func bounds(specs ...string) bool {
	for _, spec := range specs {
		if p, err := bot.Parse(clip(spec, longestSpec)); len(spec) > longestSpec || err == nil && p.Playouts() > mostPlayouts {
			return false
		}
	}
	return true
}
