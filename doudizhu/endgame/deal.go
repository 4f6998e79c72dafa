// Deals and their states: an endgame prepared for search, and the positions that can follow, as small exact integers.

package endgame

import (
	"math/bits"
	"sync/atomic"

	"kedou/doudizhu"
	"kedou/internal/phrase"
	"kedou/search/andor"
)

// deal is an endgame prepared for search. A game of two hands is a game of three whose third hand is empty.
type deal struct {
	rules       *doudizhu.Rules
	three       bool
	on          Technique
	free        bool // see dominated
	spaces      [3]space
	groups      groups
	weight      [3]uint64 // the change of a key by one step of a seat's index
	keyBits     int       // keys are below 1<<keyBits
	recordBytes atomic.Int64
	recordRoom  int64 // when recordBytes exceeds recordRoom, the solver drops the records
}

// state is a position: the sub-hand of each seat, and the trick on the table, embedded so that s.mover reads naturally.
type state struct {
	at [3]uint32
	trick
}

// trick is the state of the table. For a leader the group is noGroup and the leader owns the trick;
// a follower has to play a rank of at least least in the group, or a bomb.
type trick struct {
	mover, owner uint8
	group        group
	least        uint8
}

// takes reports whether a play may be made in t.
func (t trick) takes(g group, rank uint8) bool {
	return t.group == noGroup || g == t.group && rank >= t.least || g == bombs && t.group != bombs
}

// next and prev are the seats after and before a seat.
var next, prev = [3]uint8{1, 2, 0}, [3]uint8{2, 0, 1}

// newDeal numbers the positions that can follow from an endgame that has passed its Check. Prepare the deal before a search.
func newDeal(r *doudizhu.Rules, on Technique, e *doudizhu.Endgame) (*deal, error) {
	d := &deal{rules: r, three: e.Three, on: on, free: freeKickers(r)}
	var err error
	if d.groups, err = newGroups(e.Players(), r); err != nil {
		return nil, err
	}
	limit := controls(len(d.groups.kind))
	for seat := range d.spaces {
		d.spaces[seat] = newSpace(e.Hands[seat])
		d.weight[seat] = limit
		hi, lo := bits.Mul64(limit, uint64(d.spaces[seat].size))
		if limit = lo; hi != 0 || lo >= 1<<62 {
			return nil, phrase.Errorf("endgame: %v is too large for the dedicated solver", e)
		}
	}
	d.keyBits = bits.Len64(limit)
	return d, nil
}

// prepare allocates the records of sub-hands, of this many bytes.
func (d *deal) prepare(records int64) {
	d.recordRoom = records
	for seat := range d.spaces {
		d.spaces[seat].prepare()
	}
}

// holds reports whether e is a position of this deal.
func (d *deal) holds(e *doudizhu.Endgame) bool {
	if d.three != e.Three {
		return false
	}
	for seat := range d.spaces {
		if !d.spaces[seat].root.Contains(e.Hands[seat]) {
			return false
		}
	}
	return true
}

// start returns the state of p, a position of this deal.
func (d *deal) start(p *doudizhu.State) state {
	s := state{trick: trick{mover: uint8(p.Turn), owner: uint8(p.Turn)}}
	for seat := range d.spaces {
		s.at[seat] = d.spaces[seat].index(p.Hands[seat])
	}
	if p.Kind == doudizhu.Pass {
		return s
	}
	s.owner = uint8(p.Owner)
	g, rank := d.groups.class(p.Last())
	s.group, s.least = g, rank+1
	if g == noGroup { // no player holds such a play: only bombs beat it
		s.group, s.least = bombs, 0
	}
	h := d.hands(&s)
	s.trick = d.turn(&s.at, &h, s.trick)
	return s
}

// hands returns the records of a state's sub-hands.
func (d *deal) hands(s *state) [3]*subhand {
	return [3]*subhand{d.record(0, s.at[0]), d.record(1, s.at[1]), d.record(2, s.at[2])}
}

