package main

// A server that knows its users by credentials files (JWT and a signature), as public NATS servers do.

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/jwt/v2"
	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nkeys"
)

// TestCredentials runs coordinator, worker and status, each with its own file; the server refuses a foreign file and none.
func TestCredentials(t *testing.T) {
	dir := t.TempDir()
	operator, account := keys(t, nkeys.CreateOperator), keys(t, nkeys.CreateAccount)
	url := strictServer(t, operator, account)
	var flags [4][]string
	for i, issuer := range []nkeys.KeyPair{account, account, account, keys(t, nkeys.CreateAccount)} {
		file := filepath.Join(dir, string(rune('a'+i))+".creds")
		if err := os.WriteFile(file, credentials(t, issuer), 0o600); err != nil {
			t.Fatal(err)
		}
		flags[i] = []string{"--nats", url, "--run", "y", "--creds", file}
	}
	ctx, stop := context.WithTimeout(t.Context(), 5*time.Minute)
	defer stop()
	command := func(words ...string) *exec.Cmd { return exec.CommandContext(ctx, "survey", words...) }
	coordinator := command(append([]string{"toy", "-n", "500", "--budget", "1e6"}, flags[0]...)...)
	if err := coordinator.Start(); err != nil {
		t.Fatal(err)
	}
	for begun := false; !begun && ctx.Err() == nil; {
		out, _ := command(append([]string{"status"}, flags[2]...)...).Output()
		begun = strings.HasPrefix(string(out), "of 500 deals")
	}
	if out, err := command(append([]string{"worker", "--workers", "1"}, flags[1]...)...).CombinedOutput(); err != nil {
		t.Errorf("worker: %v, %s", err, out)
	}
	if err := coordinator.Wait(); err != nil {
		t.Errorf("coordinator: %v", err)
	}
	if out, err := command(append([]string{"status"}, flags[2]...)...).Output(); err != nil || !strings.HasPrefix(string(out), "500 deals: 250 even") {
		t.Errorf("status: %v, %s", err, out)
	}
	missing := append([]string{"status"}, flags[0][:5]...)
	for _, words := range [][]string{append([]string{"status"}, flags[3]...), append([]string{"status"}, flags[0][:4]...), append(missing, "none.creds")} {
		out, err := command(words...).CombinedOutput()
		if err == nil || !strings.HasPrefix(string(out), "survey: ") || strings.Count(string(out), "\n") != 1 {
			t.Errorf("%v: %v, %s", words, err, out)
		}
	}
}

func keys(t *testing.T, create func() (nkeys.KeyPair, error)) nkeys.KeyPair {
	t.Helper()
	pair, err := create()
	if err != nil {
		t.Fatal(err)
	}
	return pair
}

func public(t *testing.T, pair nkeys.KeyPair) string {
	t.Helper()
	key, err := pair.PublicKey()
	if err != nil {
		t.Fatal(err)
	}
	return key
}

// strictServer starts a server for the users of one account, and returns its address.
func strictServer(t *testing.T, operator, account nkeys.KeyPair) string {
	t.Helper()
	trusted := jwt.NewOperatorClaims(public(t, operator))
	claims := jwt.NewAccountClaims(public(t, account))
	claims.Limits.JetStreamLimits = jwt.JetStreamLimits{MemoryStorage: -1, DiskStorage: -1, Streams: -1, Consumer: -1}
	system := jwt.NewAccountClaims(public(t, keys(t, nkeys.CreateAccount)))
	resolver := &server.MemAccResolver{}
	for _, c := range []*jwt.AccountClaims{claims, system} {
		text, err := c.Encode(operator)
		if err == nil {
			err = resolver.Store(c.Subject, text)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	s, err := server.NewServer(&server.Options{Host: "127.0.0.1", Port: server.RANDOM_PORT, JetStream: true, StoreDir: t.TempDir(), NoSigs: true, NoLog: true,
		TrustedOperators: []*jwt.OperatorClaims{trusted}, AccountResolver: resolver, SystemAccount: system.Subject})
	if err != nil {
		t.Fatal(err)
	}
	go s.Start()
	t.Cleanup(func() { s.Shutdown(); s.WaitForShutdown() })
	if !s.ReadyForConnections(time.Minute) {
		t.Fatal("the server doesn't start")
	}
	return s.ClientURL()
}

// credentials returns the file of a new user of an account.
func credentials(t *testing.T, account nkeys.KeyPair) []byte {
	t.Helper()
	user := keys(t, nkeys.CreateUser)
	text, err := jwt.NewUserClaims(public(t, user)).Encode(account)
	if err != nil {
		t.Fatal(err)
	}
	seed, err := user.Seed()
	if err != nil {
		t.Fatal(err)
	}
	file, err := jwt.FormatUserConfig(text, seed)
	if err != nil {
		t.Fatal(err)
	}
	return file
}
