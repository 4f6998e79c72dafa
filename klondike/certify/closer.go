package certify

// The search of one game, depth first, until a win or the end of its budget.

import (
	"context"
	"math/bits"
	"slices"

	"kedou/klondike/proof"
)

type outcome int

const (
	open outcome = iota
	lost
	won
)

// closer searches a game and stores lost states.
type closer struct {
	visits *visits
	game   *proof.Game
	lost   proof.Proved
	jams   map[proof.State]bool
	wins   map[proof.State]bool // states found won: many searches of the game without order end there
	work   int64                // states found and questions asked
	budget int64
	// backward is set while exits are tried from the last.
	backward bool
	// The same game without the order of the stock, if any: a state lost there is lost. The closer tries each state there while its credit
	// lasts.
	loose  *closer
	lifted map[proof.State]int // states lost there, with the number of the game
	credit int64               // work left for tries; each expanded state and each loss found adds to it
}

func newCloser(v *visits, g *proof.Game) *closer {
	return &closer{visits: v, game: g, lost: proof.Proved{}, jams: map[proof.State]bool{}, wins: map[proof.State]bool{}, credit: firstCredit}
}

// The credit for tries in the game without the order of the stock, in work.
const (
	firstCredit = 120_000
	stateCredit = 40 // about the work of expanding a state
	lossCredit  = 200_000
)

// firstRound is the work of a try's first round. Each further round may take twice as much, and takes the exits from the other end: a win
// that one order hides is often near in the other.
const firstRound = 32_000

// close decides s, a settled state, within the given work.
func (x *closer) close(s proof.State, work int64) outcome {
	x.budget = x.work + work
	return x.visit(s)
}

// closeInRounds decides s in rounds, together within the given work. Later rounds use the verdicts of earlier ones.
func (x *closer) closeInRounds(s proof.State, work int64) (v outcome) {
	end := x.work + work
	for round := int64(firstRound); v == open && x.work < end && !x.visits.ended(); round *= 2 {
		v = x.close(s, min(round, end-x.work))
		x.backward = !x.backward
	}
	x.backward = false
	return v
}

// visits counts the states visited for one position, in all games.
type visits struct {
	ctx  context.Context // ends the search when done
	left int64
}

func (v *visits) ended() bool { return v.ctx.Err() != nil || v.left < 0 }

// looking is the number of states visited between two checks of the context: some milliseconds.
const looking = 128

func (x *closer) visit(s proof.State) outcome {
	g := x.game
	switch {
	case g.Won(&s):
		return won
	case x.lost.Covers(g, &s):
		return lost
	case x.wins[s]:
		return won
	}
	x.work += 8
	if g.Hopeless(&s) {
		return lost
	}
	if x.visits.left--; x.work >= x.budget || x.visits.left%looking == 0 && x.visits.ended() || x.visits.left < 0 {
		return open
	}
	x.work += 16
	if g.Jammed(&s) {
		x.lost.Add(s)
		x.jams[s] = true
		return lost
	}
	if x.looselyLost(s) {
		return lost
	}
	exits, ok := x.exits(s)
	if !ok {
		return open
	}
	x.credit += stateCredit
	if x.backward {
		slices.Reverse(exits)
	}
	for _, e := range exits {
		switch v := x.visit(e); v {
		case open:
			return open
		case won:
			x.wins[s] = true
			return won
		}
	}
	x.lost.Add(s)
	return lost
}

// looselyLost reports whether s is lost without the order of the stock, and stores the loss.
func (x *closer) looselyLost(s proof.State) bool {
	if x.loose == nil || x.credit <= 0 {
		return false
	}
	t, ok := x.game.Project(x.loose.game, s)
	if !ok {
		return false
	}
	before := x.loose.work
	verdict := x.loose.closeInRounds(t, x.credit)
	spent := x.loose.work - before
	x.work, x.credit = x.work+spent, x.credit-spent
	if verdict != lost {
		return false
	}
	x.credit += lossCredit
	x.lost.Add(s)
	x.lifted[s] = t.Game()
	return true
}

// exits returns the exits of s, the most promising first, if the budget suffices.
func (x *closer) exits(s proof.State) ([]proof.State, bool) {
	steps := 4 + max(x.budget-x.work, 0)
	before := steps
	exits, _ := x.game.Exits(s, &steps)
	x.work += before - steps
	slices.SortStableFunc(exits, func(a, b proof.State) int { return promise(&a) - promise(&b) })
	return exits, steps >= 0
}

// promise orders states: the least is the most promising.
func promise(s *proof.State) int {
	up, inPlace, stock := s.Cards()
	return 8*bits.OnesCount64(uint64(inPlace)) + bits.OnesCount64(uint64(stock)) - bits.OnesCount64(uint64(up))
}

// unanswered is the number of undecided questions after which stays gives up.
const unanswered = 4

// stays proves s in a game without the order of the stock in which all stock cards may go back, or all but one, with the given work for
// each game. Deal 242 needs one card that stays: with all cards going back the deal is won, and with none the proof takes a thousand
// times as many bytes.
func (w *writer) stays(s proof.State, work int64) bool {
	if w.options.Lemmas&proof.Returning == 0 || w.options.Lemmas&proof.Lifting == 0 {
		return false
	}
	all, left := w.loose(proof.All), unanswered
	games := []sets{all}
	for c := w.stock; c != 0; c &= c - 1 {
		games = append(games, sets{all.kept, all.back &^ (c & -c)})
	}
	for _, g := range games {
		if left == 0 || w.visits.ended() {
			break
		}
		switch v, spent := w.try(s, g, work); v {
		case lost:
			return w.lostIn(s, w.add(w.trimmed(s, g, spent)), lastly)
		case open:
			left--
		}
	}
	return false
}
