// Inference: evidence of the others' cards in their moves.

package strong

import (
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// evidence holds the moves of the players with hidden hands. A world is more likely when its player models explain more
// of the moves that were played.
type evidence struct {
	past    []past
	replies []reply    // before play
	laid    [2]cards   // by each hidden player
	taken   [2]cards   // the bottom cards, for the landlord
	begun   bool       // the chain has a world, the hidden's
	misses  float64    // its misses
	smooth  [2]float64 // the misses for each turn that a hidden hand still needs
	memo    [1 << memoBits]judged
}

// judged is an entry of the memo: the misses of a past move, for a model and a hand.
type judged struct {
	held   cards
	index  uint8 // of the past move, plus one
	model  uint8
	misses float64
}

const memoBits = 12

// past is a move of a hidden player, with the player's knowledge at that time.
type past struct {
	hidden int      // the player: an index of hidden.seats
	at     position // without hands
	made   move
	since  cards // the cards laid from then on
	unseen cards // the player's cards then, and all cards unseen by the player
}

// mostPast is how many of the latest moves count.
const mostPast = 14

// some reports whether there is any evidence.
func (e *evidence) some() bool { return len(e.past)+len(e.replies) > 0 }

// recall collects the past moves of the hidden players.
func (e *evidence) recall(v *table.View, h *hidden) {
	e.past, e.begun = e.past[:0], false
	clear(e.memo[:])
	at, unlaid := opening(v.Variant), v.Variant.Deck()
	for _, m := range v.Moves {
		if i := h.index(at.turn); i >= 0 {
			e.past = append(e.past, past{i, at, moveOf(m.Play), pack(m.Play.Cards), pack(unlaid) & allReal})
		}
		unlaid -= m.Play.Cards
		if m.Play.Kind == doudizhu.Pass {
			at.pass()
		} else {
			at.put(moveOf(m.Play), int8(m.Play.Cards.Cards()))
		}
	}
	e.laid = [2]cards{}
	for i := len(e.past) - 1; i >= 0; i-- {
		p := &e.past[i]
		e.laid[p.hidden] = e.laid[p.hidden].plus(p.since)
		p.since = e.laid[p.hidden]
	}
	for i, seat := range h.seats {
		e.smooth[i] = smoothness(seat, e.laid[i])
	}
	if n := len(e.past); n > mostPast {
		e.past = e.past[:copy(e.past, e.past[n-mostPast:])]
	}
}

// dealt is how many cards each player is dealt.
const dealt = 17

// opening is the position in which play begins, without hands.
func opening(v *table.Variant) position {
	return position{left: [3]int8{int8(dealt + v.Bottom), dealt, dealt}}
}

// index returns which of the hidden seats s is, or -1.
func (h *hidden) index(s int8) int { return slices.Index(h.seats[:], s) }

// The misses of a move that the model wouldn't have made: fewer for another lead, which may be as good, than for a
// pass in place of a play. Each miss multiplies a world's odds by oddsOfMiss.
const (
	missedLead, missedPass, missedAnswer = 0.5, 1, 0.7
	oddsOfMiss                           = 0.15
)

// strictness is the weight of a miss for each model: players by roles differ, and players by hints are much alike.
var strictness = [models]float64{roles: 1, hinter: 3}

// hinterMisses adds to a world's misses for each player with the model hinter. It is below zero because few hands agree
// with a strict model.
const hinterMisses = -0.8

// smoothness returns the misses for each turn that a hand needs whose player has laid some cards. A player lays what is hard to lay and keeps what goes
// out together: with 8 cards left the landlord needs a turn less than cards dealt at random would, by whatever program he plays. An example: who lays
// AAA+J with eight cards left holds a chain rather than loose cards. ABLATION.md has the figures behind the numbers.
func smoothness(seat int8, laid cards) float64 {
	const half = 6 // the laid cards that are half the evidence
	most, n := 0.75, float64(laid.count())
	if seat == landlord {
		most = 1
	}
	return most * n / (n + half)
}

// count adds up the misses of a world, until they exceed most. The latest moves come first: they are the best evidence
// and soon rule out a bad world.
func (e *evidence) count(c *cast, w *world, most float64) (misses float64) {
	for _, m := range w.models {
		if m == hinter {
			misses += hinterMisses
		}
	}
	s := c.policies[roles].splitter
	for i, h := range w.hands {
		if e.smooth[i] > 0 {
			misses += e.smooth[i] * float64(s.split(s.natural(h)).turns())
		}
	}
	for i := len(e.past) - 1; i >= 0 && misses <= most; i-- {
		misses += e.judge(c, w, i)
	}
	if misses <= most {
		misses += e.doubt(s, w)
	}
	return misses
}

// judge returns the misses of the past move with index i.
func (e *evidence) judge(c *cast, w *world, i int) float64 {
	p := &e.past[i]
	held, model := w.hands[p.hidden].plus(p.since), w.models[p.hidden]
	if p.made.kind == doudizhu.Pass && !held.beats(p.at.last) {
		return 0 // he had to pass
	}
	entry := &e.memo[(uint64(held)+uint64(i)<<17+uint64(model)<<13)*0x9e37_79b9_7f4a_7c15>>(64-memoBits)]
	if entry.held == held && entry.index == uint8(i+1) && entry.model == model {
		return entry.misses
	}
	po, pool := c.policies[model], p.unseen.minus(held&allReal)
	p.at.set(p.at.turn, po.natural(held))
	p.at.set(next[p.at.turn], pool)
	p.at.set(next[next[p.at.turn]], pool)
	*entry = judged{held, uint8(i + 1), model, missed(p, po.choose(&p.at)) * strictness[model]}
	return entry.misses
}

// missed returns the misses of a past move, given the model's own.
func missed(p *past, own move) float64 {
	switch {
	case own.like(p.made):
		return 0
	case p.at.last.kind == doudizhu.Pass:
		return missedLead
	case own.kind == doudizhu.Pass || p.made.kind == doudizhu.Pass:
		return missedPass
	}
	return missedAnswer
}
