// Package review is the command review: the values of the plays of recorded games by the player's knowledge, and with open cards.
package review

import (
	"cmp"
	"io"
	"slices"
	"strconv"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu/endgame"
	"kedou/doudizhu/review"
	"kedou/doudizhu/table"
	"kedou/search"
)

// Command returns the command.
func Command() *cli.Command {
	return &cli.Command{
		Name:      "review",
		Usage:     "value the plays of a recorded game, and find where the win changed hands",
		ArgsUsage: "FILE | -",
		Description: "Reads records of games, as play --records and arena --records write them. Separates skill\n" +
			"from luck for one player: the chance when play began, the part that the cards and the others\n" +
			"added, and the part that the player gave away, by what could be known then; each play that cost 5 points of\n" +
			"chance or more, with the hint's; and what the landlord index says to calls and\n" +
			"doubles. doudizhu/review/REVIEW.md defines the numbers.\n\n" +
			"Apart from that it asks the endgame solver who would win each position with open cards. A\n" +
			"play after which the other side would win has given the win away; it is shown with a play\n" +
			"that keeps it, and whether that could be known. The limits hold for each position; what\n" +
			"they leave open is listed, as are positions with a flower, which the solver doesn't play.\n\n" +
			"Exit code 0: every position was decided; 3: some were not; 1: a record is not of a game by\n" +
			"the rules, and the review ends there.",
		Flags: slices.Concat(cmdline.LimitFlags(search.Limits{Memory: 1 << 30, Time: time.Second, Expansions: 200_000}),
			cmdline.Category("Estimates",
				cmdline.ChoiceFlag("chair", "review the player of chair `WHO`; auto is the person, or else the landlord", "auto", "0", "1", "2", "all", "none"),
				cmdline.IntFlag("iterations", "play `N` games on at most after each of two plays", 6000, 100, 1<<24)),
			cmdline.Category("Output", cmdline.JSONFlag())),
		Action: func(c *cli.Context) error {
			if err := cmdline.CallOf(c).CheckMemory("the dedicated solver", endgame.MinMemory); err != nil {
				return err
			}
			games, err := common.NewGames(cmdline.CallOf(c), c.Bool("json"))
			if err != nil {
				return err
			}
			return (&reviewer{games, cmdline.Limits(c), c.String("chair"), c.Int("iterations")}).all()
		},
	}
}

// reviewer is one run of the command.
type reviewer struct {
	*common.Games
	limits search.Limits
	chair  string
	games  int // played on after each of two plays, at most
}

// reviewed is a game with the results of its review.
type reviewed struct {
	number int
	*review.Open
	chairs []judged
}

// judged is a game from the view of one chair's player.
type judged struct {
	review.Report
	turnings []review.Turning
}

func (r *reviewer) all() error {
	n, code := 0, cmdline.Yes
	for record, err := range r.Records() {
		if err != nil {
			return err
		}
		n++
		if wrong := table.Verify(&record); wrong != nil {
			return cmp.Or(r.ReportWrong(n, wrong), cmdline.Exit(cmdline.No))
		}
		g, err := r.review(n, &record)
		if err == nil {
			err = r.show(g)
		}
		if err != nil || r.Err() != nil {
			return err
		}
		if g.Undecided() > 0 {
			code = cmdline.Undecided
		}
	}
	return cmdline.Exit(code)
}

// review reviews a game.
func (r *reviewer) review(n int, record *table.Record) (*reviewed, error) {
	open, err := review.OpenCards(r, record, r.limits)
	g := &reviewed{number: n, Open: open}
	for _, c := range r.chairs(record) {
		if err != nil || r.Err() != nil {
			break
		}
		var report review.Report
		report, err = review.Run(r, record, c, review.Options{Worlds: r.games}, nil)
		g.chairs = append(g.chairs, judged{report, open.Turnings(&report)})
	}
	return g, err
}

// person is the name of the person in play's records.
const person = "human"

// chairs are those with reviewed players.
func (r *reviewer) chairs(record *table.Record) []table.Chair {
	switch c, err := strconv.Atoi(r.chair); {
	case err == nil:
		return []table.Chair{table.Chair(c)}
	case r.chair == "all":
		return []table.Chair{0, 1, 2}
	case r.chair == "none":
		return nil
	}
	if i := slices.Index(record.Names[:], person); i >= 0 {
		return []table.Chair{table.Chair(i)}
	}
	return []table.Chair{max(record.Landlord, 0)}
}

// show prints a review in the chosen form.
func (r *reviewer) show(g *reviewed) error {
	if r.JSON {
		return cmdline.WriteJSON(r.Out, g.json())
	}
	text, err := r.text(g)
	if err == nil {
		_, err = io.WriteString(r.Out, text)
	}
	return err
}
