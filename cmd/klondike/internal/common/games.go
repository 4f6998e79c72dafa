package common

// Games as input: a deal with moves.

import (
	"bufio"
	"bytes"
	"io"
	"iter"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"

	"kedou/cmd/internal/cmdline"
	"kedou/internal/phrase"
	"kedou/klondike"
	"kedou/klondike/blind"
	"kedou/klondike/session"
)

// MaxMoves is the longest text of moves read, in bytes.
const MaxMoves = 1 << 20

// Game is a deal with moves that aren't checked yet.
type Game struct {
	klondike.Deal
	Rules klondike.Rules
	Texts []string     // the moves, in any notation
	Aids  session.Aids // that the player had
	Peeks []blind.Peek // that the player had by undone moves
	Bare  bool         // a deal without moves
}

// Line is a game played through, as far as its moves are legal.
type Line struct {
	Game
	Moves     []klondike.Move
	Positions []klondike.Position // the deal, and the position after each move
	Fault     error               // the error of a move that the rules forbid, or of a text that isn't a move
}

// Play plays a game through.
func (g Game) Play() Line {
	l := Line{Game: g}
	l.Moves, l.Fault = klondike.ParseMoves(g.Position, g.Rules, g.Texts)
	var err error
	if l.Positions, err = klondike.Replay(g.Position, g.Rules, l.Moves); l.Fault == nil {
		l.Fault = err
	}
	return l
}

// Sentences are the legal moves in words.
func (l *Line) Sentences(say *cmdline.Language) (texts []string) {
	for i, m := range l.Moves[:max(len(l.Positions)-1, 0)] {
		texts = append(texts, say.Sprintf("%v", l.Positions[i].Sentence(m, l.Rules)))
	}
	return texts
}

// End is the position that the moves lead to, with the name of the deal.
func (l *Line) End() klondike.Deal {
	return klondike.Deal{ID: l.ID, Position: l.Positions[len(l.Positions)-1]}
}

// Game returns the only deal of the command line, with the moves of --moves, and with unseen cards if that is allowed.
func (s *Source) Game(unseen bool) (g Game, err error) {
	g = Game{Rules: s.Rules, Bare: !s.Given("moves")}
	if g.Deal, err = s.One(unseen); err == nil && !g.Bare {
		if g.Texts, err = s.readMoves(); s.Speech != nil {
			g.inSigns(s.Speech)
		}
	}
	return g, err
}

// inSigns replaces sentences in a language by the signs of the moves that they word.
func (g *Game) inSigns(say *cmdline.Language) {
	p := g.Position.Clone()
	for i, text := range g.Texts {
		legal, _ := klondike.LegalMoves(p, g.Rules)
		at := slices.IndexFunc(legal, func(m klondike.Move) bool { return say.Sprintf("%v", p.Sentence(m, g.Rules)) == text })
		if at < 0 || p.Play(legal[at], g.Rules) != nil {
			return
		}
		g.Texts[i] = legal[at].String()
	}
}

// Line returns the game of Game played through. A move that isn't legal, or that turns up an unseen card, is an error.
func (s *Source) Line(unseen bool) (Line, error) {
	g, err := s.Game(unseen)
	if err != nil {
		return Line{}, err
	}
	l := g.Play()
	for i := range l.Positions {
		if i > 0 && l.Fault == nil && openUnseen(&l.Positions[i]) {
			l.Fault = phrase.Errorf("step %d: %v turns up an unseen card: write its name in the deal instead of ??", i, l.Moves[i-1])
		}
	}
	return l, l.Fault
}

func openUnseen(p *klondike.Position) bool {
	open := p.Waste[max(len(p.Waste)-1, 0):]
	for i := range p.Tableau {
		open = append(slices.Clip(open), p.Tableau[i].Cards[p.Tableau[i].Down:]...)
	}
	return slices.Contains(open, klondike.NoCard)
}

