// Certain wins: every player from level 2 on, and every hint, takes them.

package bot

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/strong"
	"kedou/doudizhu/table"
	"kedou/search/searchtest"
)

// naive searches certain wins in the plainest way: it deals the unseen cards to the others in every way that the view allows.
type naive struct {
	view   *table.View
	hidden map[doudizhu.Hand]bool // every hand that another may hold
}

func newNaive(v *table.View, known doudizhu.Hand) *naive {
	n := &naive{v, map[doudizhu.Hand]bool{}}
	a, b := v.Chair.Next(), v.Chair.Next().Next()
	if b == v.Landlord {
		a, b = b, a
	}
	if a != v.Landlord {
		known = 0
	}
	n.deal(known, v.Unseen()-known, doudizhu.Three, v.Left[a])
	return n
}

// deal gives one of the others, who holds h, left cards in all, the next from rank r on; his fellow gets the rest.
func (n *naive) deal(h, rest doudizhu.Hand, r doudizhu.Rank, left int) {
	if h.Cards() == left {
		n.hidden[h], n.hidden[rest] = true, true
		return
	}
	for ; r <= doudizhu.BigJoker; r++ {
		if rest.Count(r) > 0 {
			n.deal(h+doudizhu.Of(r, 1), rest-doudizhu.Of(r, 1), r, left)
		}
	}
}

func (n *naive) beatable(p doudizhu.Play) bool {
	for h := range n.hidden {
		if len(n.view.Variant.Rules.AppendFollows(nil, h, p)) > 0 {
			return true
		}
	}
	return false
}

// wins reports whether p, laid from h, wins for certain.
func (n *naive) wins(h doudizhu.Hand, p doudizhu.Play) bool {
	if p.Kind == doudizhu.Pass || p.Cards == h {
		return p.Cards == h
	}
	return !n.beatable(p) && slices.ContainsFunc(n.view.Variant.Rules.AppendLeads(nil, h-p.Cards), func(q doudizhu.Play) bool { return n.wins(h-p.Cards, q) })
}

// smallTable draws a table at which few cards are unseen, and returns the bottom cards that the landlord must still hold.
func smallTable(v *table.Variant, random *rand.Rand) (*table.View, doudizhu.Hand) {
	left := draw(doudizhu.Deck, 44+random.IntN(6), random)
	pool := doudizhu.Deck - left
	w := &table.View{Variant: v, Stage: table.Playing, Chair: table.Chair(random.IntN(3)), Bid: 1}
	w.Turn, w.Owner, w.Hand = w.Chair, w.Chair, draw(pool, 2+random.IntN(pool.Cards()-4), random)
	unseen := pool - w.Hand
	next := 1 + random.IntN(unseen.Cards()-1)
	w.Left[w.Chair], w.Left[w.Chair.Next()], w.Left[w.Chair.Next().Next()] = w.Hand.Cards(), next, unseen.Cards()-next
	if w.Chair != w.Landlord {
		w.Bottom = draw(unseen, random.IntN(min(3, w.Left[w.Landlord])+1), random)
	}
	gone := left
	if leads := v.Rules.AppendLeads(nil, left); random.IntN(2) == 0 {
		w.Last, w.Owner = leads[random.IntN(len(leads))], w.Chair.Next()
		gone -= w.Last.Cards
	}
	w.Moves = []table.Move{{Chair: 1, Play: doudizhu.Play{Kind: doudizhu.Solo, Cards: gone}}} // a peasant, so that the landlord's bottom cards stay
	if w.Last.Kind != doudizhu.Pass {
		w.Moves = append(w.Moves, table.Move{Chair: 1, Play: w.Last})
	}
	return w, w.Bottom
}

