package play

// The reports to the user: the players' bids and plays, and the questions.

import (
	"fmt"
	"slices"
	"strings"

	"kedou/doudizhu"
	"kedou/doudizhu/session"
	"kedou/doudizhu/table"
	"kedou/search/andor"
)

// println and printf write in the language of the user.
func (d *console) println(text string) { fmt.Fprintln(d.Out, d.say.Text(text)) }

func (d *console) printf(format string, args ...any) {
	fmt.Fprint(d.Out, d.say.Sprintf(format, args...))
}

// announce prints the name of a game, and for a resumed game the events so far.
func (d *console) announce() {
	title := d.say.Sprintf("game %d of %d: %s, seed %d, against %s and %s",
		d.Number(), d.Terms.Games, d.say.Text(d.Terms.Game), d.DealSeed(), d.name(1), d.name(2))
	d.printf("%s\n", d.Bold(title))
	d.reported = table.Record{Landlord: table.Nobody, Deal: d.Record().Deal}
	d.report()
}

// name is a player's name.
func (d *console) name(c table.Chair) string {
	if c == session.Me {
		return d.say.Text("you")
	}
	name, _, _ := strings.Cut(d.Bots[c-1], ":")
	return d.say.Sprintf("%s (%d)", name, int(c))
}

// report prints the events since its last call.
func (d *console) report() {
	now, before := d.Record(), d.reported
	d.reported = now
	if now.Deal != before.Deal {
		d.println("all have passed; the cards are dealt again")
		before = table.Record{Landlord: table.Nobody}
	}
	for i := len(before.Calls); i < len(now.Calls); i++ {
		d.printf("%s: %s\n", d.name(now.Calls[i].Chair), d.say.Text(callText(&now, i)))
	}
	if before.Landlord == table.Nobody && now.Landlord != table.Nobody {
		if !table.Called(now.Calls) {
			d.println("everybody has passed once more; who was asked first is the landlord")
		}
		d.printf("landlord: %s; bottom: %v\n", d.name(now.Landlord), now.Deal.Bottom)
	}
	if d.Stage() >= table.Playing && len(now.Moves) == 0 {
		d.reportDoubles(&now)
	}
	d.reportMoves(&now, len(before.Moves))
}

// callText puts a call into words.
func callText(r *table.Record, i int) string {
	switch bid := r.Calls[i].Bid; {
	case r.Variant.Auction == table.Bids:
		return []string{"no bid", "bid 1", "bid 2", "bid 3"}[bid]
	case bid == 0:
		return "no"
	}
	if table.Called(r.Calls[:i]) {
		return "robs"
	}
	return "calls the landlord's seat"
}

// reportDoubles prints who doubles, if a player does.
func (d *console) reportDoubles(r *table.Record) {
	var words []string
	for c, stake := range r.Doubled {
		switch stake {
		case table.Double:
			words = append(words, d.name(table.Chair(c)))
		case table.Super:
			words = append(words, d.say.Sprintf("%s (super)", d.name(table.Chair(c))))
		}
	}
	if len(words) > 0 {
		d.printf("doubled by: %s\n", d.say.List(words))
	}
}

// reportMoves prints the plays from a move on, and the numbers of cards left.
func (d *console) reportMoves(r *table.Record, from int) {
	left := r.Deal.Hands
	if r.Landlord != table.Nobody {
		left[r.Landlord] += r.Deal.Bottom
	}
	for i, m := range r.Moves {
		left[m.Chair] -= m.Play.Cards
		switch {
		case i < from:
		case m.Play.Kind == doudizhu.Pass:
			d.printf("%s, %s: pass\n", d.name(m.Chair), d.role(r, m.Chair))
		default:
			d.printf("%s, %s: %s (%d left)\n", d.name(m.Chair), d.role(r, m.Chair), d.playText(m.Play), left[m.Chair].Cards())
		}
	}
}

// role names a player's seat.
func (d *console) role(r *table.Record, c table.Chair) string {
	return d.say.Text(doudizhu.Seat((c - r.Landlord + table.Chairs) % table.Chairs).String())
}

// show prints the user's cards and the question.
func (d *console) show(v *table.View) {
	if v.Stage == table.Playing {
		if text := d.openText(); text != "" {
			d.printf("%s; the odds of a hint go by what you see\n", text)
		}
	}
	d.printf("your cards: %s; %s\n", v.Hand, d.question(v))
}

// question is the table's question to the user.
func (d *console) question(v *table.View) string {
	switch {
	case v.Stage == table.Calling && v.Variant.Auction == table.Bids:
		return d.say.Sprintf("your bid, one of %s?", session.BidsText(v))
	case v.Stage == table.Calling:
		return d.say.Text("the landlord's seat: yes or no?")
	case super(v):
		return d.say.Text("double, yes, no or super (4 times)?")
	case v.Stage == table.Doubling:
		return d.say.Text("double, yes or no?")
	case v.Last.Kind == doudizhu.Pass:
		return d.say.Text("you lead")
	}
	return d.say.Sprintf("to beat: %s (%s) of %s", d.playText(v.Last), d.say.Text(v.Last.Kind.String()), d.name(v.Owner))
}

// super reports whether the user may double twice.
func super(v *table.View) bool {
	return v.Stage == table.Doubling && slices.Contains(v.Variant.Doubles(), table.Super)
}

// openText says in practice who would win with open cards; it is empty if that is unknown.
func (d *console) openText() string {
	switch d.OpenCards(d) {
	case andor.Won:
		return d.say.Text("with open cards you would now win")
	case andor.Lost:
		return d.say.Text("with open cards you would now lose")
	}
	return ""
}

// conclude prints the end of a game, and the score.
func (d *console) conclude() {
	last := d.Record()
	d.printf("%s\n", d.Bold(d.verdict(&last)))
	d.printf("points: %s (%s)\n", d.points(last.Result.Points), d.factors(&last))
	hands := d.Hands()
	for i := range table.Chair(table.Chairs) {
		if c := (last.Landlord + i) % table.Chairs; hands[c] != 0 {
			d.printf("left: %s, %s\n", d.name(c), hands[c])
		}
	}
	if total := d.Total(); total.Games > 1 {
		d.printf("after %s: %s\n", d.say.Counted(total.Games, "game"), d.points(total.Points))
	}
}

// verdict says whether the user has won a game.
func (d *console) verdict(r *table.Record) string {
	if r.Result.Points[session.Me] > 0 {
		return d.say.Text("you win")
	}
	return d.say.Text("you lose")
}

// factors writes the factors of the score, with the names of the table.
func (d *console) factors(r *table.Record) string { return d.say.Factors(r, session.Me, d.name) }

// points writes all players' points.
func (d *console) points(list [table.Chairs]int) string {
	var words []string
	for c, p := range list {
		words = append(words, d.say.Sprintf("%s %+d", d.name(table.Chair(c)), p))
	}
	return d.say.List(words)
}
