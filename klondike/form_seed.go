package klondike

// Seeds of other programs, which have no public description.

import "strings"

// seeds maps the names of other programs' numberings to lonelybot's names for them.
var seeds = map[string]string{
	"greenfelt": "greenfelt", "klondike-solver": "klondike-solver", "game": "klondike-solver",
	"solvitaire": "solvitaire", "microsoft": "microsoft",
}

// seedOf splits a text like "greenfelt:815" into lonelybot's name of the numbering and the number; any other text has no numbering.
func seedOf(text string) (numbering, number string) {
	numbering, number, colon := strings.Cut(text, ":")
	if !colon {
		return "", ""
	}
	return seeds[strings.ToLower(strings.TrimSpace(numbering))], strings.TrimSpace(number)
}

// refuseSeed says how to get a deal of which the text has the seed.
func (d *draft) refuseSeed() error {
	numbering, number := seedOf(d.First.Text)
	if numbering == "" {
		return nil
	}
	return d.faultAt(d.First.Number, 1, "seeds of %s are not supported, no public description says what they deal: "+
		"give the deal itself, such as `lonecli print %s %s` prints it", numbering, numbering, number)
}
