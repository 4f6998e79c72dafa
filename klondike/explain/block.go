package explain

// The block: a set of cards whose places alone make a deal lost.

import (
	"math/bits"
	"math/rand/v2"
	"slices"

	"kedou/internal/engine"
	"kedou/klondike"
	"kedou/klondike/internal/lift"
	"kedou/klondike/internal/quotient"
	"kedou/search"
)

type cards = quotient.Cards

// order is the member of a set for the order of the stock.
const order = lift.Order

// Block is a set of cards whose places alone make a deal lost, wherever the other cards lie.
type Block struct {
	Cards []klondike.Card // from the lowest rank
	Order bool            // the order of the stock belongs to the block: with all stock cards at hand the loss isn't proved
	// Minimal means that the block needs each of these cards, and the order: without any one of them, the places of the others don't make the
	// deal lost. If Minimal is false, a limit stopped the proof.
	Minimal bool
}

// The limits of the work on blocks. A question asks whether one set makes the deal lost.
const (
	questionLimit = 20_000 // components for a question
	orders        = 20     // random orders in which cards leave the block
	readable      = 20     // members of a block small enough to end the search
	largest       = 36     // a block found from below has fewer members
)

// blocker shrinks the block of a position.
type blocker struct {
	searcher *lift.Searcher
	meter    *engine.Meter // of all questions together
	position *klondike.Position
	rules    klondike.Rules
	below    int64 // components left to the search from below
}

// waits reports whether the relaxation alone shows that the set makes the deal lost.
func (b *blocker) waits(set cards) bool {
	g := lift.New(b.position, b.rules, set)
	s := g.Root()
	h := g.Hope(&s)
	return g.Lost(&h)
}

// verdict decides the deal in which only the set keeps its places.
func (b *blocker) verdict(set cards) search.Status {
	return b.ask(set, questionLimit)
}

// ask is verdict within a number of components.
func (b *blocker) ask(set cards, components int64) search.Status {
	return b.searcher.Decide(lift.New(b.position, b.rules, set), components)
}

// find returns a block of a lost deal, and whether it is proved minimal.
func (b *blocker) find() (set cards, minimal bool) {
	all := lift.All(b.position, b.rules)
	set = all
	waits := b.waits(all)
	if waits {
		set = b.byWaiting(all)
	}
	if n := bits.OnesCount64(set); n > readable {
		fewer := largest
		if waits {
			fewer = min(n, readable+2) // the order of the stock is a member as well
		}
		finder := lift.Finder{Ask: b.ask, Enough: func() bool { return b.meter.Stats.Expanded > b.below }}
		if small := finder.Below(all, fewer); small != 0 {
			set = small
		} else if !waits {
			set = b.inParts(all)
		}
	}
	return b.confirm(set)
}

// byWaiting leaves cards out of set in several orders as long as the relaxation shows the loss, and returns the smallest result.
func (b *blocker) byWaiting(set cards) cards {
	best := set
	random := rand.New(rand.NewPCG(1, uint64(set)))
	list := b.deepestFirst(set)
	for range orders {
		left := set
		for _, c := range list {
			if left != c && b.waits(left&^c) {
				left &^= c
			}
		}
		if bits.OnesCount64(left) < bits.OnesCount64(best) {
			best = left
		}
		random.Shuffle(len(list)-1, func(i, j int) { list[i+1], list[j+1] = list[j+1], list[i+1] })
	}
	return best
}

// deepestFirst lists the members of set in the order in which to leave them out.
func (b *blocker) deepestFirst(set cards) []cards {
	return slices.DeleteFunc(lift.DeepestFirst(b.position), func(c cards) bool { return set&c == 0 })
}

// inParts leaves out the order of the stock if possible, then parts of the set, half as large
// each time.
func (b *blocker) inParts(set cards) cards {
	list := b.deepestFirst(set)
	if b.verdict(set&^order) == search.Unsolvable {
		set &^= order
	}
	for size := 16; size > 1; size /= 2 {
		for part := range slices.Chunk(list[1:], size) {
			if out := set & lift.Union(part); out != 0 && b.verdict(set&^out) == search.Unsolvable {
				set &^= out
			}
		}
	}
	return set
}

// confirm leaves out single members as long as the deal stays lost. The set is minimal if each remaining member is shown to be needed.
func (b *blocker) confirm(set cards) (cards, bool) {
	minimal := true
	for _, c := range b.deepestFirst(set) {
		switch b.verdict(set &^ c) {
		case search.Unsolvable:
			set &^= c
		case search.Unknown:
			minimal = false
		}
	}
	return set, minimal
}

func blockOf(set cards, minimal bool) Block {
	b := Block{Order: set&order != 0, Minimal: minimal}
	for _, c := range lift.Members(set &^ order) {
		b.Cards = append(b.Cards, cardOf(c))
	}
	return b
}

func bit(c klondike.Card) cards { return 1 << quotient.Number(c) }

func cardOf(c cards) klondike.Card { return quotient.CardAt(bits.TrailingZeros64(c)) }
