package play

// The end of a game that isn't given up yet: the program says it by itself, once.

import (
	"kedou/cmd/klondike/internal/common"
	"kedou/klondike/advice"
)

// told is what the user has been told about the end.
type told struct{ over advice.Over }

// hear takes the answer for the position now, and returns the sentence to show; "" if the user knows it, or if there is none.
func (t *told) hear(e advice.End) string {
	known := t.over >= e.Over || t.over.Certain() && e.Over.Certain()
	if t.over = max(t.over, e.Over); e.Over < advice.NearlyLost {
		t.over = advice.No
	}
	if known || t.over == advice.No {
		return ""
	}
	return common.Ended(e)
}
