package proof

// Cards as numbers, and sets of cards as words.

import (
	"iter"
	"math/bits"
	"strings"
)

// Cards is a set of cards. The bit of a card is 4·(rank-1) + suit, with the suits in the order C, S, D, H. So four bits hold a rank, and
// the two cards of a pair, twins of one rank and one colour, are neighbours. In each four bits the lower half is black, the upper half
// red.
type Cards uint64

const (
	rankNames = "A23456789TJQK"
	suitNames = "CSDH"

	clubs Cards = 0x1111111111111 // the other suits are clubs shifted by 1 to 3
	low   Cards = 0x5555555555555 // the first card of every pair
	black Cards = 0x3333333333333
	aces  Cards = 0xF
)

// number returns the bit of a card by its name, such as "TS".
func number(name string) (bit int, ok bool) {
	if len(name) != 2 {
		return 0, false
	}
	rank, suit := strings.IndexByte(rankNames, name[0]), strings.IndexByte(suitNames, name[1])
	return 4*rank + suit, rank >= 0 && suit >= 0
}

// name returns the name of the lowest card of x.
func name(x Cards) string {
	n := x.index()
	return rankNames[n/4:n/4+1] + suitNames[n%4:n%4+1]
}

// height returns the lowest n cards of a suit.
func height(suit, n int) Cards { return clubs << suit & (1<<(4*n) - 1) }

// all returns every card if ok, and none otherwise.
func all(ok bool) Cards {
	if ok {
		return ^Cards(0)
	}
	return 0
}

func (x Cards) count() int { return bits.OnesCount64(uint64(x)) }
func (x Cards) index() int { return bits.TrailingZeros64(uint64(x)) } // of the lowest card

// each yields the cards of x one by one, the lowest first.
func (x Cards) each() iter.Seq[Cards] {
	return func(yield func(Cards) bool) {
		for ; x != 0 && yield(x&-x); x &= x - 1 {
		}
	}
}

// either returns both cards of each pair with a card in x, both returns both cards of each pair with two cards in x, and more returns
// both cards of each pair of which x has more cards than y.
func either(x Cards) Cards  { return (x | x>>1) & low * 3 } // 3: the first card and the second
func both(x Cards) Cards    { return x & (x >> 1) & low * 3 }
func more(x, y Cards) Cards { return either(x)&^either(y) | both(x)&^both(y) }

func twins(x Cards) Cards    { return x>>1&low | x&low<<1 }      // the other card of each card's pair
func recolour(x Cards) Cards { return x>>2&black | x&black<<2 }  // exchanges the colours in each rank
func parents(x Cards) Cards  { return recolour(either(x)) << 4 } // the cards that cards of x may lie on
func children(x Cards) Cards { return recolour(either(x)) >> 4 } // the cards that may lie on cards of x

// rise returns the cards of x whose lower cards of the suit are all in x: it looks 1, 2, 4 and 8 ranks down, at four bits a rank.
func rise(x Cards) Cards {
	x &= x<<4 | aces
	x &= x<<8 | (1<<8 - 1)
	x &= x<<16 | (1<<16 - 1)
	return x & (x<<32 | (1<<32 - 1))
}

// tops returns the highest card of each suit in x.
func tops(x Cards) (top Cards) {
	for suit := clubs; suit < clubs<<4; suit <<= 1 {
		top |= 1 << bits.Len64(uint64(x&suit)) >> 1
	}
	return top
}
