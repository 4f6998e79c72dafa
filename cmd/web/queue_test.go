package main

// The number of searches at once, the end of a search, and its remains.

import (
	"bufio"
	"context"
	"fmt"
	"net/http"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"kedou/cmd/internal/service"
	"kedou/search/searchtest"
)

// Of 200 searches at once, as many run as there are workers, as many wait as
// allowed, and the others get an error that asks them to come again. Other requests are unaffected.
func TestTwoHundredAtOnce(t *testing.T) {
	var running, served, refused atomic.Int32
	proceed := make(chan struct{})
	s, url := begin(t, fake(func(_ context.Context, request string, emit func(string) error) error {
		if strings.Contains(request, "solve") {
			if running.Add(1) > 2 {
				t.Error("more searches than workers")
			}
			<-proceed
			running.Add(-1)
			served.Add(1)
		}
		return emit("{}")
	}))
	var all sync.WaitGroup
	for range 200 {
		all.Go(func() {
			r, err := client.Post(url+"/api", "application/json", strings.NewReader("solve"))
			if err != nil {
				t.Error(err)
				return
			}
			r.Body.Close()
			if r.StatusCode == http.StatusTooManyRequests && r.Header.Get("Retry-After") != "" {
				refused.Add(1)
			} else if r.StatusCode != 200 {
				t.Errorf("%s, Retry-After %q", r.Status, r.Header.Get("Retry-After"))
			}
		})
	}
	becomes(t, "all but 18 refused", func() bool { return refused.Load() == 200-2-waiting })
	if status, _ := ask(t, url, "board"); status != 200 {
		t.Errorf("a question that needs no search: %d", status)
	}
	close(proceed)
	all.Wait()
	becomes(t, "all places free", func() bool { return len(s.queue.present) == 0 })
	if served.Load() != 2+waiting {
		t.Errorf("%d served", served.Load())
	}
}

// A search ends when its client hangs up, whether the search runs or waits.
func TestHangingUp(t *testing.T) {
	began, ended := make(chan struct{}), make(chan time.Time)
	s, url := begin(t, fake(func(ctx context.Context, _ string, _ func(string) error) error {
		began <- struct{}{}
		<-ctx.Done()
		ended <- time.Now()
		return context.Cause(ctx)
	}))
	hangUp := func() context.CancelFunc {
		ctx, cancel := context.WithCancel(context.Background())
		r, _ := http.NewRequestWithContext(ctx, http.MethodPost, url+"/api", strings.NewReader("solve"))
		r.Header.Set("Content-Type", "application/json")
		go func() { _, _ = client.Do(r) }()
		return cancel
	}
	first, second := hangUp(), hangUp()
	<-began
	<-began
	third := hangUp()
	becomes(t, "a third one waits", func() bool { return len(s.queue.present) == 3 })
	third()
	becomes(t, "it waits no more", func() bool { return len(s.queue.present) == 2 })
	for _, cancel := range []context.CancelFunc{first, second} {
		closed := time.Now()
		cancel()
		t.Logf("the search heard of it in %v", (<-ended).Sub(closed))
	}
	becomes(t, "all places free", func() bool { return len(s.queue.present) == 0 })
}

// A search that runs when the server ends says so in its last event.
func TestShutdown(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	began := make(chan struct{})
	url, ended := newTestServer(t, fake(func(ctx context.Context, _ string, emit func(string) error) error {
		close(began)
		<-ctx.Done()
		return emit(context.Cause(ctx).Error())
	})).begin(ctx, t)
	answer := make(chan string)
	go func() {
		_, events := ask(t, url, "solve")
		answer <- events
	}()
	<-began
	cancel()
	if got := <-answer; got != errClosing.Error()+"\n" {
		t.Errorf("the last words are %q", got)
	}
	if err := <-ended; err != context.Canceled {
		t.Error(err)
	}
}

