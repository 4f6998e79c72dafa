package main

// Slow clients: they hold nobody up but themselves.

import (
	"bufio"
	"context"
	"io"
	"net"
	"strings"
	"testing"
	"time"
)

// begun sends the head of a request, and returns once the server has begun to read the body.
func begun(t *testing.T, c net.Conn, path string) {
	t.Helper()
	_, _ = io.WriteString(c, "POST "+path+" HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\nExpect: 100-continue\r\n\r\n")
	if line, err := bufio.NewReader(c).ReadString('\n'); err != nil || !strings.Contains(line, "100") {
		t.Fatalf("%q, %v", line, err)
	}
}

// While clients have sent half of their requests, others are answered.
func TestHalfABody(t *testing.T) {
	_, url := begin(t, echo)
	for _, path := range []string{"/api?trace", "/api"} {
		for _, c := range dial(t, url, 20) {
			begun(t, c, path)
			_, _ = io.WriteString(c, strings.Repeat(" ", 500))
		}
	}
	for _, path := range []string{"/api?trace", "/api"} {
		r, err := client.Post(url+path, "application/json", strings.NewReader("solve"))
		if err != nil {
			t.Fatal(err)
		}
		r.Body.Close()
		if r.StatusCode != 200 {
			t.Errorf("%s: %s", path, r.Status)
		}
	}
}

// While clients don't read long answers, others search and open traces. The patience of the server has no end here.
func TestLongAnswersUnread(t *testing.T) {
	ended := make(chan struct{})
	s := newTestServer(t, fake(func(_ context.Context, request string, emit func(string) error) (err error) {
		if !strings.Contains(request, "long") {
			return emit("{}")
		}
		for range 32 { // more than the system keeps for a connection
			err = emit(strings.Repeat("x", 1<<20))
		}
		ended <- struct{}{}
		return err
	}))
	s.writeTime = time.Hour
	url, _ := s.begin(t.Context(), t)
	for _, path := range []string{"/api", "/api", "/api?trace"} {
		_, _ = io.WriteString(dial(t, url, 1)[0], "POST "+path+" HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\nsolve long")
		<-ended
	}
	for _, path := range []string{"/api", "/api?trace"} {
		r, err := client.Post(url+path, "application/json", strings.NewReader("solve"))
		if err != nil {
			t.Fatal(err)
		}
		if body, err := io.ReadAll(r.Body); string(body) != "{}\n" || err != nil {
			t.Errorf("%s: %s, %v", body, r.Status, err)
		}
		r.Body.Close()
	}
}

// When all connections together hold too many bytes, the one that holds the most is closed.
func TestLargestGoes(t *testing.T) {
	all := newLimiter(nil, 3, 100)
	var list []*connection
	for range 3 {
		end, _ := net.Pipe()
		c := &connection{Conn: end, limiter: all}
		all.enter(c)
		list = append(list, c)
	}
	list[0].hold(40)
	list[1].hold(50)
	list[2].hold(30)
	if !all.open[list[0]] || all.open[list[1]] || !all.open[list[2]] || all.held != 70 {
		t.Errorf("open %v, %d bytes held", all.open, all.held)
	}
	list[1].hold(-50) // comes too late, and changes nothing
	list[0].drop()
	list[2].hold(-10)
	if all.held != 20 || len(all.open) != 2 {
		t.Errorf("open %v, %d bytes held", all.open, all.held)
	}
}
