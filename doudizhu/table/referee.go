package table

// The referee: whether a record follows the rules.

import (
	"slices"
	"strconv"
	"strings"

	"kedou/doudizhu"
	"kedou/internal/phrase"
)

// auctions lists every possible auction, call by call from the first caller on. The last of each list is the auction in
// which all pass.
var auctions = map[Auction]string{
	Bids:  "3 03 13 23 003 013 023 103 123 203 001 002 010 012 020 100 102 120 200 000",
	Rob:   "100 1010 1011 1100 1101 1110 1111 010 0110 0111 001 000",
	Takes: "1 01 001 000",
}

// Verify reports the first place in a record that breaks the rules, or nil; an unfinished game is checked as far
// as it is. Verify shares with Game the deals by their seeds and the types and rules of doudizhu and hand, but works
// in another way: it looks auctions up in a list, finds plays by classifying their cards, and counts scores from the
// plays.
func Verify(r *Record) error {
	if err := r.check(); err != nil {
		return err
	}
	f := referee{game: r}
	for _, check := range []func() error{f.deal, f.auction, f.doubles, f.play, f.defaults, f.result} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// referee checks a record, part by part.
type referee struct {
	game    *Record
	bid     int // the auction's factor of the score
	hands   [Chairs]doudizhu.Hand
	passive [Chairs]int // the number of a player's moves that the table could have made
	winner  Chair
}

// deal checks the cards.
func (f *referee) deal() error {
	d := f.game.Deal
	if err := d.Check(&f.game.Variant); err != nil {
		return err
	}
	if d.Numbered && d != dealt(&f.game.Variant, d.Seed, d.Redeals) {
		return phrase.Errorf("the cards aren't those of deal %d after %d redeals; leave the seed out, or deal them by it", d.Seed, d.Redeals)
	}
	f.hands = d.Hands
	return nil
}

// auction checks the calls and who has become the landlord.
func (f *referee) auction() error {
	if f.game.Given {
		if f.bid = 1; len(f.game.Calls) > 0 || f.game.Doubled != [Chairs]int{} {
			return phrase.Errorf("the landlord was given, but there are calls or doubles; leave them out")
		}
		return nil
	}
	said, list := "", auctions[f.game.Variant.Auction]
	for _, c := range f.game.Calls {
		said += strconv.Itoa(c.Bid)
	}
	whole := slices.Contains(strings.Fields(list), said)
	if !whole && (f.game.Landlord != Nobody || !strings.Contains(" "+list, " "+said)) {
		return phrase.Errorf("the calls %q are no auction of the game %s; they can be %s", said, f.game.Variant.Name, list)
	}
	if err := f.callers(said); err != nil || !whole {
		return err
	}
	return f.landlord(said)
}

// callers checks the callers: one after the other, and at last, perhaps, the robbed one.
func (f *referee) callers(said string) error {
	for i, c := range f.game.Calls {
		want := (f.game.Deal.First + Chair(i)) % Chairs
		if i == Chairs {
			want = f.game.Calls[strings.Index(said, "1")].Chair
		}
		if c.Chair != want {
			return phrase.Errorf("call %d is by chair %d; it is the turn of chair %d", i+1, c.Chair, want)
		}
	}
	return nil
}

// landlord checks the result of a whole auction, and sets the bid.
func (f *referee) landlord(said string) error {
	landlord := f.game.Deal.First
	switch last := strings.LastIndexAny(said, "123"); {
	case last >= 0 && f.game.Variant.Auction == Rob:
		landlord, f.bid = f.game.Calls[last].Chair, 1<<(strings.Count(said, "1")-1)
	case last >= 0:
		landlord, f.bid = f.game.Calls[last].Chair, f.game.Calls[last].Bid
	case f.game.Deal.Numbered && f.game.Deal.Redeals < maxRedeals:
		return phrase.Errorf("all have passed, so the deal was thrown in; give the next deal")
	default:
		f.bid = 1
	}
	if landlord != f.game.Landlord {
		return phrase.Errorf("after the calls %q the landlord is chair %d, not %d", said, landlord, f.game.Landlord)
	}
	return nil
}

// doubles checks the doubles, and that all have answered before the first move.
func (f *referee) doubles() error {
	for c, d := range f.game.Doubled {
		asked := f.game.Landlord != Nobody && !f.game.Given && (Chair(c) != f.game.Landlord || f.game.Variant.Auction != Takes)
		switch {
		case d != 0 && !asked:
			return phrase.Errorf("chair %d can't double, but has answered; give 0", c)
		case d == 0 && asked && len(f.game.Moves) > 0:
			return phrase.Errorf("chair %d hasn't answered at the doubles, but there are moves; give 1 or 2", c)
		case d == 4 && f.game.Variant.Auction != Rob:
			return phrase.Errorf("chair %d has super-doubled, which is for the game rob alone; give 1 or 2", c)
		}
	}
	return nil
}

// play checks the moves.
func (f *referee) play() error {
	f.winner = Nobody
	if f.game.Landlord == Nobody {
		return nil
	}
	f.hands[f.game.Landlord] += f.game.Deal.Bottom
	turn, last, passes := f.game.Landlord, doudizhu.Play{}, 0
	for i, m := range f.game.Moves {
		if err := f.move(m, turn, last); err != nil {
			return phrase.Errorf("move %d, %s by chair %d: %w", i+1, playText(&f.game.Variant.Rules, m.Play), m.Chair, err)
		}
		if isPassive(f.hands[turn], m.Play, last) {
			f.passive[turn]++
		}
		f.hands[turn] -= m.Play.Cards
		if f.hands[turn] == 0 {
			f.winner = turn
		}
		if passes++; m.Play.Kind != doudizhu.Pass {
			last, passes = m.Play, 0
		} else if passes == Chairs-1 || last.Kind == doudizhu.Pass {
			last, passes = doudizhu.Play{}, 0
		}
		turn = (turn + 1) % Chairs
	}
	return nil
}

// move checks one move.
func (f *referee) move(m Move, turn Chair, last doudizhu.Play) error {
	mine, rules := f.hands[turn], &f.game.Variant.Rules
	flowers := doudizhu.Of(doudizhu.Wild, mine.Count(doudizhu.Wild))
	switch {
	case f.winner != Nobody:
		return phrase.Errorf("chair %d has won already; end the moves there", f.winner)
	case m.Chair != turn:
		return phrase.Errorf("it is the turn of chair %d", turn)
	case m.Play.Kind == doudizhu.Pass && last.Kind == doudizhu.Pass && mine != flowers:
		return phrase.Errorf("a leader can't pass; lay a play of %v", mine)
	case m.Play.Kind == doudizhu.Pass && m.Play != (doudizhu.Play{}):
		return phrase.Errorf("a pass lays no cards, got %v", m.Play.Cards)
	case m.Play.Kind == doudizhu.Pass:
		return nil
	case !mine.Contains(m.Play.Cards):
		return phrase.Errorf("the hand is %v; lay cards of it", mine)
	case !slices.Contains(rules.Classify(nil, m.Play.Cards), m.Play):
		return phrase.Errorf("the cards are no %v under these rules; lay a play, or pass", m.Play.Kind)
	case !m.Play.Beats(last):
		return phrase.Errorf("doesn't beat the %v %s; lay a higher one, a bomb, the rocket, or pass", last.Kind, playText(rules, last))
	}
	return nil
}
