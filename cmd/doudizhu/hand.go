// The command hand: what a hand is worth.

package main

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/hand"
)

func handCommand() *cli.Command {
	return &cli.Command{
		Name:      "hand",
		Usage:     "judge hands: fewest plays, power, bid",
		ArgsUsage: "HAND|FILE|- ...",
		Description: "Splits each HAND into the fewest plays and into the plays of the greatest power, and\n" +
			"scores it for the bidding. Files and standard input have one hand a line; empty lines\n" +
			"and what follows a # are left out. Many hands are answered by a line each.",
		Flags: append(ruleFlags(), wildFlag(), langFlag(), cmdline.JSONFlag(),
			&cli.BoolFlag{Name: "all", Usage: "list every split into the fewest plays", DisableDefaultText: true},
			notationFlag()),
		Action: judgeHands,
	}
}

func judgeHands(c *cli.Context) error {
	rules, spec, err := wildRulesOf(c)
	if err != nil {
		return err
	}
	hands, err := readHands(c)
	if err != nil {
		return err
	}
	a := hand.NewAnalyst(*rules)
	for _, h := range hands {
		if err := c.Context.Err(); err != nil {
			return err
		}
		j := judge(a, h, spec, c.Bool("all"))
		switch w := c.App.Writer; {
		case c.Bool("json"):
			err = cmdline.WriteJSON(w, j)
		case len(hands) > 1:
			err = j.row(w, c.String("lang"))
		default:
			err = j.paragraph(c, a)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// handJSON is what is known of a hand, as one JSON object.
type handJSON struct {
	Hand       string      `json:"hand"`
	Rules      string      `json:"rules"`
	Wild       string      `json:"wild,omitempty"`
	Fewest     *int        `json:"fewest_plays"` // null if some cards can never be played
	Split      []string    `json:"split"`
	Splits     [][]string  `json:"splits,omitempty"`
	Power      json.Number `json:"power"`
	PowerSplit []string    `json:"power_split"`
	Score      int         `json:"score"`
	Bid        int         `json:"bid"`
	Chance     rounded     `json:"landlord_chance"`
	Dead       string      `json:"dead,omitempty"` // the cards that can never be played

	hand doudizhu.Hand
}

// judge finds out all about a hand; with all, also every split into the fewest
// plays.
func judge(a *hand.Analyst, h doudizhu.Hand, spec string, all bool) *handJSON {
	r, score := a.Rules(), hand.Points(h)
	split := a.FewestSplit(h)
	j := &handJSON{
		Hand:       h.String(),
		Rules:      spec,
		Wild:       r.Wild.String(),
		Split:      wildTexts(r, split.Plays),
		Power:      json.Number(a.Power(h).String()),
		PowerSplit: wildTexts(r, a.PowerSplit(h).Plays),
		Score:      score,
		Bid:        hand.BidFor(score),
		Chance:     rounded(r.Chance(h)),
		Dead:       split.Dead.String(),
		hand:       h,
	}
	if n, ok := a.Fewest(h); ok {
		j.Fewest = &n
	}
	if all {
		for s := range a.FewestSplits(h) {
			j.Splits = append(j.Splits, wildTexts(r, s.Plays))
		}
	}
	return j
}

// handWords are the phrases of a language.
type handWords struct {
	fewest, dead, splits, power, combed, without, bid, must, rules, wild, row string
	bids                                                                      [4]string
}

var handLanguages = map[string]handWords{
	"en": {
		fewest:  "%s at least: %s\n",
		dead:    "can't be emptied: %s can never be played; the rest takes %s: %s\n",
		splits:  "%s:\n",
		power:   "power %v: %s\n",
		combed:  "combed into %s%s: %s\n",
		without: " without %v",
		bid:     "bidding %s: %s; landlord chance %s%s\n",
		must:    ", must call",
		bids:    [4]string{"pass", "bid 1", "bid 2", "bid 3"},
		rules:   "rules: %s%s\n",
		wild:    ", wild %v",
		row:     "%-22s %-9s power %10v  %-10s %s\n",
	},
	"zh": {
		fewest:  "最少 %s：%s\n",
		dead:    "出不完：%s 永远打不出；其余最少 %s：%s\n",
		splits:  "%s：\n",
		power:   "权重 %v：%s\n",
		combed:  "按步骤拆成 %s%s：%s\n",
		without: "（不算 %v）",
		bid:     "叫牌 %s：%s；地主指数 %s%s\n",
		must:    "，必须叫",
		bids:    [4]string{"不叫", "叫一分", "叫二分", "叫三分"},
		rules:   "规则：%s%s\n",
		wild:    "，癞子 %v",
		row:     "%-22s %-6s 权重 %10v  %-5s %s\n",
	},
}

// counted writes a number of things, named by their word in the language.
func counted(lang string, n int, english, chinese string) string {
	if lang == "zh" {
		return cmdline.Count(n) + " " + chinese
	}
	return cmdline.Plural(n, english)
}

// row writes the answer as a line.
func (j *handJSON) row(w io.Writer, lang string) error {
	words, plays := handLanguages[lang], "-"
	if j.Fewest != nil {
		plays = counted(lang, *j.Fewest, "play", "手")
	}
	_, err := fmt.Fprintf(w, words.row+"%s", j.Hand, plays, j.Power, counted(lang, j.Score, "point", "分"), words.bids[j.Bid], j.splits())
	return err
}

// splits lists the splits asked for, one a line.
func (j *handJSON) splits() string {
	var b strings.Builder
	for _, s := range j.Splits {
		fmt.Fprintf(&b, "  %s\n", strings.Join(s, " "))
	}
	return b.String()
}

// paragraph writes the answer with everything known.
func (j *handJSON) paragraph(c *cli.Context, a *hand.Analyst) error {
	var b strings.Builder
	lang := c.String("lang")
	w, style := handLanguages[lang], cmdline.StyleOf(c.App.Writer)
	plays, split := counted(lang, len(j.Split), "play", "手"), strings.Join(j.Split, " ")
	if j.Fewest != nil {
		b.WriteString(style.Bold(fmt.Sprintf(w.fewest, plays, split)))
	} else {
		b.WriteString(style.Bold(fmt.Sprintf(w.dead, j.Dead, plays, split)))
	}
	if c.Bool("all") {
		fmt.Fprintf(&b, w.splits, counted(lang, len(j.Splits), "split", "种拆法"))
		b.WriteString(j.splits())
	}
	fmt.Fprintf(&b, w.power, j.Power, strings.Join(j.PowerSplit, " "))
	comb := a.Rules().Comb(j.hand)
	combed, without := wildTexts(a.Rules(), comb.Plays), ""
	if comb.Dead != 0 {
		without = fmt.Sprintf(w.without, comb.Dead)
	}
	fmt.Fprintf(&b, w.combed, counted(lang, len(combed), "group", "手"), without, strings.Join(combed, " "))
	must := ""
	if hand.MustCall(j.hand) {
		must = w.must
	}
	percent := fmt.Sprintf("%.1f %%", 100*a.Rules().Chance(j.hand))
	fmt.Fprintf(&b, w.bid, counted(lang, j.Score, "point", "分"), w.bids[j.Bid], percent, must)
	wild := ""
	if j.Wild != "" {
		wild = fmt.Sprintf(w.wild, j.Wild)
	}
	fmt.Fprintf(&b, w.rules, j.Rules, wild)
	_, err := io.WriteString(c.App.Writer, b.String())
	return err
}
