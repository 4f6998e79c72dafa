package hands

// hand --table: the counts of a hand, and its runs.

import (
	"fmt"
	"strings"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
)

// scanHand shows the founding document's table of one hand.
func scanHand(q query, notation string) error {
	hands, err := q.read(notation)
	if err != nil {
		return err
	}
	if len(hands) != 1 {
		return q.Usagef("--table is for one hand")
	}
	q.Hand = hands[0]
	table := hand.Scan(q.Hand)
	return q.Print(q.JSON, struct {
		common.About
		Table hand.ScanTable `json:"table"`
	}{q.About(), table}, q.table(table))
}

// table writes a column for each rank: its count, and the length of the runs of solos, pairs, trios and fours that end there.
func (q query) table(t hand.ScanTable) string {
	var b strings.Builder
	fmt.Fprint(&b, cmdline.Pad("", 8))
	for r := range doudizhu.Rank(doudizhu.Ranks) {
		fmt.Fprintf(&b, "%3v", r)
	}
	for k, name := range [...]string{"count", "solos", "pairs", "trios", "fours"} {
		fmt.Fprint(&b, "\n", cmdline.Pad(q.Say.Text(name), 8))
		for _, n := range t[k] {
			fmt.Fprintf(&b, "%3d", n)
		}
	}
	b.WriteString("\n")
	if q.Hand.Count(doudizhu.Wild) > 0 {
		fmt.Fprint(&b, q.Say.Sprintf("%s is in no column: the flower stands for any rank from 3 to A\n", doudizhu.Of(doudizhu.Wild, q.Hand.Count(doudizhu.Wild))))
	}
	return b.String()
}
