// Package fast decides Klondike deals: solved, with a full list of moves,
// unsolvable, with a proof by exhaustion, or undecided because of a limit.
//
// The hard part of thoughtful Klondike is its tail: of a thousand deals some
// seven hundred fall in a millisecond, and a dozen cost more than all others
// together. What shrinks the tail here are not tricks of the machine but facts
// about the game, each proved in PROOFS.md and behind a switch (Technique):
//
//   - The quotient. Where the open cards lie doesn't matter, only which cards are
//     on the foundations, face down, in the stock: one 64-bit key, no columns.
//   - Safe. A card that no lower card can ever need goes up at once.
//   - Closure. A card going up and coming back is undone exactly; states joined
//     by such steps are one component. Everything else is irreversible, so that
//     components form a graph without cycles, and verdicts can be remembered.
//   - LazyStock and LazyEmptying. If the stock is a hand (draw 1), a stock card is
//     laid only for the very next step, and a column emptied only for a king.
//   - Relaxation. With any other draw, a state that is lost with the stock as a
//     hand is lost, and that is asked at every state.
//   - HandDominance. With the stock as a hand, one state's verdict decides others:
//     a card still in the hand is never worse than one that was played.
//   - OffsetDominance. Of two places in the stock, the earlier in step is better.
//   - Rounds. The exits of a component are tried from the front and from the back
//     in turn, with growing allowances; what is known is kept between rounds.
//
// A search goes like this: setUp packs the position, normalise plays what is
// safe or free, expand lists the members and exits of a component, searcher.decide
// goes depth first through components and remembers verdicts in a table, and for a
// win steps, finished, polish and layout make a list of moves out of the exits.
//
// An example, deal 9002, which another solver left open after 200 million
// positions: with draw 1 it is won; with draw 3 it is lost, which 5,973
// components show in a twentieth of a second.
//
//	s, err := fast.New(klondike.Standard(3), fast.Options{})
//	r, err := s.Solve(ctx, &position) // r.Status == search.Unsolvable
//
// Counts: Stats.States are components entered, in every search together,
// Stats.Expanded the states of the quotient in them, whose moves were generated.
//
// The package isn't for shortest solutions (its lines are shortened, not
// minimal), nor for play without sight of the hidden cards. Stocks of more
// than 24 cards don't fit its key.
package fast
