package main

// Answers and refusals, request by request.

import (
	"bufio"
	"context"
	"errors"
	"io"
	"maps"
	"net"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// send writes a request unchanged, and returns the answer.
func send(t *testing.T, url, request string) *http.Response {
	t.Helper()
	c, err := net.Dial("tcp", strings.TrimPrefix(url, "http://"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	if _, err := io.WriteString(c, request); err != nil {
		t.Fatal(err)
	}
	r, err := http.ReadResponse(bufio.NewReader(c), nil)
	if err != nil {
		t.Fatalf("%q: %v", request, err)
	}
	return r
}

// TestRefusals gives one request for each reason to refuse it.
func TestRefusals(t *testing.T) {
	_, url := begin(t, echo)
	own := "Host: " + strings.TrimPrefix(url, "http://") + "\r\n"
	const post, json = "POST /api HTTP/1.1\r\n", "Content-Type: application/json\r\n"
	for _, c := range []struct {
		why, request string
		status       int
	}{
		{"the page", "GET / HTTP/1.1\r\n" + own, 200},
		{"by the name of this machine", "GET / HTTP/1.1\r\nHost: localhost\r\n", 200},
		{"in capitals, through a tunnel", "GET / HTTP/1.1\r\nHost: LOCALHOST:9999\r\n", 200},
		{"by the address alone", "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", 200},
		{"no body wanted", "HEAD / HTTP/1.1\r\n" + own, 200},
		{"a name that was made to lead here", "GET / HTTP/1.1\r\nHost: evil.example\r\n", 421},
		{"the same, with our port", "GET / HTTP/1.1\r\nHost: evil.example" + url[strings.LastIndex(url, ":"):] + "\r\n", 421},
		{"a name that ends like ours", "GET / HTTP/1.1\r\nHost: not-localhost\r\n", 421},
		{"a name that begins like ours", "GET / HTTP/1.1\r\nHost: localhost.evil.example\r\n", 421},
		{"a port that is none", "GET / HTTP/1.1\r\nHost: 127.0.0.1:8103.evil.example\r\n", 421},
		{"a name with such a port", "GET / HTTP/1.1\r\nHost: localhost:80.evil.example\r\n", 421},
		{"a port with a sign", "GET / HTTP/1.1\r\nHost: localhost:+80\r\n", 421},
		{"two ports", "GET / HTTP/1.1\r\nHost: localhost:80:80\r\n", 421},
		{"an empty port, as RFC 3986 allows", "GET / HTTP/1.1\r\nHost: localhost:\r\n", 200},
		{"a dot behind", "GET / HTTP/1.1\r\nHost: localhost.\r\n", 421},
		{"a dot behind the address", "GET / HTTP/1.1\r\nHost: 127.0.0.1.\r\n", 421},
		{"a user", "GET / HTTP/1.1\r\nHost: evil.example@127.0.0.1\r\n", 400},
		{"half a bracket", "GET / HTTP/1.1\r\nHost: 127.0.0.1]\r\n", 421},
		{"the address in the form of IPv6", "GET / HTTP/1.1\r\nHost: [::ffff:127.0.0.1]:80\r\n", 200},
		{"the same without a port", "GET / HTTP/1.1\r\nHost: [::ffff:127.0.0.1]\r\n", 200},
		{"this machine in IPv6, where it doesn't listen", "GET / HTTP/1.1\r\nHost: [::1]\r\n", 421},
		{"another address", "GET / HTTP/1.1\r\nHost: 127.0.0.2\r\n", 421},
		{"the address as a number", "GET / HTTP/1.1\r\nHost: 2130706433\r\n", 421},
		{"an empty name", "GET / HTTP/1.1\r\nHost:\r\n", 421},
		{"no name, as in HTTP/1.0", "GET / HTTP/1.0\r\n", 421},
		{"another name in the URL itself", "GET http://evil.example/ HTTP/1.1\r\n" + own, 421},
		{"two names", "GET / HTTP/1.1\r\nHost: evil.example\r\n" + own, 400},
		{"no such file", "GET /none.html HTTP/1.1\r\n" + own, 404},
		{"a form sent to the page", "POST / HTTP/1.1\r\nContent-Length: 0\r\n" + own, 405},
		{"a question in the URL", "GET /api?op=about HTTP/1.1\r\n" + own, 405},
		{"leave to ask from elsewhere", "OPTIONS /api HTTP/1.1\r\nOrigin: http://evil.example\r\n" + own, 405},
		{"a delete", "DELETE /api HTTP/1.1\r\n" + own, 405},
		{"a method that doesn't exist", "BREW /api HTTP/1.1\r\n" + own, 405},
		{"a question", post + own + json + "Content-Length: 2\r\n\r\n{}", 200},
		{"a trace", "POST /api?trace HTTP/1.1\r\n" + own + json + "Content-Length: 100000\r\n\r\n" + strings.Repeat(" ", 100_000), 200},
		{"a trace at the door for questions", post + own + json + "Content-Length: 100000\r\n\r\n" + strings.Repeat(" ", 100_000), 413},
		{"a question from this page", post + own + json + "Origin: " + url + "\r\nContent-Length: 2\r\n\r\n{}", 200},
		{"a question from another page", post + own + json + "Origin: http://evil.example\r\nContent-Length: 2\r\n\r\n{}", 403},
		{"from another port here", post + own + json + "Origin: http://127.0.0.1:1\r\nContent-Length: 2\r\n\r\n{}", 403},
		{"from a page that has no origin", post + own + json + "Origin: null\r\nContent-Length: 2\r\n\r\n{}", 403},
		{"said by the browser itself", post + own + json + "Sec-Fetch-Site: cross-site\r\nContent-Length: 2\r\n\r\n{}", 403},
		{"what a form can send", post + own + "Content-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}", 415},
		{"no type", post + own + "Content-Length: 2\r\n\r\n{}", 415},
		{"a type that begins like ours", post + own + "Content-Type: application/jsonp\r\nContent-Length: 2\r\n\r\n{}", 415},
		{"compressed", post + own + json + "Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}", 415},
		{"exactly long enough", post + own + json + "Content-Length: 65536\r\n\r\n" + strings.Repeat(" ", 65536), 200},
		{"too long, and says so", post + own + json + "Content-Length: 65537\r\n\r\n" + strings.Repeat(" ", 65537), 413},
		{"too long, in pieces", post + own + json + "Transfer-Encoding: chunked\r\n\r\n10001\r\n" + strings.Repeat(" ", 0x10001) + "\r\n0\r\n\r\n", 413},
		{"two lengths", post + own + json + "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", 400},
		{"a length below nothing", post + own + json + "Content-Length: -1\r\n\r\n{}", 400},
		{"a head without end", "GET / HTTP/1.1\r\n" + own + "A: " + strings.Repeat("a", maxHead+8<<10), 431},
		{"no HTTP", "hello\r\n", 400},
	} {
		r := send(t, url, c.request+"\r\n\r\n")
		if r.StatusCode != c.status {
			t.Errorf("%s: %s, want %d", c.why, r.Status, c.status)
		}
		if allow := r.Header.Get("Allow"); (allow != "") != (c.status == 405) {
			t.Errorf("%s: Allow %q", c.why, allow)
		}
		for name := range r.Header {
			if strings.HasPrefix(name, "Access-Control-") {
				t.Errorf("%s: the answer has %s", c.why, name)
			}
		}
	}
}

// TestHeaders: every answer of the server, a refusal too, has the headers that
// protect it from other pages.
func TestHeaders(t *testing.T) {
	_, url := begin(t, echo)
	for _, request := range []string{
		"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", "GET /none HTTP/1.1\r\nHost: localhost\r\n\r\n",
		"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", "PUT /api HTTP/1.1\r\nHost: localhost\r\n\r\n",
		"POST /api HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}",
	} {
		h := send(t, url, request).Header
		for name, want := range map[string]string{
			"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "Content-Security-Policy": policy,
			"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
		} {
			if got := h.Get(name); got != want {
				t.Errorf("%q: %s is %q", request, name, got)
			}
		}
	}
	if !strings.Contains(policy, "default-src 'none'") || strings.Contains(policy, "unsafe") || strings.Contains(policy, "*") {
		t.Errorf("policy %s", policy)
	}
}

// TestPartsOfAPage: what a browser fetches as a part of a page has no policy of its own; a worker has one.
func TestPartsOfAPage(t *testing.T) {
	_, url := begin(t, echo)
	for dest, want := range map[string]string{"script": "", "style": "", "image": "", "manifest": "", "document": policy, "worker": policy, "": policy} {
		h := send(t, url, "GET /js/main.js HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Dest: "+dest+"\r\n\r\n").Header
		if got := h.Get("Content-Security-Policy"); got != want || h.Get("X-Content-Type-Options") != "nosniff" {
			t.Errorf("as %q: policy %q, want %q", dest, got, want)
		}
	}
}

// TestEventsFlow: each event arrives before the next is made.
func TestEventsFlow(t *testing.T) {
	next := make(chan string, 1)
	_, url := begin(t, fake(func(_ context.Context, _ string, emit func(string) error) (err error) {
		for event := range next {
			err = errors.Join(err, emit(event))
		}
		return err
	}))
	next <- "0"
	r, err := client.Post(url+"/api", "application/json", strings.NewReader("solve"))
	if err != nil {
		t.Fatal(err)
	}
	events := bufio.NewScanner(r.Body)
	for i := range 5 {
		if want := strconv.Itoa(i); !events.Scan() || events.Text() != want {
			t.Errorf("event %q, want %s", events.Text(), want)
		}
		next <- strconv.Itoa(i + 1)
	}
	close(next)
	if !events.Scan() || events.Scan() || events.Err() != nil {
		t.Errorf("the answer doesn't end: %v", events.Err())
	}
	r.Body.Close()
}

// TestPage: every file of the page is served with its type, and a known file isn't
// sent again.
func TestPage(t *testing.T) {
	s, url := begin(t, echo)
	for _, path := range slices.Sorted(maps.Keys(s.page)) {
		r, err := client.Get(url + path)
		if err != nil {
			t.Fatal(err)
		}
		body, _ := io.ReadAll(r.Body)
		if r.StatusCode != 200 || string(body) != string(s.page[path].content) || r.Header.Get("Content-Type") != s.page[path].kind {
			t.Errorf("%s: %s, %s, %d bytes", path, r.Status, r.Header.Get("Content-Type"), len(body))
		}
		again, _ := http.NewRequest("GET", url+path, nil)
		again.Header.Set("If-None-Match", r.Header.Get("ETag"))
		if r, err = client.Do(again); err != nil || r.StatusCode != http.StatusNotModified {
			t.Errorf("%s, asked again: %v %v", path, r, err)
		}
	}
	for path, kind := range map[string]string{"/": "text/html", "/js/main.js": "text/javascript", "/css/base.css": "text/css"} {
		if !strings.HasPrefix(s.page[path].kind, kind) {
			t.Errorf("%s is of the type %q, want %s", path, s.page[path].kind, kind)
		}
	}
	if !strings.Contains(string(s.page["/"].content), `name="door" content="http"`) {
		t.Error("the page served doesn't ask over HTTP")
	}
}
