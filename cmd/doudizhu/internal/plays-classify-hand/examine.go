package hands

// classify --why: the ranks by their counts, and the test that the cards fail for each kind of play.

import (
	"fmt"
	"slices"
	"strings"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/doudizhujson"
	"kedou/doudizhu"
	"kedou/internal/phrase"
)

// examine writes the tests of the cards against every kind possible with their number.
func examine(q query) error {
	if q.Given("wild") {
		return q.Usagef("--why counts natural cards; leave out --wild")
	}
	found := q.findings()
	err := q.Print(q.JSON, q.examineJSON(found), q.examined(found))
	if err == nil && !slices.ContainsFunc(found, func(f finding) bool { return f.readings != nil }) {
		return cmdline.Exit(cmdline.No)
	}
	return err
}

// finding is the result of comparing the cards with a kind of play.
type finding struct {
	kind     doudizhu.Kind
	readings []doudizhu.Play
	fails    phrase.Text // the first test that the cards fail, if there are no readings
}

// findings compares the cards with every kind that has plays of their number.
func (q query) findings() (list []finding) {
	for k := doudizhu.Solo; k < doudizhu.Kinds; k++ {
		if readings, fails := q.Rules.Rules.Examine(k, q.Hand); readings != nil || fails.Format != "" {
			list = append(list, finding{k, readings, fails})
		}
	}
	return list
}

// byCount returns the cards' ranks in four lists, as document 003 has them: the ranks held once, twice, three and four times.
func byCount(cards doudizhu.Hand) (lists [4]doudizhu.Hand) {
	for r := doudizhu.Three; r <= doudizhu.Wild; r++ {
		if n := cards.Count(r); n > 0 && n <= len(lists) {
			lists[n-1] += doudizhu.Of(r, 1)
		}
	}
	return lists
}

// examined is the four lists and a line for each kind.
func (q query) examined(found []finding) string {
	var b strings.Builder
	lists := byCount(q.Hand)
	fmt.Fprint(&b, q.Say.Sprintf("once %s, twice %s, three times %s, four times %s\n",
		dash(lists[0]), dash(lists[1]), dash(lists[2]), dash(lists[3])))
	if len(found) == 0 {
		fmt.Fprint(&b, q.Say.Sprintf("no kind of play has %d cards\n", q.Hand.Cards()))
	}
	for _, f := range found {
		name := cmdline.Pad(q.Say.Text(f.kind.String()), 14)
		if f.readings == nil {
			fmt.Fprintln(&b, name, q.Say.Sprintf("no: %v", f.fails))
		}
		for _, p := range f.readings {
			fmt.Fprintln(&b, name, q.Rules.Parts(p))
		}
	}
	return b.String()
}

// dash writes cards, and a dash for none.
func dash(h doudizhu.Hand) string {
	if h == 0 {
		return "–"
	}
	return h.String()
}

// examineJSON is them as one JSON object.
func (q query) examineJSON(found []finding) any {
	type findingJSON struct {
		Kind  string              `json:"kind"`
		Plays []doudizhujson.Play `json:"plays,omitempty"`
		Fails string              `json:"fails,omitempty"`
	}
	list := make([]findingJSON, len(found))
	for i, f := range found {
		list[i] = findingJSON{Kind: f.kind.String()}
		if f.readings == nil {
			list[i].Fails = f.fails.String()
		}
		for _, p := range f.readings {
			list[i].Plays = append(list[i].Plays, doudizhujson.PlayOf(q.Rules, p))
		}
	}
	var counts [4]string
	for i, h := range byCount(q.Hand) {
		counts[i] = h.String()
	}
	return struct {
		common.About
		Counts [4]string     `json:"ranks_by_count"`
		Kinds  []findingJSON `json:"kinds"`
	}{q.About(), counts, list}
}
