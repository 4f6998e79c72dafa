package survey

// The connection to the server, and the streams of a run.

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/url"
	"os"
	"regexp"
	"strings"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"kedou/internal/phrase"
	"kedou/internal/strictjson"
)

// Queue is a run on a server: its jobs, its results, and its keys.
type Queue struct {
	conn    *nats.Conn
	js      jetstream.JetStream
	run     string
	keys    jetstream.KeyValue
	results jetstream.Stream
}

// workers is the name of the one consumer of jobs that all workers share.
const workers = "workers"

var runName = regexp.MustCompile(`^[A-Za-z0-9_-]{1,64}$`)

// Connect opens a connection. A server on another machine is refused without
// TLS and credentials. A broken connection is restored until Close.
func Connect(a Access) (*Queue, error) {
	if !runName.MatchString(a.Run) {
		return nil, phrase.Errorf("run %q: a name is letters, digits, - and _, 64 at most", a.Run)
	}
	if err := safe(a); err != nil {
		return nil, err
	}
	options := []nats.Option{nats.Name("survey " + a.Run), nats.MaxReconnects(-1), nats.ReconnectWait(200 * time.Millisecond),
		nats.Timeout(10 * time.Second), nats.Token(a.Token)}
	if a.Creds != "" {
		options = append(options, nats.UserCredentials(a.Creds))
	}
	if a.CA != "" {
		options = append(options, nats.RootCAs(a.CA))
	}
	conn, err := nats.Connect(a.URL, options...)
	if err != nil {
		return nil, phrase.Errorf("%s: %w", withoutSecrets(a.URL), err)
	}
	js, err := jetstream.New(conn, jetstream.WithDefaultTimeout(20*time.Second))
	return &Queue{conn: conn, js: js, run: a.Run}, err
}

// safe refuses unencrypted or open connections to another machine.
func safe(a Access) error {
	for _, one := range strings.Split(a.URL, ",") {
		u, err := url.Parse(one)
		if err != nil || u.Hostname() == "" {
			return phrase.Errorf("--nats: not an address like tls://queue:4222")
		}
		if ip := net.ParseIP(u.Hostname()); u.Hostname() == "localhost" || ip != nil && ip.IsLoopback() {
			continue
		}
		if u.Scheme != "tls" && u.Scheme != "wss" {
			return phrase.Errorf("--nats %s: another machine is reached by TLS only; write tls://%s", withoutSecrets(one), u.Host)
		}
		if a.Creds == "" && a.Token == "" && u.User == nil {
			return phrase.Errorf("--nats %s: another machine wants credentials; give --creds FILE", one)
		}
	}
	return nil
}

// withoutSecrets is an address without user and password.
func withoutSecrets(address string) string {
	u, err := url.Parse(address)
	if err != nil || u.Host == "" {
		return "the server"
	}
	u.User = nil
	return u.String()
}

// Close ends the connection.
func (q *Queue) Close() { q.conn.Close() }

func (q *Queue) jobsName() string    { return "JOBS_" + q.run }
func (q *Queue) resultsName() string { return "RESULTS_" + q.run }

// Create makes the lasting streams of a run, or finds them: results and keys, with
// this many copies on different servers.
func (q *Queue) Create(ctx context.Context, copies int) error {
	return patient(ctx, func(ctx context.Context) error { return q.create(ctx, copies) })
}

// patient repeats a question to a silent server for a minute: a cluster that elects a leader
// may drop requests.
func patient(ctx context.Context, ask func(context.Context) error) error {
	for wait := 2 * time.Second; ; wait *= 2 {
		inner, stop := context.WithTimeout(ctx, wait)
		err := ask(inner)
		stop()
		if err == nil || !electing(err) || wait > 30*time.Second || ctx.Err() != nil {
			return err
		}
		time.Sleep(tick)
	}
}

// electing reports whether the error is that of a cluster that has no leader yet.
func electing(err error) bool {
	var refused *jetstream.APIError
	return errors.Is(err, nats.ErrNoResponders) || errors.Is(err, context.DeadlineExceeded) || errors.Is(err, nats.ErrTimeout) ||
		errors.Is(err, jetstream.ErrJetStreamNotEnabled) || errors.As(err, &refused) && refused.Code == 503
}

