// The documents' minimal robot.

package bot

import (
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
	"kedou/internal/registry"
)

// least leads its lowest solo and follows with the lowest solo that beats the last one; otherwise it passes
// (document 004, chapter 2).
type least struct {
	rules hand.Rules
	found []doudizhu.Play
}

func newLeast(v table.Variant, o registry.Values) table.Player {
	p := &least{rules: v.Rules}
	return &player{caller: newCaller(v, o), choose: p.choose, reasons: alone(p.choose, "the lowest solo, or a pass")}
}

func (p *least) choose(v *table.View) doudizhu.Play {
	if v.Last.Kind > doudizhu.Solo {
		return doudizhu.Play{}
	}
	p.found = p.rules.AppendFollows(p.found[:0], v.Hand, v.Last)
	for _, play := range p.found { // solos come first, from low to high
		if play.Kind == doudizhu.Solo {
			return play
		}
	}
	return doudizhu.Play{}
}
