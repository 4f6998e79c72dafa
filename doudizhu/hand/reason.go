// Reasons: the rules by which a robot decides.

package hand

import "kedou/internal/phrase"

// Reason is a rule that decided a play, with the rule's text, as in "P3: let the partner's play
// stand".
type Reason struct {
	Rule string      // the switch that package bot has for the rule; empty where no rule of the documents decides
	Text phrase.Text // without a full stop
}

// The reasons of Choose. Their rules are those of document 002 (P0 to P6) and 004 (R1 to R9), which Choose keeps in part.
var (
	nothingBeats  = Reason{"", phrase.New("no play of the hand beats the last one")}
	allCards      = Reason{"R1", phrase.New("lay the last cards")}
	feedsPartner  = Reason{"P6", phrase.New("lead the lowest card to a partner with one card")}
	sparesSolos   = Reason{"R9", phrase.New("lead no solo while an enemy holds one card")}
	highestFirst  = Reason{"R9", phrase.New("nothing but solos is left: the highest, for an enemy holds one card")}
	sparesPairs   = Reason{"R9", phrase.New("lead no pair while an enemy holds two cards")}
	stopsNext     = Reason{"P2", phrase.New("follow with the highest solo: the next player is an enemy with one card")}
	bestRest      = Reason{"R8", phrase.New("the play that leaves the best hand by power")}
	inDanger      = Reason{"R8", phrase.New("break groups to stop an enemy with one or two cards")}
	tooDear       = Reason{"R8", phrase.New("every play that beats the enemy's costs too much power")}
	leavesPartner = Reason{"R5", phrase.New("let the play of a partner with one card stand")}
	standsSolo    = Reason{"P3", phrase.New("let the partner's play stand: it takes a two or a joker to beat it")}
	standsPair    = Reason{"P4", phrase.New("let the partner's play stand: it takes aces or twos to beat it")}
	standsOther   = Reason{"P5", phrase.New("let the partner's play stand: it is neither a solo nor a pair")}
	noGain        = Reason{"R8", phrase.New("let the partner's play stand: the hand gains nothing by beating it")}
	cheaplyOver   = Reason{"P3", phrase.New("follow the partner's solo with a card below a two, for gain")}
	cheapPairOver = Reason{"P4", phrase.New("follow the partner's pair with one below aces, for gain")}
)
