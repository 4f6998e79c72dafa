package proof

// Counter-cases of LEMMAS.md: positions of small decks in which a lemma without one of its conditions gives a wrong answer.

import (
	"context"
	"errors"
	"strings"
	"testing"
)

// deck reads a position: rules, foundations, columns such as "AC 2C|3C", waste and stock.
func deck(t *testing.T, r Rules, foundations, columns, waste, stock string) *Deal {
	t.Helper()
	p := Position{Foundations: foundations, Waste: waste, Stock: stock}
	for _, column := range strings.Split(columns, ", ") {
		down, up, _ := strings.Cut(column, "|")
		p.Columns = append(p.Columns, Column{down, up})
	}
	d, err := NewDeal(r, &p)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// cards reads names.
func cards(t *testing.T, text string) (x Cards) {
	t.Helper()
	for _, name := range strings.Fields(text) {
		bit, ok := number(name)
		if !ok {
			t.Fatal(name)
		}
		x |= 1 << bit
	}
	return x
}

// verdict decides by exhaustive search.
func verdict(t *testing.T, g *plainGame, s plain) bool {
	t.Helper()
	won, known := g.decide(s, 1_000_000)
	if !known {
		t.Fatal("the limit of states doesn't suffice")
	}
	return won
}

// TestSafeCounterCases raises cards that weaker rules call safe: won positions become lost ones (lemma 4).
func TestSafeCounterCases(t *testing.T) {
	for _, c := range []struct {
		name, card  string
		deal        *Deal
		other, twin int // how many ranks lower the suits must have risen by the weaker rule
		fromStock   bool
	}{
		{"the other colour three ranks lower", "3D", deck(t, Rules{6, 1, false, 3, 2, 3}, "2D", "|, |3D, AC 2C|3C", "", ""), 3, 3, false},
		{"the twin's suit anywhere", "4H", deck(t, Rules{1, -1, false, 4, 4, 2}, "2C 3H 2S", "|4H, 4D AD|2D", "", "3C 3S 3D 4C 4S"), 2, 13, false},
		{"a card of a stock that is no hand", "AC", deck(t, Rules{1, 0, false, 3, 2, 2}, "", "|3D, AD|3C", "", "2C 2D AC"), 2, 3, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := newPlain(c.deal, All, 0)
			if !verdict(t, g, g.start) {
				t.Fatal("the position is lost")
			}
			one := cards(t, c.card).index()
			if !g.safeIf(&g.start, one, c.other, c.twin) || !c.fromStock && g.safeIf(&g.start, one, 2, 3) {
				t.Error("the rule says something else of this card")
			}
			for _, m := range g.steps(g.start) {
				if m.card == one && m.kind == 'u' {
					if verdict(t, g, m.to) {
						t.Error("the position stays won")
					}
					return
				}
			}
			t.Error("the card can't go up")
		})
	}
}

// TestUndoneCounterCases has won positions with cards that don't return (lemma 2): 4C must wait until 3C has come down for 2D, and 2C
// uncovers AD.
func TestUndoneCounterCases(t *testing.T) {
	for name, d := range map[string]*Deal{
		"a locked card": deck(t, Rules{1, 0, true, 4, 2, 2}, "3C", "|4D, 3D|4C", "AD 2D", ""),
		"a stock card":  deck(t, Rules{1, 0, true, 3, 2, 1}, "AC", "3D 3C|2D", "AD 2C", ""),
	} {
		g, game := newPlain(d, All, 0), NewGame(d, 0, All, 0, 0)
		if !verdict(t, g, g.start) || game.lost(game.Root(), Proved{}) {
			t.Errorf("%s: a won position is called lost", name)
		}
	}
}

// TestUnprovedExits has certificates that expand states of a won position but don't prove all exits (lemma 8).
func TestUnprovedExits(t *testing.T) {
	record := Head("unsolvable")
	record.Lemmas, record.Rules = Lemmas(AllLemmas).Names(), Rules{1, -1, true, 2, 2, 2}
	record.Position = Position{Columns: []Column{{"", "2C"}, {"", "2D"}}, Stock: "AC AD"}
	for _, symbols := range [][]byte{{SayExpand}, {SayExpand, SayExpand}, {SayExpand, SayExpand, SayExpand}} {
		record.Certificate = append([]byte{1, 0x1f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0}, symbols...)
		if _, err := Check(context.Background(), &record, Limits{States: 100, Steps: 100}); !errors.Is(err, ErrRefused) {
			t.Errorf("%d states expanded: %v", len(symbols), err)
		}
	}
}

