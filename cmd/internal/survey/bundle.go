package survey

// Bundles: the proofs of a batch, as the messages that carry them.

import (
	"bufio"
	"bytes"
	"compress/flate"
	"encoding/binary"
	"errors"
	"fmt"
	"io"

	"kedou/cmd/internal/records"
)

// mostProof is the longest proof that a run keeps, in bytes. A verdict with a longer proof stays open.
const mostProof = 32 << 20

// seal names a proof; a missing proof has the zero Seal.
func seal(proof []byte) Seal {
	if len(proof) == 0 {
		return Seal{}
	}
	return Seal{records.Sum(proof), int64(len(proof))}
}

// mostPart is how many bytes of a bundle a message carries: servers take messages of 1 MiB.
const mostPart = 512 << 10

// part is a message: a piece of the bundle of count deals, beginning with deal first.
type part struct {
	round, count int
	first        int64
	at, of       int // which part, and the number of parts
	data         []byte
}

// subject is the end of the part's subject, which holds everything but the data.
func (p *part) subject() string {
	return fmt.Sprintf("%s.%d.%d", subject(p.round, p.first, p.count), p.at, p.of)
}

// parsePart reads a subject.
func parsePart(text string) (p part, ok bool) {
	var rest string
	n, _ := fmt.Sscanf(text+" .", "%d.%d.%d.%d.%d %s", &p.round, &p.first, &p.count, &p.at, &p.of, &rest)
	ok = n == 6 && p.subject() == text && p.round >= 0 && p.round <= maxRound && p.first >= 0 && p.count >= 1 && p.count <= MaxChunk && p.at >= 0 && p.at < p.of
	return p, ok
}

// bundle puts the proofs of consecutive deals, empty for a deal that has none, into messages: a length and the text for each deal,
// deflated together, since neighbouring deals under equal rules share much text.
func bundle(round int, first int64, proofs [][]byte) (parts []part) {
	var data bytes.Buffer
	z, _ := flate.NewWriter(&data, flate.DefaultCompression)
	for _, p := range proofs {
		_, _ = z.Write(append(binary.AppendUvarint(nil, uint64(len(p))), p...)) // a buffer takes all
	}
	_ = z.Close()
	of := (data.Len() + mostPart - 1) / mostPart
	for at := range of {
		parts = append(parts, part{round, len(proofs), first, at, of, data.Next(mostPart)})
	}
	return parts
}

// errBundle is the error of messages that form no bundle.
var errBundle = errors.New("not a bundle of proofs")

// unbundle returns the proofs of count deals that bundle has put into data.
func unbundle(data []byte, count int) ([][]byte, error) {
	in := bufio.NewReader(flate.NewReader(bytes.NewReader(data)))
	list := make([][]byte, count)
	for i := range list {
		n, err := binary.ReadUvarint(in)
		if err != nil || n > mostProof {
			return nil, errBundle
		}
		var line bytes.Buffer // grows with the text that is there, whatever length the message claims
		if got, err := io.CopyN(&line, in, int64(n)); err != nil || got != int64(n) {
			return nil, errBundle
		}
		list[i] = line.Bytes()
	}
	if _, err := in.ReadByte(); err != io.EOF {
		return nil, errBundle
	}
	return list, nil
}
