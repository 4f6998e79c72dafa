// What the player thinks of his plays, for those who ask him for advice.

package strong

import (
	"context"
	"math/rand/v2"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
)

// Judgement is what the player thinks of one of his candidates.
type Judgement struct {
	Play     doudizhu.Play
	Chance   float64 // the share of the playouts that his side has won
	Playouts int     // made, each in another world than the one before; 0 if there was nothing to compare it with
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
		return []Judgement{{Play: play, Chance: 1}}, nil
	}
	if len(p.candidates) == 1 {
		return []Judgement{{Play: play}}, nil
	}
	list := make([]Judgement, len(p.live))
	for i, c := range p.live {
		list[i] = Judgement{c.play, c.won / max(c.n, 1), c.made}
	}
	return list, nil
}
