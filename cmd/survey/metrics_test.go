package main

// Health and metrics of a running coordinator.

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/survey"
)

// Monitoring sees a run in this process, with a worker in it, before and after the run is complete.
func TestMetrics(t *testing.T) {
	c, server := inProcess(t)
	c.Sick = server.Sick
	outside := httptest.NewServer(pages(c))
	defer outside.Close()
	if got := get(t, outside.URL+"/healthz"); got != "ok\n" {
		t.Errorf("health: %q", got)
	}
	worker := survey.Worker{Queue: c.Queue, Kinds: kinds, Log: c.Log}
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	worked := make(chan error, 1)
	go func() { worked <- worker.Run(ctx) }()
	if err := c.Run(ctx); err != nil {
		t.Fatal(err)
	}
	if err := <-worked; err != nil {
		t.Errorf("worker: %v", err)
	}
	got := get(t, outside.URL+"/metrics")
	for _, want := range []string{`survey_deals{verdict="yes"} 2460`, `survey_deals{verdict="no"} 2500`, `survey_deals{verdict="undecided"} 40`,
		"survey_deals_total 5000", `survey_jobs{state="waiting"} `, "survey_oldest_job_seconds ", `survey_certificates{state="confirmed"} 0`} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in\n%s", want, got)
		}
	}
}

// inProcess returns the coordinator of a run of 5,000 toys, with its server in this process.
func inProcess(t *testing.T) (*survey.Coordinator, *survey.Embedded) {
	t.Helper()
	log := slog.New(slog.DiscardHandler)
	server, err := survey.Serve(filepath.Join(t.TempDir(), "run"), 1<<30, log)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(server.Close)
	m := &survey.Manifest{Schema: 1, Kind: "toy", Spec: []byte("{}"), First: 1, Count: 5000, Budget: 1000, Memory: 1, Guard: 1e12, CertifyBudget: 1, Version: cmdline.Build()}
	if m.Signature, err = m.Sign(t.Context(), kinds); err != nil {
		t.Fatal(err)
	}
	q, err := survey.Connect(server.Access)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(q.Close)
	if err := errors.Join(q.Create(t.Context(), 1), q.Fix(t.Context(), m, survey.ThisProgram)); err != nil {
		t.Fatal(err)
	}
	return &survey.Coordinator{Queue: q, Manifest: m, Log: log, Chunk: 100, Window: 100, Copies: 1, Lease: 30 * time.Second}, server
}

func get(t *testing.T, url string) string {
	t.Helper()
	r, err := http.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	text, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
