package main

// Games as input: a deal and moves to be played on it.

import (
	"fmt"
	"io"
	"os"
	"regexp"
	"strconv"
	"strings"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/klondike/internal/input"
	"kedou/klondike"
	"kedou/klondike/fast"
)

// maxMoves is the longest text of moves read, in bytes.
const maxMoves = 1 << 20

// movesFlag returns --moves.
func movesFlag() []cli.Flag {
	return cmdline.Category("Moves",
		&cli.StringFlag{Name: "moves", Usage: "the moves in any notation: their text, a `FILE`, or -"})
}

// readMoves returns the moves that --moves names, unchecked.
func readMoves(c *cli.Context) ([]string, error) {
	arg := c.String("moves")
	in, err := cmdline.CallOf(c).OpenText(arg, func(arg string) bool {
		_, err := os.Stat(arg)
		return err != nil && (strings.ContainsAny(arg, " @:_\n") || len(arg) <= len("KL"))
	})
	if err != nil {
		return nil, err
	}
	defer in.Close()
	text, err := io.ReadAll(io.LimitReader(in, maxMoves))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", in.Name, err)
	}
	return movesIn(string(text)), nil
}

// game is a deal and moves to be played on it, not checked yet.
type game struct {
	klondike.Deal
	rules klondike.Rules
	texts []string
}

// openGame returns the only deal that c names, with the moves of --moves.
func openGame(c *cli.Context) (game, error) { return openPartly(c, false) }

// openPartly is openGame, with unseen cards if that is allowed.
func openPartly(c *cli.Context, unseen bool) (game, error) {
	g := game{rules: input.RulesOf(c)}
	deals, err := openDeals(c, g.rules, unseen)
	if err != nil {
		return g, err
	}
	if g.Deal, err = deals.one(c); err != nil || !c.IsSet("moves") {
		return g, err
	}
	g.texts, err = readMoves(c)
	return g, err
}

// play returns the moves up to the first that the rules forbid, which the error
// tells, and all positions on the way.
func (g game) play() ([]klondike.Move, []klondike.Position, error) {
	moves, fault := klondike.ParseMoves(g.Position, g.rules, g.texts)
	positions, err := klondike.Replay(g.Position, g.rules, moves)
	if fault == nil {
		fault = err
	}
	return moves, positions, fault
}

// playedGame opens the game of a command that puts it to the dedicated solver, plays its moves, and checks --memory. The
// position asked about is the last one.
func playedGame(c *cli.Context) (g game, moves []klondike.Move, positions []klondike.Position, err error) {
	if g, err = openGame(c); err == nil {
		moves, positions, err = g.play()
	}
	if err == nil {
		err = cmdline.CallOf(c).CheckMemory("fast", fast.MinMemory)
	}
	return g, moves, positions, err
}

// What solve prints around moves: the number of a step, and for sentences how
// often one is repeated.
var (
	stepNumber = regexp.MustCompile(`^[0-9]+\.?$`)
	sentence   = regexp.MustCompile(`^(?:[0-9]+\.?\s+)?((?:Move|Turn|Redeal:) .*?)(?:, ([0-9]{1,3}) times)?$`)
)

// movesIn splits a text into moves: signs between spaces, or sentences on a line
// each. It passes over what solve prints beside them.
func movesIn(text string) []string {
	var moves []string
	for line := range strings.Lines(text) {
		if m := sentence.FindStringSubmatch(strings.TrimSpace(line)); m != nil {
			times, _ := strconv.Atoi(m[2])
			for range max(times, 1) {
				moves = append(moves, m[1])
			}
			continue
		}
		for _, word := range strings.Fields(line) {
			if !stepNumber.MatchString(word) && word != redealMark {
				moves = append(moves, word)
			}
		}
	}
	return moves
}
