//go:build !js

package records

// The eight-byte sum of a record of a proof, and one digest of a whole file of records: a reader checks by them that records are complete and
// unchanged.

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"hash"
)

// Sum returns the sum of a record: the first eight bytes of the SHA-256 of its line, without the line's end.
func Sum(line []byte) uint64 {
	sum := sha256.Sum256(line)
	return binary.BigEndian.Uint64(sum[:])
}

// Digest computes the digest of a file's records, in their order: the SHA-256 of their sums, eight bytes each. The zero value is ready to use.
type Digest struct{ hash hash.Hash }

// Add adds the next record.
func (d *Digest) Add(sum uint64) {
	if d.hash == nil {
		d.hash = sha256.New()
	}
	d.hash.Write(binary.BigEndian.AppendUint64(nil, sum))
}

// String is the digest in 64 hexadecimal digits.
func (d *Digest) String() string {
	if d.hash == nil {
		return hex.EncodeToString(sha256.New().Sum(nil))
	}
	return hex.EncodeToString(d.hash.Sum(nil))
}
