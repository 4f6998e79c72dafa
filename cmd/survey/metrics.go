package main

// Health and metrics of a running coordinator, for monitoring.

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"kedou/cmd/internal/survey"
)

// listen answers /healthz and /metrics at the address of --listen, until the caller calls the returned function.
func listen(o *options, coordinator *survey.Coordinator) (stop func(), err error) {
	if o.listen == "" {
		return func() {}, nil
	}
	listener, err := net.Listen("tcp", o.listen)
	if err != nil {
		return nil, o.Usagef("--listen: %v", err)
	}
	server := &http.Server{Handler: pages(coordinator), ReadHeaderTimeout: 5 * time.Second, MaxHeaderBytes: 16 << 10}
	go func() { _ = server.Serve(listener) }() // Shutdown ends it
	return func() {
		ctx, cancel := context.WithTimeout(context.Background(), 200*time.Millisecond)
		defer cancel()
		_ = server.Shutdown(ctx)
	}, nil
}

func pages(coordinator *survey.Coordinator) http.Handler {
	registry := prometheus.NewRegistry()
	registry.MustRegister(gauges{coordinator})
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", promhttp.HandlerFor(registry, promhttp.HandlerOpts{}))
	mux.HandleFunc("GET /healthz", func(w http.ResponseWriter, _ *http.Request) {
		if coordinator.Sick != nil {
			if err := coordinator.Sick(); err != nil {
				http.Error(w, err.Error(), http.StatusServiceUnavailable)
				return
			}
		}
		fmt.Fprintln(w, "ok")
	})
	return mux
}

// gauges reads the coordinator at each request of Prometheus.
type gauges struct{ coordinator *survey.Coordinator }

// Describe implements prometheus.Collector: the metrics describe themselves.
func (gauges) Describe(chan<- *prometheus.Desc) {}

// Collect implements prometheus.Collector.
func (g gauges) Collect(out chan<- prometheus.Metric) {
	send := func(name, help string, value float64, label ...string) {
		labels := prometheus.Labels{}
		if len(label) > 0 {
			labels[label[0]] = label[1]
		}
		out <- prometheus.MustNewConstMetric(prometheus.NewDesc("survey_"+name, help, nil, labels), prometheus.GaugeValue, value)
	}
	g.coordinator.With(func(f *survey.Fold, b survey.Backlog) {
		for verdict, n := range map[string]int64{"yes": f.Yes, "no": f.No, "undecided": f.Undecided()} {
			send("deals", "Deals that have an outcome.", float64(n), "verdict", verdict)
		}
		send("deals_total", "Deals that the survey asks about.", float64(g.coordinator.Manifest.Count))
		send("nodes", "Nodes searched for the outcomes that count.", float64(f.Work))
		send("cpu_seconds", "Processor time of the workers.", f.CPU.Seconds())
		send("duplicates", "Outcomes that came twice and count once.", float64(f.Duplicates))
		for state, n := range map[string]int{"waiting": b.Waiting, "working": b.Working, "redelivered": b.Again} {
			send("jobs", "Jobs in the queue.", float64(n), "state", state)
		}
		send("oldest_job_seconds", "Seconds since the oldest job entered the queue.", b.Oldest.Seconds())
		for c := survey.Open; c <= survey.Supported; c++ {
			send("certificates", "Certificates of the sample.", float64(f.Certified[c]), "state", c.String())
		}
	})
}
