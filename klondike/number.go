package klondike

// Deals by their numbers: kedou's own, Green Felt's and Klondike-Solver's.

import (
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
)

// dealStream is the second word of the generator's state: "kedou" in ASCII.
const dealStream = 0x6b65646f75

// NewDeal returns deal number seed. It shuffles the deck (clubs, diamonds, hearts, spades, each from the ace) by the method of Fisher and
// Yates as Durstenfeld (1964) gave it, from the last card down, with numbers of the generator PCG-DXSM (O'Neill 2014) of math/rand/v2. It
// deals column by column from the left, each from its deepest card; the rest is the stock. Every seed names the same deal for ever. r must
// be valid. ParseDeal reads the numbers of other programs.
func NewDeal(seed uint64, r Rules) Position {
	cards := r.deck()
	random := rand.New(rand.NewPCG(seed, dealStream))
	for i := len(cards) - 1; i > 0; i-- {
		j := random.Uint64N(uint64(i) + 1)
		cards[i], cards[j] = cards[j], cards[i]
	}
	return deal(cards, r)
}

// greenFelt returns the deal of a number of Green Felt: seven passes swap each place of the sorted deck with a random one, by Lehmer's
// generator; the deck is dealt from its end.
func greenFelt(number uint64) Position {
	cards := Standard(1).deck()
	for range 7 {
		for i := range cards {
			number = 16807 * number % math.MaxInt32
			j := number % 52
			cards[i], cards[j] = cards[j], cards[i]
		}
	}
	slices.Reverse(cards)
	return dealOut(cards)
}

// klondikeSolver returns the deal of a number of Klondike-Solver: 269 swaps of two random places of the deck, sorted as clubs, diamonds,
// spades, hearts.
func klondikeSolver(number uint64) Position {
	cards := Standard(1).deck()
	cards = slices.Concat(cards[:26], cards[39:], cards[26:39])
	n := int32(number)
	x := xorShifts{n, 51651237, 895213268}
	x.skip(50)
	x.v = math.MinInt32 + 0x1417B3AF ^ n ^ n>>15 // 0x9417B3AF with its sign
	x.skip(950)
	for range 269 {
		i := x.next() % 52
		j := x.next() % 52
		cards[i], cards[j] = cards[j], cards[i]
	}
	return dealOut(cards)
}

// xorShifts is the state of Klondike-Solver's generator.
type xorShifts struct{ v, m, t int32 }

func (x *xorShifts) next() int32 {
	y := x.v ^ (x.t - x.m) ^ x.v
	y ^= x.t ^ x.v ^ x.m
	x.m ^= x.t ^ x.v
	x.v ^= x.t - x.m
	x.t ^= x.v ^ y
	x.v ^= x.t<<7 ^ x.m>>16 ^ y<<8
	return x.v & math.MaxInt32
}

func (x *xorShifts) skip(n int) {
	for range n {
		x.next()
	}
}

// numberings maps their names to lonelybot's names.
var numberings = map[string]string{
	"kedou": "kedou", "greenfelt": "greenfelt", "klondike-solver": "klondike-solver", "game": "klondike-solver",
	"solvitaire": "solvitaire", "microsoft": "microsoft",
}

// seedOf splits a text like "greenfelt:815" into lonelybot's name of the numbering and the number; any other text has no numbering.
func seedOf(text string) (numbering, number string) {
	numbering, number, colon := strings.Cut(text, ":")
	if !colon {
		return "", ""
	}
	return numberings[strings.ToLower(strings.TrimSpace(numbering))], strings.TrimSpace(number)
}

// readSeed deals the cards if the draft's first line is a number of a deal, and reports whether it is one.
func (d *draft) readSeed() (bool, error) {
	numbering, text := seedOf(d.First.Text)
	number, err := strconv.ParseUint(text, 10, 64)
	first, last, dealt := uint64(0), uint64(math.MaxInt32), klondikeSolver
	switch numbering {
	case "":
		return false, nil
	case "kedou":
		last, dealt = math.MaxUint64, func(n uint64) Position { return NewDeal(n, d.Rules) }
	case "greenfelt":
		first, last, dealt = 1, math.MaxInt32-1, greenFelt
	case "solvitaire", "microsoft":
		return true, d.faultAt(d.First.Number, 1, "seeds of %s are not supported, no public description says what they deal: "+
			"give the deal itself, such as `lonecli print %s %s` prints it", numbering, numbering, text)
	}
	if err != nil || number < first || number > last {
		return true, d.faultAt(d.First.Number, 1, "not a whole number from %d to %d", first, last)
	}
	if d.id = strconv.FormatUint(number, 10); numbering != "kedou" {
		if err := whole(d); err != nil {
			return true, err
		}
		d.id = numbering + "-" + d.id
	}
	d.Position = dealt(number)
	return true, nil
}
