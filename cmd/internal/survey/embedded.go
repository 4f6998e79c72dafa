package survey

// The server in the process: JetStream in a folder, on loopback, behind a random token.

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"sync/atomic"
	"time"

	"github.com/gofrs/flock"
	"github.com/nats-io/nats-server/v2/server"

	"kedou/cmd/internal/cmdline"
	"kedou/internal/phrase"
	"kedou/internal/strictjson"
)

// The files of a run's folder, apart from the server's store.
const (
	lockFile     = "lock"
	serverFile   = "server.json" // the address of a running coordinator's server, readable by this user alone
	manifestFile = "manifest.json"
)

// ErrRunning is the error of a run that has another coordinator.
var ErrRunning = errors.New("another process works on this run")

// Access has the address and the credentials of a server.
type Access struct {
	URL   string `json:"url"`
	Token string `json:"token,omitempty"`
	Creds string `json:"creds,omitempty"` // a file of credentials
	CA    string `json:"ca,omitempty"`    // a file of certificates, added to the system's
	Run   string `json:"run"`
}

// Embedded is a NATS server in this process that keeps a run in a folder.
type Embedded struct {
	Access Access
	dir    string
	lock   *flock.Flock
	server *server.Server
	log    *serverLog
}

// Serve locks the folder, makes it if it is missing, and starts a server in it. The store may
// hold at most disk bytes. The error is ErrRunning if another process has the lock.
func Serve(dir string, disk int64, log *slog.Logger) (*Embedded, error) {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return nil, phrase.Errorf("%s: can't be made: %w; name another folder", dir, cmdline.Bare(err))
	}
	lock := flock.New(filepath.Join(dir, lockFile))
	if ok, err := lock.TryLock(); err != nil {
		return nil, unusable(dir, err)
	} else if !ok {
		return nil, phrase.Errorf("%s: %w", dir, ErrRunning)
	}
	e := &Embedded{dir: dir, lock: lock, log: &serverLog{log: log}, Access: Access{Token: rand.Text(), Run: "local"}}
	if err := e.start(disk); err != nil {
		_ = lock.Unlock()
		return nil, unusable(dir, err)
	}
	return e, nil
}

// unusable is the error of a folder in which no server can start. A server writes also where a command only reads.
func unusable(dir string, err error) error {
	if errors.Is(err, fs.ErrPermission) {
		return phrase.Errorf("%s: can't be written: %w; name a copy of it in a folder of your own", dir, fs.ErrPermission)
	}
	return phrase.Errorf("%s: %w", dir, err)
}

func (e *Embedded) start(disk int64) error {
	err := dropIndices(e.dir)
	if err != nil {
		return err
	}
	e.server, err = server.NewServer(&server.Options{
		ServerName: "survey", Host: "127.0.0.1", Port: server.RANDOM_PORT, Authorization: e.Access.Token,
		JetStream: true, StoreDir: e.dir, JetStreamMaxStore: disk, JetStreamMaxMemory: 256 << 20,
		SyncInterval: 10 * time.Second, NoSigs: true, DisableJetStreamBanner: true, MaxPayload: 1 << 20,
	})
	if err != nil {
		return err
	}
	e.server.SetLoggerV2(e.log, false, false, false)
	go e.server.Start()
	if !e.server.ReadyForConnections(time.Minute) || !e.server.JetStreamEnabled() {
		e.server.Shutdown()
		return phrase.Errorf("the store can't be opened; its messages are in the log (--log debug)")
	}
	e.Access.URL = e.server.ClientURL()
	return e.announce()
}

// dropIndices removes the server's index of its messages. The server then reads all
// messages, checks their sums, and leaves damaged ones out; with an index the server would trust a
// damaged tail, and lose every message behind the tail.
func dropIndices(dir string) error {
	indices, err := filepath.Glob(filepath.Join(dir, "jetstream/*/streams/*/msgs/index.db"))
	for _, index := range indices {
		err = errors.Join(err, os.Remove(index))
	}
	return err
}

// announce stores the server's address for status and pause.
func (e *Embedded) announce() error {
	text, err := json.Marshal(e.Access)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(e.dir, serverFile), text, 0o600)
}

// Sick returns the server's fault, or nil.
func (e *Embedded) Sick() error {
	if fault := e.log.full.Load(); fault != nil {
		return full(errors.New(*fault))
	}
	if !e.server.JetStreamEnabled() {
		return phrase.Errorf("the store can't be written (is the disk full?)")
	}
	return nil
}

// Close stops the server and unlocks the folder.
func (e *Embedded) Close() {
	_ = os.Remove(filepath.Join(e.dir, serverFile))
	e.server.Shutdown()
	e.server.WaitForShutdown()
	_ = e.lock.Unlock()
}

// Announced returns the access to the server of the coordinator that works on the folder.
func Announced(dir string) (Access, error) {
	var a Access
	text, err := os.ReadFile(filepath.Join(dir, serverFile))
	if err == nil {
		err = strictjson.Unmarshal(text, &a)
	}
	return a, err
}

// SaveManifest writes the manifest of a new run into its folder.
func SaveManifest(dir string, m *Manifest) error {
	path := filepath.Join(dir, manifestFile)
	cmdline.Sweep(path)
	return cmdline.WriteFile(path, func(w io.Writer) error {
		text := json.NewEncoder(w)
		text.SetIndent("", "  ")
		return text.Encode(m)
	})
}

// LoadManifest reads the manifest of a folder. The error is fs.ErrNotExist without
// a run.
func LoadManifest(dir string) (*Manifest, error) {
	path := filepath.Join(dir, manifestFile)
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	m := new(Manifest)
	if err == nil {
		err = strictjson.Unmarshal(text, m)
	}
	if err == nil {
		err = m.Validate()
	}
	if err != nil {
		return nil, phrase.Errorf("%s: %w; without its manifest a run can't continue: restore the file", path, err)
	}
	return m, nil
}

// serverLog passes the server's messages on, and remembers a full disk, which the server
// reports only in its log: a message that can't be written gets no answer. The log has no debug and trace lines.
type serverLog struct {
	log  *slog.Logger
	full atomic.Pointer[string]
}

func (l *serverLog) Noticef(format string, args ...any) { l.log.Debug(fmt.Sprintf(format, args...)) }
func (l *serverLog) Warnf(format string, args ...any)   { l.write(slog.LevelDebug, format, args) }
func (l *serverLog) Errorf(format string, args ...any)  { l.write(slog.LevelWarn, format, args) }
func (l *serverLog) Fatalf(format string, args ...any)  { l.write(slog.LevelError, format, args) }
func (l *serverLog) Debugf(string, ...any)              {}
func (l *serverLog) Tracef(string, ...any)              {}

func (l *serverLog) write(level slog.Level, format string, args []any) {
	text := fmt.Sprintf(format, args...)
	if isFull(errors.New(text)) {
		l.full.CompareAndSwap(nil, &text)
		level = slog.LevelDebug // the survey reports this error itself
	}
	l.log.Log(context.Background(), level, text)
}