func (q *Queue) create(ctx context.Context, copies int) (err error) {
	q.results, err = q.js.CreateOrUpdateStream(ctx, jetstream.StreamConfig{
		Name: q.resultsName(), Subjects: []string{"results." + q.run + ".>"}, Storage: jetstream.FileStorage,
		Replicas: copies, Discard: jetstream.DiscardNew, MaxMsgSize: 1 << 17, DenyDelete: true, DenyPurge: true,
	})
	if err != nil {
		return phrase.Errorf("stream of results: %w", full(err))
	}
	q.keys, err = q.js.CreateOrUpdateKeyValue(ctx, jetstream.KeyValueConfig{Bucket: "survey_" + q.run, Replicas: copies})
	if err != nil {
		return phrase.Errorf("keys of the run: %w", full(err))
	}
	return nil
}

// Find opens the lasting streams of an existing run.
func (q *Queue) Find(ctx context.Context) error {
	err := patient(ctx, func(ctx context.Context) (err error) {
		if q.results, err = q.js.Stream(ctx, q.resultsName()); err == nil {
			q.keys, err = q.js.KeyValue(ctx, "survey_"+q.run)
		}
		return err
	})
	if errors.Is(err, jetstream.ErrStreamNotFound) || errors.Is(err, jetstream.ErrBucketNotFound) {
		return phrase.Errorf("there is no run %s on this server", q.run)
	}
	return err
}

// get reads a key as JSON into value. A missing key leaves value unchanged.
func (q *Queue) get(ctx context.Context, key string, value any) error {
	var entry jetstream.KeyValueEntry
	err := patient(ctx, func(ctx context.Context) (err error) {
		entry, err = q.keys.Get(ctx, key)
		return err
	})
	if errors.Is(err, jetstream.ErrKeyNotFound) {
		return nil
	}
	if err != nil {
		return phrase.Errorf("%s of the run: %w", key, err)
	}
	return strictjson.Unmarshal(entry.Value(), value)
}

// put writes a key as JSON.
func (q *Queue) put(ctx context.Context, key string, value any) error {
	text, err := json.Marshal(value)
	if err != nil {
		return err
	}
	return patient(ctx, func(ctx context.Context) error {
		_, err := q.keys.Put(ctx, key, text)
		return err
	})
}

// Manifest returns the manifest of the run, nil if there is none yet.
func (q *Queue) Manifest(ctx context.Context) (m *Manifest, err error) {
	err = q.get(ctx, "manifest", &m)
	return m, err
}

// Fix gives the run its manifest, permanently. If the run has another one, the
// error shows the difference to the manifest of who, as Same does. If the run has the same manifest, Fix only
// reads, because the disk may be full.
func (q *Queue) Fix(ctx context.Context, m *Manifest, who string) error {
	was, err := q.Manifest(ctx)
	if err == nil && was == nil {
		if err = q.fixFirst(ctx, m); err == nil {
			was, err = q.Manifest(ctx)
		}
	}
	if err != nil {
		return full(err)
	}
	return was.Same(m, who)
}

// fixFirst writes the manifest, unless another process has written it first.
func (q *Queue) fixFirst(ctx context.Context, m *Manifest) error {
	text, err := json.Marshal(m)
	if err != nil {
		return err
	}
	err = patient(ctx, func(ctx context.Context) error {
		_, err := q.keys.Create(ctx, "manifest", text)
		return err
	})
	if errors.Is(err, jetstream.ErrKeyExists) {
		return nil
	}
	return err
}

// Publish writes a batch into the stream of results. Writing a batch twice does no harm. (The server
// could refuse repetitions, but would then refuse the replacement of a damaged message for good.)
func (q *Queue) Publish(ctx context.Context, b *Batch) error {
	_, err := q.js.Publish(ctx, "results."+q.run+"."+subject(b.Round, b.First, len(b.Outcomes)), b.Encode())
	return err
}

// push puts a job into the queue, unless the same job is waiting in it.
func (q *Queue) push(ctx context.Context, j Job) error {
	_, err := q.js.Publish(ctx, "jobs."+q.run+"."+subject(j.Round, j.First, j.Count), j.Encode(), jetstream.WithExpectLastSequencePerSubject(0))
	return unlessThere(err)
}

// unlessThere returns nil if the server refused a message because it has one with the same subject.
func unlessThere(err error) error {
	var refused *jetstream.APIError
	if errors.As(err, &refused) && (refused.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequence ||
		refused.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequenceConstant) { // with and without copies
		return nil
	}
	return err
}

// Finished reports whether the coordinator has declared the run complete.
func (q *Queue) Finished(ctx context.Context) (done bool, err error) {
	err = q.get(ctx, "finished", &done)
	return done, err
}

// host names this machine and process in logs and leases.
func host() string {
	name, _ := os.Hostname()
	return fmt.Sprintf("%s.%d", name, os.Getpid())
}
