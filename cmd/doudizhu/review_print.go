// How reviews are written.

package main

import (
	"fmt"
	"strings"

	"kedou/doudizhu"
	"kedou/doudizhu/table"
	"kedou/search/andor"
)

// review writes a review as a page: who wins how long, and the plays that changed it.
func (say phrases) review(g *reviewed, n int) string {
	var b strings.Builder
	r := g.record
	fmt.Fprintln(&b, say.Sprintf("game %d: %s", n, say.Text(r.Variant.Name))+say.Number(r))
	if r.Result != nil {
		fmt.Fprintln(&b, say.Outcome(r))
	}
	mistakes := 0
	for from := 0; from < len(g.steps); {
		to := from
		for to+1 < len(g.steps) && g.before[to+1].same(&g.before[from]) && !g.mistake(to) {
			to++
		}
		fmt.Fprint(&b, say.stretch(from+1, to+1, &g.before[to]))
		if g.mistake(to) {
			mistakes++
			fmt.Fprint(&b, say.mistake(g, to))
		}
		from = to + 1
	}
	if open := g.open(); open > 0 {
		fmt.Fprint(&b, say.Sprintf("undecided: %s of %d\n", say.Counted(open, "position"), len(g.before)+1))
	}
	fmt.Fprint(&b, say.Sprintf("plays that gave the win away: %d\n", mistakes))
	return b.String()
}

// same reports whether two positions go into one line.
func (v *verdict) same(w *verdict) bool { return v.landlord == w.landlord && v.reason == w.reason }

// stretch says who wins with open cards from one move to another.
func (say phrases) stretch(from, to int, v *verdict) string {
	moves := say.Sprintf("moves %d to %d", from, to)
	if from == to {
		moves = say.Sprintf("move %d", from)
	}
	switch v.landlord {
	case andor.Won:
		return moves + say.Text(": the landlord wins\n")
	case andor.Lost:
		return moves + say.Text(": the peasants win\n")
	}
	return moves + say.Sprintf(": undecided (%s)\n", say.Text(v.reason))
}

// mistake writes a move that gave the win away, and one that would have kept it.
func (say phrases) mistake(g *reviewed, i int) string {
	s, rules := &g.steps[i], &g.record.Variant.Rules
	text := func(p doudizhu.Play) string {
		if p.Kind == doudizhu.Pass {
			return say.Text("pass")
		}
		return rules.Text(p)
	}
	who := say.Sprintf("%s (%s)", say.Chair(g.record, s.move.Chair), say.Text(s.before.Turn.String()))
	if g.before[i].better == nil {
		return say.Sprintf("  move %d, %s: %s gives the win away\n", s.number, who, text(s.move.Play))
	}
	return say.Sprintf("  move %d, %s: %s gives the win away; %s keeps it\n", s.number, who, text(s.move.Play), text(*g.before[i].better))
}

// reviewJSON is a review as a JSON object.
type reviewJSON struct {
	Game      int              `json:"of_game"`
	Variant   string           `json:"variant"`
	Winner    string           `json:"winner,omitempty"`
	Moves     []reviewMoveJSON `json:"moves"`
	Mistakes  int              `json:"mistakes"`
	Undecided int              `json:"undecided"`
}

// wrongJSON is what stands in the place of a review of a game against the rules.
type wrongJSON struct {
	Game  int    `json:"of_game"`
	Wrong string `json:"wrong"`
}

// reviewMoveJSON is a move with the winner of the open position before it.
type reviewMoveJSON struct {
	Move    int         `json:"move"`
	Chair   table.Chair `json:"chair"`
	Seat    string      `json:"seat"`
	Play    string      `json:"play"`
	Wins    string      `json:"wins"` // landlord, peasants or undecided
	Reason  string      `json:"reason,omitempty"`
	Mistake bool        `json:"mistake,omitempty"`
	Better  string      `json:"better,omitempty"`
}

// side names the side that wins.
func side(landlord andor.Outcome) string {
	return map[andor.Outcome]string{andor.Won: "landlord", andor.Lost: "peasants", andor.Unknown: "undecided"}[landlord]
}

// json is the review for machines.
func (g *reviewed) json(n int) reviewJSON {
	j := reviewJSON{Game: n, Variant: g.record.Variant.Name, Moves: []reviewMoveJSON{}, Undecided: g.open()}
	if g.record.Result != nil {
		j.Winner = side(g.end.landlord)
	}
	for i, s := range g.steps {
		v := &g.before[i]
		m := reviewMoveJSON{
			Move: s.number, Chair: s.move.Chair, Seat: s.before.Turn.String(), Play: g.record.Variant.Rules.Parts(s.move.Play),
			Wins: side(v.landlord), Reason: v.reason, Mistake: g.mistake(i),
		}
		if m.Mistake {
			j.Mistakes++
			if v.better != nil {
				m.Better = v.better.Parts()
			}
		}
		j.Moves = append(j.Moves, m)
	}
	return j
}
