package hands

// The command hand: the value of a hand.

import (
	"fmt"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/doudizhujson"
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
)

// JudgeCommand returns the command hand.
func JudgeCommand() *cli.Command {
	return &cli.Command{
		Name:      "hand",
		Usage:     "judge hands: fewest plays, power, bid",
		ArgsUsage: "HAND | FILE… | -",
		Description: "Splits each HAND into the fewest plays and into the plays of the greatest power, and\n" +
			"scores it for the bidding. Several arguments that are no files spell one hand. Files and\n" +
			"standard input have one hand a line; empty lines and what follows a # are left out. Many\n" +
			"hands are answered by a line each.",
		Flags: common.HandFlags(
			&cli.BoolFlag{Name: "all", Usage: "list every split into the fewest plays", DisableDefaultText: true},
			&cli.BoolFlag{Name: "steps", Usage: "show how a hand is combed: chains in three steps, then groups", DisableDefaultText: true},
			&cli.BoolFlag{Name: "table", Usage: "show the founding document's scan table: counts, and the longest runs up to each rank", DisableDefaultText: true},
			notationFlag()),
		Action: common.Ask(func(c *cli.Context, q *common.Query) error {
			switch steps, table, all := c.Bool("steps"), c.Bool("table"), c.Bool("all"); {
			case steps && all, steps && table, table && all:
				return q.Usagef("--steps, --table and --all are different questions; give one of them")
			case steps:
				return combHand(query{q}, c.String("notation"))
			case table:
				return scanHand(query{q}, c.String("notation"))
			default:
				return judgeHands(query{q}, c.String("notation"), all)
			}
		}),
	}
}

func judgeHands(q query, notation string, all bool) error {
	hands, err := q.read(notation)
	if err != nil {
		return err
	}
	a := hand.NewAnalyst(*q.Rules)
	for _, h := range hands {
		if err := q.Err(); err != nil {
			return err
		}
		j := judge(a, h, q.Spec, all)
		text := j.row(q)
		if len(hands) == 1 {
			text = j.paragraph(q, a, all)
		}
		if err := q.Print(q.JSON, j, text); err != nil {
			return err
		}
	}
	return nil
}

// handJSON is the analysis of a hand, as one JSON object.
type handJSON struct {
	doudizhujson.Hand

	hand doudizhu.Hand
}

// judge analyses a hand; with all, also lists every split into the fewest
// plays.
func judge(a *hand.Analyst, h doudizhu.Hand, spec string, all bool) *handJSON {
	j := &handJSON{doudizhujson.HandOf(a, h, spec), h}
	if all {
		for s := range a.FewestSplits(h) {
			j.Splits = append(j.Splits, doudizhujson.WildTexts(a.Rules(), s.Plays))
		}
	}
	return j
}

// row is the answer as a line.
func (j *handJSON) row(q query) string {
	say, plays := q.Say, "-"
	if j.Fewest != nil {
		plays = say.Counted(*j.Fewest, "play")
	}
	return fmt.Sprintf("%s %s %s %10v  %s %s\n%s", cmdline.Pad(j.Hand.Hand, 22), cmdline.Pad(plays, 9), say.Text("power"), j.Power,
		cmdline.Pad(say.Counted(j.Score, "point"), 10), say.Text(common.Bids[j.Bid]), j.splits())
}

// splits lists the requested splits, one a line.
func (j *handJSON) splits() string {
	var b strings.Builder
	for _, s := range j.Splits {
		fmt.Fprintf(&b, "  %s\n", strings.Join(s, " "))
	}
	return b.String()
}

// paragraph is the answer with all facts.
func (j *handJSON) paragraph(q query, a *hand.Analyst, all bool) string {
	var b strings.Builder
	say := q.Say
	plays := say.Counted(len(j.Split), "play")
	first := say.Sprintf("%s at least", plays)
	if j.Fewest == nil {
		first = say.Sprintf("can't be emptied: %s can never be played", j.Dead)
		if len(j.Split) > 0 {
			first = say.Sprintf("%s; the rest takes %s", first, plays)
		}
	}
	fmt.Fprintln(&b, q.Bold(listed(say, first, j.Split)))
	if all {
		fmt.Fprintf(&b, "%s:\n%s", say.Counted(len(j.Splits), "split"), j.splits())
	}
	fmt.Fprintln(&b, listed(say, say.Sprintf("power %s", j.Power), j.PowerSplit))
	fmt.Fprintln(&b, j.combed(say, a))
	fmt.Fprint(&b, say.Sprintf("bidding %s: %s; landlord chance %.1f %%", say.Counted(j.Score, "point"), say.Text(common.Bids[j.Bid]), 100*a.Rules().Chance(j.hand)))
	if hand.MustCall(j.hand) {
		fmt.Fprint(&b, say.Text(", must call"))
	}
	fmt.Fprint(&b, "\n", say.Sprintf("rules: %s\n", rulesText(say, j.Rules, j.Wild)))
	return b.String()
}

// listed writes plays after a heading, and the heading alone if there are none.
func listed(say common.Phrases, heading string, plays []string) string {
	if len(plays) == 0 {
		return heading
	}
	return say.Sprintf("%s: %s", heading, strings.Join(plays, " "))
}

// combed writes the split that removes the strongest groups step by step.
func (j *handJSON) combed(say common.Phrases, a *hand.Analyst) string {
	comb := a.Rules().GreedySplit(j.hand)
	heading := say.Sprintf("combed into %s", say.Counted(len(comb.Plays), "group"))
	if comb.Dead != 0 {
		heading = say.Sprintf("%s without %s", heading, comb.Dead)
	}
	return listed(say, heading, doudizhujson.WildTexts(a.Rules(), comb.Plays))
}

// rulesText writes the rules with their wildcard.
func rulesText(say common.Phrases, spec, wild string) string {
	if wild == "" {
		return spec
	}
	return say.Sprintf("%s, wild %s", spec, wild)
}
