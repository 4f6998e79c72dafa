package common

// Games with hidden cards in words.

import (
	"fmt"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu/table"
)

// Chair names a player: by name, with the number of the place if others have the same name, or only by place.
func (say Phrases) Chair(r *table.Record, c table.Chair) string {
	switch name := r.Names[c]; {
	case name == "":
		return say.Sprintf("chair %d", c)
	case name == r.Names[c.Next()] || name == r.Names[c.Next().Next()]:
		return fmt.Sprintf("%s #%d", cmdline.Printable(name), c)
	default:
		return cmdline.Printable(name)
	}
}

// NameWidth is the width of the longest name at the table, at least ten.
func (say Phrases) NameWidth(r *table.Record) int {
	width := 10
	for c := range table.Chair(table.Chairs) {
		width = max(width, cmdline.Width(say.Chair(r, c)))
	}
	return width
}

// Outcome writes the winner of a game and its value.
func (say Phrases) Outcome(r *table.Record) string {
	verdict := "the peasants win"
	if r.Result.LandlordWon() {
		verdict = "the landlord wins"
	}
	var points []string
	for c, n := range r.Result.Points {
		points = append(points, fmt.Sprintf("%s %+d", say.Chair(r, table.Chair(c)), n))
	}
	return say.Sprintf("%s: %s", say.Text(verdict), say.List(points))
}

// Factors writes the factors of a game's score for the user on a chair, if there is one, with names for the others.
func (say Phrases) Factors(r *table.Record, user table.Chair, name func(table.Chair) string) string {
	words := []string{say.Sprintf("base %d", r.Variant.Base), say.Sprintf("bid %d", r.Result.Bid)}
	if n := r.Result.Bombs; n > 0 {
		words = append(words, say.Counted(n, "bomb"))
	}
	if r.Result.Spring {
		words = append(words, say.Text("spring"))
	}
	for c, d := range r.Doubled {
		switch {
		case d <= table.Refused:
		case table.Chair(c) == user:
			words = append(words, say.Text(ownDoubles[d]))
		default:
			words = append(words, say.Sprintf(Doubles[d], name(table.Chair(c))))
		}
	}
	if r.Variant.Cap > 0 {
		words = append(words, say.Sprintf("at most %d times", r.Variant.Cap))
	}
	return say.List(words)
}

// Title begins the text about a game.
func (say Phrases) Title(n int, r *table.Record) string {
	return say.Sprintf("game %d: %s", n, say.Text(r.Variant.Name)) + say.number(r) + "\n"
}

// number writes the deal's number, and the number of redeals.
func (say Phrases) number(r *table.Record) (text string) {
	if r.Deal.Numbered {
		text = say.Sprintf(", deal %d", r.Deal.Seed)
	}
	if r.Deal.Redeals > 0 {
		text += say.Sprintf(", thrown in before: %d", r.Deal.Redeals)
	}
	return text
}

// Bids are the bids by their points.
var Bids = [4]string{"don't bid", "bid 1", "bid 2", "bid 3"}

// Doubles are the sentences about a player's double, by the factor.
var Doubles = map[int]string{table.Double: "%s doubles", table.Super: "%s super-doubles"}

// ownDoubles are the same sentences about the user.
var ownDoubles = map[int]string{table.Double: "you double", table.Super: "you super-double"}

// Advice to act, or not to act.
var (
	Doubling = map[bool]string{true: "double", false: "don't double"}
	Calling  = map[bool]string{true: "call", false: "don't call"}
	Robbing  = map[bool]string{true: "rob", false: "don't rob"}
)

// AnswerText puts an answer at the auction or the doubles of a variant into words: points bid, 0 for none, or else 1 for yes. Called: another player has called before.
func AnswerText(v *table.Variant, s table.Stage, called bool, points int) string {
	switch {
	case s == table.Doubling:
		return Doubling[points > 0]
	case v.Auction == table.Bids:
		return Bids[points]
	case called:
		return Robbing[points > 0]
	}
	return Calling[points > 0]
}
