// The landlord index: robots play each deal three times, with the landlord on each chair once.

package main

import (
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strings"

	"kedou/doudizhu"
	"kedou/doudizhu/hand"
)

// chairs is the number of players.
const chairs = int(doudizhu.Seats)

// index is the model of a deck.
type index struct {
	name    string
	rules   hand.Rules
	analyst *hand.Analyst
	judge   *hand.Judge
}

func newIndex(name string) (model, error) {
	set, err := doudizhu.ParseRules(name)
	if err != nil {
		return nil, err
	}
	r := hand.Rules{Rules: set}
	if name == "yuncheng" {
		r.Wild = hand.Flower
	}
	a := hand.NewAnalyst(r)
	judge, err := hand.NewJudge(a)
	return &index{name, r, a, judge}, err
}

// stream is the second word of the deals' random source.
const stream = 0x696e646578

// hands deals by a seed, and returns the hands of a role, by the landlord's chair.
func (m *index) hands(seed uint64) (held [chairs][hand.Roles]doudizhu.Hand) {
	cards := doudizhu.Deck
	if m.rules.Wild == hand.Flower {
		cards += doudizhu.Of(doudizhu.Wild, 1)
	}
	var dealt [chairs]doudizhu.Hand
	var bottom doudizhu.Hand
	each := m.rules.HandSizes()[doudizhu.Down]
	for i, rank := range cards.Shuffle(rand.New(rand.NewPCG(seed, stream))) {
		if i < each*chairs {
			dealt[i/each] += doudizhu.Of(rank, 1)
		} else {
			bottom += doudizhu.Of(rank, 1)
		}
	}
	for c := range held {
		for role := range hand.Roles {
			held[c][role] = dealt[(c+int(role.Seat()))%chairs]
		}
		held[c][hand.Landlord] += bottom
	}
	return held
}

// play prints the seed, and the landlord's points at stake 1 by the landlord's chair.
func (m *index) play(ctx context.Context, seed uint64, out io.Writer) error {
	var points [chairs]float64
	for c, held := range m.hands(seed) {
		e, err := m.rules.Playouts(ctx, [chairs]doudizhu.Hand(held[hand.Landlord:]), hand.Sampling{Deals: 1})
		if err != nil {
			return err
		}
		points[c] = e.Points
	}
	_, err := fmt.Fprintln(out, seed, points[0], points[1], points[2])
	return err
}

// read makes a sample of each chair of the landlord and each role, in this order; all samples of a file are deals of chairs times roles.
func (m *index) read(line string) (all []sample, err error) {
	var seed uint64
	var points [chairs]float64
	if _, err := fmt.Sscan(line, &seed, &points[0], &points[1], &points[2]); err != nil {
		return nil, err
	}
	for c, held := range m.hands(seed) {
		for role, h := range held {
			all = append(all, m.sample(seed, hand.Role(role), h, points[c]))
		}
	}
	return all, nil
}

// roleNames are the roles in the table's words.
var roleNames = [hand.Roles]string{"bidder, 17 cards", "landlord, bottom cards in hand", "peasant after the landlord", "peasant before the landlord"}

// sample is a hand in a role, whose landlord won points. The founding documents' score is a landlord's chance.
func (m *index) sample(seed uint64, role hand.Role, h doudizhu.Hand, points float64) sample {
	f := hand.Describe(m.analyst, h)
	s := sample{seed: seed, group: int(role), x: append(f[:], 1), points: points, hand: h}
	s.said = []saying{{roleNames[role] + ": index", m.judge.Index(h, role).Chance}}
	if role.Seat().Peasant() {
		s.points = -points
	} else {
		s.said = append(s.said, saying{roleNames[role] + ": score/30", m.rules.Chance(h)})
	}
	if s.points > 0 {
		s.won = 1
	}
	return s
}

// code fits the chances and the points, and then the thresholds.
func (m *index) code(all []sample) (pkg, text string) {
	// The penalties keep the numbers of nearly constant features small; the constant is free.
	penalty := append(slices.Repeat([]float64{1}, hand.Features), 1e-9)
	var rows [2]strings.Builder
	var points [hand.Roles][]float64
	for role, name := range []string{"Bidder", "Landlord", "Down", "Up"} {
		points[role] = linear(all, role, penalty)
		rows[0].WriteString(row(name+": ", logistic(all, role, penalty), "%.4f"))
		rows[1].WriteString(row(name+": ", points[role], "%.4f"))
	}
	list := gamesOf(all, points)
	bid, calls := thresholds(list, bids, &m.rules), robs
	if m.rules.Wild == hand.Flower {
		calls = takes
	}
	call := thresholds(list, calls, &m.rules)
	return "hand", fmt.Sprintf("var %s = model{\nChance: [Roles][Features + 1]float64{\n%s},\nPoints: [Roles][Features + 1]float64{\n%s},\n%sCall: %.2f,\nRob: %.2f,\n%s}\n", m.name,
		&rows[0], &rows[1], row("Bids: [3]float64", bid, "%.2f"), call[0], call[len(call)-1], row("Double: [Roles]float64", doubles(list, bids, bid), "%.2f"))
}
