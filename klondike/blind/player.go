package blind

// The players: one interface, a table of names, and their common parts.

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"kedou/internal/phrase"
	"kedou/internal/registry"
	"kedou/klondike"
)

// Player decides in a game with hidden cards.
type Player interface {
	// Decide returns the next moves: at least up to the next card that is turned up, or none to give up. The same views and random numbers,
	// from the first decision of a game on, lead to the same moves, except with Options.Time. The error is ErrView, or the context's cause.
	Decide(ctx context.Context, s *View, random *rand.Rand) ([]klondike.Move, error)
}

// Options are a player with its settings. The zero value is uct's.
type Options struct {
	Player     string        // one of Players; empty: uct
	Off        Technique     // techniques to switch off
	Iterations int           // of uct, for a decision, including those kept from earlier decisions; 3,000 if zero
	Time       time.Duration // of uct, for a decision; if set, replaces Iterations
	Workers    int           // threads of uct; 0 means 1
}

// chooser picks one of several ways on, the exits of d.engine, by its index.
type chooser interface {
	choose(ctx context.Context, d *decider, random *rand.Rand) (int, error)
}

// Players are the players, the default first, the others from the strongest on. A program that makes players from Options alone doesn't link the table.
func Players() registry.Table[Options] {
	return registry.Table[Options]{
		{Name: "adviser", About: "follows the first hint of klondike hint, of klondike play and of the page", Options: searching(), Make: searcher},
		{Name: "uct", About: "searches a tree over what it can know, by worlds that it samples (Silver and Veness 2010), with the policy's opinions as priors (Rosin 2011); it plays games out by the policy, or at draw 3 takes win chances learned from its own searches (as Silver and others 2017 do)",
			Options: searching(), Make: searcher},
		{Name: "policy", About: "takes the way on that a weighted sum of counts likes best, with weights found by an evolution strategy (Ros and Hansen 2008)", Make: optionsOf, Options: without(Tuned)},
		{Name: "greedy", About: "takes the way on that leaves the fewest cards face down, then in the stock, and any of several: the order in which package fast tries exits", Make: optionsOf, Options: without(Exact)},
		{Name: "random", About: "takes any way on; for comparison", Make: optionsOf, Options: without(LazyEmptying)},
	}
}

// searching returns the options of the players that search.
func searching() []registry.Option {
	return []registry.Option{
		registry.Number("playouts", "search `N` sampled worlds for a decision", defaultIterations, 1, 1<<24),
		{Name: "think", About: "think for `TIME` about a decision, in place of playouts", Kind: registry.Time},
		registry.Number("workers", "search `N` trees for a decision side by side", 1, 1, 256),
		registry.Without(techniqueNames...),
	}
}

// searcher returns a player that searches.
func searcher(v registry.Values) Options {
	o := optionsOf(v)
	o.Iterations, o.Time, o.Workers = v.Int("playouts"), v.Time("think"), v.Int("workers")
	return o
}

// without returns the option of a player that knows the techniques up to the last.
func without(last Technique) []registry.Option {
	return []registry.Option{registry.Without(strings.Split((last<<1 - 1).String(), ",")...)}
}

// optionsOf returns a player without settings of its own.
func optionsOf(v registry.Values) Options {
	return Options{Player: v.Spec.Name, Off: Technique(v.Bits("without"))}
}

// Parse reads a player such as policy, or uct:playouts=600:without=learned. The error is a registry.OptionError.
func Parse(spec string) (Options, error) { return Players().New(spec) }

// New returns a player. A player is for one goroutine, and for one game at a time.
func New(o Options) (Player, error) {
	if o.Iterations < 0 || o.Time < 0 || o.Workers < 0 {
		return nil, phrase.Errorf("blind: Iterations, Time and Workers can't be negative, they are %d, %v and %d", o.Iterations, o.Time, o.Workers)
	}
	if o.Player == "adviser" {
		return NewAdviser(o), nil
	}
	d := &decider{options: o, exact: o.Player != "random" && o.Off&Exact == 0}
	switch o.Player {
	case "", "uct":
		d.chooser = newUCT(o)
	case "policy":
		d.chooser = byPolicy{o.Off}
	case "greedy":
		d.chooser = greedily{}
	case "random":
		d.chooser = randomly{}
	default:
		return nil, phrase.Errorf("blind: there is no player %q", o.Player)
	}
	return d, nil
}

// decider is a Player: it makes the moves that need no choice, and leaves the rest to its chooser.
type decider struct {
	options   Options
	exact     bool
	chooser   chooser
	engine    *engine
	terms     Terms
	knowledge knowledge
	endings   endings
	proved    bool // the result of forced is a verdict of endings
	looks     bool // the result of forced is a free look through the stock
}

// Decide implements Player.
func (d *decider) Decide(ctx context.Context, s *View, random *rand.Rand) ([]klondike.Move, error) {
	if err := context.Cause(ctx); err != nil {
		return nil, err
	}
	if err := d.load(s); err != nil {
		return nil, err
	}
	moves, decided, err := d.forced(ctx)
	if decided || err != nil {
		return moves, err
	}
	i, err := d.chooser.choose(ctx, d, random)
	if err != nil {
		return nil, err
	}
	return d.way(i), nil
}

// load sets the view to decide on.
func (d *decider) load(s *View) error {
	if d.engine == nil || d.terms != s.Terms {
		if err := s.Rules.Validate(); err != nil {
			return err
		}
		d.terms, d.engine = s.Terms, newEngine(s.Terms, d.options.Off)
	}
	return d.knowledge.load(d.engine, s)
}

// forced returns moves that need no choice, if there are any. If not, it leaves the ways on, at least two, as d.engine's exits.
func (d *decider) forced(ctx context.Context) (moves []klondike.Move, decided bool, err error) {
	e, k := d.engine, &d.knowledge
	d.proved, d.looks = false, false
	root := &k.root
	switch {
	case e.stockHidden && e.Unlimited() && e.inSight(root)&^root.seen != 0 && root.offset == 0 && len(k.turns()) > 0:
		d.looks = true
		return k.turns(), true, nil
	case root.fresh != 0:
		return k.moves(nil), true, nil
	case e.won(root):
		return k.moves(e.finish(*root)), true, nil
	case d.exact && len(k.unseen) <= 1:
		moves, d.proved, err = d.endings.solve(ctx, k)
		if decided = d.proved; decided || err != nil {
			return moves, decided, err
		}
	}
	e.expandOnce(root)
	switch len(e.exits) {
	case 0:
		return nil, true, nil
	case 1:
		return d.way(0), true, nil
	}
	return nil, false, nil
}

// overlooked returns the way on, of those that the engine's shortcuts leave out, that leaves the fewest cards face down; none if there is none.
func (d *decider) overlooked() []klondike.Move {
	e := d.engine
	off := e.off
	e.off |= shortcuts
	e.expandOnce(&d.knowledge.root)
	e.off = off
	if len(e.exits) == 0 {
		return nil
	}
	best := slices.MaxFunc(e.exits, func(a, b exit) int { return a.state.score() - b.state.score() })
	return d.knowledge.moves(e.steps(&best))
}

// way returns the moves of exit i.
func (d *decider) way(i int) []klondike.Move {
	x := &d.engine.exits[i]
	if x.turns {
		return append(d.knowledge.moves(nil), d.knowledge.turns()...)
	}
	return d.knowledge.moves(d.engine.steps(x))
}

// Result is the end of a game.
type Result struct {
	Won       bool
	Down      int             // cards face down at the end
	Decisions int             // number of decisions
	Moves     []klondike.Move // of a won game, checked by klondike.Verify; else as far as the game went
}
