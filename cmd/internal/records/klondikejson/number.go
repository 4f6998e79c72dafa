package klondikejson

// Deals by their numbers, as flags, fields and links name them.

import (
	"errors"
	"strings"

	"kedou/klondike"
)

// NumberedDeal returns the deal of a number, such as 31, or greenfelt:4 for another program's, and the number as it is best written: 007 is
// 7. The error, without a place, is about a text that is no number of a deal.
func NumberedDeal(text string, r klondike.Rules) (d klondike.Deal, seed string, err error) {
	const own = "kedou:"
	if !strings.Contains(text, ":") {
		text = own + text
	}
	d, err = klondike.ParseDeal("number", text, r)
	var fault *klondike.Fault
	if errors.As(err, &fault) {
		return d, "", fault.Err
	}
	seed = d.ID
	if i := strings.LastIndex(seed, "-"); i >= 0 {
		seed = seed[:i] + ":" + seed[i+1:]
	}
	return d, seed, err
}
