package proof

// The certificate, and the walk through it.

import (
	"bufio"
	"bytes"
	"compress/flate"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
)

// ErrRefused means that a certificate proves nothing.
var ErrRefused = errors.New("the certificate is refused")

// ErrLimit means that the certificate wants more than the caller gives; it may be a proof.
var ErrLimit = errors.New("the certificate needs more than the limits")

// Limits bound what a check costs. It takes some 200 bytes for each state, beside the certificate, and some microseconds for each step.
type Limits struct {
	States int64 // listed ones; a game counts as GameStates
	Steps  int64 // states found and questions asked
}

// GameStates is what a game costs of Limits.States.
const GameStates = 16

// Report counts what a check has done.
type Report struct {
	Games    int   // in use
	Listed   int   // states whose steps were all looked at
	Hopeless int   // states lost by the relaxation
	Jammed   int   // states lost by exclusion
	Lifted   int   // states taken to a game of fewer kept cards
	Steps    int64 // states found and questions asked
}

// Symbols of a certificate: what is said of a state that isn't covered.
const (
	SayHopeless = iota // Hopeless reports true
	SayExpand          // it is listed, and each of its exits is lost
	SayLift            // it is lost in the game whose number follows, as an unsigned varint
	SayJammed          // Jammed reports true
)

// GameBytes is the length of a game in a certificate: the cards that it keeps, the highest byte first.
const GameBytes = 7

// Lemmas are those of LEMMAS.md that a checker can do without: what a proof doesn't name isn't used in its check.
type Lemmas uint8

// The lemmas that a proof can choose.
const (
	Relaxation Lemmas = 1 << iota // 3
	Safe                          // 4
	Exclusion                     // 5
	Lifting                       // 7
	Returning                     // 9

	AllLemmas = Relaxation | Safe | Exclusion | Lifting | Returning
)

var (
	always = []string{"simulation", "undoing", "stock", "induction"}
	lemmas = []string{"relaxation", "safe", "exclusion", "lifting", "returning"}
)

// Names returns the names of lemmas as a record has them, those that every proof needs first.
func (l Lemmas) Names() []string {
	names := append([]string(nil), always...)
	for i, name := range lemmas {
		if l>>i&1 != 0 {
			names = append(names, name)
		}
	}
	return names
}

// named reads the names of lemmas.
func named(names []string) (l Lemmas, err error) {
	for i := range lemmas {
		for _, name := range names {
			if name == lemmas[i] {
				l |= 1 << i
			}
		}
	}
	if want := l.Names(); fmt.Sprint(want) != fmt.Sprint(names) {
		return l, fmt.Errorf("lemmas: %q: write %q first, and then of %q those that the proof uses, in this order", names, always, lemmas)
	}
	return l, nil
}

// Check returns nil if the record proves that its position is lost: that no sequence of legal moves brings all cards to the foundations.
// It returns ErrRefused if it proves nothing, ErrLimit if the limits don't suffice to see, and the cause of ctx if that ends.
func Check(ctx context.Context, r *Record, limits Limits) (Report, error) {
	c := checker{limits: limits, listed: Listed{}}
	d, err := NewDeal(r.Rules, &r.Position)
	if err == nil {
		c.deal = d
		c.lemmas, err = named(r.Lemmas)
	}
	if err == nil && r.Verdict != "unsolvable" {
		err = fmt.Errorf("verdict %q: only a loss has a certificate: replay the moves", r.Verdict)
	}
	if err == nil {
		err = c.begin(r.Certificate)
	}
	if err == nil {
		err = c.walk(ctx)
	}
	c.Steps = limits.Steps - c.limits.Steps
	return c.Report, err
}

// checker walks through a certificate.
type checker struct {
	Report
	limits Limits // what is left of them
	deal   *Deal
	lemmas Lemmas
	kept   []byte  // the games of the certificate
	games  []*Game // those in use
	hints  io.ByteReader
	listed Listed
	todo   []task // listed states whose exits haven't been looked at
}

// task is a state of a game.
type task struct {
	game  int
	state State
}

// begin reads the games, and finds the symbols behind.
func (c *checker) begin(certificate []byte) error {
	games, n := binary.Uvarint(certificate)
	if n <= 0 || games == 0 || games > 1<<16 || uint64(len(certificate)-n) < games*GameBytes+1 {
		return fmt.Errorf("%w: it has no games", ErrRefused)
	}
	split := n + int(games)*GameBytes
	c.kept, c.games = certificate[n:split], make([]*Game, games)
	symbols := bytes.NewReader(certificate[split+1:])
	switch certificate[split] {
	case 0:
		c.hints = symbols
	case 1:
		c.hints = bufio.NewReader(flate.NewReader(symbols))
	default:
		return fmt.Errorf("%w: its symbols are packed in an unknown way", ErrRefused)
	}
	return nil
}

// game returns a game by its number in the certificate.
func (c *checker) game(i int) (*Game, error) {
	if c.games[i] != nil {
		return c.games[i], nil
	}
	kept := Cards(0)
	for _, b := range c.kept[i*GameBytes : (i+1)*GameBytes] {
		kept = kept<<8 | Cards(b)
	}
	switch {
	case kept&^All != 0:
		return nil, fmt.Errorf("%w: game %d keeps what is no card", ErrRefused, i)
	case c.deal.deck&^kept != 0 && c.lemmas&Lifting == 0 || kept&Order == 0 && c.lemmas&Returning == 0:
		return nil, fmt.Errorf("%w: game %d needs a lemma that the head doesn't name", ErrRefused, i)
	case c.limits.States < GameStates:
		return nil, ErrLimit
	}
	c.limits.States -= GameStates
	c.Games++
	c.games[i] = NewGame(c.deal, kept, c.lemmas)
	return c.games[i], nil
}

