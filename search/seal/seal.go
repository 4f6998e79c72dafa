// Package seal hides texts that a reader shouldn't see by accident: what a player has still to find, in a file or in a page's
// storage.
//
//	sealed := seal.Text([]byte("the answer is 42"))
//	text, err := seal.Open(sealed)
//
// The seal is neither a secret nor a signature, because the program that seals is public: anyone who tries can read or change a sealed
// text. Treat the result of Open like any other input.
package seal

import (
	"encoding/base64"
	"encoding/binary"
	"math/rand/v2"

	"kedou/search/phrase"
)

// mark is the key of the seal, together with the nonce.
const mark = "no peeping before the end"

// nonceSize is the number of random bytes that make two seals of one text differ.
const nonceSize = 8

// ErrDamaged is the error for a text that isn't a seal.
var ErrDamaged = phrase.Errorf("the seal is damaged")

// Text seals a text. The result is base64, a little more than four thirds as long; two seals of one text differ.
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
