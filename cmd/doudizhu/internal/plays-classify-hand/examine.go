package hands

// classify --why: the ranks by their counts, and the test that the cards fail for each kind of play.

import (
	"fmt"

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
	found, none := q.Rules.Rules.Examine(q.Hand), true
	for _, f := range found {
		none = none && f.Readings == nil
	}
	if q.JSON {
		if err := q.examineJSON(found); err != nil {
			return err
		}
	} else {
		q.examined(found)
	}
	if none {
		return cmdline.Exit(cmdline.No)
	}
	return nil
}

// examined writes the four lists and a line for each kind.
func (q query) examined(found []doudizhu.Finding) {
	lists := doudizhu.ByCount(q.Hand)
	fmt.Fprint(q.Out, q.Say.Sprintf("once %s, twice %s, three times %s, four times %s\n",
		dash(lists[0]), dash(lists[1]), dash(lists[2]), dash(lists[3])))
	if len(found) == 0 {
		fmt.Fprint(q.Out, q.Say.Sprintf("no kind of play has %d cards\n", q.Hand.Cards()))
	}
	for _, f := range found {
		name := cmdline.Pad(q.Say.Text(f.Kind.String()), 14)
		if f.Readings == nil {
			fmt.Fprintln(q.Out, name, q.Say.Sprintf("no: %v", f.Fails))
		}
		for _, p := range f.Readings {
			fmt.Fprintln(q.Out, name, q.Rules.Parts(p))
		}
	}
}

// dash writes cards, and a dash for none.
func dash(h doudizhu.Hand) string {
	if h == 0 {
		return "–"
	}
	return h.String()
}

// examineJSON writes them as one JSON object.
func (q query) examineJSON(found []doudizhu.Finding) error {
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
	return cmdline.WriteJSON(q.Out, struct {
		common.About
		Counts [4]string     `json:"ranks_by_count"`
		Kinds  []findingJSON `json:"kinds"`
	}{q.About(), counts, list})
}