// Games returns the games of the command line: a deal with --moves, answers, or deals without moves.
func (s *Source) Games() (iter.Seq2[Game, error], error) {
	if s.Given("moves") {
		g, err := s.Game(false)
		return func(yield func(Game, error) bool) { yield(g, err) }, err
	}
	deals, err := s.Deals(false)
	if err != nil {
		return nil, err
	}
	if len(s.Args) > 0 {
		return fromArgs(s, s.readGames)
	}
	return s.bare(deals), nil
}

func (s *Source) bare(deals iter.Seq2[klondike.Deal, error]) iter.Seq2[Game, error] {
	return func(yield func(Game, error) bool) {
		for d, err := range deals {
			if !yield(Game{Deal: d, Rules: s.Rules, Bare: true}, err) || err != nil {
				return
			}
		}
	}
}

// readGames reads deals, or the output of solve --json.
func (s *Source) readGames(in cmdline.Input) iter.Seq2[Game, error] {
	buffered := bufio.NewReader(in)
	head, _ := buffered.Peek(buffered.Size()) // or less if the text is shorter
	first, _, _ := bytes.Cut(bytes.TrimSpace(head), []byte("\n"))
	in = cmdline.Input{Name: in.Name, ReadCloser: io.NopCloser(buffered)}
	if !bytes.HasPrefix(first, []byte("{")) || !bytes.Contains(first, []byte(`"draw":`)) { // an answer has its rules
		return s.bare(s.read(in, true))
	}
	return func(yield func(Game, error) bool) {
		for a, err := range ReadAnswers(in) {
			var g Game
			if err == nil {
				g, err = a.Game()
			}
			if !yield(g, err) || err != nil {
				return
			}
		}
	}
}

func (s *Source) readMoves() ([]string, error) {
	in, err := s.OpenText(s.moves, func(arg string) bool {
		_, err := os.Stat(arg)
		return err != nil && (strings.ContainsAny(arg, " @:_\n") || len(arg) <= len("KL"))
	})
	if err != nil {
		return nil, err
	}
	defer in.Close()
	text, err := io.ReadAll(io.LimitReader(in, MaxMoves))
	if err != nil {
		return nil, phrase.Errorf("%s: %w", in.Name, err)
	}
	return movesIn(string(text)), nil
}

// UsesUp reports whether standard input is read for a deal or moves.
func (s *Source) UsesUp() bool { return slices.Contains(s.Args, "-") || s.moves == "-" }

// sentence matches a sentence of solve, English or Chinese, with what stands around it: the number of a step, and how often it is repeated.
var sentence = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:[0-9]+\.?\s+)?((?:(?:Move|Turn|Redeal:) |[从把梅方红黑]).*?)(?:(?:, |，共 ?)([0-9]{1,3}) ?(?:times|次))?$`)
})

// isNumber reports whether a word is the number of a step: digits with a point behind them, or in a text whose steps are numbered digits alone.
func isNumber(word string, numbered bool) bool {
	digits, point := strings.CutSuffix(word, ".")
	return (point || numbered) && digits != "" && strings.Trim(digits, "0123456789") == ""
}

// isPair reports whether a word is two columns, such as 25: a move of Klondike-Solver.
func isPair(word string) bool { return len(word) == 2 && strings.Trim(word, "1234567") == "" }

// movesIn splits a text into moves: signs between spaces or commas, or sentences on a line each. It skips the text of solve around them. Numbers are
// moves of Klondike-Solver if all of them can be, else those of steps.
func movesIn(text string) []string {
	words := func(text string) []string {
		return strings.FieldsFunc(text, func(r rune) bool { return r == ',' || unicode.IsSpace(r) })
	}
	numbered := slices.ContainsFunc(words(text), func(word string) bool { return isNumber(word+".", true) && !isPair(word) })
	var moves []string
	for line := range strings.Lines(text) {
		if m := sentence().FindStringSubmatch(strings.TrimSpace(line)); m != nil {
			times, _ := strconv.Atoi(m[2])
			for range max(times, 1) {
				moves = append(moves, m[1])
			}
			continue
		}
		for _, word := range words(line) {
			if !isNumber(word, numbered) && word != "redeal" && word != "翻回" {
				moves = append(moves, word)
			}
		}
	}
	return moves
}
