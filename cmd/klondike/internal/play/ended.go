package play

// The end of a game that isn't given up yet: the program says it by itself, once.

import (
	"kedou/cmd/klondike/internal/common"
	"kedou/klondike/advice"
)

// told is what the user has been told about the end, and at which step.
type told struct {
	over advice.Over
	step int
}

// hear takes the answer for the position now, and returns the sentence to show: "" if there is none, or if the user has moved on although it was
// said.
func (t *told) hear(e advice.End, step int) string {
	known := step > t.step && (t.over == e.Over || t.over.Certain())
	if t.step = step; known {
		return ""
	}
	if t.over = e.Over; e.Over < advice.NearlyLost {
		return ""
	}
	return common.Ended(nil, e)
}
