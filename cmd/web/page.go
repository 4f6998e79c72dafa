package main

// The page's files, as the server sends them.

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"net/http"
	"path"
	"strings"
	"sync"
	"time"

	"kedou/cmd/internal/words"
	"kedou/doudizhu"
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
	packed    []func() []byte // in each of the codings, made on the first request; nil if compression saves nothing
}

func newFile(name string, content []byte) file {
	f := file{kind: types[path.Ext(name)], tag: fmt.Sprintf("%x", sha256.Sum256(content)), content: content}
	for _, c := range codings {
		f.packed = append(f.packed, sync.OnceValue(func() []byte {
			packed, _ := c.pack(content) // the content itself can be sent
			return packed
		}))
	}
	return f
}

// newPage reads the embedded files once. Every URL leads to one of these
// or to nothing.
func newPage() (page, error) {
	p := page{}
	err := eachFile(func(name string, content []byte) error {
		p["/"+name] = newFile(name, content)
		return nil
	})
	p["/"] = p["/index.html"]
	delete(p, "/"+keeperName)
	return p, err
}

// eachFile visits the files that the server sends, by their names in the page.
func eachFile(visit func(name string, content []byte) error) error {
	phrases, err := pagePhrases()
	if err == nil {
		err = visit("js/words/phrases.zh.json", phrases)
	}
	if err != nil {
		return err
	}
	return eachPageFile(func(name string, content []byte) (err error) {
		if name == "index.html" {
			var modules []string
			if modules, err = firstModules(); err == nil {
				content, err = withPreloads(content, modules)
			}
		}
		if err != nil {
			return err
		}
		return visit(name, content)
	})
}

// pagePhrases returns the Chinese of what the solvers say, for js/said.js.
func pagePhrases() ([]byte, error) {
	phrases := words.Page()
	for k := doudizhu.Solo; k < doudizhu.Kinds; k++ {
		phrases[k.String()] = k.Chinese()
	}
	return json.Marshal(phrases)
}

// eachPageFile visits the embedded files, by their names in the page.
func eachPageFile(visit func(name string, content []byte) error) error {
	return fs.WalkDir(embedded, "page", func(name string, d fs.DirEntry, err error) error {
		if err != nil || types[path.Ext(name)] == "" {
			return err
		}
		content, err := embedded.ReadFile(name)
		if err != nil {
			return err
		}
		return visit(strings.TrimPrefix(name, "page/"), content)
	})
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
	h.Set("Vary", "Accept-Encoding")
	coding, content := f.coded(r.Header.Get("Accept-Encoding"))
	if coding != "" {
		h.Set("Content-Encoding", coding)
	}
	h.Set("ETag", fmt.Sprintf(`"%s%s"`, f.tag, coding))
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(content))
}

// coded returns the content in the best coding that the request accepts, and the coding's name; "" if it accepts none.
func (f file) coded(accepted string) (coding string, content []byte) {
	for i, c := range codings {
		if !c.accepts(accepted) {
			continue
		}
		if packed := f.packed[i](); packed != nil {
			return c.name, packed
		}
	}
	return "", f.content
}
