package klondike

// A position in 40 bytes.

import "math/bits"

// State is a position as engines keep it: 40 bytes by value. What never changes in a search, the order of the stock and of the face-down
// cards, belongs to the Problem.
type State struct {
	stock       uint64    // the cards left in stock and waste, by their places in the order of turning
	columns     [7]pile32 // columns with face-down cards stay in their places
	foundations uint16    // four bits a suit
	waste       uint8     // number of turned cards among those left; afterTurn set after a turn
	redealt     uint8
}

const turnedLast = 1 << 7

// Step is one edge of a Problem's graph. With the techniques talon-macros, symmetry and twins it may stand for several moves of a player, or
// name other columns than the player sees; Problem.Moves returns the moves of a path of steps.
type Step struct {
	card     Card
	from, to Pile
}

var turn = Step{NoCard, Stock, Waste}

// String names the step like a move, such as "7H:3>5".
func (s Step) String() string { return Move{s.card, s.from, s.to}.String() }

func (s *State) turned() int       { return int(s.waste &^ turnedLast) }
func (s *State) left() int         { return bits.OnesCount64(s.stock) }
func (s *State) height(u Suit) int { return int(s.foundations >> (4 * u) & 15) }

func (s *State) up() int {
	f := s.foundations
	return int(f&15 + f>>4&15 + f>>8&15 + f>>12)
}

// collects reports whether the card's foundation takes it next.
func (s *State) collects(c Card) bool { return s.height(c.Suit())+1 == int(c.Rank()) }

// select64 returns the place of the n-th set bit of x, from 0.
func select64(x uint64, n int) int {
	for ; n > 0; n-- {
		x &= x - 1
	}
	return bits.TrailingZeros64(x)
}

// sort orders the columns without face-down cards, the largest first, so that empty ones come last, and leaves the others in their places.
func (s *State) sort() {
	var places [7]int
	n := 0
	for i, c := range s.columns {
		if c>>downAt == 0 {
			places[n] = i
			n++
		}
	}
	for i := 1; i < n; i++ {
		for j := i; j > 0 && s.columns[places[j]] > s.columns[places[j-1]]; j-- {
			a, b := places[j], places[j-1]
			s.columns[a], s.columns[b] = s.columns[b], s.columns[a]
		}
	}
}

// Hash hashes the key: two multiplications fold it, one mixes.
func (*Problem) Hash(k State) uint64 {
	const a, b = 0x9E3779B97F4A7C15, 0xD6E8FEB86659FD93
	c := &k.columns
	pair := func(i int) uint64 { return uint64(c[i]) | uint64(c[i+1])<<32 }
	rest := uint64(c[6]) | uint64(k.foundations)<<32 | uint64(k.waste)<<48 | uint64(k.redealt)<<56
	hi, lo := bits.Mul64(pair(0)^a, pair(2)^b)
	x := hi ^ lo
	hi, lo = bits.Mul64(pair(4)^x^b, rest^a)
	x ^= hi ^ lo
	hi, lo = bits.Mul64(k.stock^x, b)
	return hi ^ lo ^ x
}
