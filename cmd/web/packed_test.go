package main

// Compressed files.

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"testing"

	"kedou/cmd/internal/service"
)

// TestCodings sends a file in the coding that a client takes, with a tag of its own, and unpacked it is the same.
func TestCodings(t *testing.T) {
	_, url := begin(t, service.New(service.Native, service.All()))
	tags := map[string]string{}
	for _, c := range []struct{ accepted, coding string }{
		{"", ""}, {"identity", ""}, {"deflate, zstd", ""}, {"*", ""}, {"x-gzip", ""},
		{"gzip", "gzip"}, {"gzip, deflate, br, zstd", "gzip"}, {"GZIP", "gzip"}, {"br;q=0, gzip;q=0.5", "gzip"}, {"br,gzip;q=0", ""}, {"gzip; q=x", ""},
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
		if got := answer.Header.Get("Content-Encoding"); got != c.coding || answer.Header.Get("Vary") != "Accept-Encoding, Sec-Fetch-Dest" {
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
	if coding == "gzip" {
		if packed, err = gzip.NewReader(packed); err != nil {
			t.Fatal(err)
		}
	}
	content, err := io.ReadAll(packed)
	if err != nil {
		t.Fatal(err)
	}
	return content
}
