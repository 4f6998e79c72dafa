// The chain: worlds sampled by the odds of the evidence.

package strong

import "math"

// The most steps of the chain between two worlds, and the steps before the first world.
const (
	steps  = 8
	warmUp = 40
)

// draw makes the next world of a Markov chain (Metropolis et al. 1953) whose limit is the odds of the evidence. A step
// exchanges one to three cards between the hidden hands, or gives a player another model; the chain keeps it if the
// misses become fewer, and otherwise with the probability of the odds.
func (e *evidence) draw(c *cast, h *hidden, random *source, n int) {
	if !e.begun {
		h.shuffle(random)
		e.begun, e.misses = true, e.count(c, &h.world, math.Inf(1))
		n += warmUp
	}
	for range n {
		e.step(c, h, random)
	}
}

// swaps are up to three exchanges of unseen cards, by their indices.
type swaps [3][2]int

// step makes one step of the chain. It draws the limit of the misses before it counts them, so that the count can
// end early.
func (e *evidence) step(c *cast, h *hidden, random *source) {
	var made swaps
	n, old := 0, h.world
	if h.models != [2]int{1, 1} && (random.under(4) == 0 || h.settled()) {
		h.recast(random)
	} else {
		n = h.exchange(&made, random)
	}
	if h.world == old {
		return
	}
	const fine = 1 << 20
	most := e.misses + math.Log((float64(random.under(fine))+0.5)/fine)/math.Log(oddsOfMiss)
	if misses := e.count(c, &h.world, most); misses <= most {
		e.misses = misses
		return
	}
	for n--; n >= 0; n-- {
		h.swap(made[n])
	}
	h.world = old
}

// recast gives one of the hidden players another model, if several are possible.
func (h *hidden) recast(random *source) {
	i := random.under(2)
	if m, n := &h.world.models[i], h.models[i]; n > 1 {
		*m = uint8((int(*m) + 1 + random.under(n-1)) % n)
	}
}

// exchange exchanges cards between the hidden hands, and returns how many.
func (h *hidden) exchange(made *swaps, random *source) int {
	if h.settled() {
		return 0
	}
	n := 1 + random.under(len(made))
	for i := range n {
		made[i] = [2]int{random.under(h.first), h.first + random.under(len(h.unseen)-h.first)}
		h.swap(made[i])
	}
	h.pick()
	return n
}

// swap exchanges two unseen cards.
func (h *hidden) swap(s [2]int) {
	h.unseen[s[0]], h.unseen[s[1]] = h.unseen[s[1]], h.unseen[s[0]]
}
