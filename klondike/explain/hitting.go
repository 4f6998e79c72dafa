package explain

// Blocks from below: a block shares a card with every set whose lifting lets the deal be won.

import (
	"math/bits"
	"math/rand/v2"

	"kedou/search"
)

const (
	growLimit = 400 // components that a question may enter while a set grows
	fewTries  = 20  // to find a small set that hits a list
	manyTries = 600 // before none of fewer members is thought to be there
)

// fromBelow looks for a block of fewer than so many members, among all. It keeps a list of
// sets each of which a block must share a member with, and asks of small sets that do so with
// the whole list. One that leaves the deal winnable grows while that lasts, and what is left
// out then joins the list. It returns 0 if it finds none, or
// after b.below components.
func (b *blocker) fromBelow(all cards, fewer int) cards {
	random := rand.New(rand.NewPCG(2, uint64(all)))
	var list []cards
	for {
		set := hitting(list, random, fewTries)
		if bits.OnesCount64(set) >= fewer {
			set = hitting(list, random, manyTries)
		}
		if bits.OnesCount64(set) >= fewer || b.meter.Stats.Expanded > b.below {
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
		if more := set | union(part); b.decide(lift(b.position, b.rules, more), growLimit) == search.Solved {
			set = more
		} else if half := len(part) / 2; half > 0 {
			add(part[:half])
			add(part[half:])
		}
	}
	add(rest)
	return set
}

func union(list []cards) (set cards) {
	for _, c := range list {
		set |= c
	}
	return set
}

// hitting returns the smallest of some sets that share a member with each of the list.
func hitting(list []cards, random *rand.Rand, tries int) (best cards) {
	for try := range tries {
		set := trimmed(greedy(list, random), list)
		if try == 0 || bits.OnesCount64(set) < bits.OnesCount64(best) {
			best = set
		}
	}
	return best
}

// greedy takes the member that most of the sets not hit yet have, one of them by chance, until
// all are hit.
func greedy(list []cards, random *rand.Rand) (set cards) {
	for {
		var counts [64]int
		for _, s := range list {
			if s&set == 0 {
				for ; s != 0; s &= s - 1 {
					counts[bits.TrailingZeros64(s)] += 4
				}
			}
		}
		most, at := 0, 0
		for i, n := range counts {
			if n > 0 {
				if n += random.IntN(4); n > most {
					most, at = n, i
				}
			}
		}
		if most == 0 {
			return set
		}
		set |= 1 << at
	}
}

// trimmed leaves out members that the set doesn't need to hit all of the list.
func trimmed(set cards, list []cards) cards {
	for _, c := range members(set) {
		needed := false
		for _, s := range list {
			needed = needed || s&(set&^c) == 0
		}
		if !needed {
			set &^= c
		}
	}
	return set
}
