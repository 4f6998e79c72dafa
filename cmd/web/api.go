package main

// The door to the service: POST /api takes a request in JSON and streams
// events, a line each. POST /api?trace takes longer requests, which carry a trace.

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"time"

	"kedou/cmd/internal/service"
)

// answerer is the service as this door sees it.
type answerer interface {
	// Serve answers a request by events, until the answer is complete, ctx ends, or
	// emit fails.
	Serve(ctx context.Context, request []byte, emit func(event []byte) error) error
	// Searches reports whether a request can take long.
	Searches(request []byte) bool
}

func (s *server) api(w http.ResponseWriter, r *http.Request) {
	if !allows(w, r, http.MethodPost) {
		return
	}
	w.Header().Set("Cache-Control", "no-store")
	most := int64(service.MaxRequest)
	if r.URL.RawQuery == "trace" { // requests with a file take turns, so that they don't fill the memory
		most = service.MaxTrace
		if !s.files.TryLock() {
			w.Header().Set("Retry-After", "1")
			refuse(w, http.StatusTooManyRequests, errors.New("another trace is being read; try again"))
			return
		}
		defer s.files.Unlock()
	}
	request, status, err := readRequest(w, r, most)
	if err != nil {
		refuse(w, status, err)
		return
	}
	// After the whole request the client may be silent for as long as it
	// likes, and net/http ends the context when it hangs up.
	_ = http.NewResponseController(w).SetReadDeadline(time.Time{})
	if s.service.Searches(request) {
		s.search(w, r, request)
	} else {
		s.answer(w, r, request)
	}
}

// search waits for its turn, and answers. Its connection stays open meanwhile, even if
// many others arrive.
func (s *server) search(w http.ResponseWriter, r *http.Request, request []byte) {
	defer connectionOf(r).keep()()
	switch err := s.queue.enter(r.Context()); {
	case errors.Is(err, errFull):
		w.Header().Set("Retry-After", "1")
		refuse(w, http.StatusTooManyRequests, err)
	case err != nil:
		refuse(w, http.StatusServiceUnavailable, err)
	default:
		defer s.queue.leave()
		s.answer(w, r, request)
	}
}

// readRequest returns the body of a request if it is JSON of at most this many bytes; else an
// error, and the status to answer.
func readRequest(w http.ResponseWriter, r *http.Request, most int64) (body []byte, status int, err error) {
	kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type"))
	if err != nil || kind != "application/json" || r.Header.Get("Content-Encoding") != "" {
		return nil, http.StatusUnsupportedMediaType, errors.New("the request must be of the type application/json")
	}
	body, err = io.ReadAll(http.MaxBytesReader(w, r.Body, most))
	var tooLong *http.MaxBytesError
	switch {
	case errors.As(err, &tooLong):
		return nil, http.StatusRequestEntityTooLarge, fmt.Errorf("the request is longer than %d KiB", most>>10)
	case err != nil:
		return nil, http.StatusBadRequest, errors.New("the request came incomplete")
	}
	return body, 0, nil
}

// refuse answers, in the form of the service, a request that doesn't reach the service.
func refuse(w http.ResponseWriter, status int, err error) {
	w.Header().Set("Content-Type", eventsType)
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(map[string]string{"event": "error", "kind": "request", "message": err.Error()})
}

// eventsType is the type of newline-delimited JSON.
const eventsType = "application/x-ndjson"

// answer streams the events of the service. Closing the connection ends the search,
// and so does a client that stops to read.
func (s *server) answer(w http.ResponseWriter, r *http.Request, request []byte) {
	w.Header().Set("Content-Type", eventsType)
	control := http.NewResponseController(w)
	err := s.service.Serve(r.Context(), request, func(event []byte) error {
		_ = control.SetWriteDeadline(time.Now().Add(s.writeTime))
		if _, err := w.Write(event); err != nil {
			return err
		}
		return control.Flush()
	})
	if err != nil && r.Context().Err() == nil {
		s.log.Print(err)
	}
}