// However many clients connect and send nothing, no more connections than the bound stay open, and clients
// that send requests or wait for an answer keep theirs.
func TestSilentConnectionsGo(t *testing.T) {
	proceed := make(chan struct{})
	s, url := begin(t, fake(func(_ context.Context, _ string, emit func(string) error) error {
		<-proceed
		return emit("{}")
	}))
	answers := make(chan int)
	for range 2 + waiting {
		go func() {
			status, _ := ask(t, url, "solve")
			answers <- status
		}()
	}
	becomes(t, "two search, the others wait", func() bool { return len(s.queue.present) == 2+waiting })
	silent := dial(t, url, 2*connections)
	for _, c := range silent[:connections] {
		if n, err := c.Read(make([]byte, 1)); err == nil {
			t.Errorf("%d bytes for one who said nothing", n)
		}
	}
	if r := send(t, url, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"); r.StatusCode != 200 {
		t.Error(r.Status)
	}
	close(proceed)
	for range 2 + waiting {
		if status := <-answers; status != 200 {
			t.Errorf("a search: %d", status)
		}
	}
}

// A client that doesn't read its events is disconnected, and its search ends.
func TestClientThatDoesNotRead(t *testing.T) {
	ended := make(chan error)
	s := newTestServer(t, fake(func(_ context.Context, _ string, emit func(string) error) (err error) {
		for event := strings.Repeat("x", 1<<20); err == nil; {
			err = emit(event)
		}
		ended <- err
		return err
	}))
	s.writeTime = 50 * time.Millisecond
	url, _ := s.begin(t.Context(), t)
	r := send(t, url, "POST /api HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5\r\n\r\nsolve")
	if err := <-ended; r.StatusCode != 200 || err == nil {
		t.Errorf("%s, %v", r.Status, err)
	}
}

// Real searches end too.
func TestHangingUpOnRealSearches(t *testing.T) {
	s, url := begin(t, service.New(service.Native, service.All()))
	for _, request := range []string{wholeDeal(60), `{"op":"k.solve","seed":"3","strategy":"bfs"}`,
		`{"op":"k.trace","seed":"3","strategy":"bfs"}`} {
		r, err := client.Post(url+"/api", "application/json", strings.NewReader(request))
		if err != nil {
			t.Fatal(err)
		}
		if first, err := bufio.NewReader(r.Body).ReadString('\n'); err != nil || strings.Contains(first, `"error"`) {
			t.Errorf("%.25s begins with %.200q, %v", request, first, err)
		}
		closed := time.Now()
		r.Body.Close()
		becomes(t, "no search", func() bool { return len(s.queue.present) == 0 })
		t.Logf("%.25s ended in %v", request, time.Since(closed))
	}
}

// TestManySolves: after the first hundred searches, three hundred more, one after the other, leave no goroutine behind, and less than a KiB of memory
// each. With KEDOU_LONG=1 there are nine hundred more, with -short one hundred.
func TestManySolves(t *testing.T) {
	solves := 100 + max(searchtest.Size(300, 900), 100)
	_, url := begin(t, service.New(service.Native, service.All()))
	goroutines, heap := 0, uint64(0)
	for i := range solves {
		if i == 100 {
			client.CloseIdleConnections()
			goroutines, heap = runtime.NumGoroutine(), living()
		}
		status, events := ask(t, url, fmt.Sprintf(`{"op":"k.solve","draw":1,"seed":"%d","limits":{"expansions":300}}`, i))
		if status != 200 || !strings.Contains(events, `"event":"result"`) {
			t.Fatalf("deal %d: %d %.200s", i, status, events)
		}
	}
	becomes(t, "as many goroutines as after the first hundred", func() bool { return runtime.NumGoroutine() <= goroutines })
	becomes(t, "as much memory", func() bool { return living() <= heap+uint64(solves-100)<<10 })
	t.Logf("%d goroutines, %d KiB after 100 searches; %d, %d KiB after %d", goroutines, heap>>10, runtime.NumGoroutine(), living()>>10, solves)
}

// living returns the bytes still in use.
func living() uint64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}
