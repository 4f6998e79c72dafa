package main

// A site's files in addition to the page: compressed files, preloaded modules, the keeper's list.

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"

	"kedou/cmd/internal/service"
)

// TestCodings sends a file in the coding that a client takes, with a tag of its own, and unpacked it is the same.
func TestCodings(t *testing.T) {
	_, url := begin(t, service.New(service.Native, service.All()))
	tags := map[string]string{}
	for _, c := range []struct{ accepted, coding string }{
		{"", ""}, {"identity", ""}, {"deflate, zstd", ""}, {"*", ""}, {"x-gzip", ""},
		{"gzip", "gzip"}, {"gzip, deflate, br, zstd", "br"}, {"GZIP", "gzip"}, {"br;q=0, gzip;q=0.5", "gzip"}, {"br;q=0.000,gzip;q=0", ""}, {"br; q=x", ""},
	} {
		r, err := http.NewRequest(http.MethodGet, url+"/js/main.js", nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Accept-Encoding", c.accepted)
		answer, err := client.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		defer answer.Body.Close()
		if got := answer.Header.Get("Content-Encoding"); got != c.coding || answer.Header.Get("Vary") != "Accept-Encoding" {
			t.Errorf("Accept-Encoding %q: sent as %q, want %q; %v", c.accepted, got, c.coding, answer.Header)
		}
		if tag := answer.Header.Get("ETag"); tags[tag] != "" && tags[tag] != "as "+c.coding {
			t.Errorf("%s is the tag of two codings", tag)
		} else {
			tags[tag] = "as " + c.coding
		}
		if want, err := embedded.ReadFile("page/js/main.js"); err != nil || !bytes.Equal(unpacked(t, answer.Body, c.coding), want) {
			t.Errorf("Accept-Encoding %q: another content, or %v", c.accepted, err)
		}
	}
}

func unpacked(t *testing.T, packed io.Reader, coding string) []byte {
	t.Helper()
	var err error
	switch coding {
	case "br":
		packed = brotli.NewReader(packed)
	case "gzip":
		packed, err = gzip.NewReader(packed)
	}
	if err != nil {
		t.Fatal(err)
	}
	content, err := io.ReadAll(packed)
	if err != nil {
		t.Fatal(err)
	}
	return content
}

// TestPreloads: index.html names each module of the first screen once, and no others.
func TestPreloads(t *testing.T) {
	p, err := newPage()
	if err != nil {
		t.Fatal(err)
	}
	index := string(p["/index.html"].content)
	for _, module := range []string{"js/main.js", "js/dom.js", "js/words/zh.js", "js/play/rules.js", "js/klondike/table.js"} {
		if n := strings.Count(index, fmt.Sprintf("<link rel=\"modulepreload\" href=%q>", module)); n != 1 {
			t.Errorf("%s is named %d times", module, n)
		}
	}
	for _, other := range []string{"js/tree/", "js/doudizhu/", "words/doudizhu", "words/tree", "js/klondike/main.js"} {
		if strings.Contains(index, other) {
			t.Errorf("%s is loaded with the first screen", other)
		}
	}
}

// TestKeeperList: the keeper's list has every file with its hash, no other file, and a version that changes with a file.
func TestKeeperList(t *testing.T) {
	dir := t.TempDir()
	versions := map[string]bool{}
	for _, content := range []string{"one", "two", "one"} {
		for _, err := range []error{os.WriteFile(filepath.Join(dir, moduleName), []byte(content), 0o644), writePage(t.Context(), dir), writeKeeper(t.Context(), dir)} {
			if err != nil {
				t.Fatal(err)
			}
		}
		keeper, err := os.ReadFile(filepath.Join(dir, keeperName))
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{`"index.html":"`, `"kedou.wasm":"`, `"js/play/referee.js":"`, `"pools/draw1-easy.txt":"`, `"kedou.webmanifest":"`} {
			if !bytes.Contains(keeper, []byte(want)) {
				t.Errorf("the keeper lacks %s", want)
			}
		}
		if bytes.Contains(keeper, []byte(`"sw.js":`)) || bytes.Contains(keeper, []byte(keeperList)) {
			t.Error("the keeper keeps itself, or has no list")
		}
		versions[string(keeper)] = true
	}
	if len(versions) != 2 {
		t.Errorf("%d texts of the keeper, want 2", len(versions))
	}
}
