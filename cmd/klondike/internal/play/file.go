package play

// The files of a game: where they are, and how they are read.

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"kedou/cmd/klondike/internal/input"
	"kedou/klondike/session"
)

// configFile is the path of a file of ours in the user's configuration directory, which
// is made if need be.
func configFile(name string) (string, error) {
	dir, err := os.UserConfigDir()
	if err != nil {
		return "", fmt.Errorf("no place for the user's files: %w; name files with --save and --statistics", err)
	}
	dir = filepath.Join(dir, "kedou")
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", fmt.Errorf("no place for the user's files: %w; name files with --save and --statistics", err)
	}
	return filepath.Join(dir, name), nil
}

// read reads the game in the file: nil if there is none, or it is over.
func (s *seat) read() (*session.Game, error) {
	if _, err := os.Stat(s.path); errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	in, err := s.Open(s.path)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	text, err := io.ReadAll(io.LimitReader(in, input.MaxMoves))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", s.path, err)
	}
	g, err := session.Parse(text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", s.path, err)
	}
	return g, nil
}
