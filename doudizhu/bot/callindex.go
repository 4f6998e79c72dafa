// Calling and doubling by the landlord index.

package bot

import (
	"kedou/doudizhu/bidding"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
)

// indexCaller calls, robs and doubles by the expected points of package bidding.
type indexCaller struct{ judge *bidding.Judge }

// newIndexCaller returns a caller of the variant; nothing is called in a game whose deck has no index.
func newIndexCaller(v table.Variant) caller {
	judge, err := bidding.New(hand.NewAnalyst(v.Rules))
	if err != nil {
		return silent{}
	}
	return indexCaller{judge}
}

func (c indexCaller) call(v *table.View) int {
	_, bid := c.judge.Advise(v)
	return bid
}

func (c indexCaller) double(v *table.View) bool { return c.call(v) == 1 }
