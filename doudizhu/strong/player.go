// The player: options, and decisions at the table.

package strong

import (
	"context"
	"math/rand/v2"
	"time"

	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
	"kedou/internal/phrase"
	"kedou/internal/registry"
)

// Options set up a Player.
type Options struct {
	Playouts int           // for each decision; 0: as many as Think allows
	Think    time.Duration // for each decision; 0 if there are Playouts, and without both DefaultThink
	Points   bool          // play for points and not for wins: bombs and springs double them
	Off      Component     // components to switch off
}

// DefaultThink is the time for a decision by default.
const DefaultThink = 50 * time.Millisecond

// Component is a set of parts of the player, each with a switch. ABLATION.md measures each.
type Component uint8

// The components.
const (
	Inference Component = 1 << iota // worlds in which the others' moves make sense are more likely
	Prior                           // the value of the remaining hand counts like some playouts
	Models                          // the other players may play by hints; their moves are the evidence
	Winning                         // playouts know the answers after which a hand can't be stopped
	Exact                           // a search, not the policy, plays the last cards of playouts, and of games whose hidden cards are known by counting
	Repeats                         // a world in which the chain stays counts again, without playouts
	Auction                         // worlds in which the others' calls and doubles make sense are more likely
	Guards                          // playouts lead few solos or pairs to an enemy with as many cards
)

// names are the components' names, in the order of their bits.
var names = []string{"inference", "prior", "models", "winning", "exact", "repeats", "auction", "guards"}

// String lists the names of the set, between commas.
func (c Component) String() string { return registry.Text(names, c) }

// Player decides by playouts of sampled worlds. A Player serves one goroutine.
type Player struct {
	variant    table.Variant
	options    Options
	policy     *policy // of the player's own seat
	cast       cast
	random     source
	hidden     hidden
	world      [2]holding // the hidden hands of the world in which candidates are tried
	me         int8
	evidence   evidence
	plays      []doudizhu.Play
	candidates []candidate
	live       []*candidate
	closer     *hand.Closer
	line       []doudizhu.Play // of a certain win, nil without one
	inPlay     int8            // cards in all hands before the decision
	worlds     int             // tried for the decision
	err        error           // of the options
}

// check refuses options that make no sense.
func (o *Options) check() error {
	switch {
	case o.Playouts < 0:
		return phrase.Errorf("strong: Playouts can't be negative, it is %d", o.Playouts)
	case o.Think < 0:
		return phrase.Errorf("strong: Think can't be negative, it is %v", o.Think)
	}
	return nil
}

// New returns a player of the variant. Options below zero are the error of Play and Judge, which use them.
func New(v table.Variant, o Options) *Player {
	if o.Playouts == 0 && o.Think == 0 {
		o.Think = DefaultThink
	}
	c := newCast()
	c.whole = o.Points
	for _, po := range c.policies {
		po.sure = !po.hints && o.Off&Winning == 0
		po.guarding = po.sure && o.Off&Guards == 0
	}
	return &Player{variant: v, options: o, policy: c.policies[roles], cast: c, closer: hand.NewCloser(v.Rules), err: o.check()}
}

// Play returns the first play of a certain win (hand.Closer), or else the play that wins most playouts. When the context ends, Play decides by the playouts so far.
func (p *Player) Play(ctx context.Context, v *table.View, random *rand.Rand) (doudizhu.Play, error) {
	if p.err != nil {
		return doudizhu.Play{}, p.err
	}
	p.random = source(random.Uint64() | 1)
	p.me = int8(v.Seat(v.Chair))
	p.list(v)
	if len(p.candidates) == 0 {
		return doudizhu.Play{}, errNothing
	}
	p.closer.Ready(v.Hand, v.Others()...)
	if p.line = p.closer.Best(v.Last); p.line != nil {
		return p.line[0], nil
	}
	if len(p.candidates) > 1 {
		p.search(ctx, v)
		return p.live[0].play, nil
	}
	return p.candidates[0].play, nil
}

// errNothing is the error for a leader who holds only a flower.
var errNothing = phrase.Errorf("strong: no card of the hand can be led")
