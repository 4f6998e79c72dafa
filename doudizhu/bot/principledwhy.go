// The reasons of a player by principles.

package bot

import (
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
	"kedou/internal/phrase"
)

// by notes a principle behind the choice, in the order of application.
func (p *principled) by(why *hand.Reason) { p.why = append(p.why, why) }

// explain chooses a play, and returns the principles that led to it. A pass without principles means that the cards leave no choice, or that
// the rules forbid the principles' play.
func (p *principled) explain(v *table.View) (doudizhu.Play, []hand.Reason) {
	play := p.choose(v)
	if len(p.why) == 0 {
		p.by(&nothing)
	}
	list := make([]hand.Reason, len(p.why))
	for i, why := range p.why {
		list[i] = *why
	}
	return play, list
}

// The principles of leads and answers for all roles. The reasons are literals, which programs that explain nothing don't link.
var (
	empties     = hand.Reason{Rule: "", Text: phrase.Text{Format: "lay the last cards"}}
	takesFlower = hand.Reason{Rule: "", Text: phrase.Text{Format: "with a flower, the play that leaves the best hand by power"}}
	nothing     = hand.Reason{Rule: "", Text: phrase.Text{Format: "no principle finds a play that beats the last one"}}
	lowest      = hand.Reason{Rule: "L1", Text: phrase.Text{Format: "lead the group of the lowest card"}}
	onlyBombs   = hand.Reason{Rule: "L1", Text: phrase.Text{Format: "nothing but bombs is left: the lowest"}}
	lastGroups  = hand.Reason{Rule: "F4", Text: phrase.Text{Format: "one play is left besides bombs: follow with it if it fits, and bomb otherwise"}}
	twos        = hand.Reason{Rule: "F2", Text: phrase.Text{Format: "twos are solos, pairs and trios like others"}}
	owns        = hand.Reason{Rule: "F1", Text: phrase.Text{Format: "follow with the lowest group of the kind"}}
)

// The principles of kickers.
var (
	dressesTrio  = hand.Reason{Rule: "L2", Text: phrase.Text{Format: "a trio takes the lowest solo along, or else the lowest pair"}}
	dressesPlane = hand.Reason{Rule: "L3", Text: phrase.Text{Format: "a trio chain takes as many solos along, or else pairs, off long chains if need be"}}
	keepsChains  = hand.Reason{Rule: "L4", Text: phrase.Text{Format: "lead a chain whole"}}
	withPair     = hand.Reason{Rule: "L5", Text: phrase.Text{Format: "a pair goes with a trio where trios abound"}}
	withSolo     = hand.Reason{Rule: "L6", Text: phrase.Text{Format: "a solo goes with a trio where trios abound"}}
)

// The principles for an enemy or a partner with one card, by the player's seat.
var (
	avoids = [doudizhu.Seats]hand.Reason{
		doudizhu.Landlord: {Rule: "P0", Text: phrase.Text{Format: "a peasant holds one card: lead no solo"}},
		doudizhu.Down:     {Rule: "P1", Text: phrase.Text{Format: "the landlord holds one card: lead no solo"}},
		doudizhu.Up:       {Rule: "P1", Text: phrase.Text{Format: "the landlord, who is next, holds one card: lead no solo"}},
	}
	descends = [doudizhu.Seats]hand.Reason{
		doudizhu.Landlord: {Rule: "P0", Text: phrase.Text{Format: "a peasant holds one card: lead solos from high to low"}},
		doudizhu.Down:     {Rule: "P1", Text: phrase.Text{Format: "the landlord holds one card: lead solos from high to low"}},
		doudizhu.Up:       {Rule: "P1", Text: phrase.Text{Format: "the landlord, who is next, holds one card: lead solos from high to low"}},
	}
	stops = [doudizhu.Seats]hand.Reason{
		doudizhu.Landlord: {Rule: "P0", Text: phrase.Text{Format: "a peasant holds one card: follow with the highest card"}},
		doudizhu.Down:     {Rule: "P2", Text: phrase.Text{Format: "the landlord holds one card: follow with the highest card"}},
		doudizhu.Up:       {Rule: "P2", Text: phrase.Text{Format: "the landlord, who is next, holds one card: follow with the highest card"}},
	}
	feeds = hand.Reason{Rule: "P6", Text: phrase.Text{Format: "lead the lowest card to a partner with one card"}}
)

