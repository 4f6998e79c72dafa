package main

// Files compressed in advance, for hosts that send compressed files, and for our own server.

import (
	"bytes"
	"compress/gzip"
	"io"
	"strconv"
	"strings"

	"github.com/andybalholm/brotli"
)

// coding is a content coding of HTTP: its name, the end of its files' names, and its writer.
type coding struct {
	name, ext string
	writer    func(io.Writer) io.WriteCloser
}

// codings are the codings, the one with the best compression first. Brotli's higher levels save little more, and the highest takes minutes for a module.
var codings = []coding{
	{"br", ".br", func(w io.Writer) io.WriteCloser {
		return brotli.NewWriterOptions(w, brotli.WriterOptions{Quality: 6, LGWin: 24})
	}},
	{"gzip", ".gz", func(w io.Writer) io.WriteCloser {
		packer, _ := gzip.NewWriterLevel(w, gzip.BestCompression) // fails only for a wrong level
		return packer
	}},
}

// smallest is the least length of a file worth compressing: a shorter file fits one packet uncompressed.
const smallest = 1 << 10

// pack returns the content in the coding; nil if compression saves nothing.
func (c coding) pack(content []byte) ([]byte, error) {
	if len(content) < smallest {
		return nil, nil
	}
	var packed bytes.Buffer
	w := c.writer(&packed)
	if _, err := w.Write(content); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil || packed.Len() >= len(content) {
		return nil, err
	}
	return packed.Bytes(), nil
}

// accepts reports whether a request's Accept-Encoding names the coding, with a weight other than 0.
func (c coding) accepts(header string) bool {
	for part := range strings.SplitSeq(header, ",") {
		name, parameter, _ := strings.Cut(part, ";")
		if !strings.EqualFold(strings.TrimSpace(name), c.name) {
			continue
		}
		weight, found := strings.CutPrefix(strings.ToLower(strings.TrimSpace(parameter)), "q=")
		q, err := strconv.ParseFloat(weight, 64)
		return !found || err == nil && q > 0
	}
	return false
}
