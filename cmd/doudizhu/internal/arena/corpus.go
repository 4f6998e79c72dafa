package arena

// Files of decisions: found in games by blunders --games, and read by blunders --bots. The first line has the terms under which the decisions
// were found, every other line a decision and the number of its game.

import (
	"bytes"
	"errors"
	"iter"

	"kedou/cmd/doudizhu/internal/speech"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/journal"
	"kedou/cmd/internal/records"
	"kedou/doudizhu/arena/blunder"
	"kedou/doudizhu/table"
	"kedou/search/phrase"
)

// corpusTerms are the first line of a file.
type corpusTerms struct {
	Judge string `json:"judge"`
	Least int    `json:"least_cards"`
	Most  int    `json:"most_cards"`
	Work  int    `json:"work"`
	Games string `json:"games"`
}

// corpusLine is another line.
type corpusLine struct {
	Game     int               `json:"of_game"` // its number in the file of games, from 1
	Decision *blunder.Decision `json:"decision"`
}

// finding is a run that adds decisions to a file.
type finding struct {
	*cmdline.Call
	o     blundersOptions
	judge *blunder.Judge
	last  struct{ game, moves int } // of the last decision in the file
	found int
	games int
}

// find adds the decisions of games to a file.
func find(call *cmdline.Call, o blundersOptions) error {
	judge, err := blunder.NewJudge(o.terms)
	if err != nil {
		return call.Usagef("%w", err)
	}
	games, err := call.Open(o.games) // first, so that a wrong name begins no file
	if err != nil {
		return err
	}
	defer games.Close()
	f := &finding{Call: call, o: o, judge: judge}
	t := judge.Terms()
	var manifest bytes.Buffer
	if err := cmdline.WriteJSON(&manifest, corpusTerms{t.By, t.Least, t.Most, t.Work, o.games}); err != nil {
		return err
	}
	kept, err := journal.Open(call.Args[0], journal.Format{
		Owner: "doudizhu blunders", Manifest: manifest.Bytes(), Start: `{"schema":1,"of_game":`, Read: f.count,
	})
	if err != nil {
		return err
	}
	err = errors.Join(f.search(games, kept), kept.Close())
	switch {
	case call.Err() != nil:
		call.NoteCut("interrupted; continue with: %s", call.Repeat([]string{"quiet"}, call.Args...))
		return err
	case err != nil:
		return err
	}
	say := speech.Of(call)
	return call.Print(o.json, foundJSON{f.found, f.games},
		say.Sprintf("%s of %s, in %s\n", say.Counted(f.found, "decision"), say.Counted(f.games, "game"), cmdline.Printable(call.Args[0])))
}

// foundJSON is the summary of a file.
type foundJSON struct {
	Decisions int `json:"decisions"`
	Games     int `json:"games"`
}

// count counts a decision of the file.
func (f *finding) count(_ int, line []byte) error {
	game, d, err := readDecision(string(line))
	if err != nil {
		return err
	}
	f.found++
	f.last.game, f.last.moves = game, len(d.Record.Moves)
	return nil
}

// search goes through the games, from the decision after the last one.
func (f *finding) search(in cmdline.Input, kept *journal.Journal) error {
	progress := cmdline.NewProgress(f.Notes, 0, f.o.quiet)
	defer progress.Close()
	say := speech.Of(f.Call)
	for r, err := range table.ReadRecords(in.Name, in) {
		if err != nil {
			return err
		}
		if f.games++; f.games < f.last.game {
			continue
		}
		if wrong := table.Verify(&r); wrong != nil {
			return phrase.Errorf("%s: game %d: %w", in.Name, f.games, wrong)
		}
		if err := f.game(kept, &r); err != nil || f.found >= upTo(f.o.n) {
			return err
		}
		progress.Set(int64(f.games), func() string {
			return say.List([]string{say.Counted(f.games, "game"), say.Counted(f.found, "decision")})
		})
	}
	return nil
}

// game adds the decisions of a game.
func (f *finding) game(kept *journal.Journal, r *table.Record) error {
	from := 0
	if f.games == f.last.game {
		from = f.last.moves + 1
	}
	for d, err := range f.judge.Decisions(f, r, from) {
		if err != nil {
			return err
		}
		if f.found >= upTo(f.o.n) {
			return nil
		}
		if err := cmdline.WriteJSON(kept, corpusLine{f.games, d}); err != nil {
			return err
		}
		f.found++
	}
	return nil
}

// posed is a decision for bots, with the terms of its file.
type posed struct {
	terms    blunder.Terms
	decision *blunder.Decision
}

// decisions returns the decisions of the files that the arguments name, at most a given number from each file.
func decisions(call *cmdline.Call, most int) iter.Seq2[posed, error] {
	return cmdline.FromArgs(call, nil, func(in cmdline.Input) iter.Seq2[posed, error] {
		return func(yield func(posed, error) bool) {
			terms, lines := blunder.Terms{}, cmdline.NewLines(in)
			for n := 0; n <= most && lines.Scan(); n++ {
				p := posed{terms: terms}
				var err error
				if n == 0 {
					terms, err = readTerms(lines.Text())
				} else {
					_, p.decision, err = readDecision(lines.Text())
				}
				if err != nil {
					yield(p, phrase.Errorf("%s: %w; give what blunders --games wrote", lines.Place(), err))
					return
				}
				if n > 0 && !yield(p, nil) {
					return
				}
			}
			if err := lines.Err(); err != nil {
				yield(posed{}, err)
			}
		}
	})
}

// readTerms reads the first line of a file.
func readTerms(line string) (blunder.Terms, error) {
	var t corpusTerms
	err := records.Decode([]byte(line), &t)
	terms := blunder.Terms{By: t.Judge, Least: t.Least, Most: t.Most, Work: t.Work}
	if err == nil {
		_, err = blunder.NewJudge(terms)
	}
	return terms, err
}

// readDecision reads another line, and the number of its game.
func readDecision(line string) (game int, d *blunder.Decision, err error) {
	var l corpusLine
	err = records.Decode([]byte(line), &l)
	if err == nil && l.Decision == nil {
		err = phrase.Errorf("no decision")
	}
	return l.Game, l.Decision, err
}
