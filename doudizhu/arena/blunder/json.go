package blunder

// Decisions as JSON.

import (
	"encoding/json"
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
	"kedou/search/phrase"
	"kedou/search/strictjson"
)

// decisionJSON is a decision. The record is one of package table.
type decisionJSON struct {
	Plays  []worthJSON     `json:"plays"`
	Record json.RawMessage `json:"record"`
}

type worthJSON struct {
	Play   string  `json:"play"`
	Chance float64 `json:"chance"`
}

// MarshalJSON writes the decision as one object.
func (d Decision) MarshalJSON() ([]byte, error) {
	record, err := d.Record.MarshalJSON()
	if err != nil {
		return nil, err
	}
	o := decisionJSON{Record: record}
	for _, w := range d.Worths {
		o.Plays = append(o.Plays, worthJSON{playText(&d.Record, w.Play), w.Chance})
	}
	return json.Marshal(o)
}

// playText writes a play unambiguously.
func playText(r *table.Record, p doudizhu.Play) string {
	if p.Kind == doudizhu.Pass {
		return "-"
	}
	return r.Variant.Rules.Parts(p)
}

// UnmarshalJSON reads what MarshalJSON writes. The error names the fault: the game breaks the rules, or a play is illegal.
func (d *Decision) UnmarshalJSON(text []byte) error {
	var o decisionJSON
	if err := strictjson.Unmarshal(text, &o); err != nil {
		return err
	}
	*d = Decision{}
	if err := d.Record.UnmarshalJSON(o.Record); err != nil {
		return err
	}
	g, err := d.game()
	if err != nil {
		return err
	}
	if g.Stage() != table.Playing {
		return phrase.Errorf("no player has to play after move %d", len(d.Record.Moves))
	}
	legal := g.View(g.Asked()).AppendPlays(nil)
	for _, w := range o.Plays {
		i := slices.IndexFunc(legal, func(p doudizhu.Play) bool { return playText(&d.Record, p) == w.Play })
		if i < 0 || !(0 <= w.Chance && w.Chance <= 1) {
			return phrase.Errorf("play %q with the chance %v; give legal plays, and chances from 0 to 1", w.Play, w.Chance)
		}
		d.Worths = append(d.Worths, Worth{legal[i], w.Chance})
	}
	if spread(d.Worths) == 0 {
		return phrase.Errorf("%d judged plays, none better than another; give plays of different worth", len(d.Worths))
	}
	return nil
}
