package survey

// Holding on to a job while its search makes progress.

import (
	"sync/atomic"
	"time"

	"github.com/nats-io/nats.go/jetstream"
)

// holder extends the lease of a job as long as there are beats.
type holder struct {
	beats atomic.Int64
	done  chan struct{}
}

// hold begins to extend the lease of a message. If there is no beat for the length of the
// lease, the job is given back and hang is called, which ends the process.
func hold(message jetstream.Msg, lease time.Duration, hang func()) *holder {
	h := &holder{done: make(chan struct{})}
	go h.watch(message, lease, hang)
	return h
}

func (h *holder) beat() { h.beats.Add(1) }

func (h *holder) release() { close(h.done) }

func (h *holder) watch(message jetstream.Msg, lease time.Duration, hang func()) {
	const parts = 4
	still := 0
	look(&h.beats, h.done, lease/parts, func(moved bool) (goOn bool) {
		if moved {
			still = 0
			_ = message.InProgress() // if it doesn't arrive, the job comes again
		} else if still++; still > parts {
			_ = message.Nak()
			hang()
			return false
		}
		return true
	})
}

// look reports again and again whether there were beats, until done is closed or the report returns false.
func look(beats *atomic.Int64, done <-chan struct{}, every time.Duration, report func(moved bool) (goOn bool)) {
	clock := time.NewTicker(every)
	defer clock.Stop()
	for seen, goOn := int64(0), true; goOn; {
		select {
		case <-done:
			return
		case <-clock.C:
		}
		now := beats.Load()
		goOn, seen = report(now != seen), now
	}
}
