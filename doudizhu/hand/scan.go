// The scan table: the lengths of a hand's runs.

package hand

import "kedou/doudizhu"

// ScanTable is document 004's table of a hand. ScanTable[0][r] is how many cards of rank r the hand holds;
// ScanTable[k][r], for k from 1 to 4, is the length of the longest run of consecutive ranks up to r of
// which the hand holds k cards or more. Twos and jokers continue no run. The table has no
// wildcards.
type ScanTable [5][doudizhu.Ranks]int

// Scan scans a hand.
func Scan(h doudizhu.Hand) ScanTable {
	var t ScanTable
	for r := doudizhu.Three; r <= doudizhu.BigJoker; r++ {
		t[0][r] = h.Count(r)
		for k := 1; k <= min(4, t[0][r]); k++ {
			t[k][r] = 1
			if r > doudizhu.Three && r <= doudizhu.Ace {
				t[k][r] += t[k][r-1]
			}
		}
	}
	return t
}

// span is a range of consecutive ranks, both ends included.
type span struct{ low, high doudizhu.Rank }

func (s span) len() int { return int(s.high-s.low) + 1 }

// runs returns the longest runs of k cards each whose length is at least least,
// from low to high.
func (t *ScanTable) runs(k, least int) []span {
	var list []span
	for r := doudizhu.Three; r <= doudizhu.Ace; r++ {
		n := t[k][r]
		if n >= least && (r == doudizhu.Ace || t[k][r+1] == 0) {
			list = append(list, span{r + 1 - doudizhu.Rank(n), r})
		}
	}
	return list
}
