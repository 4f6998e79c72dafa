package play

// A second game: the choices of the user where the game in the configuration directory is open in another program, or
// unfinished while the flags name a deal.

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/journal"
	"kedou/internal/phrase"
	"kedou/klondike/session"
)

// places is the most unfinished games in the configuration directory.
const places = 9

// place is the path of a game in the configuration directory, counted from 1.
func place(n int) (string, error) {
	if n == 1 {
		return configFile("klondike-game.json")
	}
	return configFile(fmt.Sprintf("klondike-game-%d.json", n))
}

// elsewhere handles a game that another program plays: the user chooses how to continue.
func (s *seat) elsewhere() (done bool, err error) {
	other, at := s.kept(2)
	question := s.say.Text("A game is open in another klondike play.\n  b  begin a second game\n")
	if other != nil {
		question += s.say.Sprintf("  g  continue %s, left after %s\n", s.say.dealName(other), s.say.Plural(int64(other.Steps()), "step"))
	}
	answers := "b"
	if other != nil && s.chosen() == "" {
		answers = "gb"
	}
	switch answer, err := s.choose(question, answers); {
	case err != nil:
		return false, err
	case answer == 'g':
		s.path, s.game = at, other
		return true, s.lock()
	}
	return false, s.second()
}

// unfinished handles a kept unfinished game when the flags name a deal.
func (s *seat) unfinished(left *session.Game) (done bool, err error) {
	question := s.say.Sprintf("An unfinished game of %s was kept, %s.\n  g  continue it\n  b  begin a second game with %s\n",
		s.say.dealName(left), s.say.Plural(int64(left.Steps()), "step"), s.chosen())
	switch answer, err := s.choose(question, "gb"); {
	case err != nil:
		return false, err
	case answer == 'g':
		s.game = left
		return true, nil
	}
	s.keep.game.Close()
	s.keep.game = nil
	return false, s.second()
}

// second takes the first place that no other program uses and that has no unfinished game.
func (s *seat) second() error {
	for n := 2; n <= places; n++ {
		path, err := place(n)
		if err != nil {
			return err
		}
		s.path = path
		switch err := s.lock(); {
		case errors.As(err, new(journal.Busy)):
			continue
		case err != nil:
			return err
		}
		if left, err := s.read(); err == nil && (left == nil || !left.Begun()) {
			return nil
		}
		s.keep.game.Close()
		s.keep.game = nil
	}
	return phrase.Errorf("%d games are unfinished; end one of them, or name a file with --save", places)
}

// kept returns the first unfinished game at a place from n on that no other program uses, and its path; nil if there is none.
func (s *seat) kept(n int) (*session.Game, string) {
	for ; n <= places; n++ {
		path, err := place(n)
		if err != nil {
			return nil, ""
		}
		probe := seat{options: s.options, path: path, keep: &gameFiles{}}
		if probe.lock() != nil {
			continue
		}
		left, err := probe.read()
		probe.keep.game.Close()
		if err == nil && left != nil && left.Begun() {
			return left, path
		}
	}
	return nil, ""
}

// choose asks a question on the terminal until a line begins with one of the letters. At q, or the end of the input, the program ends.
func (s *seat) choose(question, letters string) (byte, error) {
	fmt.Fprint(s.Out, question, s.say.Text("  q  quit\n"))
	for {
		fmt.Fprintf(s.Out, "%s? ", strings.Join(strings.Split(letters+"q", ""), ", "))
		line, err := lineOf(s.In)
		word := strings.ToLower(strings.TrimSpace(line))
		switch {
		case strings.HasPrefix(word, "q") || errors.Is(err, io.EOF):
			return 0, cmdline.Exit(cmdline.Undecided)
		case word != "" && strings.Contains(letters, word[:1]):
			return word[0], nil
		case err != nil:
			return 0, err
		}
	}
}

// lineOf reads a line byte by byte: the rest of the input is for the screen.
func lineOf(in io.Reader) (string, error) {
	var line []byte
	for b := make([]byte, 1); ; {
		n, err := in.Read(b)
		switch {
		case n == 1 && (b[0] == '\n' || b[0] == '\r'):
			return string(line), nil
		case n == 1 && len(line) < 80:
			line = append(line, b[0])
		case err != nil:
			return string(line), err
		}
	}
}
