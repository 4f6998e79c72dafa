// Package blind plays Klondike as people do: the face-down cards are hidden, and no move is taken back.
//
// An example: deal 17, played by the player "greedy" with draw 3.
//
//	p, err := blind.New(blind.Options{Player: "greedy"})
//	terms := blind.Terms{Rules: klondike.Standard(3)}
//	r, err := blind.Play(ctx, p, klondike.NewDeal(17, terms.Rules), terms, 1)
//	// r.Won, r.Down: cards still face down at the end, r.Moves
//
// # Who knows what
//
// A Game is the referee's and knows the deal. A Player receives a View, which is what a person sees: the position with klondike.NoCard for
// every unseen card, and the moves so far. The player returns moves at least up to the next card that is turned up. Unseen cards don't
// affect its decisions; tests exchange them for every player. Play plays a whole game, and lets klondike.Verify check every win.
//
// The order of the stock counts as known from the first move on, as in all published figures: with unlimited redeals a player can look
// through the stock at no cost, and the cards of a turn lie fanned. Terms.StockHidden hides that order, and Terms.Squared shows only the
// top card of every turn. With a hidden stock, fanned turns and unlimited redeals a player turns through the stock once and then knows it,
// so the win rates are those of the known stock. With limited redeals, or with Squared, they aren't.
//
// ChangeOf says whether moves can still turn an unseen card up, View.Worlds lists the positions that a view allows; package advice answers by
// them whether a game is over.
//
// # Ways on
//
// A decision is between ways on: the steps that can't be undone, with the free ones before them. An example: bringing 7♦ back from its
// foundation, laying 6♠ of the waste on it, and raising what goes up then. Moves that can be undone, safe moves to the foundations and
// turns of the stock are no decisions; PROOFS.md of package fast (sections 1 to 3) has the argument. A state here is one of fast's
// quotient, plus the cards seen so far.
//
// # Players
//
// Names lists the players, About describes each:
//
//	random  takes any way on
//	greedy  takes the way on that leaves the fewest cards face down, then in the stock, any of several
//	policy  takes the way on with the best weighted sum of 40 counts, with weights found by an evolution strategy
//	uct     searches a tree over states of knowledge, with a lighter policy as prior and learned chances at its ends
//	adviser follows the first hint: an Adviser's first way
//
// All but random use package fast as soon as at most one card is unseen, since nothing is hidden then. An Adviser estimates the ways on
// from a position, and what each decision of a game lost by what was known then; it always plays games out, so that its errors are those of
// a sample. Its hints come in the order of their chances, and a move that is proved never to hurt (harmless.go) comes before any estimate.
//
// An iteration of uct draws a world: a uniformly random order of the unseen cards in the unseen places. It descends the tree by the means
// of earlier iterations and the priors, and turns up the world's cards only as a player would see them; so a node depends only on what the
// player knows there. A new node is worth the win chance that earlier searches found for similar states: a weighted sum of the counts, as
// the logarithm of the odds. Without learned chances (at draws other than 3, or with limited redeals, no worrying back, or hidden squared
// turns), or without the technique "learned", a policy of 24 counts plays the game out instead. A node without hidden cards gets a verdict
// by search.
//
// What a player does beyond the rules is a Technique, and can be switched off; ABLATION.md measures each. The weights were tuned for draws
// 1 and 3 with unlimited redeals and the stock known; other draws use those for draw 3, and limited redeals add a roughly tuned rule.
//
// Begin reading at Play (play.go), decider (player.go) and tree.iterate (tree.go).
package blind
