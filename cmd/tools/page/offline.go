package main

// A site without the network: the list of files for the service worker that keeps them, and compressed files for hosts that send such.

import (
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/andybalholm/brotli"
	"github.com/evanw/esbuild/pkg/api"

	"kedou/internal/phrase"
)

const (
	workerName = "sw.js"
	// workerList is the place of the list in the service worker's text.
	workerList = `const site = { version: "", files: {} };`
)

// writeWorker writes into the service worker all files of the site with their hashes, and a version made from the hashes. The same files
// give the same text: a browser takes another text for a new version.
func (s *site) writeWorker(context.Context) error {
	files := map[string]string{}
	err := s.eachFile(func(name string, content []byte) error {
		files[name] = fmt.Sprintf("%x", sha256.Sum256(content))
		return nil
	})
	if err != nil {
		return err
	}
	list, err := json.Marshal(files) // sorted by name
	if err != nil {
		return err
	}
	worker, err := os.ReadFile(filepath.Join(s.page, workerName))
	if err != nil {
		return err
	}
	if !bytes.Contains(worker, []byte(workerList)) {
		return phrase.Errorf("%s has no %s", workerName, workerList)
	}
	full := fmt.Sprintf(`const site = { version: "%x", files: %s };`, sha256.Sum256(append(worker, list...)), list)
	return s.writeShort(workerName, bytes.Replace(worker, []byte(workerList), []byte(full), 1), api.LoaderJS)
}

// codings are the codings of HTTP by the ends of the files' names. Brotli's higher levels save little more, and the highest takes minutes for a module.
var codings = map[string]func(io.Writer) io.WriteCloser{
	".br": func(w io.Writer) io.WriteCloser {
		return brotli.NewWriterOptions(w, brotli.WriterOptions{Quality: 6, LGWin: 24})
	},
	".gz": func(w io.Writer) io.WriteCloser {
		packer, _ := gzip.NewWriterLevel(w, gzip.BestCompression) // fails only for a wrong level
		return packer
	},
}

// smallest is the least length of a file worth compressing: a shorter file fits one packet uncompressed.
const smallest = 1 << 10

// writePacked writes the compressed forms of each file next to it, where they are shorter.
func (s *site) writePacked(context.Context) error {
	return s.eachFile(func(name string, content []byte) error {
		for ext, writer := range codings {
			var packed bytes.Buffer
			w := writer(&packed)
			if _, err := w.Write(content); err != nil {
				return err
			}
			if err := w.Close(); err != nil {
				return err
			}
			if len(content) < smallest || packed.Len() >= len(content) {
				continue
			}
			if err := s.write(name+ext, packed.Bytes()); err != nil {
				return err
			}
		}
		return nil
	})
}

// eachFile visits the files that are in the site at the start, by their names in URLs.
func (s *site) eachFile(visit func(name string, content []byte) error) error {
	var files []string
	err := filepath.WalkDir(s.dir, func(file string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			files = append(files, file)
		}
		return err
	})
	for _, file := range files {
		if err != nil {
			break
		}
		var content []byte
		if content, err = os.ReadFile(file); err == nil {
			err = visit(filepath.ToSlash(strings.TrimPrefix(file, s.dir+string(filepath.Separator))), content)
		}
	}
	return err
}
