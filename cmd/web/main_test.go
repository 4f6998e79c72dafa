package main

// The command as its users meet it, and helpers that the other tests of this package share:
// a server in the test's process, and a process of its own.

import (
	"bufio"
	"context"
	"io"
	"log"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"
)

func TestMain(m *testing.M) { testscript.Main(m, map[string]func(){"web": main}) }

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{Dir: "testdata"})
}

// fake is a service whose behaviour a test chooses.
type fake func(ctx context.Context, request string, emit func(event string) error) error

func (f fake) Serve(ctx context.Context, request []byte, emit func([]byte) error) error {
	return f(ctx, string(request), func(event string) error { return emit([]byte(event + "\n")) })
}

func (f fake) Searches(request []byte) bool { return strings.Contains(string(request), "solve") }

// echo answers with the request.
var echo fake = func(_ context.Context, request string, emit func(string) error) error { return emit(request) }

// newTestServer returns a server with two workers and sixteen places to wait.
func newTestServer(t *testing.T, a answerer) *server {
	t.Helper()
	page, err := newPage()
	if err != nil {
		t.Fatal(err)
	}
	return &server{service: a, page: page, names: []string{"localhost"}, queue: newQueue(2, waiting, pause),
		traces: newQueue(1, waiting, pause), writeTime: writeTime, log: log.New(io.Discard, "", 0)}
}

// begin serves in this process until ctx ends. It returns the URL, and a channel for the
// end.
func (s *server) begin(ctx context.Context, t *testing.T) (url string, ended chan error) {
	t.Helper()
	l, err := listen("127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ended = make(chan error, 1)
	go func() { ended <- s.run(ctx, newLimiter(l, connections, backlog)) }()
	return "http://" + l.Addr().String(), ended
}

// begin serves in this process until the test ends.
func begin(t *testing.T, a answerer) (*server, string) {
	t.Helper()
	s := newTestServer(t, a)
	ctx, cancel := context.WithCancel(context.Background())
	url, ended := s.begin(ctx, t)
	t.Cleanup(func() { cancel(); <-ended })
	return s, url
}

// process runs the command until the test ends, and returns its URL.
func process(t *testing.T, flags ...string) (url string, p *os.Process) {
	t.Helper()
	cmd := exec.Command("web", append([]string{"--addr", "127.0.0.1:0"}, flags...)...)
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSuffix(strings.TrimSpace(line), "/"), cmd.Process
}

// client opens a new connection for each request.
var client = &http.Client{Transport: &http.Transport{DisableKeepAlives: true}, Timeout: time.Minute}

// ask sends a request to the service, and returns the status and all events.
func ask(t *testing.T, url, request string) (int, string) {
	t.Helper()
	r, err := client.Post(url+"/api", "application/json", strings.NewReader(request))
	if err != nil {
		t.Error(err)
		return 0, ""
	}
	defer r.Body.Close()
	body, err := io.ReadAll(r.Body)
	if err != nil {
		t.Error(err)
	}
	return r.StatusCode, string(body)
}

// becomes waits until a condition holds.
func becomes(t *testing.T, what string, holds func() bool) {
	t.Helper()
	for end := time.Now().Add(time.Minute); !holds(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("not in a minute: %s", what)
		}
	}
}
