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
	clock := time.NewTicker(lease / parts)
	defer clock.Stop()
	seen, still := int64(0), 0
	for {
		select {
		case <-h.done:
			return
		case <-clock.C:
		}
		if now := h.beats.Load(); now != seen {
			seen, still = now, 0
			_ = message.InProgress() // if it doesn't arrive, the job comes again
		} else if still++; still > parts {
			_ = message.Nak()
			hang()
			return
		}
	}
}
