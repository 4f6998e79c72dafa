package proof

// The games of LEMMAS.md card by card and without shortcuts, to test the lemmas. The code shares nothing with the checker but the numbers
// of the cards.

import (
	"math/rand/v2"
	"strings"

	"kedou/klondike"
)

// Where a kept card is in a plain state.
const (
	isUp     = 'u'
	isFree   = 'f'
	inStock  = 's'
	inPlace  = 'p'
	isLifted = 0 // or not in the deck
)

// plain is a state of the game of K that also records where the cards of back are.
type plain struct {
	at             [52]byte
	place, redeals int
}

// plainGame is the game of K of a deal.
type plainGame struct {
	deal    *Deal
	kept    [52]bool
	columns [7][]int // kept cards from the deepest
	hand    bool
	back    Cards // may go back to the stock
	start   plain
}

func newPlain(d *Deal, kept, back Cards) *plainGame {
	g := &plainGame{deal: d, back: back}
	g.hand = kept&Order == 0 || d.Draw == 1 && d.Redeals < 0
	for c := range 52 {
		if g.kept[c] = (kept&d.deck)>>c&1 != 0; !g.kept[c] {
			continue
		}
		switch {
		case d.up>>c&1 != 0:
			g.start.at[c] = isUp
		case g.stockPlace(c) >= 0:
			g.start.at[c] = inStock
		default:
			g.start.at[c] = isFree
		}
	}
	for i, cards := range d.dealt {
		for _, one := range cards {
			if c := one.index(); g.kept[c] {
				g.columns[i] = append(g.columns[i], c)
				g.start.at[c] = inPlace
			}
		}
	}
	if g.start.place, g.start.redeals = d.waste, d.redeals; d.Redeals < 0 {
		g.start.redeals = -1
	}
	g.settleKings(&g.start)
	return g
}

// returns reports whether the card may go back to the stock.
func (g *plainGame) returns(c int) bool { return g.back>>c&1 != 0 }

func (g *plainGame) stockPlace(c int) int {
	for i, one := range g.deal.stock {
		if one.index() == c {
			return i
		}
	}
	return -1
}

func rankOf(c int) int   { return c/4 + 1 }
func redCard(c int) bool { return c%4 >= 2 }

// inDeck reports whether a card is in play: the suits are C, S, D, H here and come into play as C, D, H, S.
func (g *plainGame) inDeck(c int) bool {
	return rankOf(c) <= g.deal.Ranks && [4]int{0, 3, 1, 2}[c%4] < g.deal.Suits
}

// open reports whether a card counts in p.
func (g *plainGame) open(s *plain, c int) bool {
	if !g.inDeck(c) {
		return false
	}
	return !g.kept[c] || s.at[c] == isFree || g.locked(s, c)
}

// column returns the column in which a card is in place, or -1.
func (g *plainGame) column(s *plain, c int) int {
	for i, cards := range g.columns {
		for _, other := range cards {
			if other == c && s.at[c] == inPlace {
				return i
			}
		}
	}
	return -1
}

func (g *plainGame) locked(s *plain, c int) bool {
	i := g.column(s, c)
	if i < 0 {
		return false
	}
	for j, other := range g.columns[i] {
		if other == c {
			return j+1 == len(g.columns[i]) || s.at[g.columns[i][j+1]] != inPlace
		}
	}
	return false
}

// settleKings frees kings that have no kept card in place below or above.
func (g *plainGame) settleKings(s *plain) {
	for _, cards := range g.columns {
		if len(cards) > 0 && rankOf(cards[0]) == g.deal.Ranks && s.at[cards[0]] == inPlace && (len(cards) == 1 || s.at[cards[1]] != inPlace) {
			s.at[cards[0]] = isFree
		}
	}
}

// counts returns p and k of the pair of a card.
func (g *plainGame) counts(s *plain, c int) (p, k int) {
	for _, member := range []int{c, c ^ 1} {
		if g.open(s, member) {
			p++
		}
	}
	for child := range 52 {
		if g.kept[child] && s.at[child] == isFree && rankOf(child) == rankOf(c)-1 && redCard(child) != redCard(c) {
			k++
		}
	}
	return p, k
}

// used counts the columns that locked cards and free kings take.
func (g *plainGame) used(s *plain) (n int) {
	for c := range 52 {
		if g.kept[c] && (g.locked(s, c) || s.at[c] == isFree && rankOf(c) == g.deal.Ranks) {
			n++
		}
	}
	return n
}

func (g *plainGame) slot(s *plain, c int) bool {
	p, k := g.counts(s, c)
	return k < p
}

func (g *plainGame) home(s *plain, c int) bool {
	if rankOf(c) == g.deal.Ranks {
		return g.used(s) < g.deal.Columns
	}
	above := (c/4+1)*4 + 2 // red
	if redCard(c) {
		above -= 2
	}
	return g.slot(s, above)
}

