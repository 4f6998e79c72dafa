package main

// The page's files, as the server sends them.

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"fmt"
	"io/fs"
	"net/http"
	"path"
	"time"
)

//go:embed page
var embedded embed.FS

// types are the types of the page's files. What has another extension is not sent.
var types = map[string]string{
	".html": "text/html; charset=utf-8",
	".css":  "text/css; charset=utf-8",
	".js":   "text/javascript; charset=utf-8",
	".svg":  "image/svg+xml",
	".txt":  "text/plain; charset=utf-8",
	".wasm": "application/wasm",
}

// page is the files that are sent, by their paths in URLs.
type page map[string]file

type file struct {
	kind, tag string
	content   []byte
}

// newPage reads the embedded files once. Whatever a URL says, it finds one of these
// or nothing.
func newPage() (page, error) {
	p := page{}
	err := fs.WalkDir(embedded, "page", func(name string, d fs.DirEntry, err error) error {
		kind := types[path.Ext(name)]
		if err != nil || kind == "" {
			return err
		}
		content, err := embedded.ReadFile(name)
		p[name[len("page"):]] = file{kind, fmt.Sprintf(`"%x"`, sha256.Sum256(content)), content}
		return err
	})
	p["/"] = p["/index.html"]
	return p, err
}

// ServeHTTP sends a file. The browser keeps it and asks each time whether it is still
// the same, so that after an update no old file meets a new one.
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
	h.Set("ETag", f.tag)
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(f.content))
}
