package klondike

// What a Problem may leave out or merge, each with the argument that this is sound.

import "kedou/internal/registry"

// Technique is a set of ways to shrink a Problem's graph. Those that keep lengths leave the cheapest solution as cheap as without them, for
// all step costs of this package.
//
//	name          keeps        what it does
//	after-turn    lengths      right after a turn, only moves from the waste and turns
//	king-rests    lengths      no king that is the deepest card of its column moves to another
//	king-stays    nothing      no collected king comes back, so that Unsolvable is no proof
//	symmetry      lengths      columns without face-down cards are interchangeable
//	safe          solvability  a card that no other can need goes up at once
//	talon-macros  lengths      turns and the play that follows them are one step
//	twins         solvability  positions in which a run lies on 7♦ or on 7♥ are one
//
// The scores pile1 and pile2 have the first three, length and none the first, second and fourth, dig all but king-stays.
type Technique uint8

// The techniques, each with the argument for what it keeps.
const (
	// afterTurn allows, right after a turn, only moves from the waste and further turns. Keeps lengths: a move between tableau and
	// foundations neither changes nor needs stock and waste, so it can be exchanged with the turn before it. Repeated, this sorts every
	// solution into one that the rule allows, of the same moves. Whether the last move was a turn is part of the key: two paths to a
	// position may differ in it, and the cheaper one must not inherit the other's restriction.
	afterTurn Technique = 1 << iota
	// kingRests never moves a king that is the deepest card of its column. Keeps lengths: such a move only exchanges two columns that are
	// empty below, and all later moves can be made with the two columns' names exchanged.
	kingRests
	// kingStays never brings a collected king back to an empty column. It loses solutions, so that Unsolvable is no proof with it.
	// Counter-case: with all clubs, diamonds and hearts up, the spades up to the nine, and T♠ under J♠, K♠ and Q♠ in three columns, J♠ can
	// only move to a red queen, and a red king must come back before its queen can. It loses whole deals, too: in a deck of three ranks of
	// clubs, diamonds and hearts, 2C | 3C AC | AD 2D 2H | AH 3D 3H.
	kingStays
	// symmetry treats columns without face-down cards as interchangeable: they are sorted, and only one of several empty columns is filled.
	// Keeps lengths, as the rules distinguish columns by their cards alone. Piles in a path are those of the sorted columns; Problem.Moves
	// restores their names.
	symmetry
	// safe forces a column's last card up when no lower card of the other colour can ever need it: its rank is at most 2 above both
	// foundations of the other colour, and at most 3 above the other foundation of its own colour (Keller's rule, as Blake and Gent state
	// and prove it, 2026). Keeps solvability, not lengths.
	safe
	// talonMacros plays every card that turning can bring to the top of the waste as one move ("K+", Bjarnason, Tadepalli and Fern 2007),
	// so that no turns are left. Keeps lengths: moves that don't use the stock can be made before the turns, as with afterTurn. With
	// unlimited redeals and free turns, waste sizes after whole turns, or with all cards turned, are merged as well, since each can be
	// turned into the others. Problem.Moves restores the turns.
	talonMacros
	// twins are the two cards of one rank and colour, such as 7♦ and 7♥. The technique merges positions that differ only in which of two
	// twins a run lies on, and keeps the one with the runs in the order of suits (the idea of lonelybot, Vuong 2021: the cards collected,
	// face down and in the stock determine a state). A run then needs no move between twins, and a card goes up from beneath a run that its
	// twin can take. Keeps solvability, not lengths.
	//
	// Argument: call a face-up card fixed if it is the deepest face-up card of its column, and free if not. Free cards each lie on a
	// face-up card, so of the cards of one rank and colour there are at least as many face up as free runs upon them. Take two positions of
	// a class and a move of the first. If a card goes up, it is uncovered there, so at least one of its pair is uncovered in the second
	// position too: either it is the card itself, or its twin takes the run that covers the card. If a run or a card is laid down, an
	// uncovered card of the pair that it goes on exists in both positions, and never in the run itself, which holds lower ranks. Empty
	// columns and the stock are the same in both. Moves of free runs stay in the class.
	twins
)

var techniqueNames = []string{"after-turn", "king-rests", "king-stays", "symmetry", "safe", "talon-macros", "twins"}

// Sets of techniques: exact keeps lengths and turns the stock step by step, strong is all that is sound.
const (
	basic  = afterTurn | kingRests | kingStays
	exact  = afterTurn | kingRests | symmetry
	strong = exact | safe | talonMacros | twins
)

// ParseTechnique reads names, with commas between them, as String writes them; all is every technique.
func ParseTechnique(names string) (Technique, error) {
	set, err := registry.Bits(techniqueNames, names)
	return Technique(set), err
}

// Sound reports whether Unsolvable is a proof with these techniques.
func (t Technique) Sound() bool { return t&kingStays == 0 }

// String lists the names in t, separated by commas.
func (t Technique) String() string { return registry.Text(techniqueNames, t) }
