package proof

// The certificate, and the walk through its symbols.

import (
	"bufio"
	"bytes"
	"compress/flate"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math/bits"
	"slices"
)

// ErrRefused means that a certificate proves nothing.
var ErrRefused = errors.New("the certificate is refused")

// ErrLimit means that a check would exceed its limits; the certificate may still be a proof.
var ErrLimit = errors.New("the check needs more than the limits allow")

// Limits bound the cost of a check. A state takes up to 250 bytes, a step some microseconds. The certificate comes on top.
type Limits struct {
	States int64 // expanded states, waiting exits, and the steps in one component; a game counts as 16
	Steps  int64 // as in Report
}

// Report counts the work of a check.
type Report struct {
	Games    int   // games used
	Expanded int   // states lost by their exits
	Hopeless int   // states lost by the relaxation
	Jammed   int   // states lost by exclusion
	Lifted   int   // states projected to a later game
	Steps    int64 // one for each symbol read, and in each expansion for each member of the component and each exit found
}

// The symbols of a certificate: how it proves a state that isn't covered.
const (
	SayHopeless = iota // Hopeless reports true
	SayExpand          // each of its exits is lost, as the following symbols show
	SayLift            // its projection to the game whose number follows, as an unsigned varint, is lost
	SayJammed          // Jammed reports true
)

// SetBytes is the length of a set of cards in a certificate, in bytes.
const SetBytes = 7

// Lemmas is a set of the lemmas of LEMMAS.md that a proof can do without. A check uses only the lemmas that the proof names.
type Lemmas uint8

// The optional lemmas.
const (
	Relaxation Lemmas = 1 << iota // 3
	Safe                          // 4
	Exclusion                     // 5
	Lifting                       // 7
	Returning                     // 9
	Laying                        // 10
	AllLemmas  = 1<<iota - 1
)

// lemmaNames has the lemmas that every proof needs, and then the optional ones.
var lemmaNames = []string{"simulation", "undoing", "stock", "induction", "relaxation", "safe", "exclusion", "lifting", "returning", "laying"}

// Names returns the names of the lemmas that every proof needs, and then of l's, as in a record.
func (l Lemmas) Names() (names []string) {
	for i, name := range lemmaNames {
		if i < 4 || l>>(i-4)&1 != 0 {
			names = append(names, name)
		}
	}
	return names
}

// lemmas reads what Names writes.
func lemmas(names []string) (Lemmas, error) {
	for l := range Lemmas(AllLemmas + 1) {
		if slices.Equal(l.Names(), names) {
			return l, nil
		}
	}
	return 0, fmt.Errorf("lemmas: %q: write those that the proof may use of %q, in this order, and always the first four", names, lemmaNames)
}

// checker walks through a certificate.
type checker struct {
	Report
	ctx    context.Context
	left   Limits
	deal   *Deal
	lemmas Lemmas
	sets   [][2]Cards // by game: its kept cards, and the cards that may go back
	games  []*Game    // by number: the games in use
	rest   *bytes.Reader
	hints  io.ByteReader
	proved Proved
}

// Check returns nil if the record proves that its position is lost: that no sequence of legal moves brings all cards to the foundations.
// Errors other than ErrRefused, ErrLimit and the cause of ctx describe a fault of the record.
func Check(ctx context.Context, r *Record, limits Limits) (Report, error) {
	c := &checker{ctx: ctx, left: limits, proved: Proved{}}
	err := c.begin(r)
	if err == nil {
		err = c.whole()
	}
	c.Steps = limits.Steps - c.left.Steps
	return c.Report, err
}

// begin reads the record up to the symbols.
func (c *checker) begin(r *Record) (err error) {
	if r.Verdict != "unsolvable" {
		return fmt.Errorf("verdict: %q has no certificate: play its moves", r.Verdict)
	}
	if len(r.Moves) > 0 {
		return errors.New("moves: a loss has none: leave them out")
	}
	if c.deal, err = NewDeal(r.Rules, &r.Position); err != nil {
		return err
	}
	c.deal.ctx = c.ctx
	if c.lemmas, err = lemmas(r.Lemmas); err != nil {
		return err
	}
	c.rest = bytes.NewReader(r.Certificate)
	games, err := binary.ReadUvarint(c.rest)
	if err != nil || games == 0 || games > 1<<16 {
		return refuse("it has no games")
	}
	c.games, c.sets = make([]*Game, games), make([][2]Cards, games)
	for i := range c.sets {
		if c.sets[i][0] = c.set(); c.sets[i][0]&Order == 0 {
			c.sets[i][1] = c.set()
		}
	}
	switch packed, err := c.rest.ReadByte(); {
	case err == nil && packed == 0:
		c.hints = c.rest
	case err == nil && packed == 1:
		c.hints = bufio.NewReader(flate.NewReader(c.rest))
	default:
		return refuse("its symbols are missing, or packed in an unknown way")
	}
	return nil
}

