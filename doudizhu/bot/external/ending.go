package external

// How a program ends: by itself, or killed.

import (
	"time"

	"kedou/search/phrase"
)

// crashed is the fault of a program that says no more. It waits for the end, which says how the program ended.
func (p *process) crashed(format string, args ...any) *Fault {
	p.reap(p.limits.Time)
	return &Fault{Kind: Crash, Detail: phrase.New("%v (%v)", phrase.New(format, args...), p.cmd.ProcessState)}
}

// time is the processor time of the program so far.
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

// end closes the program's input, gives it some time to end by itself, and kills what is left of its group. It reports
// whether the program did end by itself.
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

// reap stops listening and collects the program, which it kills if it doesn't end in time. Whatever else is in the group
// is killed in any case; its number can't have been given to others so soon.
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
