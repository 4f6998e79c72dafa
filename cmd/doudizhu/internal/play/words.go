package play

// The words of play that aren't answers: help, legal plays, hints, the card counter, undo.

import (
	"errors"
	"fmt"
	"iter"
	"slices"
	"strings"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/doudizhu"
	"kedou/doudizhu/session"
	"kedou/doudizhu/table"
	"kedou/internal/phrase"
)

// playWords are the commands by their words. A queen is Q, a capital letter where it stands alone.
var playWords = map[string]func(*console, *table.View) error{
	"q": (*console).quit, "quit": (*console).quit, "exit": (*console).quit, "退出": (*console).quit,
	"help": (*console).help, "帮助": (*console).help,
	"?": (*console).legal, "？": (*console).legal,
	"h": (*console).hint, "hint": (*console).hint, "提示": (*console).hint,
	"c": (*console).count, "count": (*console).count, "记牌": (*console).count,
	"u": (*console).undo, "undo": (*console).undo, "悔牌": (*console).undo, "悔棋": (*console).undo,
}

func (d *console) quit(*table.View) error { return errLeft }

func (d *console) help(*table.View) error {
	d.println("cards such as 34567: lay them; -: pass; at the calls a number, or yes or no\n" +
		"?: what you may say; h: a hint; c: the cards not seen yet; u: undo, with --practice; q: leave (a queen is Q)")
	return nil
}

// hint prints the strongest bot's odds, or the landlord index.
func (d *console) hint(v *table.View) error {
	a, err := d.Advise(d, session.HintPlayouts)
	if err == nil && v.Stage != table.Playing {
		d.printf("%s\n", d.indexText(v, a))
	}
	for _, j := range a.Plays {
		d.printf("%s\n", d.oddsText(j))
	}
	return err
}

// indexText writes the landlord index's advice.
func (d *console) indexText(v *table.View, a session.Advice) string {
	return d.say.Sprintf("landlord index: wins %.0f %%, result %+.2f a game; %s", 100*a.Index.Chance, a.Index.Points, d.say.Text(common.AnswerText(v.Variant, v.Stage, table.Called(v.Calls), a.Bid)))
}

// oddsText writes the value of a play, and what it does to the hand, before what all lines repeat: a narrow terminal cuts the ends off.
func (d *console) oddsText(j session.Advised) string {
	play := d.playText(j.Play)
	switch {
	case j.Playouts > 0 && j.Play.Kind == doudizhu.Pass:
		return d.say.Sprintf("%s: wins %.0f %% (against these players, by %s)", play, 100*j.Chance, d.say.Counted(j.Playouts, "playout"))
	case j.Playouts > 0:
		return d.say.Sprintf("%s: wins %.0f %%; %v (against these players, by %s)", play, 100*j.Chance, j.Why, d.say.Counted(j.Playouts, "playout"))
	case j.Chance == 1:
		return d.say.Sprintf("%s: %v", play, j.Why)
	}
	return d.say.Sprintf("%s: nothing else comes into question", play)
}

// legal lists the user's possible answers.
func (d *console) legal(v *table.View) error {
	switch v.Stage {
	case table.Calling:
		d.printf("you may say: %s\n", session.BidsText(v))
	case table.Doubling:
		if super(v) {
			d.println("you may say: yes, no, super")
		} else {
			d.println("you may say: yes, no")
		}
	default:
		d.legalPlays(v.AppendPlays(nil))
	}
	return nil
}

// legalPlays lists plays, which come kind by kind, with a line for each kind.
func (d *console) legalPlays(plays []doudizhu.Play) {
	d.printf("%s:\n", d.say.Counted(len(plays), "legal play"))
	for len(plays) > 0 {
		n := slices.IndexFunc(plays, func(p doudizhu.Play) bool { return p.Kind != plays[0].Kind })
		if n < 0 {
			n = len(plays)
		}
		var words []string
		for _, p := range plays[:n] {
			words = append(words, d.playText(p))
		}
		if plays[0].Kind == doudizhu.Pass {
			d.printf("  %s\n", d.say.List(words))
		} else {
			d.printf("  %s: %s\n", d.say.Text(plays[0].Kind.String()), d.say.List(words))
		}
		plays = plays[n:]
	}
}

// playText writes a play, with wildcards in their places.
func (d *console) playText(p doudizhu.Play) string {
	rules := d.Rules()
	return d.say.PlayBy(p, rules.Text)
}

// count lists the cards unseen by the user.
func (d *console) count(v *table.View) error {
	unseen := v.Unseen()
	var words []string
	for r, n := range descending(unseen) {
		words = append(words, fmt.Sprintf("%v×%d", r, n))
	}
	d.printf("not seen, %d: %s\n", unseen.Cards(), strings.Join(words, " "))
	if v.Bottom != 0 {
		d.printf("bottom: %s\n", v.Bottom)
	}
	return nil
}

// descending yields the ranks of a hand, the highest first, with the number of cards of each.
func descending(h doudizhu.Hand) iter.Seq2[doudizhu.Rank, int] {
	return func(yield func(doudizhu.Rank, int) bool) {
		for ; h != 0; h -= doudizhu.Of(h.Highest(), h.Count(h.Highest())) {
			if r := h.Highest(); !yield(r, h.Count(r)) {
				return
			}
		}
	}
}

// errBack returns to the question before.
var errBack = errors.New("back")

// undo undoes the user's last answer.
func (d *console) undo(*table.View) error {
	if !d.Practice {
		return phrase.Errorf("undo is for --practice")
	}
	if err := d.Undo(); err != nil {
		return err
	}
	d.reported = d.Record()
	return errBack
}
