// Nodes: plays as document 004 describes them.

package hand

import "kedou/doudizhu"

// Node is a play in the fields of document 004's AINode, which keep its names in JSON.
type Node struct {
	CardType int   `json:"cardType"` // 1 for one rank, 2 for a chain, 3 for the rocket
	Value    int   `json:"value"`    // the face value of the body's lowest rank
	MainNum  int   `json:"mainNum"`  // equal cards of a rank of the body; of the rocket, 1
	SeralNum int   `json:"seralNum"` // ranks of the body
	SubNum   int   `json:"subNum"`   // cards of a kicker, 0 without kickers
	Cards    []int `json:"cards"`    // indexes: the body, then the kickers
}

// Node describes a play. Suits don't matter here, so the cards of a rank are its clubs, diamonds, hearts and spades in this
// order: 555+6 is [5 18 31 6].
func (r *Rules) Node(p doudizhu.Play) Node {
	shape := p.Kind.Shape()
	n := Node{1, face(p.Rank), max(shape.Unit, 1), int(p.Len), shape.Size, nil}
	switch {
	case p.Kind == doudizhu.Rocket:
		n.CardType = 3
	case p.Len > 1:
		n.CardType = 2
	}
	natural, kickers := r.split(p)
	var laid doudizhu.Hand
	lay := func(rank doudizhu.Rank, count int) {
		for range count {
			n.Cards = append(n.Cards, index(rank, laid.Count(rank)))
			laid += doudizhu.Of(rank, 1)
		}
	}
	for rank := doudizhu.Three; rank <= doudizhu.BigJoker; rank++ {
		lay(rank, natural.Count(rank))
		lay(r.Wild.Rank, p.Body().Count(rank)-natural.Count(rank))
	}
	for rank := doudizhu.Three; rank <= doudizhu.BigJoker; rank++ {
		lay(rank, kickers.Count(rank))
	}
	lay(doudizhu.Wild, kickers.Count(doudizhu.Wild))
	return n
}

// index returns the index of the card of a rank in a suit from 0, clubs, to 3.
func index(r doudizhu.Rank, suit int) int {
	switch {
	case r == doudizhu.Wild:
		return flowerCard
	case r >= doudizhu.SmallJoker:
		return smallJokerCard + int(r-doudizhu.SmallJoker)
	}
	return (face(r)-1)%13 + 1 + 13*suit
}
