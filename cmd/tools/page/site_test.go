package main

// The static site: its files, and the solvers in its worker, which node runs.

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/andybalholm/brotli"

	"kedou/cmd/internal/service"
	"kedou/cmd/internal/service/servicetest"
	"kedou/doudizhu"
	"kedou/search/searchtest"
)

// newSite writes a site into a folder of the test.
func newSite(t testing.TB) string {
	t.Helper()
	if testing.Short() {
		t.Skip("a site takes half a minute to compile")
	}
	codings[".br"] = func(w io.Writer) io.WriteCloser { return brotli.NewWriterLevel(w, brotli.BestSpeed) } // no test asks for its length
	dir := filepath.Join(t.TempDir(), "site")
	if err := writeSite(t.Context(), dir); err != nil {
		t.Fatal(err)
	}
	return dir
}

// largest is the most that a module may have, compressed as hosts compress it: the page waits for the first one, and a reader who
// wants an explanation or a proof waits for the other.
var largest = map[string]int{moduleName: 1644 << 10, explainName: 1956 << 10, playName: 1392 << 10, tableName: 1520 << 10}

func TestSite(t *testing.T) {
	dir := newSite(t)
	t.Run("files", func(t *testing.T) { checkFiles(t, dir) })
	worker := newWorker(t, dir, "kedou")
	explainer := newWorker(t, dir, "kedou-explain")
	t.Run("conforms", func(t *testing.T) {
		servicetest.Conform(t, func(ctx context.Context, request []byte, emit func([]byte) error) error {
			if bytes.Contains(request, []byte(`"op":"k.hint"`)) { // as the page asks
				return explainer.serve(ctx, request, emit)
			}
			return worker.serve(ctx, request, emit)
		}, servicetest.Transcript)
	})
	t.Run("hostile", func(t *testing.T) { servicetest.Hostile(t, worker.serve) })
	t.Run("deals", func(t *testing.T) { worker.solveDeals(t) })
	t.Run("endgame", func(t *testing.T) { worker.solveEndgame(t) })
	t.Run("explains", func(t *testing.T) { explainer.explain(t) })
	t.Run("plays", func(t *testing.T) { newWorker(t, dir, "kedou-play").play(t) })
	t.Run("table", func(t *testing.T) { newWorker(t, dir, "kedou-table").table(t) })
	t.Run("stops", func(t *testing.T) { servicetest.Stops(t, worker.serve) })
}

// checkFiles checks the door, the licences and the sizes of the modules.
func checkFiles(t *testing.T, dir string) {
	read := func(name string) string {
		content, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Error(err)
		}
		return string(content)
	}
	index := read("index.html")
	if !strings.Contains(index, moduleDoor) || strings.Contains(index, serverDoor) || !strings.Contains(index, "'wasm-unsafe-eval'") {
		t.Errorf("index.html doesn't know its door:\n%s", index)
	}
	if licences := read("LICENSES.txt"); !strings.Contains(licences, "The Go Authors") || !strings.Contains(licences, "Emir Pasic") {
		t.Error("LICENSES.txt lacks a licence")
	}
	for module, most := range largest {
		compressed := len(read(module + ".gz"))
		t.Logf("%s has %d bytes, compressed %d", module, len(read(module)), compressed)
		if compressed > most || compressed == 0 {
			t.Errorf("%s has %d bytes compressed; the page is slow to answer beyond %d", module, compressed, most)
		}
	}
}