// TestBlankCountsAgain has a lifted card that counts twice in one pass; the relaxation must allow for both (lemma 3): 2C comes up six
// cards after AC, if AD counts.
func TestBlankCountsAgain(t *testing.T) {
	d := deck(t, Rules{6, -1, true, 12, 2, 1}, "", "QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D|QC", "", "TC 9C 8C 7C AC AD 6C 5C 4C 3C 2C JC")
	kept := All &^ cards(t, "AD")
	g, game := newPlain(d, kept, 0), NewGame(d, 0, kept, 0, AllLemmas)
	root := game.Root()
	if !verdict(t, g, g.start) {
		t.Fatal("the game is lost")
	}
	if game.Hopeless(&root) {
		t.Error("a won state is called hopeless")
	}
}

// TestOneCaseIsNotEnough has twins, one of which can't wait for the other, in a won position (lemma 5).
func TestOneCaseIsNotEnough(t *testing.T) {
	d := deck(t, Rules{3, -1, true, 3, 3, 2}, "", "|3C, 2C|2H", "", "3H AH 2D AC AD 3D")
	g, game := newPlain(d, All, 0), NewGame(d, 0, All, 0, AllLemmas)
	root := game.Root()
	if !verdict(t, g, g.start) || game.hopelessIf(&root, cards(t, "2D")) == game.hopelessIf(&root, cards(t, "2H")) {
		t.Fatal("the position isn't what it was")
	}
	if game.Jammed(&root) {
		t.Error("a won state is called jammed")
	}
}

// TestReturningTwins has a stock card that takes a place, goes back to the stock, and leaves the place to its twin (lemma 5): 8C is laid on
// 9H, 7H moves to it, and then to 8S, 8C returns, and 8S moves to 9H.
func TestReturningTwins(t *testing.T) {
	d := deck(t, Rules{1, -1, true, 9, 4, 2}, "", "9H|3H, 9D 6H AS AC 8S|7H", "",
		"8C AD 2D 3D 4D 5D 6D 7D 8D AH 2H 4H 5H 8H 2C 3C 4C 5C 6C 7C 9C 2S 3S 4S 5S 6S 7S 9S")
	kept := cards(t, "9H 3H 9D 6H AS AC 8S 7H 8C")
	g, game := newPlain(d, kept, cards(t, "8C")), NewGame(d, 0, kept, cards(t, "8C"), AllLemmas)
	root := game.Root()
	if !verdict(t, g, g.start) || !game.hopelessIf(&root, cards(t, "8C")) || !game.hopelessIf(&root, cards(t, "8S")) {
		t.Fatal("the position isn't what it was")
	}
	if game.Jammed(&root) {
		t.Error("a won state is called jammed")
	}
}

// TestReturningCarries has a stock card that must stay because another card lies on it (lemma 9): 2C has moved to 3D.
func TestReturningCarries(t *testing.T) {
	d := deck(t, Rules{1, -1, true, 3, 2, 2}, "2D", "AC|2C, |", "", "3D 3C")
	game := NewGame(d, 0, All&^Order, cards(t, "3D 3C"), AllLemmas)
	s := game.Root()
	if s.up&cards(t, "3D") != 0 {
		s = game.lower(s, cards(t, "3D"))
	}
	s = game.move(s, cards(t, "2C"), 0)
	if r := game.room(&s); !r.possible || game.raises(&s, game.next(s.up), r.slots)&cards(t, "3D") != 0 {
		t.Errorf("3D goes up although 2C lies on it: %+v", r)
	}
}

// TestLayingReturning has a stock card used by a card that may go back (lemma 10): 3C moves to 4D, 4C goes to the empty column, and 2C
// moves to 3D, which lies on 4C.
func TestLayingReturning(t *testing.T) {
	d := deck(t, Rules{1, -1, false, 4, 2, 2}, "", "|3C 2D, AC|2C", "4C 4D 3D", "AD")
	kept, back := cards(t, "AC 2C 3C 3D 4C"), cards(t, "3D")
	g, game := newPlain(d, kept, back), NewGame(d, 0, kept, back, Laying)
	if !verdict(t, g, g.start) {
		t.Fatal("the game is lost")
	}
	if game.lost(game.Root(), Proved{}) {
		t.Error("a won state is called lost")
	}
}