// set reads a set of cards, the highest byte first. A byte missing at the end of a certificate counts as 0.
func (c *checker) set() (x Cards) {
	for range SetBytes {
		b, _ := c.rest.ReadByte()
		x = x<<8 | Cards(b)
	}
	return x
}

func refuse(format string, args ...any) error {
	return fmt.Errorf("%w: %w", ErrRefused, fmt.Errorf(format, args...))
}

// game returns the game with a number of the certificate.
func (c *checker) game(i int) (*Game, error) {
	if c.games[i] != nil {
		return c.games[i], nil
	}
	kept, back := c.sets[i][0], c.sets[i][1]
	switch {
	case kept > All, back&^(kept&c.deal.inStock) != 0:
		return nil, refuse("game %d has unknown cards, or lets cards go back that aren't of its stock", i)
	case c.deal.deck&^kept != 0 && c.lemmas&Lifting == 0, back != 0 && c.lemmas&Returning == 0:
		return nil, refuse("game %d needs a lemma that the record doesn't name", i)
	case c.left.States < 16:
		return nil, ErrLimit
	}
	c.left.States -= 16
	c.Games++
	c.games[i] = NewGame(c.deal, i, kept, back, c.lemmas)
	return c.games[i], nil
}

// whole checks the symbols from the root to the end.
func (c *checker) whole() error {
	g, err := c.game(0)
	if err == nil {
		err = c.lost(g, g.Root())
	}
	if err != nil {
		return err
	}
	if _, err := c.hints.ReadByte(); !errors.Is(err, io.EOF) || c.rest.Len() > 0 {
		return refuse("bytes follow after its end")
	}
	return nil
}

// lost returns nil if s is proved to be lost: a proved state covers s, or the next symbol proves s.
func (c *checker) lost(g *Game, s State) error {
	if c.proved.Covers(g, &s) {
		return nil
	}
	c.left.Steps--
	symbol, err := c.hints.ReadByte()
	switch {
	case err != nil:
		return refuse("it ends too soon")
	case c.left.Steps < 0 || c.left.States <= 0:
		return ErrLimit
	case c.ctx.Err() != nil:
		return context.Cause(c.ctx)
	case symbol == SayHopeless && c.lemmas&Relaxation != 0 && g.Hopeless(&s):
		c.Hopeless++
	case symbol == SayJammed && c.lemmas&Relaxation != 0 && c.lemmas&Exclusion != 0 && g.Jammed(&s):
		c.Jammed++
	case symbol == SayExpand:
		return c.expand(g, s)
	case symbol == SayLift:
		return c.lift(g, s)
	default:
		return refuse("symbol %d is unknown, claims something false, or needs a lemma that the record doesn't name", symbol)
	}
	return nil
}

// expand proves that s is lost by its exits: every step out of its component leads to a lost state.
func (c *checker) expand(g *Game, s State) error {
	most := min(c.left.Steps, c.left.States) // each member and each exit takes memory, and costs a step
	steps := most
	exits, won := g.Exits(s, &steps)
	c.left.Steps -= most - steps
	c.left.States -= int64(len(exits)) // the exits wait
	switch {
	case won:
		return refuse("a state is won")
	case c.ctx.Err() != nil:
		return context.Cause(c.ctx)
	case steps < 0:
		return ErrLimit
	}
	for _, e := range exits {
		if err := c.lost(g, e); err != nil {
			return err
		}
	}
	c.Expanded++
	c.left.States += int64(len(exits)) - 1
	c.proved.Add(s)
	return nil
}

// lift proves a state by its projection to a later game.
func (c *checker) lift(g *Game, s State) error {
	c.Lifted++
	number, err := binary.ReadUvarint(c.hints)
	if err != nil || number <= uint64(s.game) || number >= uint64(len(c.games)) {
		return refuse("a state is lifted to no later game")
	}
	to, err := c.game(int(number))
	if err != nil {
		return err
	}
	t, ok := g.Project(to, s)
	if !ok {
		return refuse("game %d doesn't follow from game %d", number, s.game)
	}
	return c.lost(to, t)
}

// Proved stores the states proved lost by their exits: by state with place 0 in the stock, a bit for each place at which the state
// was proved.
type Proved map[State]uint64

// Add adds a state.
func (l Proved) Add(s State) {
	place := uint64(1) << s.turned
	s.turned = 0
	l[s] |= place
}

// Covers reports whether a proved state is at least as good for the player as s, and equal except for the place in the stock: all cards
// in reach in s are in reach in the proved state, for no more redeals.
func (l Proved) Covers(g *Game, s *State) bool {
	t := *s
	t.turned = 0
	places := l[t]
	if places == 0 || places>>s.turned&1 != 0 {
		return places != 0
	}
	open, paid := g.reach(s)
	for ; places != 0; places &= places - 1 {
		t.turned = uint8(bits.TrailingZeros64(places))
		if more, dear := g.reach(&t); open&^more == 0 && open&dear&^paid == 0 {
			return true
		}
	}
	return false
}
