// What the player thinks of his plays, for those who ask him for advice.

package strong

import (
	"context"
	"math"
	"math/rand/v2"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// Judgement is what the player thinks of one of his candidates.
type Judgement struct {
	Play     doudizhu.Play
	Share    float64 // of the playouts that his side has won
	Chance   float64 // that his side wins, as such shares have come true
	Error    float64 // the standard deviation of Chance by the luck of the playouts
	Playouts int     // made, each in another world than the one before; 0 if there was nothing to compare it with
	Counted  float64 // playouts, those of a world that repeats counted again
}

// Judge decides as Play does, and returns the candidates, the best first. Those that were dropped early have fewer playouts.
// A play that empties the hand is judged alone, and so is the only play that wins if all cards are known. It is for players
// who don't aim at points.
func (p *Player) Judge(ctx context.Context, v *table.View, random *rand.Rand) ([]Judgement, error) {
	play, err := p.Play(ctx, v, random)
	if err != nil {
		return nil, err
	}
	if play.Cards == v.Hand {
		return []Judgement{{Play: play, Chance: 1, Share: 1}}, nil
	}
	if len(p.candidates) == 1 {
		return []Judgement{{Play: play}}, nil
	}
	list := make([]Judgement, len(p.live))
	for i, c := range p.live {
		list[i] = Searched.Judgement(v, c.play, c.won, max(c.n, 1))
		list[i].Playouts = c.made
		list[i].Error *= math.Sqrt(list[i].Counted / float64(max(c.made, 1))) // a playout that counts again is no other
	}
	return list, nil
}

// Judgement is what a reading makes of the playouts of a play, of which some are won.
func (r Reading) Judgement(v *table.View, play doudizhu.Play, won, playouts float64) Judgement {
	j := Judgement{Play: play, Share: won / playouts, Playouts: int(playouts), Counted: playouts}
	chance, slope := r.chance(v, won, playouts)
	j.Chance, j.Error = chance, slope*math.Sqrt(j.Share*(1-j.Share)/playouts)
	return j
}
