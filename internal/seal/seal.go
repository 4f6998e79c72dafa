// Package seal hides a text from readers who don't want to see it yet, such as the part of a saved game that its player
// mustn't know:
//
//	sealed := seal.Text([]byte("the answer is 42"))
//	text, err := seal.Open(sealed)
//
// A seal is no encryption and no signature: the program is public, so anyone who tries can read or change a sealed text. Open can't detect
// a change, so check its result like any other input. All functions are safe for concurrent use.
package seal

import (
	"encoding/base64"
	"encoding/binary"
	"math/rand/v2"

	"kedou/internal/phrase"
)

// mark is the key of the seal, together with the nonce.
const mark = "no peeping before the end"

// nonceSize is the number of random bytes that make two seals of one text differ.
const nonceSize = 8

// ErrDamaged is the error of Open for a string that isn't base64, or is too short.
var ErrDamaged = phrase.Errorf("the seal is damaged")

// Text returns the seal of a text, which may be empty: base64, at most 14 bytes longer than four thirds of the text. Two seals of one text differ.
func Text(text []byte) string {
	nonce := binary.LittleEndian.AppendUint64(nil, rand.Uint64())
	return base64.StdEncoding.EncodeToString(append(nonce, masked(nonce, text)...))
}

// Open returns the text that Text sealed, or ErrDamaged. A string of base64 that was never sealed opens as random bytes.
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
