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
)

// examine writes the tests of the cards against every kind possible with their number.
func examine(q query) error {
	if q.Given("wild") {
		return q.Usagef("--why counts natural cards; leave out --wild")
	}
	found := q.Rules.Rules.Examine(q.Hand)
	err := q.Print(q.JSON, q.examineJSON(found), q.examined(found))
	if err == nil && !slices.ContainsFunc(found, func(f doudizhu.Finding) bool { return f.Readings != nil }) {
		return cmdline.Exit(cmdline.No)
	}
	return err
}

// examined is the four lists and a line for each kind.
func (q query) examined(found []doudizhu.Finding) string {
	var b strings.Builder
	lists := doudizhu.ByCount(q.Hand)
	fmt.Fprint(&b, q.Say.Sprintf("once %s, twice %s, three times %s, four times %s\n",
		dash(lists[0]), dash(lists[1]), dash(lists[2]), dash(lists[3])))
	if len(found) == 0 {
		fmt.Fprint(&b, q.Say.Sprintf("no kind of play has %d cards\n", q.Hand.Cards()))
	}
	for _, f := range found {
		name := cmdline.Pad(q.Say.Text(f.Kind.String()), 14)
		if f.Readings == nil {
			fmt.Fprintln(&b, name, q.Say.Sprintf("no: %v", f.Fails))
		}
		for _, p := range f.Readings {
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
func (q query) examineJSON(found []doudizhu.Finding) any {
	type findingJSON struct {
		Kind  string              `json:"kind"`
		Plays []doudizhujson.Play `json:"plays,omitempty"`
		Fails string              `json:"fails,omitempty"`
	}
	list := make([]findingJSON, len(found))
	for i, f := range found {
		list[i] = findingJSON{Kind: f.Kind.String()}
		if f.Readings == nil {
			list[i].Fails = f.Fails.String()
		}
		for _, p := range f.Readings {
			list[i].Plays = append(list[i].Plays, doudizhujson.PlayOf(q.Rules, p))
		}
	}
	var counts [4]string
	for i, h := range doudizhu.ByCount(q.Hand) {
		counts[i] = h.String()
	}
	return struct {
		common.About
		Counts [4]string     `json:"ranks_by_count"`
		Kinds  []findingJSON `json:"kinds"`
	}{q.About(), counts, list}
}
