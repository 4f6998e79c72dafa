package main

// What the server holds for slow clients, so that no search and no other client waits for them.

import (
	"context"
	"io"
	"sync"
)

// counter is a reader of a body that counts what has come as held for the client.
type counter struct {
	io.Reader
	client *connection
}

func (c *counter) Read(p []byte) (int, error) {
	n, err := c.Reader.Read(p)
	c.client.hold(n)
	return n, err
}

// outbox has the events of an answer that its client hasn't taken.
type outbox struct {
	client *connection
	mu     sync.Mutex
	more   *sync.Cond
	events [][]byte
	whole  bool          // no event will follow
	sent   chan struct{} // closed when all events are written, or one can't be
}

// newOutbox begins to write events; fail is called with the first error.
func newOutbox(client *connection, write func(event []byte) error, fail context.CancelCauseFunc) *outbox {
	b := &outbox{client: client, sent: make(chan struct{})}
	b.more = sync.NewCond(&b.mu)
	go func() {
		defer close(b.sent)
		for event := b.next(); event != nil; event = b.next() {
			if err := write(event); err != nil {
				fail(err)
				return
			}
			client.hold(-len(event))
		}
	}()
	return b
}

// put adds an event.
func (b *outbox) put(event []byte) {
	b.client.hold(len(event))
	b.mu.Lock()
	defer b.mu.Unlock()
	b.events = append(b.events, event)
	b.more.Signal()
}

// next waits for the next event, and returns nil after the last.
func (b *outbox) next() (event []byte) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for len(b.events) == 0 && !b.whole {
		b.more.Wait()
	}
	if len(b.events) > 0 {
		event, b.events = b.events[0], b.events[1:]
	}
	return event
}

// close waits until the client has taken all events, or is gone.
func (b *outbox) close() {
	b.mu.Lock()
	b.whole = true
	b.more.Signal()
	b.mu.Unlock()
	<-b.sent
}
