package minimal_test

// A test of the tests: each mutant drops an exception, and the test named with it must fail.

import (
	"testing"

	"kedou/search/searchtest"
)

// faults are named by the techniques or sections of PROOFS.md whose exceptions they drop.
var faults = []searchtest.Mutant{
	{"ties: a run that uncovers its own new parent's twin sets none", "steps.go",
		"	s.Locked = d.layouts[s.layout].locked\n	if z := d.under[i]; z != 0 {\n		s.Tableau |= z\n		s.appear(z)\n	}",
		"	if z := d.under[i]; z != 0 {\n		s.Tableau |= z\n		s.appear(z)\n	}\n	s.Locked = d.layouts[s.layout].locked", "TestOwnTwin"},
	{"ties: none", "ties.go",
		"s.ties |= other", "s.ties |= 0", "TestSmall|TestPlain"},
	{"ties: none in a game in progress", "ties.go",
		"s.ties |= on", "s.ties |= 0", "TestTies"},
	{"ties: the first child on the second parent", "ties.go",
		"s.ties&parents != 0 && c&quotient.Firsts != 0", "false", "TestTies"},
	{"ties: the second child stays where it is", "ties.go",
		"	case c&quotient.Firsts != 0:\n		s.ties ^= parents\n", "", "TestTies"},
	{"ties: a shift is free", "steps.go",
		"s.ties&c != 0 && t.Kind() == quotient.Up", "false", "TestSmall|TestPlain"},
	{"lines: any twin", "../internal/quotient/line.go",
		"(i == there) == (with>>own&1 != 0)", "true", "TestSmall|TestPlain"},
	{"safe: three above the other colour", "../internal/quotient/cards.go",
		"<<(2*OneRank) | two", "<<(3*OneRank) | three", "TestPlain"},
	{"safe: without the twin", "../internal/quotient/cards.go",
		"& (Twins(swapped(up))<<(3*OneRank) | three)", "| three", "TestPlain"},
	{"safe stock: any card of any draw", "mover.go",
		"return m.deal.Rules.Draw == 1 || s.left>>m.deal.place[i] == 1", "return true", "TestPlain"},
	{"safe stock: before the turns", "mover.go",
		"(turns+redeals == 0 || m.deal.FreeTurns && s.offset == 0)", "(turns+redeals >= 0)", "TestPlain"},
	{"lazy emptying: never", "mover.go",
		"case m.deal.Spaces(s.Locked, s.Tableau) == 0:", "case false:", "TestPlain"},
	{"lazy emptying: for a locked king only", "mover.go",
		"use{arrive: m.deal.Kings}", "use{arrive: m.deal.Kings & s.Locked}", "TestPlain"},
	{"tableau bound: a card that may go up pays", "layout.go",
		"l.locked) == 0:\n		return 0\n", "l.locked) == 0:\n		return 1\n", "TestPlain"},
	{"tableau bound: hosts in the stock don't count", "layout.go",
		"d.Deck &^ l.hidden", "d.Deck &^ l.hidden &^ d.inStock(d.all)", "TestPlain"},
	{"tableau bound: cards without a place to go to leave for less than nothing", "layout.go",
		"after != infinite && reveals != infinite", "after != infinite", "TestTableauBound"},
	{"talon bound: a lay is two moves", "suits.go",
		"best = min(best, draw+int", "best = min(best, 2*draw+int", "TestPlain"},
	{"exact talon: free cards at once at any draw", "unloading.go",
		"if waste == n || d.Rules.Draw == 1 {", "if waste <= n {", "TestPlain"},
	{"exact talon: blocked by any lower card", "exposure.go",
		"d.below[i]&^e.visible == 0", "d.below[i] == 0", "TestExposure|TestPlain"},
	{"waiting: what came from the stock isn't in sight", "exposure.go",
		"s.deal.Deck &^ s.deal.inStock(stock)", "s.deal.Deck &^ s.deal.inStock(s.deal.all)", "TestExposure"},
	{"waiting: nor what is turned up", "exposure.go",
		"e.visible |= d.under[i]", "e.visible |= 0", "TestExposure"},
	{"waiting: cards leave by going up only", "exposure.go",
		"e.raises(d, i) || e.takes(d, c)", "e.raises(d, i)", "TestExposure"},
	{"waiting: cards leave for other columns only", "exposure.go",
		"e.raises(d, i) || e.takes(d, c)", "e.takes(d, c)", "TestExposure"},
	{"waiting: a column that is cleared takes no king", "exposure.go",
		"e.space || c&d.ground != 0", "e.space", "TestExposure"},
	{"waiting: kings on the ground stay there", "exposure.go",
		"e.space = e.raises(d, i)", "e.space = e.raises(d, i) && false", "TestExposure"},
	{"waiting: a king's column is empty too late for another king", "exposure.go",
		"c != 0 && !e.space;", "c != 0 && !e.space && locked == 0;", "TestExposure"},
	{"waiting: stock cards need an open place", "exposure.go",
		"quotient.Pair(c)<<quotient.OneRank&e.visible != 0", "quotient.Pair(c)<<quotient.OneRank&e.visible&^d.inStock(d.all) != 0", "TestExposure|TestPlain"},
	{"dominance: ties cost nothing", "enter.go",
		" + bits.OnesCount64(quotient.Some(from&^to&(1<<quotient.Bits-1)))", " + 0*bits.OnesCount64(quotient.Some(from))", "TestPlain"},
	{"dominance: any waste can be turned to", "enter.go",
		"case to%draw == 0 || to == cards:", "default:", "TestPlain"},
	{"dominance: redeals are unlimited", "enter.go",
		"t.limited && from", "false && from", "TestPlain"},
	{"wastes are one with limited redeals, too", "deal.go",
		"m == Moves && d.Unlimited()", "m == Moves", "TestPlain"},
	{"stock: any number of redeals", "steps.go",
		"return turns, 1, helps && t.Redeals != 0", "return turns, 1, helps", "TestPlain"},
	{"metric: redeals are free", "steps.go",
		" + redeals*d.metric.redeal()", "", "TestPlain"},
}

// TestMutants runs some of the mutants, or all; see searchtest.Mutants.
func TestMutants(t *testing.T) { searchtest.Mutants(t, faults) }
