// Moments: the playouts of a position, and the end of its game, as lines of text.

package main

import (
	"fmt"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/strong"
)

// moment is a decision of the player, or a position that a judge continued.
type moment struct {
	Seed uint64 // of the deal
	By   strong.Reading
	strong.Situation
	Wins, Playouts float64 // whole numbers
	Won            bool    // the game, by the seat's side
}

const momentFormat = "%d %t %d %d %d %d %d %t"

// String is the moment's line.
func (m moment) String() string {
	return fmt.Sprintf(momentFormat, m.Seed, m.Auction, m.By, m.Seat, m.Cards, int(m.Wins), int(m.Playouts), m.Won)
}

// momentOf reads a line.
func momentOf(line string) (m moment, err error) {
	var wins, playouts uint32
	_, err = fmt.Sscanf(line, momentFormat, &m.Seed, &m.Auction, &m.By, &m.Seat, &m.Cards, &wins, &playouts, &m.Won)
	m.Wins, m.Playouts = float64(wins), float64(playouts)
	if err == nil && (m.By >= strong.Readings || m.Seat >= doudizhu.Seats || m.Cards < 1 || m.Cards > doudizhu.Deck.Cards() || wins > playouts || playouts == 0) {
		err = fmt.Errorf("%q is no moment of a game", line)
	}
	return m, err
}

// won is 1 for a won game, else 0.
func (m *moment) won() float64 {
	if m.Won {
		return 1
	}
	return 0
}

// readAll reads files from play.
func readAll(c *cli.Context) (files [][]moment, err error) {
	if c.NArg() == 0 {
		return nil, cmdline.Usagef(c, "give files that play printed")
	}
	for _, name := range c.Args().Slice() {
		list, err := readMoments(c, name)
		if err != nil {
			return nil, err
		}
		files = append(files, list)
	}
	return files, nil
}

// readMoments reads a file from play.
func readMoments(c *cli.Context, name string) (list []moment, err error) {
	in, err := cmdline.CallOf(c).Open(name)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	lines := cmdline.NewLines(in)
	for lines.Scan() {
		m, err := momentOf(lines.Text())
		if err != nil {
			return nil, fmt.Errorf("%s: %w; give what play printed", lines.Place(), err)
		}
		list = append(list, m)
	}
	if err := lines.Err(); err != nil || len(list) > 0 {
		return list, err
	}
	return nil, fmt.Errorf("%s: no moments; give what play printed", in.Name)
}
