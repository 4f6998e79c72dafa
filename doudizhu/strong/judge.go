// The player's judgement of its plays, for hints.

package strong

import (
	"context"
	"math"
	"math/rand/v2"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// Judgement is the player's judgement of a candidate. Point of view: the player's side.
type Judgement struct {
	Play     doudizhu.Play
	Share    float64 // of the playouts won by the player's side
	Chance   float64 // that the player's side wins, fitted to games
	Error    float64 // the standard deviation of Chance by the luck of the playouts
	Playouts int     // made, each in a new world; 0 without a second candidate
	counted  float64 // playouts, counted again in repeated worlds
}

// Judge decides as Play does, and returns the candidates, the best first. Candidates that the search dropped early have
// fewer playouts. The first play of a certain win stands alone, and so does the only play that wins if all cards are known.
// Judge is for players who don't play for points.
func (p *Player) Judge(ctx context.Context, v *table.View, random *rand.Rand) ([]Judgement, error) {
	play, err := p.Play(ctx, v, random)
	if err != nil {
		return nil, err
	}
	if p.line != nil {
		return []Judgement{{Play: play, Chance: 1, Share: 1}}, nil
	}
	if len(p.candidates) == 1 {
		return []Judgement{{Play: play}}, nil
	}
	list := make([]Judgement, len(p.live))
	for i, c := range p.live {
		list[i] = SituationOf(v, Levels{}).Judgement(v, c.play, c.won, max(c.n, 1))
		list[i].Playouts = c.made
		list[i].Error *= math.Sqrt(list[i].counted / float64(max(c.made, 1))) // a playout that counts again is no new evidence
	}
	return list, nil
}

// Judgement turns the playouts and wins of a play from a view into a judgement; the share and the chance are less by what playouts overrate.
func (s Situation) Judgement(v *table.View, play doudizhu.Play, won, playouts float64) Judgement {
	share := max(0, won/playouts-Overrated(v, play))
	j := Judgement{Play: play, Share: share, Playouts: int(playouts), counted: playouts}
	chance, slope := s.Chance(share*playouts, playouts)
	j.Chance, j.Error = chance, slope*math.Sqrt(share*(1-share)/playouts)
	return j
}
