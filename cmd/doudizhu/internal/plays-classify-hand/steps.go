package hands

// hand --steps: how a hand is combed.

import (
	"fmt"
	"strings"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/cmd/internal/records/doudizhujson"
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
)

// combHand shows both procedures that split a hand step by step: the procedure for solo chains alone, and the whole one.
func combHand(q query, notation string) error {
	hands, err := q.read(notation)
	if err != nil {
		return err
	}
	if len(hands) != 1 {
		return q.Usagef("--steps is for one hand")
	}
	chains, groups := q.Rules.ChainSteps(hands[0]), q.Rules.SplitSteps(hands[0])
	q.Hand = hands[0]
	return q.Print(q.JSON, struct {
		common.About
		Chains []stepJSON `json:"chains"`
		Groups []stepJSON `json:"groups"`
	}{q.About(), q.stepsJSON(chains), q.stepsJSON(groups)},
		q.Say.Text("solo chains of all cards, in three steps:")+"\n"+q.steps(chains)+q.Say.Text("the whole hand, in groups:")+"\n"+q.steps(groups))
}

// stepJSON is a step and the groups after it.
type stepJSON struct {
	Step   string   `json:"step"`
	Text   string   `json:"text"`
	Groups []string `json:"groups"`
	Loose  string   `json:"loose"`
}

func (q query) stepsJSON(list []hand.Step) []stepJSON {
	steps := make([]stepJSON, len(list))
	for i, s := range list {
		steps[i] = stepJSON{s.Name, s.Text.String(), doudizhujson.WildTexts(q.Rules, s.Groups), s.Loose.String()}
	}
	return steps
}

// steps writes steps, two lines each: the action, and the groups after it. Without a change, only the action.
func (q query) steps(list []hand.Step) (text string) {
	before := ""
	for _, s := range list {
		text += fmt.Sprintf("%-3s %s\n", s.Name, q.Say.Sprintf("%v", s.Text))
		after := q.found(s.Groups, s.Loose)
		if len(s.Groups) > 0 && after != before {
			text += fmt.Sprintf("    %s\n", after)
		}
		before = after
	}
	return text
}

// found writes the groups, and the cards in none.
func (q query) found(groups []doudizhu.Play, loose doudizhu.Hand) string {
	text := strings.Join(doudizhujson.WildTexts(q.Rules, groups), " ")
	if loose == 0 {
		return text
	}
	return q.Say.Sprintf("%s; loose %s", text, loose.String())
}
