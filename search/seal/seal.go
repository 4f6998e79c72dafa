// Package seal hides texts that a reader isn't to understand by accident: what a player has still to find out, in a file or in what a
// page keeps.
//
//	sealed := seal.Text([]byte("the answer is 42"))
//	text, err := seal.Open(sealed)
//
// The seal is no secret and no signature, for the programs that seal are none: who wants to read or to change a sealed text can. What
// comes out of Open is input like any other.
package seal

import (
	"encoding/base64"
	"encoding/binary"
	"math/rand/v2"

	"kedou/search/phrase"
)

// mark makes the seal, together with the nonce.
const mark = "no peeping before the end"

// nonceSize is the number of bytes by which two seals of one text differ.
const nonceSize = 8

// ErrDamaged is the error about a text that Text hasn't returned.
var ErrDamaged = phrase.Errorf("the seal is damaged")

// Text seals a text. The result is base64, four thirds as long and some; two seals of one text differ.
func Text(text []byte) string {
	nonce := binary.LittleEndian.AppendUint64(nil, rand.Uint64())
	return base64.StdEncoding.EncodeToString(append(nonce, masked(nonce, text)...))
}

// Open returns the text of a seal, or ErrDamaged.
func Open(sealed string) ([]byte, error) {
	text, err := base64.StdEncoding.DecodeString(sealed)
	if err != nil || len(text) < nonceSize {
		return nil, ErrDamaged
	}
	return masked(text[:nonceSize], text[nonceSize:]), nil
}

// masked adds the keystream of ChaCha8 to a text.
func masked(nonce, text []byte) []byte {
	var key [32]byte
	copy(key[copy(key[:], nonce):], mark)
	stream := make([]byte, len(text))
	_, _ = rand.NewChaCha8(key).Read(stream) // it never fails
	for i, b := range text {
		stream[i] ^= b
	}
	return stream
}