// The principles for a partner's play.
var (
	cheaply         = hand.Reason{Rule: "P3", Text: phrase.Text{Format: "follow the partner's play where it is cheap"}}
	cheaplyPair     = hand.Reason{Rule: "P4", Text: cheaply.Text}
	breaksForNobody = hand.Reason{Rule: "F3", Text: phrase.Text{Format: "let the partner's play stand rather than break a group"}}
	sparesSolo      = hand.Reason{Rule: "P3", Text: phrase.Text{Format: "let the partner's play stand: it takes a two or a joker to beat it"}}
	sparesPair      = hand.Reason{Rule: "P4", Text: phrase.Text{Format: "let the partner's play stand: it takes aces or twos to beat it"}}
	sparesForLast   = hand.Reason{Rule: "P2", Text: phrase.Text{Format: "let the partner's play stand: the landlord may lay his last card on a solo"}}
	sparesOther     = hand.Reason{Rule: "P5", Text: phrase.Text{Format: "let the partner's play stand: it is neither a solo nor a pair"}}
)

// followed returns the principle by which a play of a kind beats a partner's.
func (p *principled) followed(k doudizhu.Kind) *hand.Reason {
	switch {
	case k == doudizhu.Solo && p.on.has(spareSolo):
		return &cheaply
	case k == doudizhu.Pair && p.on.has(sparePair):
		return &cheaplyPair
	}
	return &owns
}

// spared returns the principle that leaves a partner's play of a kind.
func spared(k doudizhu.Kind) *hand.Reason {
	switch k {
	case doudizhu.Solo:
		return &sparesSolo
	case doudizhu.Pair:
		return &sparesPair
	}
	return &sparesOther
}

// breaks has the principles of breaking groups for a body.
var breaks = map[doudizhu.Kind]*hand.Reason{
	doudizhu.Solo:      {Rule: "F5", Text: phrase.Text{Format: "break a group for a solo: twos, pairs, the top of long chains, trios, then all else"}},
	doudizhu.Pair:      {Rule: "F6", Text: phrase.Text{Format: "break a group for a pair: the top of long pair chains, trios, then all else"}},
	doudizhu.Trio:      {Rule: "F7", Text: phrase.Text{Format: "break a trio chain for a trio, and groups for its kickers"}},
	doudizhu.TrioChain: {Rule: "F8", Text: phrase.Text{Format: "cut a longer trio chain"}},
	doudizhu.Chain:     {Rule: "F9", Text: phrase.Text{Format: "break a group for a chain: pair and trio chains of its length, then longer ones"}},
	doudizhu.PairChain: {Rule: "F10", Text: phrase.Text{Format: "break a group for a pair chain: longer pair chains, then trio chains"}},
}

// The principles for an enemy's play.
var (
	breaksForFoes = hand.Reason{Rule: "F3", Text: phrase.Text{Format: "no group fits: break one to beat the enemy's play"}}
	bombsBombs    = hand.Reason{Rule: "F11", Text: phrase.Text{Format: "beat a bomb with a higher bomb or the rocket"}}
	bombsFours    = hand.Reason{Rule: "F12", Text: phrase.Text{Format: "beat four with kickers with a bomb"}}
	bombsOther    = hand.Reason{Rule: "F3", Text: phrase.Text{Format: "no group can be broken for it: bomb the enemy's play"}}
)

func bombed(q doudizhu.Play) *hand.Reason {
	shape := q.Kind.Shape()
	switch {
	case q.Kind == doudizhu.Bomb:
		return &bombsBombs
	case shape.Unit == 4 && shape.Kickers > 0:
		return &bombsFours
	}
	return &bombsOther
}
