package main

// Traces of searches on problems without a solver in the page: small graphs and the 8-puzzle. A file such as detour.txt has for each strategy a line with
// its spec, followed by the events that the service's op trace.open sends for the run's trace.

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"kedou/cmd/internal/service"
	"kedou/search"
	"kedou/search/trace"
)

// writeTraces records every problem.
func writeTraces(ctx context.Context, dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for name := range problems {
		text, err := traceFile(ctx, name)
		if err == nil {
			err = os.WriteFile(filepath.Join(dir, name+".txt"), text, 0o644)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// traceTitle is the first line of every file.
const traceTitle = "# go run ./cmd/tools/page traces cmd/web/page/traces\n"

// traceFile returns the file of a problem.
func traceFile(ctx context.Context, name string) ([]byte, error) {
	recordings, err := problems[name](ctx)
	if err != nil {
		return nil, err
	}
	file := bytes.NewBufferString(traceTitle)
	for _, r := range recordings {
		fmt.Fprintf(file, "{\"event\":\"run\",\"spec\":%q}\n", r.spec)
		request, err := json.Marshal(struct {
			Op   string `json:"op"`
			Text string `json:"text"`
		}{"trace.open", string(r.trace)})
		if err == nil {
			err = service.New(service.Native, service.All()).Serve(ctx, request, func(line []byte) error {
				_, err := file.Write(append(bytes.TrimSuffix(line, []byte("\n")), '\n'))
				return err
			})
		}
		if err != nil {
			return nil, err
		}
	}
	return file.Bytes(), nil
}

// A recording is a strategy by its spec in the page, and the strategy's run as a trace.
type recording struct {
	spec  string
	trace []byte
}

// named is a problem with notations for its states and moves.
type named[S, M any, K comparable] struct {
	name    string
	problem search.Problem[S, M, K]
	start   S
	state   func(S) string
	move    func(M) string
}

// record solves the problem by A* with a setting, and records the run.
func (n named[S, M, K]) record(ctx context.Context, spec string, c search.Config[S, M]) (recording, error) {
	var text bytes.Buffer
	w := trace.NewWriter(&text, trace.Header{Problem: n.name, Engine: spec, Start: n.state(n.start)})
	c.Observe = trace.Record(w.Write, n.state, n.move)
	r, err := search.BestFirst(ctx, n.problem, n.start, c)
	err = errors.Join(err, w.Close(r.Status, r.Reason))
	return recording{spec, text.Bytes()}, err
}
