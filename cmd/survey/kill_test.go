//go:build linux

package main

// Random kills of processes: the results must equal those of an undisturbed run, byte for byte.

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"kedou/cmd/internal/survey"
)

// killDeals is the number of deals of a killed run. The race detector, which runs with -short, makes
// searches many times slower.
func killDeals() int64 {
	if testing.Short() {
		return 300
	}
	return 2000
}

// TestKills runs 2 schedules (100 with KEDOU_LONG=1) of SIGKILL to workers and coordinator, with its server,
// SIGTERM, and pauses.
func TestKills(t *testing.T) {
	schedules := 2
	if os.Getenv("KEDOU_LONG") != "" {
		schedules = 100
	}
	want := plain(t, killDeals())
	for seed := range schedules {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			folder := t.TempDir()
			output, err := os.Create(filepath.Join(folder, "output"))
			if err != nil {
				t.Fatal(err)
			}
			defer output.Close()
			s := schedule{t: t, dir: filepath.Join(folder, "run"), output: output, random: rand.New(rand.NewPCG(uint64(seed), 1))}
			s.play()
			got, err := exec.Command("survey", "export", s.dir).Output()
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(got, want) {
				t.Errorf("after %v the results differ from the plain run's: %d and %d bytes", s.done, len(got), len(want))
			}
			t.Log(s.done)
		})
	}
}

// plain returns the export of deals that this process decides one after another.
func plain(t *testing.T, n int64) []byte {
	t.Helper()
	solver, err := openKlondike(json.RawMessage(`{"draw":1,"redeals":-1,"worry_back":true}`), survey.Limits{Budget: 1e8, CertifyBudget: 1e5, Memory: 256 << 20})
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	for deal := int64(1); deal <= n; deal++ {
		o, err := solver.Solve(context.Background(), deal, func() {})
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&out, `{"schema":1,"deal":%d,"verdict":%q,"nodes":%d}`+"\n", deal, klondikeKind.Word(o.Verdict), o.Work)
	}
	return out.Bytes()
}

// schedule is a run with its accidents.
type schedule struct {
	t       *testing.T
	dir     string
	random  *rand.Rand
	process *exec.Cmd
	output  *os.File // what all processes print
	done    []string
}

// play runs the survey with some accidents, and then to its end.
func (s *schedule) play() {
	s.start()
	for range 3 + s.random.IntN(4) {
		time.Sleep(time.Duration(s.random.IntN(500)) * time.Millisecond)
		s.mishap()
	}
	for range 5 { // the last process may be dead, or another may still hold the folder
		err := s.resume(time.Minute)
		_ = s.end()
		if err == nil && s.resume(time.Minute) == nil {
			return
		}
	}
	s.t.Fatalf("after %v the run doesn't come to its end:\n%s", s.done, s.printed())
}

func (s *schedule) start() {
	s.process = exec.Command("survey", "klondike", "--draw", "1", "-n", fmt.Sprint(killDeals()), "--dir", s.dir, "--workers", "2",
		"--chunk", "32", "--lease", "4s", "--log", "info")
	s.process.Stdout, s.process.Stderr = s.output, s.output
	if err := s.process.Start(); err != nil {
		s.t.Fatal(err)
	}
}

// printed returns what all processes have printed.
func (s *schedule) printed() []byte {
	text, _ := os.ReadFile(s.output.Name())
	return text
}

// end waits for the process.
func (s *schedule) end() error {
	timer := time.AfterFunc(2*time.Minute, func() { _ = s.process.Process.Kill() })
	defer timer.Stop()
	return s.process.Wait()
}

func (s *schedule) mishap() {
	what := []string{"worker", "worker", "coordinator", "term", "pause"}[s.random.IntN(5)]
	s.done = append(s.done, what)
	switch what {
	case "worker":
		if pids := children(s.process.Process.Pid); len(pids) > 0 {
			_ = syscall.Kill(pids[s.random.IntN(len(pids))], syscall.SIGKILL)
		}
	case "coordinator":
		_ = s.process.Process.Kill()
		_ = s.end()
		s.start()
	case "term":
		_ = s.process.Process.Signal(syscall.SIGTERM)
		var exit *exec.ExitError
		if err := s.end(); err != nil && (!errors.As(err, &exit) || exit.ExitCode() != 143 && exit.ExitCode() != -1) {
			s.t.Errorf("SIGTERM: %v\n%s", err, s.printed())
		}
		s.start()
	case "pause":
		_ = exec.Command("survey", "pause", s.dir).Run() // fails while a coordinator begins or ends
		time.Sleep(time.Duration(s.random.IntN(200)) * time.Millisecond)
		_ = s.resume(2 * time.Second)
	}
}

// resume ends a pause, in the running process or, without one, by a new process that works for at most the given time.
func (s *schedule) resume(limit time.Duration) error {
	ctx, stop := context.WithTimeout(context.Background(), limit)
	defer stop()
	resume := exec.CommandContext(ctx, "survey", "resume", s.dir, "--lease", "4s")
	resume.Stdout, resume.Stderr = s.output, s.output
	return resume.Run()
}

// TestOrphans kills a coordinator, and with it the server, while its worker searches deal 44 for six seconds. The worker, which can't
// store the outcome any more, ends too, as the last holder of standard error.
func TestOrphans(t *testing.T) {
	dir := t.TempDir()
	coordinator := exec.Command("survey", "toy", "-n", "100", "--dir", dir, "--workers", "1")
	coordinator.Env = append(os.Environ(), "TOY_FAULTS=slow 44")
	said, err := coordinator.StderrPipe()
	if err == nil {
		err = coordinator.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	for stored := int64(0); stored == 0; time.Sleep(10 * time.Millisecond) {
		blocks, _ := filepath.Glob(filepath.Join(dir, "jetstream/*/streams/RESULTS_local/msgs/*.blk"))
		for _, block := range blocks {
			if info, err := os.Stat(block); err == nil {
				stored += info.Size()
			}
		}
	}
	time.Sleep(100 * time.Millisecond) // it comes to deal 44
	_ = coordinator.Process.Kill()
	ended := make(chan struct{})
	go func() { _, _ = io.Copy(io.Discard, said); close(ended) }()
	select {
	case <-ended:
	case <-time.After(20 * time.Second): // 2 on an idle machine; without a limit a worker waits for its server for a minute
		t.Error("the workers go on without their coordinator")
	}
	_ = coordinator.Wait() // it was killed
}

// children returns the child processes of a process.
func children(pid int) (pids []int) {
	lists, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/children", pid))
	for _, list := range lists {
		text, _ := os.ReadFile(list)
		for word := range strings.FieldsSeq(string(text)) {
			if child, err := strconv.Atoi(word); err == nil {
				pids = append(pids, child)
			}
		}
	}
	return pids
}
