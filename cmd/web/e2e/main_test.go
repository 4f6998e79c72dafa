package e2e

// The doors: the programs under test are built once, and started for all tests.

import (
	"bufio"
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// A door is where the page is.
type door struct{ name, url string }

var doors []door

// siteDir is the folder of the static site.
var siteDir string

func TestMain(m *testing.M) {
	code, err := run(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		code = 1
	}
	os.Exit(code)
}

func run(m *testing.M) (code int, err error) {
	switch {
	case os.Getenv("KEDOU_E2E") == "":
		return m.Run(), nil // every test says that it is skipped
	case browserPath() == "":
		return 1, fmt.Errorf("no Chromium on the PATH: install Debian's package chromium")
	}
	dir, err := os.MkdirTemp("", "kedou-e2e-")
	if err != nil {
		return 1, err
	}
	defer os.RemoveAll(dir)
	program := filepath.Join(dir, "web")
	if out, err := exec.Command("go", "build", "-o", program, "kedou/cmd/web").CombinedOutput(); err != nil {
		return 1, fmt.Errorf("building the server: %v\n%s", err, out)
	}
	server, url, err := start(program)
	if err != nil {
		return 1, err
	}
	defer stop(server)
	site := filepath.Join(dir, "site")
	if out, err := exec.Command("go", "run", "kedou/cmd/tools/page", "site", site).CombinedOutput(); err != nil {
		return 1, fmt.Errorf("writing the static site: %v\n%s", err, out)
	}
	siteDir = site
	static := httptest.NewServer(http.FileServer(http.Dir(site)))
	defer static.Close()
	doors = []door{{"server", url}, {"site", static.URL + "/"}}
	end, err := startBrowser()
	if err != nil {
		return 1, err
	}
	defer end()
	return m.Run(), nil
}

// browser has the windows of all tests.
var browser context.Context

// startBrowser starts the browser, and returns a function that ends it.
func startBrowser() (end func(), err error) {
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(browserPath()), chromedp.NoSandbox,
		chromedp.Flag("disable-quic", true), chromedp.Flag("disable-component-update", true))
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, quit := chromedp.NewContext(allocator)
	browser = ctx
	return func() { quit(); stop() }, chromedp.Do(ctx)
}

// start starts the server on any free port and returns its address.
func start(program string) (*exec.Cmd, string, error) {
	server := exec.Command(program, "--addr", "127.0.0.1:0")
	server.Stderr = os.Stderr
	out, err := server.StdoutPipe()
	if err != nil {
		return nil, "", err
	}
	if err := server.Start(); err != nil {
		return nil, "", err
	}
	url, err := bufio.NewReader(out).ReadString('\n')
	return server, strings.TrimSpace(url), err
}

func stop(server *exec.Cmd) {
	_ = server.Process.Signal(os.Interrupt)
	_ = server.Wait()
}

// browserPath returns where Chromium is, or nothing.
func browserPath() string {
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}
