//go:build linux

package main

// A cluster of three real server processes, with TLS and passwords: its leader is killed and comes back.

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"encoding/pem"
	"fmt"
	"math/big"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// cluster is three servers.
type cluster struct {
	t       *testing.T
	dir     string
	clients [3]int // ports
	routes  [3]int
	process [3]*exec.Cmd
}

// newCluster starts three servers that want TLS and a password.
func newCluster(t *testing.T) *cluster {
	c := &cluster{t: t, dir: t.TempDir()}
	certify(t, c.dir)
	for i := range c.clients {
		c.clients[i], c.routes[i] = freePort(t), freePort(t)
	}
	for i := range c.process {
		c.start(i)
	}
	for _, port := range c.clients {
		listens(t, port)
	}
	t.Cleanup(func() {
		for _, p := range c.process {
			_ = p.Process.Kill()
			_ = p.Wait()
		}
	})
	return c
}

// start starts a server, for the first time or with the store that it left.
func (c *cluster) start(i int) {
	c.t.Helper()
	config := fmt.Sprintf(`server_name: n%d
listen: "127.0.0.1:%d"
jetstream { store_dir: %q }
tls { cert_file: %q, key_file: %q }
authorization { user: survey, password: secret }
cluster { name: c, listen: "127.0.0.1:%d", routes: ["nats://127.0.0.1:%d", "nats://127.0.0.1:%d", "nats://127.0.0.1:%d"] }
`, i, c.clients[i], filepath.Join(c.dir, fmt.Sprint("store", i)), filepath.Join(c.dir, "cert.pem"), filepath.Join(c.dir, "key.pem"),
		c.routes[i], c.routes[0], c.routes[1], c.routes[2])
	file := filepath.Join(c.dir, fmt.Sprintf("n%d.conf", i))
	if err := os.WriteFile(file, []byte(config), 0o600); err != nil {
		c.t.Fatal(err)
	}
	c.process[i] = exec.Command("nats-server", "-c", file, "-l", filepath.Join(c.dir, fmt.Sprintf("n%d.log", i)))
	if err := c.process[i].Start(); err != nil {
		c.t.Fatal(err)
	}
}

// place returns the flags that name a run on the cluster.
func (c *cluster) place(run string) []string {
	var urls []string
	for _, port := range c.clients {
		urls = append(urls, fmt.Sprintf("tls://survey:secret@127.0.0.1:%d", port))
	}
	return []string{"--nats", strings.Join(urls, ","), "--ca", filepath.Join(c.dir, "cert.pem"), "--run", run}
}

// leader returns the leader of the stream of results, once the stream has that number of messages.
func (c *cluster) leader(run string, messages uint64) int {
	c.t.Helper()
	place := c.place(run)
	conn, err := nats.Connect(place[1], nats.RootCAs(place[3]), nats.RetryOnFailedConnect(true), nats.MaxReconnects(-1))
	if err != nil {
		c.t.Fatal(err)
	}
	defer conn.Close()
	js, err := jetstream.New(conn)
	if err != nil {
		c.t.Fatal(err)
	}
	for range 3000 {
		ctx, stop := context.WithTimeout(context.Background(), time.Second) // a cluster without a leader doesn't answer
		stream, err := js.Stream(ctx, "RESULTS_"+run)
		stop()
		if err == nil && stream.CachedInfo().State.Msgs >= messages && stream.CachedInfo().Cluster != nil {
			var i int
			if n, _ := fmt.Sscanf(stream.CachedInfo().Cluster.Leader, "n%d", &i); n == 1 {
				return i
			}
		}
		time.Sleep(20 * time.Millisecond)
	}
	c.t.Fatal("too few results, and no end to the wait")
	return 0
}

// TestCluster kills the leader of the results in mid-run, and a worker, and restarts the leader. Meanwhile a second
// coordinator is refused.
func TestCluster(t *testing.T) {
	if os.Getenv("KEDOU_LONG") == "" {
		t.Skip("three servers: KEDOU_LONG=1")
	}
	c := newCluster(t)
	place := c.place("y")
	begin := append([]string{"klondike", "-n", fmt.Sprint(killDeals()), "--draw", "1", "--copies", "3", "--chunk", "8", "--lease", "5s", "--log", "info"}, place...)
	var said bytes.Buffer
	coordinator := exec.Command("survey", begin...)
	coordinator.Stdout, coordinator.Stderr = &said, &said
	if err := coordinator.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = coordinator.Process.Kill()
		if _ = coordinator.Wait(); t.Failed() {
			t.Logf("the coordinator said: %s", said.Bytes())
		}
	})
	c.leader("y", 0) // wait until the run exists
	worker := exec.Command("survey", append([]string{"worker", "--workers", "2", "--log", "info"}, place...)...)
	worker.Stderr = os.Stderr
	if err := worker.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = worker.Process.Kill() })
	leader := c.leader("y", 20)
	_ = c.process[leader].Process.Kill()
	_ = c.process[leader].Wait()
	if pids := children(worker.Process.Pid); len(pids) > 0 {
		_ = exec.Command("kill", "-9", fmt.Sprint(pids[0])).Run()
	}
	out, err := exec.Command("survey", begin...).CombinedOutput()
	if err == nil || !bytes.Contains(out, []byte("another process works on this run")) {
		t.Errorf("a second coordinator: %v, %s", err, out)
	}
	c.start(leader)
	if err := coordinator.Wait(); err != nil {
		t.Fatalf("coordinator: %v\n%s", err, said.Bytes())
	}
	if err := worker.Wait(); err != nil {
		t.Errorf("worker: %v", err)
	}
	got, err := exec.Command("survey", append([]string{"export"}, place...)...).Output()
	if err != nil || !bytes.Equal(got, plain(t, killDeals())) {
		t.Errorf("%v: %d bytes differ from the plain run's", err, len(got))
	}
}

// listens waits for a server.
func listens(t *testing.T, port int) {
	t.Helper()
	for range 1200 {
		conn, err := net.Dial("tcp", fmt.Sprintf("127.0.0.1:%d", port))
		if err == nil {
			conn.Close()
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Fatalf("no server at port %d", port)
}

// freePort returns a port that no process uses now.
func freePort(t *testing.T) int {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().(*net.TCPAddr).Port
}

// certify writes a self-signed certificate for 127.0.0.1, and its key.
func certify(t *testing.T, dir string) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{SerialNumber: big.NewInt(1), NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(24 * time.Hour),
		IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}, IsCA: true, BasicConstraintsValid: true}
	cert, err := x509.CreateCertificate(rand.Reader, template, template, &key.PublicKey, key)
	if err != nil {
		t.Fatal(err)
	}
	private, err := x509.MarshalECPrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	for name, block := range map[string]*pem.Block{"cert.pem": {Type: "CERTIFICATE", Bytes: cert}, "key.pem": {Type: "EC PRIVATE KEY", Bytes: private}} {
		if err := os.WriteFile(filepath.Join(dir, name), pem.EncodeToMemory(block), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}
