package table

// The game and the referee, compared.

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"kedou/doudizhu"

	"pgregory.net/rapid"
)

// TestAuctionsAreTheReferees goes through every auction that the game allows: the referee's list has the same.
func TestAuctionsAreTheReferees(t *testing.T) {
	for _, name := range Variants() {
		v := variant(t, name)
		d := NewDeal(v, 1)
		d.Numbered = false // otherwise all passes would deal again
		var whole []string
		var extend func(said string)
		extend = func(said string) {
			g := New(v, d)
			calls(t, g, said)
			if g.stage != Calling {
				whole = append(whole, said)
				return
			}
			for _, bid := range "01234" {
				next := New(v, d)
				calls(t, next, said)
				if next.Call(next.turn, int(bid-'0')) == nil {
					extend(said + string(bid))
				}
			}
		}
		extend("")
		want := strings.Fields(auctions[v.Auction])
		slices.Sort(want)
		if !slices.Equal(whole, want) {
			t.Errorf("%s: the game has the auctions %v, the referee %v", name, whole, want)
		}
	}
}

// TestGameAndRefereeAgreeOnAnyPlay changes legal plays in a field or two, and gives them to both.
func TestGameAndRefereeAgreeOnAnyPlay(t *testing.T) {
	legal, illegal := 0, 0
	rapid.Check(t, func(rt *rapid.T) {
		v := variant(t, rapid.SampledFrom(Variants()).Draw(rt, "variant"))
		g := NewGiven(v, NewDeal(v, rapid.Uint64Range(0, 500).Draw(rt, "seed")), 0)
		random := rand.New(rand.NewPCG(rapid.Uint64().Draw(rt, "random"), 1))
		for n := rapid.IntRange(0, 40).Draw(rt, "moves"); n > 0 && g.stage == Playing; n-- {
			anyAnswer(t, g, random)
		}
		if g.stage == Over {
			return
		}
		plays := g.View(g.turn).AppendPlays(nil)
		p := plays[random.IntN(len(plays))]
		if rapid.Bool().Draw(rt, "any lead") {
			plays = v.Rules.AppendLeads(nil, NewDeal(v, random.Uint64()).Hands[0])
			p = plays[random.IntN(len(plays))]
		}
		for range rapid.IntRange(0, 2).Draw(rt, "changes") {
			change(&p, random)
		}
		f := referee{game: record(g), hands: g.hands, winner: Nobody}
		verdict := f.move(Move{g.turn, p}, g.turn, g.last)
		if err := g.Play(g.turn, p); (err == nil) != (verdict == nil) {
			rt.Fatalf("%+v on %+v: the game says %v, the referee %v", p, f.game.Moves, err, verdict)
		}
		if verdict == nil {
			legal++
		} else {
			illegal++
		}
	})
	if !testing.Short() && min(legal, illegal) < 10 {
		t.Errorf("%d legal plays, %d others", legal, illegal)
	}
}

// change changes a field of a play.
func change(p *doudizhu.Play, random *rand.Rand) {
	switch random.IntN(5) {
	case 0:
		p.Kind = doudizhu.Kind(random.IntN(int(doudizhu.Kinds)))
	case 1:
		p.Rank = doudizhu.Rank(random.IntN(16))
	case 2:
		p.Len = uint8(random.IntN(13))
	case 3:
		p.Cards ^= 1 << random.IntN(64)
	case 4:
		p.Cards = doudizhu.Hand(random.Uint64())
	}
}

// FuzzGame makes answers of all sorts, most of them out of turn: three bytes an answer. The game refuses or takes
// them, no card is lost, and the referee accepts the record of a finished game.
func FuzzGame(f *testing.F) {
	f.Add(uint8(0), uint64(1), []byte("\x00\x00\x03\x01\x00\x00\x01\x01\x01\x01\x02\x00\x02\x00\x05\x03\x01\x00"))
	f.Add(uint8(2), uint64(9), []byte("\x03\x00\x00\x00\x01\x01\x01\x02\x01\x02\x01\xff\x02\x03\x00"))
	f.Fuzz(func(t *testing.T, kind uint8, seed uint64, script []byte) {
		v := variant(t, Variants()[int(kind)%len(Variants())])
		g := New(v, NewDeal(v, seed))
		for ; len(script) >= 3 && g.stage != Over; script = script[3:] {
			c, n := Chair(int8(script[1])), int(int8(script[2]))
			switch script[0] % 4 {
			case 0:
				_ = g.Call(c, n)
			case 1:
				_ = g.Multiply(c, n)
			case 2:
				_ = g.Default(c)
			default:
				if g.stage == Playing {
					plays := g.View(g.turn).AppendPlays(nil)
					_ = g.Play(c, plays[int(script[2])%len(plays)])
				}
			}
		}
		for g.stage != Over {
			if err := g.Default(g.Asked()); err != nil {
				t.Fatal(err)
			}
		}
		if err := Verify(record(g)); err != nil {
			t.Fatalf("%v\n%s", err, record(g).Text("en"))
		}
	})
}