// walk looks at the exits of all listed states, the last listed one first.
func (c *checker) walk(ctx context.Context) error {
	first, err := c.game(0)
	if err != nil {
		return err
	}
	if err := c.settle(task{0, first.Root()}); err != nil {
		return err
	}
	var exits []State
	for len(c.todo) > 0 {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		t := c.todo[len(c.todo)-1]
		c.todo = c.todo[:len(c.todo)-1]
		var won bool
		exits, won = c.games[t.game].Exits(t.state, exits[:0], &c.limits.Steps)
		switch {
		case won:
			return fmt.Errorf("%w: a state is won", ErrRefused)
		case c.limits.Steps <= 0:
			return ErrLimit
		}
		for i := range exits {
			if err := c.settle(task{t.game, exits[i]}); err != nil {
				return err
			}
		}
	}
	if _, err := c.hints.ReadByte(); !errors.Is(err, io.EOF) {
		return fmt.Errorf("%w: it goes on after its end", ErrRefused)
	}
	return nil
}

// settle deals with a state that must be lost: it is covered by a listed one, or a symbol says why.
func (c *checker) settle(t task) error {
	for {
		g, err := c.game(t.game)
		if err != nil {
			return err
		}
		g.normal(&t.state)
		if c.listed.Covers(g, t.game, &t.state) {
			return nil
		}
		symbol, err := c.hints.ReadByte()
		if err != nil {
			return fmt.Errorf("%w: it ends too soon", ErrRefused)
		}
		if symbol != SayLift {
			return c.say(symbol, g, t)
		}
		if t, err = c.lift(g, t); err != nil {
			return err
		}
	}
}

// say does what a symbol says, but for lifting.
func (c *checker) say(symbol byte, g *Game, t task) error {
	ok := false
	switch symbol {
	case SayHopeless:
		c.Hopeless++
		c.limits.Steps--
		ok = c.lemmas&Relaxation != 0 && g.Hopeless(&t.state)
	case SayJammed:
		c.Jammed++
		c.limits.Steps -= 16
		ok = c.lemmas&Relaxation != 0 && c.lemmas&Exclusion != 0 && g.Jammed(&t.state)
	case SayExpand:
		c.Listed++
		c.limits.States--
		c.listed.Add(t.game, &t.state)
		c.todo = append(c.todo, t)
		ok = true
	}
	switch {
	case !ok:
		return fmt.Errorf("%w: symbol %d says what isn't so, or rests on a lemma that the head doesn't name", ErrRefused, symbol)
	case c.limits.States < 0 || c.limits.Steps < 0:
		return ErrLimit
	}
	return nil
}

// lift takes a state to a later game of the certificate.
func (c *checker) lift(g *Game, t task) (task, error) {
	c.Lifted++
	c.limits.Steps--
	to, err := binary.ReadUvarint(c.hints)
	if err != nil || to <= uint64(t.game) || to >= uint64(len(c.games)) {
		return t, fmt.Errorf("%w: no such game", ErrRefused)
	}
	game, err := c.game(int(to))
	if err != nil {
		return t, err
	}
	s, ok := g.Project(game, t.state)
	if !ok {
		return t, fmt.Errorf("%w: game %d doesn't follow from game %d", ErrRefused, to, t.game)
	}
	return task{int(to), s}, nil
}

// Project returns the state of the game to that s is if more cards are lifted (lemma 7), and whether there is one.
func (g *Game) Project(to *Game, s State) (t State, ok bool) {
	stock := Cards(0)
	for _, c := range g.deal.stock {
		stock |= c
	}
	if to.kept&^g.kept != 0 || !to.hand && (to.kept^g.kept)&stock != 0 && stock&^g.kept != 0 {
		return s, false
	}
	t = State{up: s.up & to.kept, stock: s.stock & to.kept, free: s.free & to.kept, turned: s.turned, redeals: s.redeals}
	if to.returning {
		t.free &^= to.fromStock
		t.stock = to.fromStock &^ s.up
	}
	for i, cards := range g.columns {
		n := uint32(0)
		for _, c := range cards[:s.counts>>(4*i)&15] {
			n += uint32((c & to.kept).count())
		}
		t.counts |= n << (4 * i)
		to.open(&t, i)
	}
	to.settle(&t)
	to.normal(&t)
	return t, true
}

// Listed are states that a certificate lists: by name, the places in the stock.
type Listed map[[2]uint64]uint64

// name is the exact name of a state without its place in the stock.
func (s *State) name(game int) [2]uint64 {
	up := uint64(0)
	for suit := range 4 {
		up = up<<4 | uint64((s.up & (clubs << suit)).count())
	}
	return [2]uint64{up | uint64(s.counts)<<16 | uint64(game)<<48, uint64(s.stock) | uint64(s.redeals)<<56}
}

// Add lists a state of a game by its number.
func (l Listed) Add(game int, s *State) { l[s.name(game)] |= 1 << s.turned }

// Covers reports whether a listed state is as good as s for the player and otherwise the same: as that is lost, s is lost too.
func (l Listed) Covers(g *Game, game int, s *State) bool {
	places := l[s.name(game)]
	if places>>s.turned&1 != 0 {
		return true
	}
	for ; places != 0; places &= places - 1 {
		t := *s
		if t.turned = uint8(Cards(places).index()); g.asGood(&t, s) {
			return true
		}
	}
	return false
}
