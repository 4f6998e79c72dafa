package external

// The end of a program, its own or by a kill.

import (
	"time"

	"kedou/internal/phrase"
)

// crashed is the fault of a program that has closed its output. It waits for the program's exit, and reports
// how the program ended.
func (p *process) crashed(format string, args ...any) *Fault {
	p.reap(p.limits.Time)
	return &Fault{Kind: Crash, Detail: phrase.New("%v (%v)", phrase.New(format, args...), p.cmd.ProcessState)}
}

func (p *process) time() time.Duration {
	if s := p.cmd.ProcessState; s != nil {
		return s.UserTime() + s.SystemTime()
	}
	return timeOf(p.cmd.Process.Pid)
}

// kill ends the program's whole group at once and waits until it is gone.
func (p *process) kill() {
	if p.cmd.ProcessState == nil {
		killGroup(p.cmd)
		p.reap(p.limits.Time)
	}
}

// end closes the program's input, waits for the program to end, and kills the rest of its group. It reports whether
// the program ended without a kill.
func (p *process) end(patience time.Duration) bool {
	if p.cmd.ProcessState != nil {
		return true
	}
	_ = p.in.Close()
	alarm := time.NewTimer(patience)
	defer alarm.Stop()
	for {
		select {
		case _, more := <-p.lines:
			if !more {
				p.reap(patience)
				return true
			}
		case <-alarm.C:
			p.kill()
			return false
		}
	}
}

// reap stops listening and waits for the program, which it kills if it doesn't end in time. It kills all other processes
// of the group in any case; the system can't have reused the group's number so soon.
func (p *process) reap(patience time.Duration) {
	if p.cmd.ProcessState != nil {
		return
	}
	close(p.stop)
	closeAll(p.in, p.out) // a program that has left its group may still hold the other ends
	for range p.lines {
	}
	alarm := time.AfterFunc(patience, func() { killGroup(p.cmd) })
	_ = p.cmd.Wait()
	alarm.Stop()
	killGroup(p.cmd)
}
