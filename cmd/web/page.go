package main

// The page's files, as the server sends them.

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"path"
	"strconv"
	"strings"
	"sync"
	"time"

	"kedou/cmd/internal/words"
)

//go:embed page
var embedded embed.FS

// types are the types of the page's files. Files with other extensions are not sent.
var types = map[string]string{
	".html":        "text/html; charset=utf-8",
	".css":         "text/css; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".json":        "application/json",
	".png":         "image/png",
	".svg":         "image/svg+xml",
	".txt":         "text/plain; charset=utf-8",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json",
}

// page has the files that the server sends, by their paths in URLs.
type page map[string]file

type file struct {
	kind, tag string
	content   []byte
	packed    func() []byte // by gzip, made on the first request; nil if that saves nothing
}

// smallest is the least length of a file worth compressing: a shorter file fits one packet uncompressed.
const smallest = 1 << 10

func newFile(name string, content []byte) file {
	return file{kind: types[path.Ext(name)], tag: fmt.Sprintf("%.16x", sha256.Sum256(content)), content: content, packed: sync.OnceValue(func() []byte {
		var b bytes.Buffer
		w := gzip.NewWriter(&b)
		_, err := w.Write(content)
		if err = errors.Join(err, w.Close()); err != nil || len(content) < smallest || b.Len() >= len(content) {
			return nil // the content itself can be sent
		}
		return b.Bytes()
	})}
}

// newPage reads the embedded files once. Every URL leads to one of these or to nothing.
func newPage() (page, error) {
	phrases, err := json.Marshal(words.Page())
	p := page{"/phrases.zh.json": newFile("phrases.zh.json", phrases)}
	if err == nil {
		err = fs.WalkDir(embedded, "page", func(name string, d fs.DirEntry, err error) error {
			if err != nil || types[path.Ext(name)] == "" {
				return err
			}
			content, err := embedded.ReadFile(name)
			p[strings.TrimPrefix(name, "page")] = newFile(name, content)
			return err
		})
	}
	p["/"] = p["/index.html"]
	delete(p, "/sw.js")         // a service worker is for sites
	delete(p, "/tsconfig.json") // which editors read
	return p, err
}

// ServeHTTP sends a file. The browser keeps the file and asks each time whether it is still
// the same, so that after an update old and new files are never mixed.
func (p page) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	f, ok := p[r.URL.Path]
	if !ok {
		http.NotFound(w, r)
		return
	}
	if !allows(w, r, http.MethodGet, http.MethodHead) {
		return
	}
	h := w.Header()
	h.Set("Content-Type", f.kind)
	h.Set("Cache-Control", "no-cache")
	h.Set("Vary", "Accept-Encoding, Sec-Fetch-Dest")
	content, coding := f.content, ""
	if acceptsGzip(r.Header.Get("Accept-Encoding")) && f.packed() != nil {
		content, coding = f.packed(), "gzip"
		h.Set("Content-Encoding", coding)
	}
	h.Set("ETag", fmt.Sprintf(`"%s%s"`, f.tag, coding))
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(content))
}

// acceptsGzip reports whether an Accept-Encoding names gzip, with a weight other than 0.
func acceptsGzip(header string) bool {
	for part := range strings.SplitSeq(header, ",") {
		name, parameter, _ := strings.Cut(part, ";")
		if !strings.EqualFold(strings.TrimSpace(name), "gzip") {
			continue
		}
		weight, found := strings.CutPrefix(strings.ToLower(strings.TrimSpace(parameter)), "q=")
		q, err := strconv.ParseFloat(weight, 64)
		return !found || err == nil && q > 0
	}
	return false
}
