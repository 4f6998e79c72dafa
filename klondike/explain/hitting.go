package explain

// Blocks from below: a block shares a card with every set whose lifting lets the deal be won.

import (
	"math/bits"
	"math/rand/v2"

	"kedou/search"
)

// fromBelow looks for a block of fewer than so many members, among all. It keeps a list of
// sets each of which a block must share a member with, and asks of small sets that do so with
// the whole list. One that leaves the deal winnable grows while that lasts, and what is left
// out then joins the list. It returns 0 if there is none.
func (b *blocker) fromBelow(all cards, fewer int) cards {
	random := rand.New(rand.NewPCG(2, uint64(all)))
	var list []cards
	for {
		set := hitting(list, random)
		if bits.OnesCount64(set) >= fewer || !b.meter.Ready() {
			return 0
		}
		switch b.decide(lift(b.position, b.rules, set), questionLimit) {
		case search.Unsolvable:
			return set
		case search.Unknown:
			return 0
		}
		list = append(list, all&^b.grow(set, all, random))
	}
}

// grow adds members to a set that leaves the deal winnable as long as it does, in parts.
func (b *blocker) grow(set, all cards, random *rand.Rand) cards {
	rest := members(all &^ set)
	random.Shuffle(len(rest), func(i, j int) { rest[i], rest[j] = rest[j], rest[i] })
	var add func(part []cards)
	add = func(part []cards) {
		more := cards(0)
		for _, c := range part {
			more |= c
		}
		if b.decide(lift(b.position, b.rules, set|more), growLimit) == search.Solved {
			set |= more
		} else if len(part) > 1 {
			add(part[:len(part)/2])
			add(part[len(part)/2:])
		}
	}
	add(rest)
	return set
}

// growLimit is how many components a question may enter while a set grows.
const growLimit = 1000

// hitting returns a small set that shares a member with each of the list: the member that
// most of them have first, and without those that turn out not to be needed.
func hitting(list []cards, random *rand.Rand) (set cards) {
	best := cards(0)
	for try := range 30 {
		set = 0
		for {
			var counts [64]int
			left := 0
			for _, s := range list {
				if s&set == 0 {
					left++
					for _, c := range members(s) {
						counts[bits.TrailingZeros64(c)]++
					}
				}
			}
			if left == 0 {
				break
			}
			most, at := -1, 0
			for i, n := range counts {
				if n > 0 {
					if n = n*4 + random.IntN(4); n > most {
						most, at = n, i
					}
				}
			}
			set |= 1 << at
		}
		for _, c := range members(set) {
			needed := false
			for _, s := range list {
				needed = needed || s&(set&^c) == 0
			}
			if !needed {
				set &^= c
			}
		}
		if try == 0 || bits.OnesCount64(set) < bits.OnesCount64(best) {
			best = set
		}
	}
	return best
}
