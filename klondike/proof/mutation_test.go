package proof_test

// A test of the tests: each mutant is a plausible fault of the checker, most of them accept too much, and the tests named with a mutant
// must fail.

import (
	"testing"

	"kedou/search/searchtest"
)

// lemmas are the tests of LEMMAS.md, and records those of accepted and refused records.
const (
	lemmas  = "TestLaying.*|TestCovering|TestVerdicts|TestReturning.*|TestLifting.*|TestSafe.*|TestBlank.*|TestDear.*|TestOneCase.*|TestLocked.*|TestLifted.*|TestNoProof.*|TestStock|TestRelaxation|TestExclusion|TestUndo.*"
	checked = "TestRecords|TestFaults|TestLimits|TestHostile.*|TestSmall|TestUnnamed|TestUnproved.*|TestUntrue|TestProject"
)

var faults = []searchtest.Mutant{
	{"simulation: free cards take no slots", "game.go", "recolour(free&^g.kings)<<4\n\tfor", "recolour(free&^g.kings)<<8\n\tfor", lemmas},
	{"simulation: locked cards take slots", "game.go", "recolour(free&^g.kings)<<4\n\tfor", "recolour((free|s.locked)&^g.kings)<<4\n\tfor", lemmas},
	{"simulation: lifted cards aren't open", "game.go", "open, on := s.locked|free|g.lifted,", "open, on := s.locked|free,", lemmas},
	{"simulation: lifted cards aren't up", "game.go", "up = rise(up | g.lifted)\n\treturn", "up = rise(up)\n\treturn", lemmas},
	{"simulation: a king on the ground is locked", "game.go", "kings := s.locked & g.ground & g.kings", "kings := s.locked & 0 & g.kings", checked},
	{"simulation: free kings take no column", "game.go", "used := (s.locked | free&g.kings).count()", "used := (s.locked | free&0).count()", lemmas},
	{"simulation: no column is left for a king", "game.go", "used < g.deal.Columns, used", "used+1 < g.deal.Columns, used", lemmas},
	{"undoing: stock cards come back", "game.go", "g.worrying &^ (s.locked | s.stock&^g.back)", "g.worrying &^ s.locked", lemmas},
	{"undoing: locked cards come back", "game.go", "g.worrying &^ (s.locked | s.stock&^g.back)", "g.worrying &^ (s.stock &^ g.back)", lemmas},
	{"undoing: cards come back without worrying back", "game.go", "return raises & g.worrying &^", "return raises &^", lemmas},
	{"undoing: no card comes down", "game.go", "range (tops(m.up) & (homes", "range (tops(m.up) & 0 & (homes", lemmas},
	{"undoing: the component is the state alone", "game.go", "i < len(d.members) && *steps >= 0", "i < 1 && *steps >= 0", lemmas},
	{"undoing: members that are won aren't seen", "game.go", "if g.Won(&m) {", "if false {", lemmas},
	{"steps: no stock card is laid", "game.go", "range (m.locked&homes | lays).each()", "range (m.locked & homes).each()", lemmas},
	{"steps: no locked card goes up", "game.go", "range (raises &^ undoable).each()", "range (raises &^ undoable &^ m.locked).each()", lemmas},
	{"steps: a king that is left alone stays locked", "game.go", "s.locked ^= c | g.under[c.index()]\n\t\tg.freeKings(&s)", "s.locked ^= c | g.under[c.index()]", checked + "|" + lemmas},
	{"steps: an end by the limit is none", "game.go", "&& *steps >= 0 &&", "&& *steps > 0 &&", checked},
	{"relaxation: no card comes back", "relaxation.go", "returns := s.up & g.worrying", "returns := s.up & 0", lemmas},
	{"relaxation: a new card gives no slot", "relaxation.go", "either(f.shown&^lying)", "either(f.shown&0)", lemmas},
	{"relaxation: a card that goes up frees no slot", "relaxation.go", "f.slots |= parents(raised & free)", "f.slots |= parents(raised & 0)", lemmas},
	{"relaxation: a king that goes up frees no column", "relaxation.go", "f.space = f.space || raised&free&g.kings != 0", "f.space = f.space || false", lemmas},
	{"relaxation: an empty column is none", "relaxation.go", "f.space || c&g.ground != 0", "f.space || c&0 != 0", lemmas},
	{"relaxation: no stock card goes up", "relaxation.go", "(f.shown&f.slots|f.open)&g.deal.deck", "(f.shown&f.slots)&g.deal.deck", lemmas},
	{"relaxation: a card can leave only for the tableau", "relaxation.go", "range (f.tops & (homes | f.up)).each()", "range (f.tops & homes).each()", lemmas},
	{"later: fewer cards before one that ends a turn", "stock.go", "number <= gone", "number < gone", lemmas},
	{"later: no card of the waste is uncovered", "stock.go", "\t\t\topen |= last\n\t\t\tgone, again", "\t\t\topen |= last & all(c == 0)\n\t\t\tgone, again", lemmas},
	{"later: a lifted card counts once", "stock.go", "again || c == 0 && taken, taken", "again && c == 0 && taken, taken", lemmas},
	{"exclusion: a late card waits for ever", "relaxation.go", "waiting := ^(twins(f.up) | children(both(f.shown)))", "waiting := ^children(both(f.shown))", lemmas},
	{"exclusion: one of two places is none", "relaxation.go", "waiting := ^(twins(f.up) | children(both(f.shown)))", "waiting := ^twins(f.up)", lemmas},
	{"exclusion: one case is enough", "relaxation.go", "if late |= one; g.hopelessIf(s, late) {", "if late |= one; true {", lemmas},
	{"exclusion: kings have a twin in their place", "relaxation.go", "g.deal.deck &^ g.kings &^ (g.lifted", "g.deal.deck &^ (g.lifted", lemmas},
	{"exclusion: stock cards that go back", "relaxation.go", "yet &^= g.back | children(either(g.back))", "", lemmas},
	{"safe: three lower of the other colour", "game.go", "recolour(both(up))<<8 | (1<<8 - 1)", "recolour(both(up))<<12 | (1<<12 - 1)", lemmas},
	{"safe: without the twin", "game.go", "& (twins(up)<<12 | (1<<12 - 1))", "", lemmas},
	{"safe: cards of a stock in order", "game.go", "raises & safe &^ (m.stock & g.inOrder)", "raises & safe", lemmas},
	{"stock: a redeal costs nothing", "stock.go", "s.redeals--", "", lemmas},
	{"stock: redeals without end", "stock.go", "case s.redeals > 0:", "case true:", lemmas},
	{"stock: no redeal", "stock.go", "case s.redeals > 0:", "case false:", lemmas},
	{"stock: the waste's last card is covered", "stock.go", "case i < turned:\n\t\t\tlast = c", "case i < turned:", lemmas},
	{"stock: the place stays", "stock.go", "uint8(slices.Index(g.stock, c))", "uint8(slices.Index(g.stock, c)*0 + int(s.turned))", lemmas},
	{"stock: turns have one card less", "stock.go", "lacks = g.deal.Draw - 1", "lacks = g.deal.Draw - 2", lemmas},
	{"later: turns have one card more", "stock.go", "number == g.deal.Draw {", "number > g.deal.Draw {", lemmas},
	{"stock: lifted cards always count", "stock.go", "if lacks <= lifted {", "if lacks == lifted {", lemmas},
	{"stock: lifted waste counts as stock", "stock.go", "case c == 0 && i >= turned:", "case c == 0:", lemmas},
	{"stock: any place is as good", "check.go", "open&^more == 0 && ", "(open&^more == 0 || true) && ", lemmas},
	{"stock: a dear place is as good", "check.go", "open&dear&^paid == 0", "open&dear&^paid >= 0", lemmas},
	{"stock: the beginning is as good", "stock.go", "s.turned > 0 && g.pass(s.stock, int(s.turned))&^g.pass(s.stock, 0) == 0", "s.turned > 0", lemmas},
	{"lifting: more cards are kept", "game.go", "harder := (to.kept|to.order)&^(g.kept|g.order) != 0 || ", "harder := ", checked},
	{"lifting: more blanks where there are some", "game.go", "&stock != 0 && stock&^g.kept != 0", "&stock != 0 && false", lemmas},
	{"lifting: to an earlier game", "check.go", "number <= uint64(s.game) || ", "", checked},
	{"returning: need isn't carried up", "game.go", "\t\ton = recolour(free&^g.kings) << 4\n", "\t\ton &^= lack\n", lemmas},
	{"returning: kings need no column", "game.go", "used := (s.locked | free&g.kings).count()", "used := (s.locked | g.free(s)&g.kings).count()", lemmas},
	{"returning: no slot by another card", "game.go", "either(stock&g.homes(r.slots, r.space))", "either(stock&0&g.homes(r.slots, r.space))", lemmas},
	{"returning: too few cards that could be laid", "game.go", "if lay == 0 {\n\t\t\treturn room{}", "if lay == 0 {\n\t\t\tbreak", lemmas},
	{"returning: impossible states", "game.go", "g.room(&t).possible {", "g.room(&t).possible || true {", lemmas},
	{"returning: cards that went back and don't", "game.go", "g.back&to.kept&^to.back != 0", "false", checked},
	{"laying: in a stock in order", "game.go", "g.lazy = g.hand && back == 0", "g.lazy = back == 0", lemmas},
	{"laying: cards that go back", "game.go", "g.lazy = g.hand && back == 0 &&", "g.lazy = g.hand &&", lemmas},
	{"laying: no card goes up", "laying.go", "twins(c) & next", "twins(c) & 0 & next", lemmas},
	{"laying: no stock card on the first", "laying.go", "s.stock & on &^ ", "s.stock & 0 &^ ", lemmas},
	{"laying: no locked card", "laying.go", "s.locked & on)", "s.locked & 0)", lemmas},
	{"laying: no card comes down", "laying.go", "if tops(s.up)&on&g.worrying&^g.safe(s.up) != 0 {", "if false {", lemmas},
	{"laying: without its lemma", "game.go", " && lemmas&Laying != 0", "", lemmas},
	{"check: any card may go back", "check.go", "case kept > All, back&^(kept&c.deal.inStock) != 0:", "case kept > All:", checked},
	{"returning: a laid card that leaves gives no slot", "relaxation.go", " | parents(f.slots&r.laid)", "", lemmas},
	{"check: a state that is won", "check.go", "case won:", "case won && false:", checked},
	{"check: hopeless is believed", "check.go", "c.lemmas&Relaxation != 0 && g.Hopeless(&s):", "c.lemmas&Relaxation != 0:", checked},
	{"check: jammed is believed", "check.go", "c.lemmas&Exclusion != 0 && g.Jammed(&s):", "c.lemmas&Exclusion != 0:", checked},
	{"check: a lemma that isn't named", "check.go", "symbol == SayHopeless && c.lemmas&Relaxation != 0 &&", "symbol == SayHopeless &&", checked},
	{"check: the game needs a lemma", "check.go", "back != 0 && c.lemmas&Returning == 0:", "false:", checked},
	{"check: the end isn't asked for", "check.go", "!errors.Is(err, io.EOF) || c.rest.Len() > 0 {", "err == nil && false {", checked},
	{"check: a component costs no states", "check.go", "most := min(c.left.Steps, c.left.States)", "most := c.left.Steps", checked},
	{"check: a component doesn't end with the check", "game.go", " && d.ctx.Err() == nil; i++", "; i++", checked},
	{"check: states cost nothing", "check.go", "c.left.States += int64(len(exits)) - 1", "c.left.States += int64(len(exits))", checked},
	{"check: games cost nothing", "check.go", "c.left.States -= 16", "", checked},
	{"check: proved before the exits are", "check.go", "	for _, e := range exits {\n", "	c.proved.Add(s)\n	for _, e := range exits[:0] {\n", checked},
	{"record: a card may be there twice", "record.go", "if gone := x &^ l.left; gone != 0 {", "if gone := x &^ l.left; false {", checked},
	{"record: cards may be missing", "record.go", "if l.left != 0 {", "if false {", checked},
	{"record: any card on any", "record.go", "if parents(card)&up[i] == 0 {", "if false {", checked},
	{"record: the line isn't compared", "record.go", "if bytes.Equal(line, want) {", "if true {", checked},
	{"record: redeals used aren't counted", "record.go", "max(r.Redeals-p.Redealt, 0)", "max(r.Redeals, 0)", checked},
}

func TestMutants(t *testing.T) { searchtest.Mutants(t, faults) }
