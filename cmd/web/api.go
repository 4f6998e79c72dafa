package main

// The door to the service: POST /api takes a request in JSON and streams
// events, a line each. POST /api?trace takes longer requests, which carry a trace.

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"mime"
	"net/http"
	"time"

	"kedou/cmd/internal/service"
	"kedou/internal/phrase"
)

// answerer is the service as this door sees it.
type answerer interface {
	// Serve answers a request by events, until the answer is complete, ctx ends, or
	// emit fails. Emit may keep the event.
	Serve(ctx context.Context, request []byte, emit func(event []byte) error) error
	// Searches reports whether a request can take long.
	Searches(request []byte) bool
}

func (s *server) api(w http.ResponseWriter, r *http.Request) {
	if !allows(w, r, http.MethodPost) {
		return
	}
	w.Header().Set("Cache-Control", "no-store")
	most, queue := int64(service.MaxRequest), s.queue
	if r.URL.RawQuery == "trace" { // requests with a file take turns, so that their work doesn't fill the memory
		most, queue = service.MaxTrace, s.traces
	}
	defer connectionOf(r).drop()
	request, status, err := readRequest(w, r, most)
	if err != nil {
		refuse(w, status, err)
		return
	}
	// After the whole request the client may be silent for as long as it
	// likes, and net/http ends the context when it hangs up.
	_ = http.NewResponseController(w).SetReadDeadline(time.Time{})
	if queue == s.traces || s.service.Searches(request) {
		s.search(w, r, request, queue)
	} else {
		s.answer(w, r, request, func() {})
	}
}

// search waits for its turn, and answers. Its connection stays open meanwhile, even if
// many others arrive. The turn ends with the search, whether or not the client has taken the answer.
func (s *server) search(w http.ResponseWriter, r *http.Request, request []byte, q *queue) {
	release := connectionOf(r).keep()
	switch err := q.enter(r.Context()); {
	case err == nil:
		s.answer(w, r, request, func() { q.leave(); release() })
		return
	case errors.Is(err, errFull):
		w.Header().Set("Retry-After", "1")
		refuse(w, http.StatusTooManyRequests, err)
	default:
		refuse(w, http.StatusServiceUnavailable, err)
	}
	release()
}

// readRequest returns the body of a request if it is JSON of at most this many bytes; else an
// error, and the status to answer.
func readRequest(w http.ResponseWriter, r *http.Request, most int64) (body []byte, status int, err error) {
	kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type"))
	if err != nil || kind != "application/json" || r.Header.Get("Content-Encoding") != "" {
		return nil, http.StatusUnsupportedMediaType, phrase.Errorf("the request must be of the type application/json")
	}
	body, err = io.ReadAll(&counter{http.MaxBytesReader(w, r.Body, most), connectionOf(r)})
	var tooLong *http.MaxBytesError
	switch {
	case errors.As(err, &tooLong):
		return nil, http.StatusRequestEntityTooLarge, phrase.Errorf("the request is longer than %d KiB", most>>10)
	case err != nil:
		return nil, http.StatusBadRequest, phrase.Errorf("the request came incomplete")
	}
	return body, 0, nil
}

// refuse answers, in the form of the service, a request that doesn't reach the service.
func refuse(w http.ResponseWriter, status int, err error) {
	w.Header().Set("Content-Type", eventsType)
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(map[string]any{"event": "error", "kind": "request", "message": err.Error(), "phrase": phrase.Of(err)})
}

// eventsType is the type of newline-delimited JSON.
const eventsType = "application/x-ndjson"

// answer streams the events of the service, and calls done when the service has ended, while events may still wait for the
// client. Closing the connection ends the search, and so does a client that stops to read.
func (s *server) answer(w http.ResponseWriter, r *http.Request, request []byte, done func()) {
	w.Header().Set("Content-Type", eventsType)
	ctx, fail := context.WithCancelCause(r.Context())
	defer fail(nil)
	control := http.NewResponseController(w)
	out := newOutbox(connectionOf(r), func(event []byte) error {
		_ = control.SetWriteDeadline(time.Now().Add(s.writeTime))
		if _, err := w.Write(event); err != nil {
			return err
		}
		return control.Flush()
	}, fail)
	defer out.close()
	defer done()
	err := s.service.Serve(ctx, request, func(event []byte) error {
		out.put(event)
		return context.Cause(ctx)
	})
	if err != nil && r.Context().Err() == nil {
		s.log.Print(err)
	}
}