// turn returns the trick after t, not yet answered by its mover, for the sub-hands at with records
// h. Players who can't answer are skipped, and if none is left the owner leads.
//
// Positions with different ranks to beat are equal if the same answers remain. So turn raises least to the lowest rank that any player
// still to answer can play; if no player can, only bombs matter, whatever the group.
func (d *deal) turn(at *[3]uint32, h *[3]*subhand, t trick) trick {
	collapse := d.on&Collapse != 0
	for t.mover != t.owner && (at[t.mover] == 0 || collapse && !h[t.mover].canAnswer(t.group, t.least)) {
		t.mover = next[t.mover]
	}
	if t.mover == t.owner {
		t.group, t.least = noGroup, 0
		return t
	}
	rest, blasts := h[t.mover].from(t.group, t.least), h[t.mover].masks[bombs]
	if other := next[t.mover]; other != t.owner {
		rest |= h[other].from(t.group, t.least)
		blasts |= h[other].masks[bombs]
	}
	if rest == 0 && t.group != bombs {
		t.group, rest = bombs, blasts
	}
	if rest != 0 {
		t.least = uint8(bits.TrailingZeros16(rest))
	}
	return t
}

// passed returns the trick after a pass of s's mover.
func (d *deal) passed(s *state, h *[3]*subhand) trick {
	return d.turn(&s.at, h, trick{next[s.mover], s.owner, s.group, s.least})
}

// monotone reports whether a lower rank to beat can only help the mover's side in t, with sub-hands at: if no player of the other side may
// still answer in this trick before its owner leads again. Then a lower rank adds answers for the mover's side alone, and a pass leads to
// the owner's lead, whatever the rank, or to the partner, for whom the same holds. For the first to answer a peasant, whom an opponent
// follows, the verdict isn't monotone: the opponent's answers grow, too.
func (t trick) monotone(at *[3]uint32) bool {
	last := next[t.mover]
	return last == t.owner || t.owner == 0 || at[last] == 0
}

// controls is how many different numbers control returns for n groups.
func controls(n int) uint64 { return uint64(n) * (1 + 6 + 6*17) }

// control numbers the tricks: leads first, then tricks that share one number for every least (see monotone), then the others.
func (d *deal) control(at *[3]uint32, t trick) uint64 {
	n := uint64(len(d.groups.kind))
	if t.group == noGroup {
		return uint64(t.owner)
	}
	second := uint64(0)
	if next[t.owner] != t.mover {
		second = 1
	}
	table := uint64(t.owner)*2 + second
	if d.on&Thresholds != 0 && t.monotone(at) {
		return n*(1+table) + uint64(t.group)
	}
	return n*(7+table*17+uint64(t.least)) + uint64(t.group)
}

// key numbers the state; states that share a table entry have the same key.
func (d *deal) key(s *state) uint64 {
	return d.weight[0]*uint64(s.at[0]) + d.weight[1]*uint64(s.at[1]) + d.weight[2]*uint64(s.at[2]) + d.control(&s.at, s.trick)
}

// landlord reports whether the landlord moves.
func (t trick) landlord() bool { return t.mover == 0 }

// goal is the outcome for the landlord that the mover wants.
func (t trick) goal() andor.Outcome {
	if t.mover == 0 {
		return andor.Won
	}
	return andor.Lost
}

// alone returns the position in which one of two peasants, passive, only passes from s on. The passive peasant may do so, and never comes
// to lead, unless he leads or owns the trick; then ok is false. So a win of the lone peasant is a win of both; a loss proves nothing.
func (d *deal) alone(s state, h [3]*subhand, passive uint8) (t state, th [3]*subhand, ok bool) {
	if s.owner == passive || s.at[1] == 0 || s.at[2] == 0 {
		return t, h, false
	}
	t = s
	if s.mover == passive {
		t.trick = d.passed(&s, &h)
	}
	t.at[passive] = 0
	h[passive] = d.record(int(passive), 0)
	if t.group != noGroup {
		t.trick = d.turn(&t.at, &h, t.trick)
	}
	return t, h, true
}
