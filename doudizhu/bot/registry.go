// The registry: players by name.

package bot

import (
	"slices"
	"strings"
	"time"

	"kedou/doudizhu/hand"
	"kedou/doudizhu/strong"
	"kedou/doudizhu/table"
	"kedou/internal/phrase"
	"kedou/internal/registry"
)

// Player is a player by name with its options, of no variant yet.
type Player struct {
	strong *strong.Options // of a sampling player; nil for players by rules
	rules  func(table.Variant) table.Player
	tips   func(table.Variant, strong.Options) table.Player // of the sampling player who follows tips
}

// Players are the players, the strongest first. They are made anew for each caller, so that a program that calls no player links none.
func Players() registry.Table[Player] {
	return registry.Table[Player]{
		{Name: "strong", About: "samples the hidden hands and plays them out", Make: sampling, Options: []registry.Option{
			{Name: "think", About: "take `TIME` for a decision, 50ms without playouts", Kind: registry.Time},
			registry.Number("playouts", "make `N` playouts for a decision; 0: as many as the time allows", 0, 1, 1<<30),
			registry.Choice("aim", "play to win, or for points: `WHAT`", "wins", "points"),
			registry.Without(strings.Split((^strong.Component(0)).String(), ",")...),
		}},
		{Name: "roles", About: "weighs plays by power and roles, document 004's better robot", Make: byRules(newRoles), Options: []registry.Option{
			calling("power"), registry.Without(roleRuleNames...),
			registry.Choice("nearly", "a player is nearly out who has one card, or one play in a third of the likely hands: `WHAT`", nearlyWays...),
			registry.Choice("bombs", "bombs are laid by their worth, or only under R6's condition: `HOW`", bombWays...),
			registry.Choice("as", "as games taught, or as the document says, with nearly=plays and bombs=condition: `HOW`", "games", "document"),
		}},
		{Name: "tip", About: "follows the first tip of the table", Make: tipping, Options: []registry.Option{calling("power")}},
		{Name: "principles", About: "follows document 002's principles", Make: byRules(newPrincipled), Options: []registry.Option{
			calling("points"), registry.Without(principleNames...),
		}},
		{Name: "robot", About: "lays the first hint by the simplest rules for three roles", Make: byRules(newRobot), Options: []registry.Option{calling("robot")}},
		{Name: "hint", About: "lays the first hint, document 004's basic robot", Make: byRules(newHint), Options: []registry.Option{
			calling("robot"), registry.Choice("order", "hints come in this `ORDER`, by power", hand.Orders()...),
		}},
		{Name: "least", About: "lays the lowest solo", Make: byRules(newLeast), Options: []registry.Option{calling("none")}},
		{Name: "random", About: "gives random legal answers", Make: byRules(func(v table.Variant, _ registry.Values) table.Player { return &random{rules: v.Rules} })},
	}
}

func byRules(of func(table.Variant, registry.Values) table.Player) func(registry.Values) Player {
	return func(o registry.Values) Player {
		return Player{rules: func(v table.Variant) table.Player { return of(v, o) }}
	}
}

func sampling(v registry.Values) Player {
	return Player{strong: &strong.Options{
		Think: v.Time("think"), Playouts: v.Int("playouts"), Points: v.Index("aim") == 1, Off: strong.Component(v.Bits("without")),
	}}
}

func tipping(o registry.Values) Player {
	return Player{strong: &strong.Options{Playouts: tipPlayouts}, tips: func(v table.Variant, how strong.Options) table.Player {
		return &tip{newCaller(v, o), newTipper(v, how)}
	}}
}

// Parse reads a player such as strong:playouts=600. The error is a registry.OptionError.
func Parse(spec string) (Player, error) { return Players().New(spec) }

// New makes the player of a spec, for the variant v.
func New(spec string, v table.Variant) (table.Player, error) {
	p, err := Parse(spec)
	if err != nil {
		return nil, err
	}
	return p.Of(v), nil
}

// Of makes the player for the variant v.
func (p Player) Of(v table.Variant) table.Player {
	switch {
	case p.tips != nil:
		return p.tips(v, *p.strong)
	case p.strong != nil:
		return strong.New(v, *p.strong)
	}
	return p.rules(v)
}

// Sampling reports whether the player samples hidden hands.
func (p Player) Sampling() bool { return p.strong != nil }

// Thinking returns the player that takes d for a decision. Players without a clock stay the same: players by rules, and players with a number
// of playouts.
func (p Player) Thinking(d time.Duration) Player {
	if p.strong == nil || p.strong.Playouts > 0 {
		return p
	}
	return p.but(func(o *strong.Options) { o.Think = d })
}

// Forgetful returns the player that infers nothing from earlier moves, for decisions without known moves.
func (p Player) Forgetful() Player {
	return p.but(func(o *strong.Options) { o.Off |= strong.Inference })
}

func (p Player) but(change func(*strong.Options)) Player {
	if p.strong == nil {
		return p
	}
	o := *p.strong
	change(&o)
	p.strong = &o
	return p
}

// Playouts returns the number of playouts for a decision; 0 if the player has none.
func (p Player) Playouts() int {
	if p.strong == nil {
		return 0
	}
	return p.strong.Playouts
}

// levels are the players for people, the weakest first. Each beats the one before clearly; ABLATION.md has the
// figures.
var levels = [...]string{"least", "principles", "robot", "roles", "strong"}

// Level returns the spec of the player of a level from 1, a beginner, to 5.
func Level(n int) (string, error) {
	if n < 1 || n > len(levels) {
		return "", phrase.Errorf("level %d: there is none; use 1 to %d", n, len(levels))
	}
	return levels[n-1], nil
}

// LevelsOf returns the levels of the players at a table by their specs, whatever their options; 0 for others, as for people.
func LevelsOf(specs [table.Chairs]string) (by strong.Levels) {
	for c, spec := range specs {
		name, _, _ := strings.Cut(spec, ":")
		by[c] = slices.Index(levels[:], name) + 1
	}
	return by
}
