// One decision of a game, as a person describes it.

package bot

import (
	"cmp"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
	"kedou/internal/phrase"
)

// Situation is a decision to make in the stage Playing, without the game that led to it. The landlord sits on chair 0, so chairs are seats.
type Situation struct {
	Seat  doudizhu.Seat
	Hand  doudizhu.Hand
	Last  doudizhu.Play       // the play to beat; a pass if the player leads
	Owner doudizhu.Seat       // the player of Last
	Left  [doudizhu.Seats]int // how many cards the others hold; 0: their dealt cards, less Last. Hand gives the player's own number.
	Laid  doudizhu.Hand       // all cards laid before Last, as far as known
}

// View returns the player's view. The earlier moves aren't known, so the view has the laid cards as solos, by players who have laid that number
// of cards.
func (s *Situation) View(v *table.Variant) (*table.View, error) {
	if err := s.check(v); err != nil {
		return nil, err
	}
	w := &table.View{
		Variant: v, Stage: table.Playing, Bid: 1, Chair: table.Chair(s.Seat), Turn: table.Chair(s.Seat), Hand: s.Hand,
		Left: s.left(v), Last: s.Last, Owner: table.Chair(s.Seat),
	}
	w.Moves = s.earlier(v)
	if s.Last.Kind != doudizhu.Pass {
		w.Owner = table.Chair(s.Owner)
		w.Moves = append(w.Moves, table.Move{Chair: w.Owner, Play: s.Last})
	}
	return w, nil
}

func (s *Situation) left(v *table.Variant) (left [table.Chairs]int) {
	full := v.Rules.HandSizes()
	full[s.Owner] -= s.Last.Cards.Cards()
	for seat, n := range full {
		left[seat] = cmp.Or(s.Left[seat], n)
	}
	left[s.Seat] = s.Hand.Cards()
	return left
}

// earlier shares the cards laid before among the players.
func (s *Situation) earlier(v *table.Variant) (moves []table.Move) {
	full, left, seat := v.Rules.HandSizes(), s.left(v), doudizhu.Landlord
	full[s.Owner] -= s.Last.Cards.Cards()
	share := full[seat] - left[seat]
	for rank := range doudizhu.Rank(doudizhu.Ranks) {
		for range s.Laid.Count(rank) {
			for ; share <= 0 && seat < doudizhu.Up; share = full[seat] - left[seat] {
				seat++
			}
			moves = append(moves, table.Move{Chair: table.Chair(seat), Play: single(rank)})
			share--
		}
	}
	return moves
}

func (s *Situation) check(v *table.Variant) error {
	seen := s.Hand
	for _, more := range [2]doudizhu.Hand{s.Last.Cards, s.Laid} {
		if rest := v.Deck() - seen; !v.Deck().Contains(seen) || !rest.Contains(more) {
			return phrase.Errorf("more cards of a rank are held and laid than the pack has")
		}
		seen += more
	}
	full, left := v.Rules.HandSizes(), s.left(v)
	for seat, n := range left {
		if n < 0 || n > full[seat] {
			return phrase.Errorf("the %s player can't hold %d cards; he begins with %d", phrase.New(doudizhu.Seat(seat).String()), n, full[seat])
		}
	}
	hidden, unseen := left[0]+left[1]+left[2]-left[s.Seat], (v.Deck() - seen).Cards()
	switch {
	case s.Hand == 0:
		return phrase.Errorf("no cards")
	case s.Last.Kind != doudizhu.Pass && s.Owner == s.Seat:
		return phrase.Errorf("a player can't beat a play of his own")
	case hidden > unseen:
		return phrase.Errorf("the others hold %d cards, and %d are unseen; say how many they hold", hidden, unseen)
	}
	return nil
}
