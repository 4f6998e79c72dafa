package play

// The files of play: one keeps games to continue, another gets the records of games.

import (
	"cmp"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/journal"
	"kedou/doudizhu/session"
	"kedou/doudizhu/table"
	"kedou/internal/phrase"
	"kedou/internal/strictjson"
)

// files are the files of play.
type files struct {
	saved   *journal.Held // nil: nowhere
	path    string        // of saved
	records string        // empty: nowhere
}

// open opens the files of the options, and reads the session of --resume into s. No game is played for a file that
func (f *files) open(call *cmdline.Call, o options, s *session.Session) (err error) {
	if f.path = cmp.Or(o.save, o.resume); f.path != "" {
		format := journal.Format{Flag: "--save", Owner: "doudizhu play"}
		if f.path == o.resume {
			format.Flag = ""
		}
		if f.saved, err = journal.Hold(f.path, format, f.path != o.resume); err != nil {
			return err
		}
	}
	if o.resume != "" {
		err = load(call, o.resume, s)
	}
	if f.records = o.records; err == nil && f.records != "" {
		err = journal.Append(f.records, common.RecordFile("doudizhu play"), nil)
	}
	if err != nil {
		f.saved.Close()
	}
	return err
}

// longest is the longest file that load reads, in bytes: enough for some thousands of games.
const longest = 16 << 20

// load reads a session that keep wrote.
func load(call *cmdline.Call, path string, s *session.Session) error {
	in, err := call.Open(path)
	if err != nil {
		return err
	}
	defer in.Close()
	err = strictjson.Read(in, longest, s)
	if err != nil {
		return phrase.Errorf("%s: not what play --save writes: %w", path, err)
	}
	if err := s.Resume(); err != nil {
		return phrase.Errorf("%s: %w", path, err)
	}
	return nil
}

// keep writes the session into its file, as a whole.
func (f *files) keep(s *session.Session) error {
	if f.saved == nil {
		return nil
	}
	text, err := s.MarshalJSON()
	if err != nil {
		return cmdline.Internalf("save: %v", err)
	}
	return f.saved.Write(append(text, '\n'))
}

// record adds the record of a finished game.
func (f *files) record(r table.Record) error {
	if f.records == "" {
		return nil
	}
	line, err := common.RecordLine(&r)
	if err != nil {
		return err
	}
	return journal.Append(f.records, common.RecordFile("doudizhu play"), line)
}
