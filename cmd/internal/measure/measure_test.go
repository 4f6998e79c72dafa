// The time that watches count.

package measure

import (
	"runtime"
	"testing"
	"time"
)

// burn works until the scope has used some time.
func burn(t *testing.T, s Scope, until time.Duration) {
	for began := now(s); now(s)-began < until; {
		if t.Context().Err() != nil {
			return
		}
	}
}

// TestShortWork: work far below the tick of a system's scheduler has a time above 0.
func TestShortWork(t *testing.T) {
	for _, s := range []Scope{Goroutine, Process} {
		w := Start(s)
		burn(t, s, time.Microsecond)
		if spent := w.Stop(); spent < time.Microsecond {
			t.Errorf("scope %d: %v", s, spent)
		}
	}
}

// TestScopes: the work of another goroutine counts only for the process.
func TestScopes(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("a thread's time isn't known here")
	}
	all, own := Start(Process), Start(Goroutine)
	done := make(chan bool)
	go func() {
		runtime.LockOSThread()
		burn(t, Goroutine, 20*time.Millisecond)
		close(done)
	}()
	<-done
	mine, everybody := own.Stop(), all.Stop()
	if everybody < 20*time.Millisecond || mine >= everybody {
		t.Errorf("own %v, of the process %v", mine, everybody)
	}
}
