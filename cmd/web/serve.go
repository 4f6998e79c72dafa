package main

// The action of the bare command: it serves the page until Ctrl-C.

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"slices"
	"time"

	"github.com/urfave/cli/v2"

	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/service"
	"kedou/doudizhu/puzzle"
	"kedou/internal/phrase"
)

const (
	waiting     = 16              // how many searches may wait
	connections = 500             // how many connections may be open in addition to those that search or wait
	backlog     = 256 << 20       // the most bytes of requests that arrive and of answers that wait for their clients
	pause       = 5 * time.Second // from the last search until memory is returned
	farewell    = time.Second     // for the last answers; cmdline.Main allows two for all
)

func serveFlags() []cli.Flag {
	return append([]cli.Flag{
		&cli.StringFlag{Name: "addr", Usage: "listen at `HOST:PORT`; no host means this machine alone, port 0 any free one",
			Value: "127.0.0.1:8080"},
		&cli.BoolFlag{Name: "open", Usage: "open the page in the browser", DisableDefaultText: true},
		cmdline.WorkersFlag(),
		&cli.BoolFlag{Name: "quiet", Aliases: []string{"q"}, Usage: "report no failed connections or answers", DisableDefaultText: true},
	}, cmdline.LimitFlags(service.Native.Limits)...)
}

func serve(c *cli.Context) error {
	if err := cmdline.CallOf(c).CheckMemory("a search", service.MinMemory); err != nil {
		return err
	}
	s, err := newServer(c)
	if err != nil {
		return err
	}
	listener, err := listen(c.String("addr"))
	if err != nil {
		return err
	}
	if err := announce(c, listener.Addr().(*net.TCPAddr)); err != nil {
		return errors.Join(err, listener.Close())
	}
	return s.run(c.Context, newLimiter(listener, connections+waiting+c.Int("workers"), backlog))
}

// newServer returns a server with the settings of the flags.
func newServer(c *cli.Context) (*server, error) {
	log := log.New(c.App.ErrWriter, c.App.Name+": ", 0)
	if c.Bool("quiet") {
		log.SetOutput(io.Discard)
	}
	page, err := newPage()
	return &server{
		service: service.New(service.Host{Limits: cmdline.Limits(c), Think: service.Native.Think, Ladder: puzzle.Bots}, service.All()),
		page:    page,
		names:   names(c.String("addr")),
		queue:   newQueue(c.Int("workers"), waiting, pause),
		traces:  newQueue(1, waiting, pause),
		log:     log,

		writeTime: writeTime,
	}, err
}

// names returns the names of this server in a URL: in addition to the name under which
// it listens, every machine is localhost to itself.
func names(addr string) []string {
	host, _, _ := net.SplitHostPort(addr)
	return slices.DeleteFunc([]string{"localhost", host}, func(s string) bool { return s == "" })
}

// listen opens an address. Without a host it listens on this machine only, not, as in
// package net, in every network.
func listen(addr string) (net.Listener, error) {
	host, port, err := net.SplitHostPort(addr)
	if err != nil {
		return nil, phrase.Errorf("--addr %s: not of the form HOST:PORT, such as 127.0.0.1:8080", addr)
	}
	l, err := net.Listen("tcp", net.JoinHostPort(cmp.Or(host, "127.0.0.1"), port))
	if err != nil {
		return nil, phrase.Errorf("--addr: %w; port 0 takes any free one", err)
	}
	return l, nil
}

// announce prints the page's address, warns if others can reach the page, and opens it.
func announce(c *cli.Context, addr *net.TCPAddr) error {
	if !addr.IP.IsLoopback() {
		fmt.Fprintln(c.App.ErrWriter, cmdline.Speech(c).Sprintf("warning: who reaches %s over the network can let this machine search", addr.String()))
	}
	shown := *addr
	if shown.IP.IsUnspecified() {
		shown.IP = net.IPv4(127, 0, 0, 1)
	}
	url := "http://" + shown.String() + "/"
	if _, err := fmt.Fprintln(c.App.Writer, url); err != nil || !c.Bool("open") {
		return err
	}
	if err := openBrowser(url); err != nil {
		fmt.Fprintln(c.App.ErrWriter, cmdline.Speech(c).Sprintf("--open: %v; open %s by hand", err, url))
	}
	return nil
}

// errClosing is the error of the last answers.
var errClosing = errors.New("the server is shutting down")

// run serves until ctx ends. All searches end then, and report the reason to their clients.
func (s *server) run(ctx context.Context, listener net.Listener) error {
	base, end := context.WithCancelCause(context.WithoutCancel(ctx))
	defer end(nil)
	web := s.http(base)
	failed := make(chan error, 1)
	go func() { failed <- web.Serve(listener) }()
	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
		end(errClosing)
	}
	patience, cancel := context.WithTimeout(context.WithoutCancel(ctx), farewell)
	defer cancel()
	if web.Shutdown(patience) != nil {
		_ = web.Close()
	}
	<-failed
	return context.Cause(ctx)
}
