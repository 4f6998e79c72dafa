package klondike

// What a Problem may leave out or join, each with the reason why that's sound.

import "kedou/search/switches"

// Technique is a set of ways to shrink the graph that a Problem spans.
type Technique uint8

// The techniques. "Keeps lengths" says that the cheapest solution costs the same
// with it as without, for all step costs of this package.
const (
	// AfterTurn lets only the waste be played, or the stock be turned again,
	// right after a turn. Keeps lengths: a move between
	// tableau and foundations changes neither stock nor waste and asks nothing of
	// them, so it can change places with the turn before it; repeated, this sorts
	// every solution into one that the rule allows, of the same moves. Whether the
	// last move was a turn is part of the Key, since two paths to a position may
	// differ in it, and the cheaper one must not inherit the other's ban.
	AfterTurn Technique = 1 << iota
	// KingRests leaves a king alone that is the deepest card of its column. Keeps
	// lengths: such a move only exchanges two columns that are
	// empty below, and everything that follows it can be done with their names
	// exchanged.
	KingRests
	// KingStays never brings a collected king back to an empty column. It loses
	// solutions, so that Unsolvable is no proof with it. With
	// all clubs, diamonds and hearts up, the spades up to the nine, and T♠ under J♠,
	// K♠ and Q♠ in three columns, J♠ can only move to a red queen, and a red king
	// must come back before its queen can. Deals are lost, too: in a deck of three
	// ranks of clubs, diamonds and hearts, 2C | 3C AC | AD 2D 2H | AH 3D 3H.
	KingStays
	// Symmetry takes columns without face-down cards as interchangeable: they
	// are sorted, and of several empty ones only one is filled. Keeps lengths, as
	// the rules tell columns apart by nothing but their cards. Piles in a path are
	// those of the sorted columns; Problem.Moves gives them their names back.
	Symmetry
	// Safe forces a column's last card up when no lower card of the other colour
	// can ever need it: its rank is at most 2 above both foundations of the other
	// colour, and at most 3 above the other one of its own (Keller's rule, as Blake
	// and Gent state and prove it, 2026). Keeps solvability, not lengths.
	Safe
	// TalonMacros plays every card that turning can bring to the top of the waste as
	// one move ("K+", Bjarnason, Tadepalli and Fern 2007), so that no turns are
	// left. Keeps lengths: what isn't a use of the stock can be done before the
	// turns, as with AfterTurn. With unlimited redeals and turns that cost
	// nothing, waste sizes that are whole turns, or all cards, are one besides,
	// since each can be turned into the other. Problem.Moves puts the turns back.
	TalonMacros
	// Twins are the two cards of one rank and colour, such as 7♦ and 7♥. The
	// technique takes positions as one that differ only in which of two twins a run
	// lies on; of each class the one with the runs in
	// the order of suits is kept (the idea of lonelybot, Vuong 2021: what is up,
	// face down and in the stock tells a state). A run that could move between
	// twins needs no move then, and a card goes up from beneath a run that its
	// twin can take. Keeps solvability, not lengths. Call a face-up card fixed if it
	// is the deepest one face up in its column, and free if not; free cards
	// each lie on a face-up card, so that among the cards of one rank and
	// colour there are never fewer face up than free runs upon them. Take two
	// positions of a class and a move of the first. A card that goes up is
	// uncovered there, so at least one of its pair is, in the second too: either
	// it is itself, or its twin takes the run that covers it. A run or a card that
	// is laid down finds an uncovered card of the pair that it goes on in both,
	// and never in the run itself, which holds lower ranks. Empty columns
	// and the stock are the same in both. Moves of free runs stay in the class.
	Twins
)

var techniqueNames = []string{"after-turn", "king-rests", "king-stays", "symmetry", "safe", "talon-macros", "twins"}

// Sets of techniques: Basic is the set that goes with pile1 and pile2, KingStays
// in it; Exact holds the sound techniques that keep
// lengths and turn the stock step by step; Strong holds all sound techniques.
const (
	Basic  = AfterTurn | KingRests | KingStays
	Exact  = AfterTurn | KingRests | Symmetry
	Strong = Exact | Safe | TalonMacros | Twins
)

// Sound reports whether Unsolvable is a proof with these techniques.
func (t Technique) Sound() bool { return t&KingStays == 0 }

// String lists the names in t, separated by commas.
func (t Technique) String() string { return switches.Text(techniqueNames, t) }
