package blind

// The components of the players that can be switched off.

import "kedou/internal/registry"

// Technique is a set of methods that players use beyond the bare rules.
type Technique uint16

// The techniques, first those that more players have: random has the first three, policy the first five. ABLATION.md measures each.
const (
	Safe         Technique = 1 << iota // cards that no other card can need any more go up at once
	LazyStock                          // with draw 1, stock cards wait for their use
	LazyEmptying                       // a column is emptied only for a king
	Exact                              // without hidden cards, package fast decides; all players but random
	Tuned                              // the policy has tuned weights; else greedy's
	Priors                             // the policy's scores steer the tree
	Reuse                              // the tree is kept from move to move
	EarlyAnswer                        // a clear decision ends the iterations
	Learned                            // a learned estimate replaces games played out
)

// usefulReturns has no switch: a foundation's card comes back only where it has a use.
const usefulReturns = Learned << 1

// shortcuts leave out ways on that are hardly ever needed. Nothing follows from a state without ways on unless they are off.
const shortcuts = LazyStock | LazyEmptying | usefulReturns

var techniqueNames = []string{"safe", "lazy-stock", "lazy-emptying", "exact", "tuned", "priors", "reuse", "early-answer", "learned"}

// String lists the names in t, separated by commas.
func (t Technique) String() string { return registry.Text(techniqueNames, t) }
