package service_test

// The service by its events: the transcript, stops, and requests by the fuzzer.

import (
	"context"
	"errors"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"kedou/cmd/internal/service"
	"kedou/cmd/internal/service/servicetest"
	"kedou/search"
	"kedou/search/searchtest"
)

// TestTranscript compares the service with its transcripts, which KEDOU_UPDATE=1 rewrites.
func TestTranscript(t *testing.T) {
	s := service.New(service.Native, service.All())
	for file, transcript := range map[string]*string{
		"transcript.txt": &servicetest.Transcript, "play.txt": &servicetest.Play, "table.txt": &servicetest.Table,
		"review.txt": &servicetest.Review,
	} {
		if testing.Short() && file == "review.txt" {
			continue
		}
		if searchtest.Updating() {
			*transcript = write(t, s.Serve, file, *transcript)
		}
		servicetest.Conform(t, s.Serve, *transcript)
	}
}

// varying are the numbers and the seals that differ from run to run.
var varying = regexp.MustCompile(`"(seconds|bytes|memory)":[0-9.]+`)
var seals = regexp.MustCompile(`"kept":"[^"]*"`)

// write sends a transcript's requests again and rewrites the file.
func write(t *testing.T, door servicetest.Door, file, transcript string) string {
	var b strings.Builder
	for _, x := range servicetest.Exchanges(transcript) {
		fmt.Fprintf(&b, "# %s\n> %s\n", x.About, x.Request)
		err := servicetest.Ask(t.Context(), door, x.Request, func(e string) {
			b.WriteString(seals.ReplaceAllString(varying.ReplaceAllString(e, `"$1":0`), `"kept":""`) + "\n")
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile("servicetest/"+file, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// TestChair checks that the service uses only the knowledge of the person at the table.
func TestChair(t *testing.T) {
	servicetest.Chair(t, service.New(service.Native, service.All()).Serve, searchtest.Size(2, 100))
}

func TestHostile(t *testing.T) {
	servicetest.Hostile(t, service.New(service.Native, service.All()).Serve)
}

func TestStops(t *testing.T) { servicetest.Stops(t, service.New(service.Native, service.All()).Serve) }

// TestCancelled checks that every op ends with the error of a context that has ended.
func TestCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for _, x := range servicetest.Exchanges(servicetest.Transcript + servicetest.Play + servicetest.Table + servicetest.Review) {
		last := ""
		err := servicetest.Ask(ctx, service.New(service.Native, service.All()).Serve, x.Request, func(e string) { last = e })
		if !errors.Is(err, context.Canceled) || !strings.Contains(last, `"kind":"cancelled"`) {
			t.Errorf("%s: %v, %s", x.Request, err, last)
		}
	}
}

// TestBrokenDoor: a search ends when the receiver of its events is gone.
func TestBrokenDoor(t *testing.T) {
	gone := errors.New("no receiver")
	calls := 0
	err := service.New(service.Native, service.All()).Serve(t.Context(), []byte(`{"op":"k.solve","seed":"1","strategy":"bfs:score=none"}`),
		func([]byte) error { calls++; return gone })
	if !errors.Is(err, gone) || calls != 1 {
		t.Errorf("%v after %d events; want one, and the door's error", err, calls)
	}
}

// TestHostLimits checks that the host's limits hold where a request leaves them out or
// asks for more, and that a limit leads to an answer.
func TestHostLimits(t *testing.T) {
	s := service.New(service.Host{Limits: search.Limits{Expansions: 50}}, service.All())
	for _, limits := range []string{`{}`, `{"expansions":1000000}`, `{"memory":9000000000000000000,"seconds":1e300}`} {
		request := `{"op":"k.solve","seed":"2","strategy":"astar","limits":` + limits + `}`
		last := ""
		if err := servicetest.Ask(t.Context(), s.Serve, request, func(e string) { last = e }); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(last, `"verdict":"undecided","reason":"expansion limit"`) || !strings.Contains(last, `"expanded":50,`) {
			t.Errorf("%s: %.400s", request, last)
		}
	}
}

// TestHostTime: the host's time also ends the ops that have no limit of time in their requests, and never by a fault of the program.
func TestHostTime(t *testing.T) {
	s, ended := service.New(service.Host{Limits: search.Limits{Time: time.Nanosecond}}, service.All()), map[string]bool{}
	for _, x := range servicetest.Exchanges(servicetest.Play + servicetest.Table) {
		last := ""
		if err := servicetest.Ask(t.Context(), s.Serve, x.Request, func(e string) { last = e }); err != nil || strings.Contains(last, `"kind":"internal"`) {
			t.Errorf("%s: %v, %s", x.Request, err, last)
		}
		op, _, _ := strings.Cut(strings.TrimPrefix(x.Request, `{"op":"`), `"`)
		ended[op] = ended[op] || strings.Contains(last, `"kind":"cancelled","message":"time limit"`)
	}
	for _, op := range []string{"k.advice", "k.review", "k.judge", "t.review", "t.judge", "t.duplicate", "t.auto"} {
		if !ended[op] {
			t.Errorf("%s goes on", op)
		}
	}
}

// TestSearches lists the requests that wait for their turn at a busy door.
func TestSearches(t *testing.T) {
	for request, want := range map[string]bool{
		`{"op":"k.solve"}`: true, `{"op":"d.reply"}`: true, `{"op":"k.board"}`: false, `{"op":"about"}`: false, `{`: false, `{"op":"x"}`: false,
	} {
		if got := service.New(service.Native, service.All()).Searches([]byte(request)); got != want {
			t.Errorf("%s: %v, want %v", request, got, want)
		}
	}
}

// TestTooLong refuses a request by its size alone.
func TestTooLong(t *testing.T) {
	request := `{"op":"about"` + strings.Repeat(" ", service.MaxRequest) + `}`
	last := ""
	if err := servicetest.Ask(t.Context(), service.New(service.Native, service.All()).Serve, request, func(e string) { last = e }); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(last, `"kind":"request"`) || !strings.Contains(last, "65536") {
		t.Error(last)
	}
}

// FuzzServe sends anything: the answer is a stream of lines that ends with one result
// or error, and no error is a fault of the program.
func FuzzServe(f *testing.F) {
	for _, x := range servicetest.Exchanges(servicetest.Transcript + servicetest.Play + servicetest.Table) {
		f.Add(x.Request)
	}
	s := service.New(service.Host{Limits: search.Limits{Expansions: 300, Time: 50 * time.Millisecond}}, service.All())
	f.Fuzz(func(t *testing.T, request string) {
		err := servicetest.Ask(t.Context(), s.Serve, request, func(e string) {
			if strings.Contains(e, `"event":"error","kind":"internal"`) {
				t.Errorf("%s", e)
			}
		})
		if err != nil {
			t.Error(err)
		}
	})
}
