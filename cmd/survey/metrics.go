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

// The metrics.
var (
	verdictsDesc = prometheus.NewDesc("survey_deals", "Deals that have an outcome.", []string{"verdict"}, nil)
	totalDesc    = prometheus.NewDesc("survey_deals_total", "Deals that the survey asks about.", nil, nil)
	nodesDesc    = prometheus.NewDesc("survey_nodes", "Nodes searched for the outcomes that count.", nil, nil)
	cpuDesc      = prometheus.NewDesc("survey_cpu_seconds", "Processor time of the workers.", nil, nil)
	twiceDesc    = prometheus.NewDesc("survey_duplicates", "Outcomes that came twice and count once.", nil, nil)
	jobsDesc     = prometheus.NewDesc("survey_jobs", "Jobs in the queue.", []string{"state"}, nil)
	ageDesc      = prometheus.NewDesc("survey_oldest_job_seconds", "Seconds since the oldest job entered the queue.", nil, nil)
	certDesc     = prometheus.NewDesc("survey_certificates", "Certificates of the sample.", []string{"state"}, nil)
)

// Describe implements prometheus.Collector.
func (g gauges) Describe(out chan<- *prometheus.Desc) {
	for _, d := range []*prometheus.Desc{verdictsDesc, totalDesc, nodesDesc, cpuDesc, twiceDesc, jobsDesc, ageDesc, certDesc} {
		out <- d
	}
}

// Collect implements prometheus.Collector.
func (g gauges) Collect(out chan<- prometheus.Metric) {
	send := func(d *prometheus.Desc, value float64, labels ...string) {
		out <- prometheus.MustNewConstMetric(d, prometheus.GaugeValue, value, labels...)
	}
	g.coordinator.With(func(f *survey.Fold, b survey.Backlog) {
		send(verdictsDesc, float64(f.Yes), "yes")
		send(verdictsDesc, float64(f.No), "no")
		send(verdictsDesc, float64(f.Undecided()), "undecided")
		send(totalDesc, float64(g.coordinator.Manifest.Count))
		send(nodesDesc, float64(f.Work))
		send(cpuDesc, f.CPU.Seconds())
		send(twiceDesc, float64(f.Duplicates))
		send(jobsDesc, float64(b.Waiting), "waiting")
		send(jobsDesc, float64(b.Working), "working")
		send(jobsDesc, float64(b.Again), "redelivered")
		send(ageDesc, b.Oldest.Seconds())
		for certificate, n := range f.Certified[survey.Open:] {
			send(certDesc, float64(n), (survey.Open + survey.Certificate(certificate)).String())
		}
	})
}
