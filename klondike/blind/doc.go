// Package blind plays Klondike as people do: the face-down cards are hidden, and no
// move is taken back.
//
// An example: deal 17, played by the player "greedy" with draw 3.
//
//	p, err := blind.New("greedy", blind.Options{})
//	terms := blind.Terms{Rules: klondike.Standard(3)}
//	r, err := blind.Play(ctx, p, klondike.NewDeal(17, terms.Rules), terms, 1)
//	// r.Won, r.Down: cards still face down at the end, r.Moves
//
// # Who knows what
//
// A Game is the referee's: it alone knows the deal. A Player is handed a View, which is
// what a person sees: the position with klondike.NoCard for every card that hasn't been
// seen, and the moves made so far. A player returns moves at least up to the next card that
// is turned up. With other cards in the unseen places all its decisions up to then are the
// same; the tests exchange them for every player. Play plays a whole game, and has every
// win checked by klondike.Verify.
//
// The order of the stock counts as known from the first move on, as in all published
// figures: with unlimited redeals it can be looked through at no cost, and the cards of a
// turn lie fanned. Terms.StockHidden plays without that, and Terms.Squared shows only the
// top card of every turn. With a hidden stock, fanned turns and unlimited redeals a player
// turns through the stock once and is where it would have been, so that the win rates are
// those of the known stock. With limited redeals, or with Squared, they aren't.
//
// # Ways on
//
// A decision is between ways on: the steps that can't be undone, with the free ones before
// them. An example: bringing 7♦ back from its foundation, laying 6♠ of the waste on it, and
// raising what goes up then. Moves that can be undone, safe moves to the foundations and
// turns of the stock are no decisions. PROOFS.md of package fast argues for that (sections
// 1 to 3); a state here is one of its quotient, together with the cards seen so far.
//
// # Players
//
// Names lists them and About tells what each does and where the idea is from:
//
//	random  takes any way on
//	greedy  takes the way on that leaves the fewest cards face down, then in the stock, any of several
//	policy  takes the way on that a weighted sum of 40 counts likes best; Tune finds the weights
//	hop     asks which way on leaves the most sampled worlds winnable with all cards known
//	uct     searches a tree over states of knowledge, with a lighter policy as prior and learned chances at its ends
//
// All but random let package fast decide as soon as at most one card is unseen, since
// nothing is secret then. An Adviser tells what uct thinks of a position: the ways on and
// their chances to win; and what each decision of a game has lost by what was known then.
//
// An iteration of uct goes like this. It draws a world: the unseen cards in the unseen
// places, every order with one chance. It goes down the tree, by the means of earlier
// iterations and the priors; in each step the cards of the world are turned up as a player
// would see them, so that a node is reached by whoever knows what it says, and by nobody who
// knows more. A new node is worth the chance to win that Learn has found for states like it:
// a weighted sum of the same counts, as the logarithm of the odds. Where nothing of use was learned (but at
// draw 3 with unlimited redeals, worrying back, and fanned turns or a known stock), or without
// the technique "learned", a policy of 24 counts plays on instead, seeing no more than the node says,
// which takes some ten microseconds and allocates nothing. A node at which no card is a secret
// is searched for a verdict. No decision is made with cards in view that the player wouldn't
// have seen. An Adviser always has games played out, so that its errors are those of a sample.
//
// What a player does beyond the rules is a Technique, and can be switched off; ABLATION.md
// tells what each is worth. The weights were tuned for draw 1 and for draw 3, the chances for draw 3, with
// unlimited redeals and the stock known; at other draws the player takes those for draw 3, and
// where redeals are limited it spares them by a rule that isn't tuned.
package blind
