// Package explain says why a Klondike deal is lost, or where a won one is hard.
//
// An example: deal 29 is lost at draw 3 (and at draw 1) because of four cards.
//
//	column 7:  J♠ 5♥ 2♣ J♦ 8♣ 5♦ 4♣
//
// The last card, 4♣, can only lie on a red five, and both are under it; it can go up only after 2♣, which is under it as well. However the
// other 48 cards are arranged, 4♣ stays.
//
//	e, err := explain.New(klondike.Standard(3), explain.Options{})
//	x, err := e.Explain(ctx, &position)
//	fmt.Println(x.Lost.Block.Text(52))                    // the places of 4 cards, 2♣, …
//	fmt.Println(x.Lost.Story.Lines()[0]) // 4♣ in column 7 can't go onto …
//
// # Lost deals
//
// A Block is a set of cards whose places alone make the deal lost. To test a set, package lift lifts all other cards: they lie open next
// to the board, take cards, and can go up. Lifting only helps the player, so a deal lost with cards lifted is lost. Explain searches a
// small block in three ways: by the relaxation of package lift, in which whatever is once possible stays possible (a place that took one
// card still takes others); from below, by small sets that share a card with every set known to be needed; and by leaving out smaller and
// smaller parts. At the end it tests each card once more.
//
// A Story says why the block loses: a Circle of cards, each of which waits for another, or a few cases that end in circles. PROOFS.md
// has the arguments.
//
// # Won deals
//
// Explain divides the solution into chapters and judges all legal moves along it. The report has the places where the smallest share of
// the moves keeps the deal won, each with the losing move that tempts most (moves to the foundations first, then those that uncover
// cards) and the block that makes that move lose.
//
// # Work
//
// A block costs up to Options.Work components of lifted deals, a few seconds. Explain counts its work and doesn't time it, so
// explanations are reproducible. Block.Minimal says whether the work was enough to prove that the deal needs each card.
//
// Begin reading at Explainer.Explain, for blocks at blocker.find.
package explain