// TestReplace: a site takes the place of an older one, and nothing is left of the older one or next to the site.
func TestReplace(t *testing.T) {
	parent := t.TempDir()
	dir := filepath.Join(parent, "site")
	for _, name := range []string{"one", "two"} {
		finished, err := os.MkdirTemp(parent, "site.*.tmp")
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range []string{moduleName, name} {
			if err := os.WriteFile(filepath.Join(finished, file), []byte(name), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if err := errors.Join(replaceable(dir), replace(dir, finished)); err != nil {
			t.Fatal(err)
		}
		files, _ := filepath.Glob(dir + "/*")
		around, _ := filepath.Glob(parent + "/*")
		if want := []string{filepath.Join(dir, moduleName), filepath.Join(dir, name)}; !slices.Equal(files, want) || len(around) != 1 {
			t.Errorf("%q in %q, want %q", files, around, want)
		}
	}
}

// TestSiteNeedsSources: outside a checkout, the command says what it needs, and writes nothing.
func TestSiteNeedsSources(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := writeSite(t.Context(), "site"); err == nil || !strings.Contains(err.Error(), "run make site in a checkout") {
		t.Errorf("%v", err)
	}
	if left, _ := filepath.Glob("*"); len(left) != 0 {
		t.Errorf("%q are left", left)
	}
}

// TestSiteKeepsOthersFiles: a folder that isn't a site is never replaced.
func TestSiteKeepsOthersFiles(t *testing.T) {
	dir := t.TempDir()
	mine := filepath.Join(dir, "mine.txt")
	if err := os.WriteFile(mine, []byte("mine"), 0o644); err != nil {
		t.Fatal(err)
	}
	err := writeSite(t.Context(), dir)
	if err == nil || !strings.Contains(err.Error(), "other files") {
		t.Error(err)
	}
	if _, err := os.Stat(mine); err != nil {
		t.Error(err)
	}
}

// worker is the site's worker in a process of node.
type worker struct {
	kill  func() error
	to    io.Writer
	lines *bufio.Reader
	id    int
}

func newWorker(t testing.TB, dir, module string) *worker {
	t.Helper()
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("no node in the path: the solvers as WebAssembly are NOT tested here")
	}
	cmd := exec.CommandContext(t.Context(), node, filepath.Join("testdata", "worker.cjs"), dir, module)
	cmd.Stderr = os.Stderr
	to, err1 := cmd.StdinPipe()
	from, err2 := cmd.StdoutPipe()
	if err := errors.Join(err1, err2, cmd.Start()); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { to.Close(); _ = cmd.Wait() })
	return &worker{kill: cmd.Process.Kill, to: to, lines: bufio.NewReader(from)}
}

// serve is the worker as a door. A context that ends ends the worker too, as in the
// page.
func (w *worker) serve(ctx context.Context, request []byte, emit func([]byte) error) error {
	defer context.AfterFunc(ctx, func() { _ = w.kill() })()
	w.id++
	message, err := json.Marshal(map[string]any{"id": w.id, "request": string(request)})
	if err == nil {
		_, err = fmt.Fprintf(w.to, "%s\n", message)
	}
	for err == nil {
		var last bool
		if last, err = w.pass(emit); last {
			return err
		}
	}
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	return err
}

// pass hands one event on, and reports whether it is the last.
func (w *worker) pass(emit func([]byte) error) (last bool, err error) {
	line, err := w.lines.ReadBytes('\n')
	if err != nil {
		return false, err
	}
	var message struct {
		ID    int
		Event json.RawMessage
	}
	if err := json.Unmarshal(line, &message); err != nil {
		return false, err
	}
	if message.ID != w.id {
		return false, fmt.Errorf("an answer to %d, want %d", message.ID, w.id)
	}
	var event struct{ Event string }
	if err := json.Unmarshal(message.Event, &event); err != nil {
		return false, err
	}
	return event.Event == "result" || event.Event == "error", emit(append(message.Event, '\n'))
}

// verdict returns a door's answer to a request.
func verdict(t *testing.T, door servicetest.Door, request string) (verdict string) {
	t.Helper()
	err := servicetest.Ask(t.Context(), door, request, func(event string) {
		var result struct{ Verdict string }
		if err := json.Unmarshal([]byte(event), &result); err != nil || result.Verdict == "" {
			t.Errorf("%s: %s", request, event)
		}
		verdict = result.Verdict
	})
	if err != nil {
		t.Fatal(err)
	}
	return verdict
}

// solveDeals compares the verdicts on some deals with those outside the browser, and
// prints how long the worker takes.
func (w *worker) solveDeals(t *testing.T) {
	var times []time.Duration
	for seed := range searchtest.Size(20, 60) {
		request := fmt.Sprintf(`{"op":"k.solve","seed":"%d"}`, seed+100)
		began := time.Now()
		got := verdict(t, w.serve, request)
		times = append(times, time.Since(began))
		if want := verdict(t, service.New(service.Native, service.All()).Serve, request); got != want {
			t.Errorf("%s: %s, want %s", request, got, want)
		}
	}
	slices.Sort(times)
	t.Logf("a Klondike deal takes %v in the middle, %v at most", times[len(times)/2], times[len(times)-1])
}

// solveEndgame does the same with an endgame of 26 cards.
func (w *worker) solveEndgame(t *testing.T) {
	e, err := doudizhu.NewDeal(1, 26, 2)
	if err != nil {
		t.Fatal(err)
	}
	request := fmt.Sprintf(`{"op":"d.solve","landlord":"%v","peasant":"%v"}`, e.Hands[doudizhu.Landlord], e.Hands[doudizhu.Down])
	began := time.Now()
	got := verdict(t, w.serve, request)
	t.Logf("an endgame of 26 cards takes %v with all its first plays", time.Since(began))
	if want := verdict(t, service.New(service.Native, service.All()).Serve, request); got != want {
		t.Errorf("%s: %s, want %s", request, got, want)
	}
}

