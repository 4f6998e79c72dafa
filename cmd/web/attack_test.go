package main

// Attacks on the command as it runs, each on loopback and of bounded size: a visitor who
// requests the page or the moves of a deal meanwhile gets an answer, and afterwards
// the process has no more memory than before. The times of those answers are logged.

import (
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"strings"
	"sync"
	"testing"
	"time"
)

// visitor is a person who uses the page during an attack.
type visitor struct {
	stop    chan struct{}
	ended   chan struct{}
	visits  int
	slowest time.Duration
}

// visit begins to ask for the page and for a board by turns, on a new connection each
// time, and wants right answers.
func visit(t *testing.T, url string) *visitor {
	v := &visitor{stop: make(chan struct{}), ended: make(chan struct{})}
	go func() {
		defer close(v.ended)
		for {
			began := time.Now()
			look(t, url)
			v.visits, v.slowest = v.visits+1, max(v.slowest, time.Since(began))
			select {
			case <-v.stop:
				return
			case <-time.After(time.Millisecond):
			}
		}
	}()
	return v
}

// look asks for the page and for a board.
func look(t *testing.T, url string) {
	r, err := client.Get(url + "/")
	if err != nil {
		t.Error(err)
		return
	}
	r.Body.Close()
	status, events := ask(t, url, `{"op":"k.board","seed":"1"}`)
	if r.StatusCode != 200 || status != 200 || !strings.HasPrefix(events, `{"event":"result"`) {
		t.Errorf("the page: %s, a board: %d %.80s", r.Status, status, events)
	}
}

// leave ends the visits.
func (v *visitor) leave(t *testing.T) {
	close(v.stop)
	<-v.ended
	t.Logf("%d visits during the attack, the slowest took %v", v.visits, v.slowest)
}

// resident returns how much memory a process has, in bytes, or 0 where /proc lacks the figure.
func resident(p *os.Process) (bytes int64) {
	status, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.Pid))
	_, after, _ := strings.Cut(string(status), "VmRSS:")
	_, _ = fmt.Sscan(after, &bytes)
	return bytes << 10
}

// spare is the memory in addition that may stay with the process after an attack: the
// runtime keeps memory for later use.
const spare = 32 << 20

// TestAttacks runs each attack against a process of its own.
func TestAttacks(t *testing.T) {
	if testing.Short() {
		t.Skip("takes some seconds, and looks at another process, not at this one")
	}
	for _, attack := range []struct {
		name string
		run  func(t *testing.T, url string)
	}{
		{"slow heads", slowHeads}, {"half-open connections", halfOpen}, {"slow bodies", slowBodies},
		{"bodies of 1 MB", longBodies}, {"200 solves", manySolves},
	} {
		t.Run(attack.name, func(t *testing.T) {
			url, p := process(t, "--quiet", "--memory", "128MiB")
			look(t, url)
			before := resident(p)
			v := visit(t, url)
			attack.run(t, url)
			during := resident(p)
			v.leave(t)
			becomes(t, "as little memory as before", func() bool { return resident(p) <= before+spare })
			t.Logf("%d MiB before, %d MiB at the end of the attack, %d MiB after", before>>20, during>>20, resident(p)>>20)
		})
	}
}

// TestFlagsReachTheService: the service reports the limits of the flags.
func TestFlagsReachTheService(t *testing.T) {
	url, _ := process(t, "--memory", "128MiB", "--time", "90s", "--expansions", "1e6")
	_, events := ask(t, url, `{"op":"about"}`)
	if want := `"limits":{"memory":134217728,"seconds":90,"expansions":1000000}`; !strings.Contains(events, want) {
		t.Errorf("%s has no %s", events, want)
	}
}

// dial opens up to n connections, or as many as this process may have, but for a few.
// They are closed when the test ends.
func dial(t *testing.T, url string, n int) (list []net.Conn) {
	for len(list) < n {
		c, err := net.Dial("tcp", strings.TrimPrefix(url, "http://"))
		if err != nil {
			t.Logf("%d connections instead of %d: %v", len(list), n, err)
			for range min(100, len(list)) {
				list[0].Close()
				list = list[1:]
			}
			break
		}
		t.Cleanup(func() { c.Close() })
		list = append(list, c)
	}
	return list
}

// drip writes a text to all connections, a byte at a time. The server closes them when
// it likes to.
func drip(list []net.Conn, text string) {
	for i := range len(text) {
		for _, c := range list {
			_, _ = io.WriteString(c, text[i:i+1])
		}
	}
}

func slowHeads(t *testing.T, url string) {
	drip(dial(t, url, 1000), "GET / HTTP/1.1\r\nHost: localhost\r\nAccept: any")
}

func slowBodies(t *testing.T, url string) {
	list := dial(t, url, 1000)
	for _, c := range list {
		_, _ = io.WriteString(c, "POST /api HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n")
	}
	drip(list, `{"op":"k.solve","deal":"  `)
}

// halfOpen connects 10,000 times and says nothing.
func halfOpen(t *testing.T, url string) { dial(t, url, 10_000) }

// longBodies sends 200 requests of a megabyte each, twenty at a time. The server may
// hang up before it has read them.
func longBodies(t *testing.T, url string) {
	var all sync.WaitGroup
	for range 20 {
		all.Go(func() {
			for i := range 10 {
				var body io.Reader = strings.NewReader(strings.Repeat(" ", 1<<20))
				if i%2 == 0 {
					body = io.MultiReader(body) // of a length that isn't known
				}
				r, err := client.Post(url+"/api", "application/json", body)
				if err != nil {
					continue
				}
				r.Body.Close()
				if r.StatusCode != http.StatusRequestEntityTooLarge {
					t.Error(r.Status)
				}
			}
		})
	}
	all.Wait()
}

// wholeDeal asks about 54 cards, which takes longer than this test waits.
func wholeDeal(seconds float64) string {
	return fmt.Sprintf(`{"op":"d.solve","limits":{"seconds":%v},"landlord":"34567789TJQKA2BR3456","down":"3456789TJQKA289TJ","up":"3456789TJQKAQKA22"}`, seconds)
}

// manySolves asks for 200 searches at once that take a while and much memory.
func manySolves(t *testing.T, url string) {
	var all sync.WaitGroup
	var mu sync.Mutex
	count := map[int]int{}
	for range 200 {
		all.Go(func() {
			status, events := ask(t, url, wholeDeal(0.3))
			mu.Lock()
			defer mu.Unlock()
			if count[status]++; status == 200 && !strings.Contains(events, `{"event":"result"`) {
				t.Errorf("%.200s", events)
			}
		})
	}
	all.Wait()
	t.Logf("answers by their status: %v", count)
	if count[200] == 0 || count[200]+count[429] != 200 {
		t.Errorf("answers by their status: %v", count)
	}
}
