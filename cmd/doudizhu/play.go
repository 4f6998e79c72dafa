// The command play: the user against bots at the table.

package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu/bot"
	"kedou/doudizhu/table"
)

func playCommand() *cli.Command {
	return &cli.Command{
		Name:      "play",
		Usage:     "play the whole game against two bots",
		ArgsUsage: " ",
		Description: "You sit on chair 0, bots on chairs 1 and 2. Type, or pipe in, a word for each of your\n" +
			"answers: a bid such as 2, yes or no, cards such as 34567, - to pass; help tells the others.\n" +
			"What can't be done is told and passed over.\n\n" +
			"With --save the games are kept in FILE before each of your answers, and --resume goes on\n" +
			"from there, however the program has ended. With --practice an answer can be taken back,\n" +
			"and once few cards are left you are told who would win with open cards.\n\n" +
			"Exit code 0: all games were played; 3: you left before; 130: Ctrl-C.",
		Flags: append(cmdline.Category("Games",
			cmdline.ChoiceFlag("variant", "the `GAME`", table.Variants()...),
			cmdline.IntFlag("n", "play `N` games", 1, 1, 1000),
			cmdline.SeedFlag("the `SEED` of the first deal; the others follow", 1),
			cmdline.IntFlag("level", "the bots' strength, `N` from 1 to 5", 3, 1, 5),
			botsFlag("the `BOTS` on chairs 1 and 2 by name, with a comma between; or one for both", "by level"),
			&cli.BoolFlag{Name: "practice", Usage: "undo, and a look at open cards near the end", DisableDefaultText: true},
		), cmdline.Category("Files",
			&cli.StringFlag{Name: "save", Usage: "keep the games in `FILE`"},
			&cli.StringFlag{Name: "resume", Usage: "go on with the games in `FILE`"},
			&cli.StringFlag{Name: "records", Usage: "write the records of the games that are over to `FILE`, a line each"},
		)...),
		Action: play,
	}
}

func play(c *cli.Context) error {
	if c.NArg() > 0 {
		return cmdline.Usagef(c, "play takes no argument, got %q; it reads your words from standard input", c.Args().First())
	}
	s, err := openSession(c)
	if err != nil {
		return err
	}
	if err := s.seatBots(); err != nil {
		if file := c.String("resume"); file != "" {
			return fmt.Errorf("%s: %w", file, err)
		}
		return cmdline.Usagef(c, "%v", err)
	}
	err = s.run(c.Context)
	if errors.Is(err, errLeft) || c.Context.Err() != nil {
		if err := s.leave(); err != nil {
			return err
		}
		return cmdline.Exit(cmdline.Undecided) // Ctrl-C makes it 130
	}
	return err
}

// openSession returns the games that the flags ask for, or those of --resume.
func openSession(c *cli.Context) (*session, error) {
	s := &session{c: c, say: speak(c), path: c.String("save")}
	if !c.IsSet("resume") {
		spec, err := bot.Level(c.Int("level"))
		if err != nil {
			return nil, cmdline.Usagef(c, "--level: %v", err)
		}
		bots := []string{spec}
		if c.IsSet("bots") {
			bots = splitBots(c.String("bots"))
		}
		if len(bots) == 0 || len(bots) > 2 || c.IsSet("bots") && c.IsSet("level") {
			return nil, cmdline.Usagef(c, "give --level, or one or two --bots of %s", strings.Join(bot.Names(), ", "))
		}
		s.saved = saved{
			Schema: 1, Games: c.Int("n"), Seed: c.Uint64("seed"), Game: c.String("variant"),
			Bots: [2]string{bots[0], bots[len(bots)-1]}, Practice: c.Bool("practice"),
		}
		s.game = s.deal()
		return s, nil
	}
	for _, name := range []string{"variant", "n", "seed", "level", "bots", "practice"} {
		if c.IsSet(name) {
			return nil, cmdline.Usagef(c, "--%s: the file of --resume has it", name)
		}
	}
	if c.String("resume") == "-" {
		return nil, cmdline.Usagef(c, "--resume -: standard input has your words; name a file")
	}
	if s.path == "" {
		s.path = c.String("resume")
	}
	return s, s.load(c.String("resume"))
}

// seatBots makes the players of the three chairs.
func (s *session) seatBots() error {
	v := s.variant()
	for i, spec := range s.Bots {
		p, err := bot.New(spec, v)
		if err != nil {
			return err
		}
		s.players[i+1] = p
	}
	s.players[me] = person{s}
	return nil
}

// leave keeps what is to be kept, and says how to go on.
func (s *session) leave() error {
	if s.path == "" {
		fmt.Fprintln(s.c.App.ErrWriter, s.say.Text("left before the end, and not kept; --save FILE would have kept the game"))
		return nil
	}
	if err := s.save(); err != nil {
		return err
	}
	again := cmdline.Repeat(s.c, []string{"variant", "n", "seed", "level", "bots", "practice", "save", "resume"}, "--resume", s.path)
	fmt.Fprintln(s.c.App.ErrWriter, s.say.Sprintf("left before the end; to go on: %s", again))
	return nil
}
