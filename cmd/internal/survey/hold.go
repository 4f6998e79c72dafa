package survey

// Holding on to a job while its search makes progress.

import (
	"sync/atomic"
	"time"

	"github.com/nats-io/nats.go/jetstream"
)

// hold extends the lease of a message as long as there are calls of beat, until release. If there is no beat for the length of the
// lease, the job is given back and hang is called, which ends the process.
func hold(message jetstream.Msg, lease time.Duration, hang func()) (beat, release func()) {
	const parts = 4
	var beats atomic.Int64
	done, still := make(chan struct{}), 0
	go look(&beats, done, lease/parts, func(moved bool) (goOn bool) {
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
	return func() { beats.Add(1) }, func() { close(done) }
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
