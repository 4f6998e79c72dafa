package games

// The command review: recorded games judged with open cards.

import (
	"cmp"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/session"
	"kedou/doudizhu/table"
	"kedou/search"
	"kedou/search/andor"
)

// ReviewCommand returns the command review.
func ReviewCommand() *cli.Command {
	return &cli.Command{
		Name:      "review",
		Usage:     "tell at which plays of a recorded game the win with open cards changed hands",
		ArgsUsage: "FILE | -",
		Description: "Reads records of games, as play --records and arena --records write them, and asks the\n" +
			"endgame solver who would win each position if all cards were open. A play after which the\n" +
			"other side would win has given the win away; it is shown with a play that keeps it. The\n" +
			"solver goes back from the end. The limits hold for each position; what they leave open is\n" +
			"told, as are positions with a flower, which the solver doesn't play.\n\n" +
			"Exit code 0: every position was decided; 3: some were not; 1: a record is not of a game by\n" +
			"the rules, and the review ends there.",
		Flags: append(cmdline.LimitFlags(search.Limits{Memory: 1 << 30, Time: time.Second}), cmdline.JSONFlag()),
		Action: func(c *cli.Context) error {
			if err := cmdline.CallOf(c).CheckMemory("the dedicated solver", endgame.MinMemory); err != nil {
				return err
			}
			return review(cmdline.CallOf(c), cmdline.Limits(c), c.Bool("json"))
		},
	}
}

func review(call *cmdline.Call, limits search.Limits, json bool) error {
	s, err := open(call)
	if err != nil {
		return err
	}
	s.json = json
	n, code := 0, cmdline.Yes
	for r, err := range s.records() {
		if err != nil {
			return err
		}
		n++
		if wrong := table.Verify(&r); wrong != nil {
			return cmp.Or(s.tellWrong(n, wrong), cmdline.Exit(cmdline.No))
		}
		v, err := session.NewReview(s, &r, limits)
		if err == nil {
			err = s.showReview(v, n)
		}
		if err != nil || s.Err() != nil {
			return err
		}
		if v.Undecided() > 0 {
			code = cmdline.Undecided
		}
	}
	return cmdline.Exit(code)
}

// showReview prints a review in the form that is asked for.
func (s *screen) showReview(v *session.Review, n int) error {
	if s.json {
		return cmdline.WriteJSON(s.Out, reviewOf(v, n))
	}
	_, err := io.WriteString(s.Out, s.say.review(v, n))
	return err
}

// review writes a review as a page: who wins how long, and the plays that changed it.
func (say phrases) review(v *session.Review, n int) string {
	var b strings.Builder
	b.WriteString(say.title(n, v.Record))
	if v.Record.Result != nil {
		fmt.Fprintln(&b, say.Outcome(v.Record))
	}
	mistakes := 0
	for from := 0; from < len(v.Steps); {
		to := from
		for to+1 < len(v.Steps) && same(&v.Positions[to+1], &v.Positions[from]) && !v.Mistake(to) {
			to++
		}
		fmt.Fprint(&b, say.stretch(from+1, to+1, &v.Positions[to]))
		if v.Mistake(to) {
			mistakes++
			fmt.Fprint(&b, say.mistake(v, to))
		}
		from = to + 1
	}
	if open := v.Undecided(); open > 0 {
		fmt.Fprint(&b, say.Sprintf("undecided: %s of %d\n", say.Counted(open, "position"), len(v.Positions)))
	}
	fmt.Fprint(&b, say.Sprintf("plays that gave the win away: %d\n", mistakes))
	return b.String()
}

// same reports whether two positions go into one line.
func same(a, b *session.Verdict) bool { return a.Landlord == b.Landlord && a.Reason == b.Reason }

// stretch says who wins with open cards from one move to another.
func (say phrases) stretch(from, to int, v *session.Verdict) string {
	moves := say.Sprintf("moves %d to %d", from, to)
	if from == to {
		moves = say.Sprintf("move %d", from)
	}
	switch v.Landlord {
	case andor.Won:
		return moves + say.Text(": the landlord wins\n")
	case andor.Lost:
		return moves + say.Text(": the peasants win\n")
	}
	return moves + say.Sprintf(": undecided (%s)\n", say.Text(v.Reason))
}

// mistake writes a move that gave the win away, and one that would have kept it.
func (say phrases) mistake(v *session.Review, i int) string {
	s, rules := &v.Steps[i], &v.Record.Variant.Rules
	text := func(p doudizhu.Play) string {
		if p.Kind == doudizhu.Pass {
			return say.Text("pass")
		}
		return rules.Text(p)
	}
	who := say.Sprintf("%s (%s)", say.Chair(v.Record, s.Move.Chair), say.Text(s.Before.Turn.String()))
	if better := v.Positions[i].Better; better != nil {
		return say.Sprintf("  move %d, %s: %s gives the win away; %s keeps it\n", s.Number, who, text(s.Move.Play), text(*better))
	}
	return say.Sprintf("  move %d, %s: %s gives the win away\n", s.Number, who, text(s.Move.Play))
}

// reviewJSON is a review as a JSON object.
type reviewJSON struct {
	Game      int        `json:"of_game"`
	Variant   string     `json:"variant"`
	Winner    string     `json:"winner,omitempty"`
	Moves     []moveJSON `json:"moves"`
	Mistakes  int        `json:"mistakes"`
	Undecided int        `json:"undecided"`
}

// moveJSON is a move with the winner of the open position before it.
type moveJSON struct {
	Move    int         `json:"move"`
	Chair   table.Chair `json:"chair"`
	Seat    string      `json:"seat"`
	Play    string      `json:"play"`
	Wins    string      `json:"wins"` // landlord, peasants or undecided
	Reason  string      `json:"reason,omitempty"`
	Mistake bool        `json:"mistake,omitempty"`
	Better  string      `json:"better,omitempty"`
}

// sides names the side that wins, by the outcome for the landlord.
var sides = map[andor.Outcome]string{andor.Won: "landlord", andor.Lost: "peasants", andor.Unknown: "undecided"}

// reviewOf is the review for machines.
func reviewOf(v *session.Review, n int) reviewJSON {
	r := v.Record
	j := reviewJSON{Game: n, Variant: r.Variant.Name, Moves: []moveJSON{}, Undecided: v.Undecided()}
	if r.Result != nil {
		j.Winner = sides[v.Positions[len(v.Steps)].Landlord]
	}
	for i, s := range v.Steps {
		p := &v.Positions[i]
		m := moveJSON{
			Move: s.Number, Chair: s.Move.Chair, Seat: s.Before.Turn.String(), Play: r.Variant.Rules.Parts(s.Move.Play),
			Wins: sides[p.Landlord], Reason: p.Reason, Mistake: v.Mistake(i),
		}
		if m.Mistake {
			j.Mistakes++
			if p.Better != nil {
				m.Better = p.Better.Parts()
			}
		}
		j.Moves = append(j.Moves, m)
	}
	return j
}
