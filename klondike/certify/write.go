package certify

// Writing the results in the order in which package proof reads them.

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"maps"
	"slices"

	"kedou/klondike/proof"
)

// writing walks like package proof's checker, with a writer's answers in place of symbols.
type writing struct {
	*writer
	number  map[int]int // by number of a game here: its number in the certificate
	games   []byte
	symbols []byte
	proved  proof.Proved
	back    bool // the walk lifted a state to a game with a lower number
}

// write returns the certificate of a root proved lost. Games stand in the order of their first use; if this order lifts a state back to an
// earlier game, they stand in the order in which the writer found them, which lifts no state back.
func (w *writer) write() []byte {
	x := w.walk(nil)
	if x.back {
		x = w.walk(slices.Sorted(maps.Keys(x.number)))
	}
	return x.pack()
}

// walk writes all symbols; games are the first games of the certificate.
func (w *writer) walk(games []int) *writing {
	x := &writing{writer: w, number: map[int]int{}, proved: proof.Proved{}}
	for _, game := range games {
		x.count(game)
	}
	root := w.closers[0].game.Root()
	if game, ok := w.plan[root]; ok {
		root = w.closers[game].game.Root()
	}
	x.count(root.Game())
	x.lost(root)
	return x
}

func (x *writing) count(game int) int {
	n, known := x.number[game]
	if !known {
		n = len(x.number)
		x.number[game] = n
		g := x.sets[game]
		x.games = appendSet(x.games, g.kept)
		if g.kept&proof.Order == 0 {
			x.games = appendSet(x.games, g.back&g.kept)
		}
	}
	return n
}

func (x *writing) lost(s proof.State) {
	c := x.closers[s.Game()]
	switch to, planned := x.plan[s]; {
	case x.ctx.Err() != nil: // the caller has given up
	case x.proved.Covers(c.game, &s):
	case c.jams[s]:
		x.symbols = append(x.symbols, proof.SayJammed)
	case planned:
		number := x.count(to)
		x.back = x.back || number < x.count(s.Game())
		x.symbols = append(x.symbols, proof.SayLift)
		x.symbols = binary.AppendUvarint(x.symbols, uint64(number))
		t, _ := c.game.Project(x.closers[to].game, s)
		x.lost(t)
	case c.game.Hopeless(&s):
		x.symbols = append(x.symbols, proof.SayHopeless)
	default:
		x.symbols = append(x.symbols, proof.SayExpand)
		steps := Unbounded.Steps
		exits, _ := c.game.Exits(s, &steps)
		for _, e := range exits {
			x.lost(e)
		}
		x.proved.Add(s)
	}
}

// pack assembles the certificate, with deflated symbols if they are shorter.
func (x *writing) pack() []byte {
	out := binary.AppendUvarint(nil, uint64(len(x.number)))
	out = append(out, x.games...)
	if packed := deflated(x.symbols); len(packed) < len(x.symbols) {
		return append(append(out, 1), packed...)
	}
	return append(append(out, 0), x.symbols...)
}

// deflated returns the symbols deflated, or as they are if there are too few.
func deflated(symbols []byte) []byte {
	if len(symbols) < fewestDeflated {
		return symbols
	}
	var packed bytes.Buffer
	z, _ := flate.NewWriter(&packed, flate.DefaultCompression) // can't fail: the level exists
	_, _ = z.Write(symbols)                                    // can't fail: writes to memory
	_ = z.Close()
	return packed.Bytes()
}

// fewestDeflated is the least number of symbols that deflating can shorten: what it returns has nine bytes or more. Most proofs have fewer
// symbols, and to prepare for deflating would take longer than finding them.
const fewestDeflated = 10

// appendSet writes a set of cards, the highest byte first.
func appendSet(out []byte, x proof.Cards) []byte {
	word := binary.BigEndian.AppendUint64(nil, uint64(x))
	return append(out, word[8-proof.SetBytes:]...)
}