// TestLayingOrdered has a stock card that must be laid, for no use, to uncover another (lemma 10): 2D covers AC in the waste, and 3C takes
// 2D.
func TestLayingOrdered(t *testing.T) {
	d := deck(t, Rules{1, 0, true, 3, 2, 2}, "", "|3C, 3D AD|2C", "AC 2D", "")
	game := NewGame(d, 0, All, 0, Laying)
	if game.lost(game.Root(), Proved{}) {
		t.Error("a won position is called lost")
	}
	if game.lazy = true; !game.lost(game.Root(), Proved{}) {
		t.Error("the position isn't what it was: late laying doesn't lose it")
	}
}

// TestLayingFromFoundations wins only if a card that has gone up comes down for a card of the stock (lemma 10).
func TestLayingFromFoundations(t *testing.T) {
	d := deck(t, Rules{1, -1, true, 6, 2, 3}, "", "|6C, AC|2C, 6D 5D|4D", "", "4C 3D 2D AD 3C 5C")
	if game := NewGame(d, 0, All, 0, Laying); game.lost(game.Root(), Proved{}) {
		t.Error("a won position is called lost")
	}
}

// TestLiftingBlanks lifts a second stock card while the place in the stock can go back below a lifted one (lemma 7): with AD kept, taking AD
// makes 2D count again, and AC comes up.
func TestLiftingBlanks(t *testing.T) {
	d := deck(t, Rules{2, 0, true, 3, 2, 1}, "", "3D|3C", "AD 2D", "AC 2C")
	more, less := All&^cards(t, "2D"), All&^cards(t, "AD 2D")
	g, h := newPlain(d, more, 0), newPlain(d, less, 0)
	if !verdict(t, g, g.start) || verdict(t, h, h.start) {
		t.Fatal("the position isn't what it was")
	}
	game := NewGame(d, 0, more, 0, AllLemmas)
	if _, ok := game.Project(NewGame(d, 0, less, 0, AllLemmas), game.Root()); ok {
		t.Error("a won state is projected to a lost one")
	}
}

// TestLockedIsNotFree has a locked card that must not count as lying on a slot (lemma 1): 2D lies on hidden cards, so 3C has room for 2H.
func TestLockedIsNotFree(t *testing.T) {
	d := deck(t, Rules{1, 0, true, 3, 3, 3}, "", "|3C, AD|2H, AH AC|2D", "", "2C 3D 3H")
	g, game := newPlain(d, All, 0), NewGame(d, 0, All, 0, AllLemmas)
	root := game.Root()
	if room := game.room(&root); !verdict(t, g, g.start) || room.slots&cards(t, "3C") == 0 {
		t.Errorf("3C has no slot: %+v", room)
	}
}

// TestLiftedMayCount has a lifted card that counts in a turn or doesn't (lemma 6): draw 3, and 2C comes up if AD was taken before.
func TestLiftedMayCount(t *testing.T) {
	d := deck(t, Rules{3, 0, true, 3, 2, 1}, "", "|3D", "", "AC AD 3C 2C 2D")
	game := NewGame(d, 0, All&^cards(t, "AD"), 0, AllLemmas)
	root := game.Root()
	if open, _ := game.reach(&root); open&^game.kept != 0 || open&cards(t, "3C 2C 2D") != cards(t, "3C 2C 2D") {
		t.Errorf("%013x is in reach", open)
	}
}

// TestDearPlace has a place in the stock with as much in reach, but at the cost of the last redeal (lemma 6): behind 2H the player must
// turn the waste over for 5H, 2D, 2C and 2H, and can't do so again.
func TestDearPlace(t *testing.T) {
	d := deck(t, Rules{1, 1, true, 5, 3, 2}, "", "|3D, AD|5C", "", "5H 2D 2C 2H 5D 3H 4D 3C 4H AH 4C AC")
	g, game := newPlain(d, All, 0), NewGame(d, 0, All, 0, AllLemmas)
	late := g.start
	late.place = 4
	if !verdict(t, g, g.start) || verdict(t, g, late) {
		t.Fatal("the position isn't what it was")
	}
	here, there := g.state(game, &g.start), g.state(game, &late)
	proved := Proved{}
	if proved.Add(there); proved.Covers(game, &here) {
		t.Error("a lost state covers a won one")
	}
}
