package fast_test

// Are the tests strong enough? Each mutant drops the exception of one rule, and
// the test named with it must notice that.

import (
	"testing"

	"kedou/klondike/internal/mutants"
)

// faults are called by their names in PROOFS.md.
var faults = []mutants.Mutant{
	{"quotient: locked cards count as children", "../internal/quotient/cards.go",
		"(tableau &^ locked) << OneRank", "tableau << OneRank", "TestMemory"},
	{"quotient: a king on the ground stays locked (no verdict suffers, lines do)", "state.go",
		"if n == 1 && c&d.kings != 0 {", "if false {", "TestExplicit|TestQuotient|TestCorpus|TestSwitches"},
	{"offset: all offsets are pure", "deal.go",
		"if w == n || w%d.rules.Draw == 0 {", "if true {", "TestExplicit"},
	{"offset: redeals cost nothing", "game.go",
		"s.redeals -= uint8(s.stock & g.paid >> (t & 63) & 1)", "s.redeals -= 0", "TestExplicit"},
	{"safe: three above the other colour", "../internal/quotient/cards.go",
		"<<(2*OneRank) | two", "<<(3*OneRank) | three", "TestMemory"},
	{"safe: without the twin", "../internal/quotient/cards.go",
		"& (Twins(swapped(up))<<(3*OneRank) | three)", "| three", "TestMemory"},
	{"safe: the last stock card from every offset", "game.go",
		"g.deal.unlimited() && s.offset == 0 && s.stock != 0", "g.deal.unlimited() && s.stock != 0", "TestMemory"},
	{"safe: any stock card at once", "game.go",
		"return g.deal.last(s)", "now, _ := g.deal.reach(s); return now", "TestExplicit|TestQuotient|TestLimited|TestSwitches|TestSpecial"},
	{"safe: stock cards with limited redeals", "game.go",
		"case g.deal.unlimited() && s.offset == 0", "case s.offset == 0", "TestMemory"},
	{"closure: an emptying reveal counts as known", "component.go",
		"known.reveals &^ g.deal.deepest", "known.reveals", "TestMemory"},
	{"closure: only the greedy state", "component.go",
		"quotient.Tops(s.up) & g.deal.homes(&s, slots) &^ safe", "0 & safe", "TestMemory"},
	{"closure: the stock that another component opened", "component.go",
		"g.openStock(&s) // anew, since other components have come between", "", "TestCorpus"},
	{"lazy stock: no stock chain below the twin (the join)", "lazy.go",
		"twin&(next|g.ready(&s, next)) != 0", "twin&next != 0", "TestMemory"},
	{"lazy stock: the twin is no use", "lazy.go",
		"if twin &= s.tableau; twin != 0 {", "if false {", "TestMemory"},
	{"lazy stock: a foundation's card is no use", "lazy.go",
		"if g.deal.rules.WorryBack && quotient.Tops(s.up)&children", "if false && quotient.Tops(s.up)&children", "TestMemory"},
	{"lazy stock: no second card on the first", "lazy.go",
		"s.stock & children &^ s.slots()", "0 & s.slots()", "TestMemory"},
	{"lazy stock: no stock chain under a locked card", "component.go",
		"s.tableau & slots & g.ready(s, next)", "s.tableau &^ s.locked & slots & g.ready(s, next)", "TestMemory"},
	{"lazy emptying: never", "lazy.go",
		"if g.deal.spaces(&s) > 0 {", "if true {", "TestMemory"},
	{"lazy emptying: for a locked king only", "lazy.go",
		"g.followUp(i, s, g.deal.kings, 0)", "g.followUp(i, s, g.deal.kings&s.locked, 0)", "TestMemory"},
	{"offset dominance: residues are one", "verdicts.go",
		"4*(int(offset)%d.rules.Draw-1)", "0*int(offset)", "TestMemory"},
	{"offset dominance: later is better", "verdicts.go",
		"int(known-1) <= int(s.offset)/d.rules.Draw", "int(known-1) >= int(s.offset)/d.rules.Draw", "TestMemory"},
	{"offset dominance: any later offset, whatever its residue", "verdicts.go",
		"min(int(s.offset)+d.rules.Draw, n)", "min(int(s.offset)+1, n)", "TestMemory"},
	{"offset dominance: earlier moments are lost too", "verdicts.go",
		"payload>>keyBits-1 <= d.moment(s)", "payload>>keyBits-1 >= d.moment(s)", "TestMemory"},
	{"offset dominance: a redeal is worth nothing", "verdicts.go",
		"*(maxStock+1) + uint64(s.offset)", "*0 + uint64(s.offset)", "TestMemory"},
	{"safe: any card of the waste in the only pass", "stock.go",
		"if at >= int(s.offset) {", "if at > 0 {", "TestMemory|TestExplicit|TestLimited"},
	{"safe: a card further on in the only pass", "stock.go",
		"at <= int(s.offset)+1", "at <= int(s.offset)+3", "TestMemory"},
	{"hand dominance: cards of the tableau may be up", "covers.go",
		"raised(worse)&^raised(better)&^hand == 0", "true", "TestMemory"},
	{"hand dominance: foundations may be higher", "covers.go",
		"-better&^subsets)&guards != guards", "-better&^subsets)&guards != guards && false", "TestMemory"},
	{"hand dominance: the other way round", "covers.go",
		"worse&^better&subsets != 0", "better&^worse&subsets != 0", "TestMemory"},
	{"relaxation: without worrying back", "deal.go",
		"= 1, klondike.Unlimited", "= 1, klondike.Unlimited\n\tr.rules.WorryBack = false", "TestMemory"},
	{"sparing: a question left open is a loss", "relaxation.go",
		"return search.Solved", "return search.Unsolvable", "TestCorpus"},
	{"won: with stock left", "game.go",
		"(g.deal.stockIsHand || s.stock == 0)", "true", "TestExplicit|TestLimited|TestMidGame"},
	{"techniques: lazy stock under all rules", "technique.go",
		`"lazy-stock", Closure, stockIsHand`, `"lazy-stock", Closure, nil`, "TestMemory"},
	{"validation: positions are trusted", "solver.go",
		"if err := p.Validate(s.rules); err != nil {", "if err := p.Validate(s.rules); false {\n\t\t_ = err", "TestMalformed"},
}

// TestMutants runs some of them, or all (about ten minutes); package mutants says how.
func TestMutants(t *testing.T) { mutants.Run(t, faults) }
