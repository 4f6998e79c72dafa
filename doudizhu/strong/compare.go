// Comparing plays: games continued after each play in the same fresh worlds, for reviews.

package strong

import (
	"math/rand/v2"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// Ending is the end of a continued game. Point of view: the player's side.
type Ending struct {
	Won    bool // by the player's side
	Trumps int  // the bombs and rockets laid in the whole game
	Spring bool
}

// Compare continues the game of a view after each of the given plays by playouts, and passes the endings in one world, in the order of the plays,
// to each, until each returns false. The worlds are fresh: none served for a decision. Without plays the game continues as it stands, whoever's
// turn it is. Consecutive worlds are alike, so estimate errors from means of many in a row. The next world overwrites the slice of endings.
//
// Where the exact search knows the winner, the policies continue only for bombs and springs.
func (p *Player) Compare(v *table.View, plays []doudizhu.Play, random *rand.Rand, each func([]Ending) bool) {
	p.random = source(random.Uint64() | 1)
	p.me = int8(v.Seat(v.Chair))
	p.look(v)
	p.trust()
	p.cast.whole = true
	defer func() { p.cast.whole = p.options.Points }()
	p.recall(v)
	starts := p.starts(v, plays)
	p.begin(v)
	p.ends()
	for ended := make([]Ending, len(starts)); ; {
		p.draw(steps)
		for i := range starts {
			ended[i] = p.playOn(starts[i])
		}
		if !each(ended) {
			return
		}
	}
}

// starts are the positions after the plays, or the view's position as it stands, without hidden hands.
func (p *Player) starts(v *table.View, plays []doudizhu.Play) (list []position) {
	at := positionOf(v)
	for _, play := range plays {
		list = append(list, p.candidate(&at, v.Hand, play).start)
	}
	if len(plays) == 0 {
		at.set(p.me, p.policy.natural(pack(v.Hand)))
		at.turn = int8(v.Seat(v.Turn))
		if v.Last.Kind == doudizhu.Pass {
			at.owner = at.turn
		}
		list = append(list, at)
	}
	return list
}

// ends sets the number of cards at which the exact search ends the games: few enough that the player, who doesn't see the others' hands, has
// little left to choose.
func (p *Player) ends() {
	p.cast.few, p.cast.nodes = fewCards, fewNodes
	switch {
	case !p.with(Exact):
		p.cast.few = 0
	case p.inPlay <= lastCards:
		p.cast.few = mixedCards
	}
}

// playOn plays a position out in the world; the player may have laid his last card in it.
func (p *Player) playOn(at position) Ending {
	for i, s := range p.hidden.seats {
		at.hands[s] = p.world[i]
	}
	if at.hands[p.me].cards != 0 {
		p.cast.playout(&at)
	}
	return Ending{(at.owner == landlord) == (p.me == landlord), int(at.trumps), at.spring()}
}
