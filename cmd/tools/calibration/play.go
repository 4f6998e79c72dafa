// The command play: games with the player's chances, and their ends.

package main

import (
	"bufio"
	"cmp"
	"context"
	"fmt"
	"io"
	"math"
	"math/rand/v2"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/strong"
	"kedou/doudizhu/table"
)

func playCommand() *cli.Command {
	return &cli.Command{
		Name:  "play",
		Usage: "let the strong player play: prints a line for each decision of his",
		Flags: []cli.Flag{
			cmdline.SeedFlag("the `SEED` of the first deal", 60_000_001), cmdline.IntFlag("n", "play `N` games", 1000, 1, math.MaxInt32),
			cmdline.IntFlag("playouts", "the player makes `N` playouts a decision", 600, 1, math.MaxInt32),
			&cli.StringFlag{Name: "without", Usage: "the player does without these `COMPONENTS`"},
			&cli.StringFlag{Name: "against", Usage: "the other side is this `BOT`; without one, the player itself"},
		},
		Action: play,
	}
}

func play(c *cli.Context) error {
	v, err := table.ByName("standard")
	if err != nil {
		return err
	}
	off, err := strong.ParseComponents(c.String("without"))
	if err != nil {
		return cmdline.Usagef(c, "--without: %v", err)
	}
	g := gamer{variant: v, options: strong.Options{Playouts: c.Int("playouts"), Off: off}, judge: strong.New(v, strong.Options{Playouts: 1, Off: off})}
	if spec := c.String("against"); spec != "" {
		if g.enemy, err = bot.New(spec, v); err != nil {
			return cmdline.Usagef(c, "--against: %v", err)
		}
	}
	out := bufio.NewWriter(c.App.Writer)
	for i := range uint64(c.Int("n")) {
		if err := g.play(c.Context, c.Uint64("seed")+i, out); err != nil {
			return cmp.Or(out.Flush(), err)
		}
	}
	return out.Flush()
}

// gamer plays games.
type gamer struct {
	variant table.Variant
	options strong.Options
	judge   *strong.Player
	enemy   table.Player // nil: the player itself
}

// play plays the game of a seed and writes its moments. Of two games of the player with itself one has an auction; against others the player is
// the landlord in one of two, and both peasants in the other.
func (g *gamer) play(ctx context.Context, seed uint64, out io.Writer) error {
	game := table.NewGiven(g.variant, table.NewDeal(g.variant, seed), 0)
	if g.enemy == nil && seed%2 == 0 {
		game = table.New(g.variant, table.NewDeal(g.variant, seed))
	}
	r := &recorder{gamer: g, game: game, seed: seed}
	var players [table.Chairs]table.Player
	for c := range players {
		players[c] = g.enemy
		if g.enemy == nil || (c == 0) == (seed%2 == 0) {
			players[c] = &recorded{strong.New(g.variant, g.options), r}
		}
	}
	result, err := table.Run(ctx, game, players, table.Options{Seed: seed})
	if err != nil {
		return err
	}
	for _, m := range r.moments {
		m.Won = result.LandlordWon() == (m.Seat == doudizhu.Landlord)
		if _, err := fmt.Fprintln(out, m); err != nil {
			return err
		}
	}
	return nil
}

// recorder keeps the moments of a game.
type recorder struct {
	*gamer
	game    *table.Game
	seed    uint64
	moments []moment
}

// recorded is a player whose chances are recorded.
type recorded struct {
	*strong.Player
	*recorder
}

// Play decides like the player.
func (p *recorded) Play(ctx context.Context, v *table.View, random *rand.Rand) (doudizhu.Play, error) {
	list, err := p.Judge(ctx, v, random)
	if err != nil {
		return doudizhu.Play{}, err
	}
	if first := list[0]; first.Playouts > 0 {
		p.note(strong.Searched, v, first.Counted, math.Round(first.Share*first.Counted))
	}
	if n := len(v.Moves); n == 0 || (n+int(p.seed))%comparedEach == 0 {
		p.compare(v, list[0].Play)
	}
	return list[0].Play, nil
}

// At the opening and after every fifth move the recorder continues a number of games in fresh worlds.
const (
	comparedEach   = 5
	comparedWorlds = 300
)

// compare continues the game after a play, and at the opening also for the other players.
func (p *recorded) compare(v *table.View, play doudizhu.Play) {
	p.playOn(v, []doudizhu.Play{play})
	if len(v.Moves) > 0 || p.enemy != nil {
		return
	}
	for c := range table.Chair(table.Chairs) {
		if c != v.Chair {
			p.playOn(p.game.View(c), nil)
		}
	}
}

// playOn notes the share of won games among those continued from a view.
func (p *recorded) playOn(v *table.View, plays []doudizhu.Play) {
	won, n := 0., 0.
	p.judge.Compare(v, plays, rand.New(rand.NewPCG(p.seed, uint64(3*len(v.Moves))+uint64(v.Chair))), func(ended []strong.Ending) bool {
		if n++; ended[0].Won {
			won++
		}
		return n < comparedWorlds
	})
	p.note(strong.Compared, v, n, won)
}

func (r *recorder) note(by strong.Reading, v *table.View, n, won float64) {
	r.moments = append(r.moments, moment{Seed: r.seed, By: by, Situation: strong.SituationOf(v), Wins: won, Playouts: n})
}
