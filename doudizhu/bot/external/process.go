package external

// A program that communicates in lines. It runs in a process group of its own; a kill of the group leaves none of
// its processes behind.

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"time"

	"kedou/internal/phrase"
)

// longest is the most bytes of a program's line. A longer line is a fault.
const longest = 64 << 10

// process is a running program.
type process struct {
	limits Limits
	cmd    *exec.Cmd
	in     *os.File
	out    *os.File
	lines  chan line     // its lines; closed at their end
	stop   chan struct{} // closed when listening ends
	errors *tail
	looked time.Time // when its memory was last measured
}

// line is a line without its end, or a sign that the line is too long.
type line struct {
	text []byte
	long bool
}

func launch(command []string, l Limits) (*process, error) {
	p := &process{limits: l, lines: make(chan line), stop: make(chan struct{}), errors: &tail{}}
	theirIn, in, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	out, theirOut, err := os.Pipe()
	if err != nil {
		closeAll(theirIn, in)
		return nil, err
	}
	p.in, p.out = in, out
	p.cmd = exec.Command(command[0], command[1:]...)
	p.cmd.Stdin, p.cmd.Stdout, p.cmd.Stderr = theirIn, theirOut, p.errors
	p.cmd.WaitDelay = farewell // for processes that still hold standard error
	ownGroup(p.cmd)
	err = p.cmd.Start()
	closeAll(theirIn, theirOut)
	if err != nil {
		closeAll(in, out)
		return nil, err
	}
	go p.listen()
	return p, nil
}

func closeAll(files ...*os.File) {
	for _, f := range files {
		_ = f.Close()
	}
}

// listen passes the program's lines on, until their end or a line that is too long.
func (p *process) listen() {
	defer close(p.lines)
	r := bufio.NewReaderSize(p.out, longest)
	for {
		text, err := r.ReadSlice('\n')
		l := line{bytes.TrimSpace(bytes.Clone(text)), errors.Is(err, bufio.ErrBufferFull)}
		if len(l.text) > 0 || l.long {
			select {
			case p.lines <- l:
			case <-p.stop:
				return
			}
		}
		if err != nil {
			return
		}
	}
}

// say writes a line. A program that doesn't read it stalls.
func (p *process) say(text []byte, until time.Time) error {
	_ = p.in.SetWriteDeadline(until)
	_, err := p.in.Write(append(text, '\n'))
	switch {
	case errors.Is(err, os.ErrDeadlineExceeded):
		return stalled(p.limits.Time)
	case err != nil:
		return p.crashed("it ended before it was asked")
	}
	return nil
}

// quiet reports a program that has written a line before its question.
func (p *process) quiet() error {
	select {
	case l, more := <-p.lines:
		text, err := p.heard(l, more)
		if err == nil {
			err = garbled(text, "it spoke before it was asked")
		}
		return err
	default:
		return nil
	}
}

// hear returns the next line that isn't blank. It returns a Crash if there is none.
func (p *process) hear(ctx context.Context, until time.Time) ([]byte, error) {
	alarm := time.NewTimer(time.Until(until))
	defer alarm.Stop()
	look := time.NewTicker(glance)
	defer look.Stop()
	for {
		if err := p.checkMemory(); err != nil {
			return nil, err
		}
		select {
		case l, more := <-p.lines:
			return p.heard(l, more)
		case <-alarm.C:
			return nil, stalled(p.limits.Time)
		case <-ctx.Done():
			return nil, context.Cause(ctx)
		case <-look.C:
		}
	}
}

func (p *process) heard(l line, more bool) ([]byte, error) {
	switch {
	case !more:
		return nil, p.crashed("it ended without an answer")
	case l.long:
		return nil, &Fault{Kind: Oversize, Detail: phrase.New("a line of more than %d bytes", longest), Said: short(l.text)}
	}
	return l.text, nil
}

// The times of a program's life.
const (
	glance   = 20 * time.Millisecond  // between looks at its memory
	farewell = 200 * time.Millisecond // for programs at their end
)

// checkMemory reports a program whose group exceeds its memory limit. It measures from time to time.
func (p *process) checkMemory() error {
	if p.limits.Memory == 0 || time.Since(p.looked) < glance {
		return nil
	}
	p.looked = time.Now()
	if used := groupMemory(p.cmd.Process.Pid); used > p.limits.Memory {
		return &Fault{Kind: Memory, Detail: phrase.New("%d MiB in use, %d MiB are the limit", used>>20, p.limits.Memory>>20)}
	}
	return nil
}