// TestCertainWinsAreTaken: at random tables the closer finds a certain win if and only if the naive search does; then the first hint, the first
// prompt and all players from level 2 on begin one.
func TestCertainWinsAreTaken(t *testing.T) {
	v, _ := table.ByName("standard")
	random := rand.New(rand.NewPCG(1, 2))
	closer, analyst, found := hand.NewCloser(v.Rules), hand.NewAnalyst(v.Rules), 0
	players := map[string]table.Player{}
	for _, spec := range []string{"hint", "hint:order=play", "tip", "strong:playouts=9"} {
		players[spec], _ = New(spec, v)
	}
	for level := 2; level < 5; level++ {
		spec, _ := Level(level)
		players[spec], _ = New(spec, v)
	}
	for want := searchtest.Size(200, 1000); found < want; {
		w, known := smallTable(&v, random)
		n, legal := newNaive(w, known), w.AppendPlays(nil)
		certain := slices.ContainsFunc(legal, func(p doudizhu.Play) bool { return n.wins(w.Hand, p) })
		closer.Ready(w.Hand, w.Others()...)
		if line := closer.Best(w.Last); (line != nil) != certain {
			t.Fatalf("%v on %v, unseen %v, left %v: %v, want a certain win %v", w.Hand, w.Last, w.Unseen(), w.Left, line, certain)
		}
		if !certain || slices.ContainsFunc(legal, func(p doudizhu.Play) bool { return p.Cards == w.Hand }) {
			continue
		}
		found++
		hints := analyst.Hints(w.Hand, w.Last)
		closer.First(hints)
		taken := map[string]doudizhu.Play{"hints": hints[0].Play}
		for spec, p := range players {
			taken[spec], _ = p.Play(t.Context(), w, random)
		}
		for who, p := range taken {
			if !n.wins(w.Hand, p) {
				t.Errorf("%s: %v of %v on %v, unseen %v, left %v", who, p, w.Hand, w.Last, w.Unseen(), w.Left)
			}
		}
	}
}

// TestPrinciplesBewareOfLastCards: with an enemy on one card, a solo that he may beat is led only from a hand of nothing but solos.
func TestPrinciplesBewareOfLastCards(t *testing.T) {
	v, _ := table.ByName("standard")
	random := rand.New(rand.NewPCG(3, 4))
	p, _ := New("principles", v)
	seen := 0
	for range searchtest.Size(1000, 20_000) {
		w, _ := smallTable(&v, random)
		enemy := w.Chair.Next()
		if w.Seat(w.Chair).Peasant() {
			enemy = w.Landlord
		}
		if w.Last.Kind != doudizhu.Pass || w.Left[enemy] != 1 {
			continue
		}
		play, _ := p.Play(t.Context(), w, random)
		others := slices.DeleteFunc(w.AppendPlays(nil), func(q doudizhu.Play) bool { return q.Kind == doudizhu.Solo })
		hidden := w.Others()[(enemy-w.Chair+2)%3]
		if len(others) == 0 {
			continue
		}
		seen++
		if play.Kind == doudizhu.Solo && hidden.CanBeat(&v.Rules, play) {
			t.Fatalf("%v of %v, unseen %v, left %v", play, w.Hand, w.Unseen(), w.Left)
		}
	}
	if seen == 0 {
		t.Error("nowhere anything but solos")
	}
}

// TestLuckIsNamed: where the sampling player lays a play with the lower chance, which spends less, the reason says that luck may explain the difference.
func TestLuckIsNamed(t *testing.T) {
	v, _ := table.ByName("standard")
	judgement := func(play string, chance float64) strong.Judgement {
		plays, err := v.Rules.ParsePlay(play, doudizhu.Notation{})
		if err != nil {
			t.Fatal(err)
		}
		return strong.Judgement{Play: plays[0], Chance: chance, Playouts: 900}
	}
	for next, want := range map[float64]string{0.61: "6666+45, with 61 %, is ahead by no more than luck explains", 0.592: "the next, 6666+45, wins 59 %"} {
		if got := judged(&v.Rules, []strong.Judgement{judgement("99", 0.588), judgement("6666+45", next)}).String(); !strings.HasSuffix(got, "by 900 playouts; "+want) {
			t.Errorf("%s, want %s", got, want)
		}
	}
}

// TestTipsSpare: the first tip spares bombs and jokers where others do as well.
func TestTipsSpare(t *testing.T) {
	v, _ := table.ByName("standard")
	p, _ := New("tip", v)
	for _, c := range []struct {
		about string
		at    situation
		never []string
	}{
		{"four aces aren't split for a trio", situation{seat: down, hand: "3567789JQQKAAAA", last: "444+5", left: [3]int{16, 0, 17}, gone: "45"}, []string{"AAA+3", "AAA+Q", "AAA+5"}},
		{"the big joker isn't burnt on a king", situation{seat: up, hand: "3345679TJQQA2R", last: "K", left: [3]int{16, 15, 0}, gone: "44556688"}, []string{"R"}},
		{"a partner's ace stands", situation{seat: down, hand: "34567889TJK2", last: "A", by: up, gone: "3355"}, []string{"2"}},
	} {
		got, err := p.Play(t.Context(), c.at.view(t, &v), rand.New(rand.NewPCG(1, 1)))
		if err != nil || slices.Contains(c.never, got.Parts()) {
			t.Errorf("%s: %v, %v", c.about, got, err)
		}
	}
}
