package advice

// hint --by: a bot's decision in a seat, and its reasons.

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records/doudizhujson"
	"kedou/doudizhu"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/hand"
	"kedou/doudizhu/table"
	"kedou/internal/phrase"
)

// decisionFlags are the flags of hint that describe a decision at the table.
func decisionFlags() []cli.Flag {
	left := cmdline.NamesFlag("left", "how many cards the others hold, `N,N`: the next player and the one after")
	laid := cmdline.NamesFlag("laid", "all `CARDS` laid before --after")
	left.DefaultText, laid.DefaultText = "as dealt", "unknown"
	return cmdline.Category("One decision",
		cmdline.NamesFlag("by", "what this `PLAYER` would do, and by which rules", bot.Players().Names()...),
		cmdline.ChoiceFlag("seat", "whose hand it is: `SEAT`", "landlord", "down", "up"),
		&cli.StringFlag{Name: "from", Usage: "the `SEAT` that has laid --after: landlord, down or up", DefaultText: "who plays before"},
		left, laid, cmdline.SeedFlag("the `SEED` of the player who samples", 1))
}

// decision is the decision in the flags.
type decision struct {
	*common.Query
	after, by, seat, from, left, laid string
	seed                              uint64
}

func decide(d *decision) error {
	if d.Given("order") {
		return d.Usagef("--order is for the list of plays; leave it out with --by")
	}
	s, err := d.situation()
	if err != nil {
		return err
	}
	v, named := variantOf(d.Rules)
	by, err := bot.Parse(d.by)
	if err != nil {
		return d.Usagef("--by: %w", err)
	}
	if !named && by.Sampling() {
		return d.Usagef("--by strong plays by the rules of a game: standard, or yuncheng with --wild F")
	}
	view, err := s.View(&v)
	if err != nil {
		return d.Usagef("%w", err)
	}
	play, why, err := bot.Explain(d, by.Forgetful().Of(v), view, rand.New(rand.NewPCG(d.seed, 0)))
	if err != nil {
		return phrase.Errorf("--by %s: %w", d.by, err)
	}
	return d.Print(d.JSON, d.record(play, why), d.text(play, why))
}

// situation reads the decision.
func (d *decision) situation() (s bot.Situation, err error) {
	if err = d.Spelled(d.after, d.laid); err == nil {
		err = common.CheckSize(d.Hand)
	}
	if err != nil {
		return s, err
	}
	s.Hand, s.Seat = d.Hand, doudizhujson.Seats[d.seat]
	if s.Last, err = common.ReadPlay(d.Call, "after", d.after, d.Rules, d.Notation); err != nil {
		return s, err
	}
	if d.from != "" && s.Last.Kind == doudizhu.Pass {
		return s, d.Usagef("--from says who has laid --after; give that, too")
	}
	if s.Owner, err = d.owner(s.Seat); err != nil {
		return s, err
	}
	if s.Left, err = others(s.Seat, d.left); err != nil {
		return s, d.Usagef("--left %s: %w", d.left, err)
	}
	if d.laid != "" {
		if s.Laid, err = d.Notation.ParseHand(strings.ReplaceAll(d.laid, ",", "")); err != nil {
			return s, phrase.Errorf("--%s: %w", "laid", err)
		}
	}
	return s, nil
}

// owner returns the seat that has made the play to beat.
func (d *decision) owner(seat doudizhu.Seat) (doudizhu.Seat, error) {
	if d.from == "" {
		return (seat + doudizhu.Seats - 1) % doudizhu.Seats, nil
	}
	owner, known := doudizhujson.Seats[d.from]
	if !known || d.from == "bidder" {
		return 0, d.Usagef("--from %s: there is no such seat; use landlord, down or up", d.from)
	}
	return owner, nil
}

// others reads how many cards the next player and the one after him hold.
func others(seat doudizhu.Seat, text string) (left [doudizhu.Seats]int, err error) {
	if text == "" {
		return left, nil
	}
	next, after, found := strings.Cut(text, ",")
	for i, number := range [2]string{next, after} {
		n, err := strconv.Atoi(strings.TrimSpace(number))
		if err != nil || n < 1 || !found {
			return left, phrase.Errorf("give two numbers from 1 on, such as 3,17")
		}
		left[(int(seat)+i+1)%len(left)] = n
	}
	return left, nil
}

// variantOf returns the game with these rules, and whether it has a name.
func variantOf(r *hand.Rules) (v table.Variant, named bool) {
	for _, name := range []string{"standard", "yuncheng"} {
		if v, _ := table.ByName(name); v.Rules == *r {
			return v, true
		}
	}
	v, _ = table.ByName("standard")
	v.Rules = *r
	return v, false
}

// text is the play and the reasons, one a line.
func (d *decision) text(play doudizhu.Play, why []hand.Reason) string {
	parts, kind := d.Rules.Parts(play), d.Say.Kind(play)
	if play.Kind == doudizhu.Pass {
		parts, kind = d.Say.Text("pass"), ""
	}
	lines := []string{strings.TrimRight(cmdline.Pad(parts, 20)+" "+kind, " ")}
	for _, reason := range why {
		text := d.Say.Sprintf("%v", reason.Text)
		if reason.Rule != "" {
			text = d.Say.Sprintf("%s: %v", reason.Rule, reason.Text)
		}
		lines = append(lines, text)
	}
	return strings.Join(lines, "\n") + "\n"
}

// record is the play and the reasons as one JSON object.
func (d *decision) record(play doudizhu.Play, why []hand.Reason) any {
	type reasonJSON struct {
		Rule string `json:"rule,omitempty"`
		Text string `json:"text"`
	}
	list := make([]reasonJSON, len(why))
	for i, reason := range why {
		list[i] = reasonJSON{reason.Rule, reason.Text.String()}
	}
	return struct {
		common.About
		After   string            `json:"after,omitempty"`
		By      string            `json:"by"`
		Seat    string            `json:"seat"`
		Play    doudizhujson.Play `json:"play"`
		Reasons []reasonJSON      `json:"reasons"`
	}{d.About(), strings.TrimPrefix(d.after, "-"), d.by, d.seat, doudizhujson.PlayOf(d.Rules, play), list}
}
