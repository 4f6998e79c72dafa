package main

// The bounds on open connections, and on the bytes that the server holds for them.

import (
	"container/list"
	"net"
	"net/http"
	"sync"
)

// limiter bounds how many connections are open. When one too many arrives, the connection
// that has sent no whole request for the longest time is closed: thousands of clients who
// connect and say nothing, or a letter now and then, don't lock others out. Connections
// whose search runs or waits may stay.
//
// Requests that arrive slowly and answers that are taken slowly stay in memory meanwhile. When they have too many bytes
// together, the connection with the most is closed.
type limiter struct {
	net.Listener
	most, bytes int

	mu    sync.Mutex
	open  map[*connection]bool
	held  int        // bytes of all open connections
	quiet *list.List // of *connection; all except those that may stay, the longest quiet first
}

func newLimiter(l net.Listener, most, bytes int) *limiter {
	return &limiter{Listener: l, most: most, bytes: bytes, open: map[*connection]bool{}, quiet: list.New()}
}

// Accept waits for a connection, and makes room for it.
func (d *limiter) Accept() (net.Conn, error) {
	conn, err := d.Listener.Accept()
	if err != nil {
		return nil, err
	}
	c := &connection{Conn: conn, limiter: d}
	if longest := d.enter(c); longest != nil {
		_ = longest.Close()
	}
	return c, nil
}

// enter takes a new connection in, and returns the connection to close, or nil.
func (d *limiter) enter(c *connection) *connection {
	d.mu.Lock()
	defer d.mu.Unlock()
	c.place = d.quiet.PushBack(c)
	if d.open[c] = true; len(d.open) <= d.most {
		return nil
	}
	return d.quiet.Front().Value.(*connection)
}

// connection is an open connection that the limiter knows.
type connection struct {
	net.Conn
	limiter *limiter
	place   *list.Element // among the quiet ones, or nil
	held    int           // bytes of the request and its answer
}

// Close may be called more than once, by the limiter and by the server.
func (c *connection) Close() error {
	c.limiter.mu.Lock()
	c.empty()
	delete(c.limiter.open, c)
	c.leaveQuiet()
	c.limiter.mu.Unlock()
	return c.Conn.Close()
}

// touch notes that a whole request has arrived.
func (c *connection) touch() {
	c.limiter.mu.Lock()
	defer c.limiter.mu.Unlock()
	if c.place != nil {
		c.limiter.quiet.MoveToBack(c.place)
	}
}

// keep lets the connection stay until the function that it returns is called.
func (c *connection) keep() (release func()) {
	c.limiter.mu.Lock()
	defer c.limiter.mu.Unlock()
	c.leaveQuiet()
	return func() {
		c.limiter.mu.Lock()
		defer c.limiter.mu.Unlock()
		if c.limiter.open[c] {
			c.place = c.limiter.quiet.PushBack(c)
		}
	}
}

// leaveQuiet needs the limiter's lock.
func (c *connection) leaveQuiet() {
	if c.place != nil {
		c.limiter.quiet.Remove(c.place)
		c.place = nil
	}
}

// hold counts bytes that the server holds for the client, or fewer by a negative number. It may close a connection.
func (c *connection) hold(bytes int) {
	if most := c.limiter.count(c, bytes); most != nil {
		_ = most.Close()
	}
}

// drop counts no byte for the client any more: the answer is complete.
func (c *connection) drop() {
	c.limiter.mu.Lock()
	defer c.limiter.mu.Unlock()
	c.empty()
}

// empty needs the limiter's lock.
func (c *connection) empty() {
	c.limiter.held -= c.held
	c.held = 0
}

// count returns the connection to close, or nil.
func (d *limiter) count(c *connection, bytes int) (most *connection) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if !d.open[c] {
		return nil
	}
	c.held += bytes
	if d.held += bytes; d.held <= d.bytes {
		return nil
	}
	for other := range d.open {
		if most == nil || other.held > most.held {
			most = other
		}
	}
	return most
}

// connectionKey is where the context of a request has its connection.
type connectionKey struct{}

func connectionOf(r *http.Request) *connection {
	return r.Context().Value(connectionKey{}).(*connection)
}
