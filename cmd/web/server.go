package main

// The server: the checks that every request passes on its way to the page or to the service,
// and the times within which a client must act. Any page in the same browser can send requests
// here, so the server treats every client as hostile:
//
//	other machines                   a loopback address, unless --addr names another
//	names made to lead here          the Host must be the connection's address, localhost
//	(DNS rebinding)                  or the name in --addr; else 421
//	pages of other origins           no CORS; http.CrossOriginProtection; JSON only
//	scripts smuggled into texts      a policy without inline scripts and styles (headers.go)
//	paths out of the page's folder   a path is in the table of embedded files or refused
//	too many searches                --workers run, 16 wait, others get 429 (queue.go)
//	silent connections               some 500; one more closes the longest silent (connections.go)
//	long requests, slow readers      64 KiB; deadlines for head, body and every event
//	slow clients who hold others up  no search and no other client waits for them; 256 MiB for all (outbox.go)

import (
	"context"
	"log"
	"net"
	"net/http"
	"time"
)

// How long a client may take, so that no idle client holds a connection. None of
// these times bounds a search: --time does.
const (
	headTime  = 5 * time.Second  // to send the head of a request
	bodyTime  = 10 * time.Second // to send the rest of it
	writeTime = 10 * time.Second // to take a file, or an event
	idleTime  = time.Minute      // to ask again on the same connection
)

// maxHead is the most bytes of a request's head; net/http adds 4 KiB.
const maxHead = 16 << 10

// server serves the page and answers its questions.
type server struct {
	service answerer
	page    page
	names   []string // the host names that mean this server in a URL
	queue   *queue
	traces  *queue // of requests that bring a trace
	log     *log.Logger

	writeTime time.Duration // for a client to take one event
}

// http returns the HTTP server. The contexts of its requests end with ctx.
func (s *server) http(ctx context.Context) *http.Server {
	return &http.Server{
		Handler:           s.handler(),
		ReadHeaderTimeout: headTime,
		IdleTimeout:       idleTime,
		MaxHeaderBytes:    maxHead,
		ErrorLog:          s.log,
		BaseContext:       func(net.Listener) context.Context { return ctx },
		ConnContext: func(ctx context.Context, c net.Conn) context.Context {
			return context.WithValue(ctx, connectionKey{}, c)
		},
	}
}

// handler puts the checks before the routes.
func (s *server) handler() http.Handler {
	sameOrigin := http.NewCrossOriginProtection().Handler(http.HandlerFunc(s.route))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		connectionOf(r).touch()
		setDeadlines(w)
		setHeaders(w.Header(), r)
		if !s.isMeant(r) {
			http.Error(w, "this server goes by another name", http.StatusMisdirectedRequest)
			return
		}
		sameOrigin.ServeHTTP(w, r)
	})
}

// route compares whole paths, so that each path has one spelling only.
func (s *server) route(w http.ResponseWriter, r *http.Request) {
	if r.URL.Path == "/api" {
		s.api(w, r)
	} else {
		s.page.ServeHTTP(w, r)
	}
}

// setDeadlines gives the client time to send its request and to take the answer.
func setDeadlines(w http.ResponseWriter) {
	control, now := http.NewResponseController(w), time.Now()
	_ = control.SetReadDeadline(now.Add(bodyTime))
	_ = control.SetWriteDeadline(now.Add(writeTime))
}