// explain compares explanations with those outside the browser, and checks that the module heeds the time limit, for which it has
// no timer.
func (w *worker) explain(t *testing.T) {
	for _, request := range []string{
		`{"op":"k.explain","seed":"10"}`, `{"op":"k.explain","seed":"31"}`, `{"op":"k.explain","seed":"265","limits":{"seconds":0.0001}}`,
		`{"op":"d.explain","landlord":"33458JA2","peasant":"4599QQKA"}`,
	} {
		if got, want := explained(t, w.serve, request), explained(t, service.New(service.Native, service.Explain()).Serve, request); got != want {
			t.Errorf("%s: %s, want %s", request, got, want)
		}
	}
}

// play sends players' requests to their module, and logs the times of a hint and a review.
func (w *worker) play(t *testing.T) {
	servicetest.Conform(t, w.serve, servicetest.Play)
	for _, draw := range []int{1, 3} {
		began := time.Now()
		explained(t, w.serve, fmt.Sprintf(`{"op":"k.advice","seed":"1","draw":%d}`, draw))
		t.Logf("draw %d: advice takes %v", draw, time.Since(began))
	}
}

// table sends requests of the table to its module.
func (w *worker) table(t *testing.T) {
	servicetest.Conform(t, w.serve, servicetest.Table)
	if searchtest.Long() { // the service's own tests ask as much without the module
		servicetest.Conform(t, w.serve, servicetest.Review)
		servicetest.Chair(t, w.serve, 1)
	}
}

// explained returns a door's answer to a request, without the counts of work.
func explained(t *testing.T, door servicetest.Door, request string) string {
	t.Helper()
	var answer map[string]any
	err := servicetest.Ask(t.Context(), door, request, func(event string) {
		if err := json.Unmarshal([]byte(event), &answer); err != nil {
			t.Fatal(err)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	delete(answer, "stats")
	text, err := json.Marshal(answer)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// emptySite is a site without files.
func emptySite(t *testing.T) *site {
	t.Helper()
	page, err := filepath.Abs(filepath.Join("..", "..", "web", "page"))
	if err != nil {
		t.Fatal(err)
	}
	return &site{page: page, dir: t.TempDir()}
}

// TestWorkerList: the service worker's list has every file with its hash, no other file, and a version that changes with a file. TestSite checks the files.
func TestWorkerList(t *testing.T) {
	versions := map[string]bool{}
	for _, content := range []string{"one", "two", "one"} {
		s := emptySite(t)
		for _, err := range []error{s.write(moduleName, []byte(content)), s.writePage(t.Context()), s.writeWorker(t.Context())} {
			if err != nil {
				t.Fatal(err)
			}
		}
		worker, err := os.ReadFile(filepath.Join(s.dir, workerName))
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{`"index.html":"`, `"kedou.wasm":"`, `"js/play/referee.js":"`, `"pools/draw1-easy.txt":"`, `"kedou.webmanifest":"`, `"phrases.zh.json":"`} {
			if !bytes.Contains(worker, []byte(want)) {
				t.Errorf("the service worker lacks %s", want)
			}
		}
		if bytes.Contains(worker, []byte(`"sw.js":`)) || bytes.Contains(worker, []byte(`"tsconfig.json":`)) || bytes.Contains(worker, []byte(`version:""`)) {
			t.Error("the service worker keeps itself, or has no list")
		}
		versions[string(worker)] = true
	}
	if len(versions) != 2 {
		t.Errorf("%d texts of the service worker, want 2", len(versions))
	}
}

// TestFirstScreen: index.html names the scripts of the first screen, which fit a slow line; the tabs that are shown later have scripts of their own.
func TestFirstScreen(t *testing.T) {
	s := emptySite(t)
	if err := s.writePage(t.Context()); err != nil {
		t.Fatal(err)
	}
	index, err := os.ReadFile(filepath.Join(s.dir, "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	first := ""
	for _, script := range s.first {
		if n := strings.Count(string(index), fmt.Sprintf("<link rel=\"modulepreload\" href=%q>", script)); n != 1 {
			t.Errorf("%s is named %d times", script, n)
		}
		text, err := os.ReadFile(filepath.Join(s.dir, script))
		if err != nil {
			t.Fatal(err)
		}
		first += string(text)
	}
	for want, is := range map[string]bool{"play-moves": true, "k-fault": false, "tt-bottom": false, "tree-board": false} {
		if strings.Contains(first, want) != is {
			t.Errorf("the first screen has %s: %v", want, !is)
		}
	}
	if most := 160 << 10; len(first) > most {
		t.Errorf("the scripts of the first screen have %d bytes, more than %d", len(first), most)
	}
}
