// Why players decide as they do.

package bot

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"

	"kedou/doudizhu"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/strong"
	"kedou/doudizhu/table"
	"kedou/internal/phrase"
)

// Explain lets a player made by New decide in the stage Playing, and returns the play with the rules behind it, in the order of their
// application. The error is the player's own, or says that the player has no reasons.
func Explain(ctx context.Context, p table.Player, v *table.View, random *rand.Rand) (doudizhu.Play, []hand.Reason, error) {
	switch p := p.(type) {
	case *player:
		play, why := p.explain(v)
		return play, why, nil
	case *tip:
		return sampled(v, func() (Tip, error) { return p.tipper.Tips(ctx, v)[0], nil })
	case *strong.Player:
		return sampled(v, func() (Tip, error) {
			list, err := p.Judge(ctx, v, random)
			if err != nil {
				return Tip{}, err
			}
			return Tip{list[0].Play, judged(&v.Variant.Rules, list)}, nil
		})
	}
	return doudizhu.Play{}, nil, phrase.Errorf("the player has no reasons")
}

// sampled returns the first play of a certain win, which needs no sampling and no account of the laid cards, or else the choice of a sampling player.
func sampled(v *table.View, choose func() (Tip, error)) (doudizhu.Play, []hand.Reason, error) {
	c := hand.NewCloser(v.Variant.Rules)
	c.Ready(v.Hand, v.Others()...)
	if line := c.Best(v.Last); line != nil {
		return line[0], []hand.Reason{v.Variant.Rules.Certain(line)}, nil
	}
	if err := accounted(v); err != nil {
		return doudizhu.Play{}, nil, err
	}
	choice, err := choose()
	if err != nil {
		return doudizhu.Play{}, nil, err
	}
	return choice.Play, []hand.Reason{{Text: choice.Why}}, nil
}

// accounted returns an error if there are unseen cards that no player of the view can hold.
func accounted(v *table.View) error {
	n := v.Unseen().Cards()
	for c, left := range v.Left {
		if table.Chair(c) != v.Chair {
			n -= left
		}
	}
	if n > 0 {
		return phrase.Errorf("%d cards are neither held nor laid; name the laid cards, since the sampling player needs them all", n)
	}
	return nil
}

func alone(choose func(*table.View) doudizhu.Play, format string) func(*table.View) (doudizhu.Play, []hand.Reason) {
	why := []hand.Reason{{Text: phrase.New(format)}}
	return func(v *table.View) (doudizhu.Play, []hand.Reason) { return choose(v), why }
}

// judged returns the sampling player's reasons for its choice, the first of the list.
func judged(r *hand.Rules, list []strong.Judgement) phrase.Text {
	first := list[0]
	switch {
	case len(list) == 1 && first.Playouts == 0:
		return phrase.New("the only candidate")
	case len(list) == 1:
		return phrase.New("wins %.0f %% against players as strong as the best level, by %d playouts", 100*first.Chance, first.Playouts)
	}
	next := list[1]
	if math.Round(100*next.Chance) > math.Round(100*first.Chance) {
		return phrase.New("wins %.0f %% against players as strong as the best level, by %d playouts; %s, with %.0f %%, is ahead by no more than luck explains",
			100*first.Chance, first.Playouts, said(r, next.Play), 100*next.Chance)
	}
	return phrase.New("wins %.0f %% against players as strong as the best level, by %d playouts; the next, %s, wins %.0f %%",
		100*first.Chance, first.Playouts, said(r, next.Play), 100*next.Chance)
}

func said(r *hand.Rules, p doudizhu.Play) phrase.Text {
	if p.Kind == doudizhu.Pass {
		return phrase.New("pass")
	}
	return phrase.Text{Format: r.Parts(p)}
}

// explain chooses a play, and returns each rule without which the player would choose another play, with that play. Since weights add up, no rule
// decides alone; explain leaves out each in turn.
func (p *roles) explain(v *table.View) (doudizhu.Play, []hand.Reason) {
	play, on := p.choose(v), p.on
	defer func() { p.on = on }()
	var why []hand.Reason
	for i, name := range roleRuleNames {
		p.on = on &^ (1 << i)
		if other := p.choose(v); p.on != on && other.Cards != play.Cards {
			why = append(why, hand.Reason{Rule: name, Text: phrase.New("%s; without the rule: %s", roleReasons()[i], said(&v.Variant.Rules, other))})
		}
	}
	switch {
	case len(p.found) == 0 && len(p.rules.AppendFollows(nil, v.Hand, v.Last)) > 0: // only bombs, which bombs=condition keeps
		why = []hand.Reason{{Rule: "R6", Text: roleReasons()[slices.Index(roleRuleNames, "R6")]}}
	case len(p.found) == 0:
		why = []hand.Reason{{Text: phrase.New("no play of the hand beats the last one")}}
	case len(why) == 0:
		why = []hand.Reason{{Text: phrase.New("worth the most, with or without any rule")}}
	}
	return play, why
}

// roleReasons returns the texts of the rules, in the order of roleRuleNames.
func roleReasons() []phrase.Text {
	return []phrase.Text{
		phrase.New("lay the last cards"),
		phrase.New("with one play that can be beaten, lay the others first"),
		phrase.New("take the lead for the next player, a partner who is nearly out"),
		phrase.New("answer with a play that an enemy can't beat with his last cards"),
		phrase.New("leave the plays of a partner who is nearly out, and plays that the landlord let pass"),
		phrase.New("keep bombs for an enemy who is nearly out"),
		phrase.New("raise a partner's low play before the landlord"),
		phrase.New("break groups to stop an enemy, more readily the fewer cards he holds"),
		phrase.New("lead no play on which an enemy may go out, but one on which a partner may"),
		phrase.New("judge plays by the unseen cards"),
	}
}
