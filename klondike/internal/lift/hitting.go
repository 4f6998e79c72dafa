package lift

// Sets from below: a set that makes the deal lost shares a card with every set whose lifting lets the deal be won.

import (
	"math/bits"
	"math/rand/v2"

	"kedou/search"
)

// Finder searches for small sets that make a deal lost.
type Finder struct {
	// Ask decides the deal in which only the set keeps its places, with at most the given number of components.
	Ask func(kept cards, components int64) search.Status
	// Enough reports whether to give up.
	Enough func() bool
}

const (
	questionLimit = 20_000 // components for a question about a candidate set
	growLimit     = 400    // components for a question while a set grows
	fewTries      = 20     // attempts to find a small set that hits a list
	manyTries     = 600    // attempts before giving up on sets of fewer members
)

// Below searches for a set of fewer members, among all, that makes the deal lost. It keeps a list of sets with each of which such a set
// must share a member, and tries small sets that do so with the whole list. A set that leaves the deal winnable grows as long as it does,
// and the members left out then join the list. It returns 0 if it finds none, or Enough says so.
func (f *Finder) Below(all cards, fewer int) cards {
	random := rand.New(rand.NewPCG(2, uint64(all)))
	var list []cards
	for {
		set := hitting(list, random, fewTries)
		if bits.OnesCount64(set) >= fewer {
			set = hitting(list, random, manyTries)
		}
		if bits.OnesCount64(set) >= fewer || f.Enough() {
			return 0
		}
		switch f.Ask(set, questionLimit) {
		case search.Unsolvable:
			return set
		case search.Unknown:
			return 0
		}
		list = append(list, all&^f.grow(set, all, random))
	}
}

// grow adds members, in parts, to a set that leaves the deal winnable as long as it does.
func (f *Finder) grow(set, all cards, random *rand.Rand) cards {
	rest := Members(all &^ set)
	random.Shuffle(len(rest), func(i, j int) { rest[i], rest[j] = rest[j], rest[i] })
	var add func(part []cards)
	add = func(part []cards) {
		if more := set | Union(part); f.Ask(more, growLimit) == search.Solved {
			set = more
		} else if half := len(part) / 2; half > 0 {
			add(part[:half])
			add(part[half:])
		}
	}
	add(rest)
	return set
}

// Union returns the cards of all sets of a list.
func Union(list []cards) (set cards) {
	for _, c := range list {
		set |= c
	}
	return set
}

// hitting returns the smallest of several sets that share a member with each of the list.
func hitting(list []cards, random *rand.Rand, tries int) (best cards) {
	for try := range tries {
		set := trimmed(greedy(list, random), list)
		if try == 0 || bits.OnesCount64(set) < bits.OnesCount64(best) {
			best = set
		}
	}
	return best
}

// greedy repeatedly takes the member that occurs in most of the sets not yet hit, ties at random, until all are hit.
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

// trimmed removes members that the set doesn't need to hit all of the list.
func trimmed(set cards, list []cards) cards {
	for _, c := range Members(set) {
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