// rises reports whether the suit of c has all its cards up to a rank up or lifted.
func (g *plainGame) rises(s *plain, suit, rank int) bool {
	for c := suit; c < 4*rank; c += 4 {
		if g.inDeck(c) && g.kept[c] && s.at[c] != isUp {
			return false
		}
	}
	return true
}

func (g *plainGame) next(s *plain, c int) bool {
	return g.kept[c] && s.at[c] != isUp && g.rises(s, c%4, rankOf(c)-1)
}

// pass is lemma 6's definition: each lifted card counts or doesn't.
func (g *plainGame) pass(s *plain, from int) map[int]bool {
	reach, last := map[int]bool{}, -1
	take := func() {
		if last >= 0 {
			reach[last] = true
		}
	}
	sums := map[int]bool{0: true}
	for i, one := range g.deal.stock {
		c := one.index()
		if i == from {
			take()
		}
		if g.kept[c] && s.at[c] != inStock {
			continue
		}
		if i < from {
			if g.kept[c] {
				last = c
			}
			continue
		}
		more := map[int]bool{}
		for n := range sums {
			more[n+1] = true
			if !g.kept[c] {
				more[n] = true
			}
		}
		if sums = more; g.kept[c] {
			last = c
		}
		for n := range sums {
			if n > 0 && n%g.deal.Draw == 0 {
				take()
			}
		}
	}
	take()
	return reach
}

// reach returns the stock cards in reach and whether they cost a redeal.
func (g *plainGame) reach(s *plain) map[int]bool {
	reach := map[int]bool{}
	if g.hand {
		for c := range 52 {
			if s.at[c] == inStock {
				reach[c] = false
			}
		}
		return reach
	}
	if s.redeals != 0 {
		for c := range g.pass(s, 0) {
			reach[c] = s.redeals > 0
		}
	}
	for c := range g.pass(s, s.place) {
		reach[c] = false
	}
	return reach
}

// step is a step of the game of K, with the state after.
type step struct {
	card   int
	kind   byte // u up, d down, r reveal, l lay, b back to the stock
	undone bool // another step undoes it, with worrying back
	to     plain
}

func (g *plainGame) steps(s plain) (steps []step) {
	reach := g.reach(&s)
	add := func(c int, kind, at byte) {
		t := s
		undone := s.at[c] == isFree || kind == 'd' || g.returns(c)
		if s.at[c] == inStock && !g.hand {
			t.place = g.stockPlace(c)
			if reach[c] {
				t.redeals--
			}
		}
		t.at[c] = at
		g.settleKings(&t)
		steps = append(steps, step{c, kind, undone, t})
	}
	for c := range 52 {
		if !g.kept[c] {
			continue
		}
		_, fromStock := reach[c]
		locked := g.locked(&s, c)
		if g.next(&s, c) && (fromStock || (locked || s.at[c] == isFree) && g.slot(&s, c)) {
			add(c, 'u', isUp)
		}
		if top := s.at[c] == isUp && !g.higherUp(&s, c); top && g.deal.WorryingBack {
			if g.home(&s, c) {
				add(c, 'd', isFree)
			}
			if g.returns(c) {
				add(c, 'b', inStock)
			}
		}
		if locked && g.home(&s, c) {
			add(c, 'r', isFree)
		}
		if fromStock && g.home(&s, c) {
			add(c, 'l', isFree)
		}
		if g.returns(c) && s.at[c] == isFree && g.slot(&s, c) {
			add(c, 'b', inStock)
		}
	}
	return steps
}

func (g *plainGame) higherUp(s *plain, c int) bool {
	for higher := c + 4; higher < 52; higher += 4 {
		if g.kept[higher] && s.at[higher] == isUp {
			return true
		}
	}
	return false
}

func (g *plainGame) allUp(s *plain) bool {
	for c := range 52 {
		if g.kept[c] && s.at[c] != isUp {
			return false
		}
	}
	return true
}

// decide searches all states after s. It reports whether one is won, and whether the limit sufficed.
func (g *plainGame) decide(s plain, limit int) (won, known bool) {
	seen, todo := map[plain]bool{s: true}, []plain{s}
	for len(todo) > 0 {
		s, todo = todo[len(todo)-1], todo[:len(todo)-1]
		if g.allUp(&s) {
			return true, true
		}
		for _, m := range g.steps(s) {
			if !seen[m.to] {
				seen[m.to] = true
				todo = append(todo, m.to)
			}
		}
		if len(seen) > limit {
			return false, false
		}
	}
	return false, true
}

