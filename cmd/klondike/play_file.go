package main

// The file of a game. While the game is played the file doesn't show the cards that the
// user hasn't seen: the deal stands in it sealed. When the game is over the file is an answer that
// replay and verify read.

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/records"
	"kedou/klondike"
)

// keptGame is what the file holds, as one JSON object. The first fields are those of
// records.Deal.
type keptGame struct {
	ID      string   `json:"id"` // empty while the user doesn't know the deal
	Deal    string   `json:"deal,omitempty"`
	Draw    int      `json:"draw"`
	Redeals int      `json:"redeals"`
	NoBack  bool     `json:"no_worrying_back,omitempty"`
	Verdict string   `json:"verdict"` // playing; solved if the user has won, undecided if not
	Moves   []string `json:"moves"`
	At      int      `json:"at"` // moves that weren't taken back
	Undo    bool     `json:"undo"`
	Aids    aids     `json:"aids"`
	Sealed  string   `json:"sealed,omitempty"`
}

// The verdicts of a keptGame.
const (
	stillPlaying = "playing"
	haveWon      = "solved"
	haveNotWon   = "undecided"
)

// keep returns the text of the game's file.
func (g *sitting) keep() ([]byte, error) {
	k := keptGame{
		Draw: g.rules.Draw, Redeals: g.rules.Redeals, NoBack: !g.rules.WorryBack, Verdict: stillPlaying,
		Moves: []string{}, At: g.at, Undo: g.undoes, Aids: g.aids,
	}
	for _, m := range g.moves {
		k.Moves = append(k.Moves, m.String())
	}
	deal := klondike.Neutral(g.deal.Position, g.rules)
	if g.named {
		k.ID = g.deal.ID
	}
	switch {
	case !g.over():
		k.Sealed = seal(g.deal.ID + "\n" + deal)
	case g.won():
		k.ID, k.Deal, k.Moves, k.Verdict = g.deal.ID, deal, k.Moves[:g.at], haveWon
	default:
		k.ID, k.Deal, k.Moves, k.Verdict = g.deal.ID, deal, k.Moves[:g.at], haveNotWon
	}
	return records.Line("", k)
}

// reopen reads what keep wrote. A game that is over is nil.
func reopen(path string, text []byte) (*sitting, error) {
	var k keptGame
	if err := records.Decode(text, &k); err != nil || k.Verdict != stillPlaying && k.Verdict != haveWon && k.Verdict != haveNotWon {
		return nil, fmt.Errorf("%s: not what play keeps", path)
	}
	if k.Verdict != stillPlaying {
		return nil, nil
	}
	g := &sitting{rules: klondike.Standard(k.Draw), named: k.ID != "", undoes: k.Undo, aids: k.Aids, number: 1}
	g.rules.Redeals, g.rules.WorryBack = k.Redeals, !k.NoBack
	err := g.rules.Validate()
	if err == nil {
		err = g.unseal(k)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: not what play keeps: %w", path, err)
	}
	return g, nil
}

// unseal takes up the deal and the moves.
func (g *sitting) unseal(k keptGame) error {
	text, err := unseal(k.Sealed)
	if err != nil {
		return err
	}
	id, deal, _ := bytes.Cut(text, []byte("\n"))
	d, err := klondike.ParseDeal("deal", string(deal), g.rules)
	if err != nil {
		return errors.New("the deal is damaged") // and not how: that would tell cards
	}
	g.deal = klondike.Deal{ID: string(id), Position: d.Position}
	var moves []klondike.Move
	for _, text := range k.Moves {
		m, err := klondike.ParseMove(text)
		if err != nil {
			return err
		}
		moves = append(moves, m)
	}
	if err := g.take(moves, k.At); err != nil {
		return errors.New("its moves don't fit its deal")
	}
	return nil
}

// sealKey makes the seal. It is no secret, for the program is none: the seal keeps
// players from reading the hidden cards by accident.
const sealKey = "no peeping before the end"

// seal hides text behind a keystream.
func seal(text string) string {
	nonce := binary.LittleEndian.AppendUint64(nil, rand.Uint64())
	return base64.StdEncoding.EncodeToString(append(nonce, xored(nonce, []byte(text))...))
}

// unseal is the inverse of seal.
func unseal(text string) ([]byte, error) {
	sealed, err := base64.StdEncoding.DecodeString(text)
	if err != nil || len(sealed) < 8 {
		return nil, errors.New("the deal is damaged")
	}
	return xored(sealed[:8], sealed[8:]), nil
}

// xored adds the keystream of ChaCha8 to text.
func xored(nonce, text []byte) []byte {
	var key [32]byte
	copy(key[copy(key[:], nonce):], sealKey)
	stream := make([]byte, len(text))
	_, _ = rand.NewChaCha8(key).Read(stream) // it never fails
	for i, b := range text {
		stream[i] ^= b
	}
	return stream
}

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

// readGame reads the game in a file: nil if there is none, or it is over.
func readGame(c *cli.Context, path string) (*sitting, error) {
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	in, err := cmdline.Open(c, path, nil)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	text, err := io.ReadAll(io.LimitReader(in, maxMoves))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return reopen(path, text)
}
