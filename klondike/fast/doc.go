// Package fast decides Klondike deals: solved, with a full list of moves,
// unsolvable, with a proof by exhaustion, or undecided because of a limit.
//
// An example, deal 9002, which another solver left open after 200 million
// positions: with draw 1 it is won; with draw 3 it is lost, which some 1,500
// components show.
//
//	s, err := fast.New(klondike.Standard(3), fast.Options{})
//	r, err := s.Solve(ctx, &position) // r.Status == search.Unsolvable
//
// The hard part of thoughtful Klondike is its tail: of a thousand deals some
// seven hundred fall in a millisecond, and a dozen cost more than all others
// together. What shrinks the tail here are facts about the game. Each is a
// Technique that can be switched off, and is argued for in PROOFS.md:
//
//   - Quotient. Where the open cards lie doesn't matter, only which cards are
//     on the foundations, face down, in the stock: one 64-bit key, no columns.
//   - Safe. A card that no lower card can ever need goes up at once.
//   - Closure. A card going up and coming back is undone exactly; states joined
//     by such steps are one component. Everything else is irreversible, so that
//     components form a graph without cycles, and verdicts can be remembered.
//   - LazyStock and LazyEmptying. If the stock is a hand (draw 1), a stock card is
//     laid only for the very next step, and a column emptied only for a king.
//   - Relaxation. With any other draw, a state that is lost with the stock as a
//     hand is lost, and that is asked at every state.
//   - Sparing. Asking is paid for by the states that are searched anyway and by the
//     losses found, so that a relaxation that finds nothing costs little.
//   - DeleteRelaxation. A state is lost if some card can't go up even in the game in
//     which nothing that was once possible becomes impossible. To see this costs less than
//     an expansion, and shows most losses where they begin.
//   - Exclusion. If two cards need one place, either comes too late there, or the other does. If both
//     cases are lost by DeleteRelaxation, the state is.
//   - Lifting. If the places of a few cards make the deal lost while all others lie open, the deal is lost. Between the
//     rounds of a long search such sets are looked for; the hardest deals known fall to one.
//   - HandDominance. With the stock as a hand, one state's verdict decides others:
//     a card still in the hand is never worse than one that was played.
//   - OffsetDominance. Of two places in the stock, the earlier in step is better.
//   - Rounds. The exits of a component are tried from the front and from the back
//     in turn, with growing allowances; what is known is kept between rounds.
//
// Without Quotient nothing of all this is used: package search's depth-first engine
// runs on whole positions with columns, by the rules alone. That is what
// Options.Certify decides a loss by; it is long, and for many deals too long.
// Between the two stands a Solver whose Off is Safe|Closure: single steps between
// states, which rests on the quotient and nothing else.
//
// A search goes like this: deal.setUp packs the position, game.normalize plays what
// is safe or free, game.expand lists the members and exits of a component,
// searcher.decide goes depth first through components and remembers verdicts in a
// table. For a win, searcher.steps and finished make steps out of the exits, shortener
// makes them fewer, and quotient.Moves makes moves of them.
//
// To add a technique, touch four files: its row in technique.go, its section in
// PROOFS.md, the file that does it (lazy.go, covers.go, verdicts.go …), and a mutant in
// mutation_test.go. Names, ParseTechniques, the switch and the benchmarks' ablation
// follow from the row. A technique that is no part of an expansion is also asked for
// at one place of search.go.
//
// Counts are those of search.Stats: Expanded are states of the quotient whose steps
// were generated, in all searches of the deal together, certificate included. States
// are the keys in the two tables at the end. A component of a lifted deal counts as one state expanded. Components are entered perhaps several
// times, in several rounds. Limits.Memory is kept from MinMemory on.
//
// Several workers search one deal from opposite ends. They share the tables and a note of the components that
// they are in, which each of them puts off as long as there is something else to do. One begins
// alone, as far as most won deals take. NOTES.md tells what two of
// them cost.
//
// The package isn't for shortest solutions (its lines are shortened, by as much work
// as Options.Polish allows, but not minimal; package minimal proves those), nor for play without sight of the hidden cards. Stocks of more
// than 24 cards don't fit its key.
package fast