// state converts s to the checker's form, which doesn't say where the cards of back are.
func (g *plainGame) state(game *Game, s *plain) State {
	t := State{turned: uint8(s.place), redeals: uint8(max(s.redeals, 0))}
	for c := range 52 {
		one := Cards(1) << c
		switch {
		case !g.kept[c]:
		case s.at[c] == isUp:
			t.up |= one
		case s.at[c] == inStock || g.returns(c):
			t.stock |= one
		case s.at[c] == inPlace:
			t.inPlace |= one
		}
	}
	game.unlock(&t)
	game.rewind(&t)
	return t
}

// smallRules returns rules of a small deck.
func smallRules(random *rand.Rand) klondike.Rules {
	for {
		r := klondike.Standard(1 + random.IntN(6))
		r.Redeals = []int{-1, -1, 0, 1, 2}[random.IntN(5)]
		r.Ranks, r.Suits, r.Columns = 3+random.IntN(3), 2+random.IntN(3), 2+random.IntN(3)
		r.WorryBack = random.IntN(4) > 0
		if rest := r.Cards() - r.Columns*(r.Columns+1)/2; rest >= 0 && rest <= 12 && r.Cards() <= 18 {
			return r
		}
	}
}

// smallDeal deals a small deck and plays some random moves.
func smallDeal(random *rand.Rand) (klondike.Position, klondike.Rules) {
	r := smallRules(random)
	p := klondike.NewDeal(random.Uint64(), r)
	for range random.IntN(3) * random.IntN(15) {
		playOne(random, &p, r)
	}
	return p, r
}

// playOne plays a random move and returns the move, and whether there was one.
func playOne(random *rand.Rand, p *klondike.Position, r klondike.Rules) (klondike.Move, bool) {
	moves, err := klondike.LegalMoves(*p, r)
	if err != nil || len(moves) == 0 {
		return klondike.Move{}, false
	}
	m := moves[random.IntN(len(moves))]
	if err := p.Play(m, r); err != nil {
		panic(err)
	}
	return m, true
}

// names writes cards as a record does.
func names(cards []klondike.Card) string {
	var list []string
	for _, c := range cards {
		list = append(list, c.String())
	}
	return strings.Join(list, " ")
}

// dealOf reads a position of the real game.
func dealOf(p *klondike.Position, r klondike.Rules) *Deal {
	q := Position{Redealt: p.Redealt, Waste: names(p.Waste), Stock: names(p.Stock)}
	var tops []klondike.Card
	for suit, rank := range p.Foundation {
		if rank > 0 {
			tops = append(tops, klondike.NewCard(rank, klondike.Suit(suit)))
		}
	}
	q.Foundations = names(tops)
	for _, column := range p.Tableau[:r.Columns] {
		q.Columns = append(q.Columns, Column{names(column.Cards[:column.Down]), names(column.Cards[column.Down:])})
	}
	d, err := NewDeal(Rules{r.Draw, r.Redeals, r.WorryBack, r.Ranks, r.Suits, r.Columns}, &q)
	if err != nil {
		panic(err)
	}
	return d
}

// someKept returns a random set of kept cards, sometimes all.
func someKept(random *rand.Rand) Cards {
	kept := All
	switch random.IntN(4) {
	case 0:
	case 1:
		kept = Cards(random.Uint64()) & All
	default:
		kept &^= Cards(random.Uint64() & random.Uint64())
	}
	if random.IntN(2) == 0 {
		return kept | Order
	}
	return kept &^ Order
}

// someBack returns stock cards that may go back: all, some or none.
func someBack(random *rand.Rand, d *Deal, kept Cards) (back Cards) {
	if kept&Order != 0 || random.IntN(4) == 0 {
		return 0
	}
	for _, c := range d.stock {
		back |= c & kept
	}
	if random.IntN(2) == 0 {
		back &= Cards(random.Uint64())
	}
	return back
}

// wander plays random steps of the game of K.
func (g *plainGame) wander(random *rand.Rand, n int) plain {
	s := g.start
	for range n {
		steps := g.steps(s)
		if len(steps) == 0 {
			break
		}
		s = steps[random.IntN(len(steps))].to
	}
	return s
}

// decideReal searches all positions of the real game, without any technique.
func decideReal(p *klondike.Position, r klondike.Rules, limit int) (won, known bool) {
	problem, root, err := klondike.NewProblem(*p, r, klondike.Score{})
	if err != nil {
		panic(err)
	}
	seen, todo := map[klondike.State]bool{problem.Key(root): true}, []klondike.State{root}
	for len(todo) > 0 {
		s := todo[len(todo)-1]
		if todo = todo[:len(todo)-1]; problem.IsGoal(s) {
			return true, true
		}
		for _, m := range problem.AppendMoves(nil, s) {
			next, _ := problem.Next(s, m)
			if key := problem.Key(next); !seen[key] {
				seen[key] = true
				todo = append(todo, next)
			}
		}
		if len(seen) > limit {
			return false, false
		}
	}
	return false, true
}
