package main

// The game in a real terminal: every way to end it, none of which loses the game.

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"golang.org/x/sys/unix"

	"kedou/cmd/internal/cmdline"
	"kedou/klondike/session"
)

// terminal is a pseudo-terminal of 80 × 24 characters.
type terminal struct {
	*testing.T
	screen, line *os.File // the user's side, the program's side
	seen         bytes.Buffer
}

func openTerminal(t *testing.T) *terminal {
	t.Helper()
	screen, err := os.OpenFile("/dev/ptmx", os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Skipf("no pseudo-terminals here: %v", err)
	}
	fd := int(screen.Fd())
	number, err := unix.IoctlGetInt(fd, unix.TIOCGPTN)
	if err == nil {
		err = unix.IoctlSetPointerInt(fd, unix.TIOCSPTLCK, 0)
	}
	if err == nil {
		err = unix.IoctlSetWinsize(fd, unix.TIOCSWINSZ, &unix.Winsize{Row: 24, Col: 80})
	}
	if err != nil {
		t.Fatal(err)
	}
	line, err := os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { screen.Close(); line.Close() })
	return &terminal{T: t, screen: screen, line: line}
}

// start runs a command in the terminal, with the user's files in home.
func (t *terminal) start(home string, args ...string) *exec.Cmd {
	t.Helper()
	cmd := exec.Command("klondike", args...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = t.line, t.line, t.line
	cmd.Env = append(os.Environ(), "XDG_CONFIG_HOME="+home, "TERM=xterm-256color")
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = cmd.Process.Kill() })
	return cmd
}

// wait reads what the program writes until it has a text, and keeps the output after the text for the next wait.
func (t *terminal) wait(text string) {
	t.Helper()
	buf := make([]byte, 4096)
	for !strings.Contains(t.seen.String(), text) {
		n, err := t.screen.Read(buf)
		if t.seen.Write(buf[:n]); err != nil {
			t.Fatalf("no %q in %q: %v", text, t.seen.String(), err)
		}
	}
	_, behind, _ := bytes.Cut(t.seen.Bytes(), []byte(text))
	t.seen = *bytes.NewBuffer(bytes.Clone(behind))
}

// ended expects an exit code, and the terminal restored.
func (t *terminal) ended(cmd *exec.Cmd, code int) {
	t.Helper()
	t.wait("\x1b[?1049l") // the main screen is back
	var exit *exec.ExitError
	if err := cmd.Wait(); !errors.As(err, &exit) || exit.ExitCode() != code {
		t.Errorf("%v, want exit code %d", err, code)
	}
	modes, err := unix.IoctlGetTermios(int(t.line.Fd()), unix.TCGETS)
	if err != nil || modes.Lflag&unix.ECHO == 0 || modes.Lflag&unix.ICANON == 0 {
		t.Errorf("the terminal is left as it was for the game: %+v, %v", modes, err)
	}
}

// TestTerminal: Ctrl-C, SIGTERM and a closed window end the game, and the next play continues with it.
func TestTerminal(t *testing.T) {
	home := t.TempDir()
	file := filepath.Join(home, "kedou", "klondike-game.json")

	tty := openTerminal(t)
	cmd := tty.start(home, "play", "--seed", "31")
	tty.wait("lists the keys")
	fmt.Fprint(tty.screen, "dd?") // two turns, and the help, which shows that they are made
	tty.wait("this help")
	fmt.Fprint(tty.screen, "\x03")
	tty.ended(cmd, cmdline.Interrupted)
	keptAt(t, file, 2)

	tty = openTerminal(t)
	cmd = tty.start(home, "play")
	tty.wait("the game that you left")
	fmt.Fprint(tty.screen, "d?")
	tty.wait("this help")
	second := openTerminal(t)
	left := second.start(home, "play")
	second.wait("A game is open in another klondike play")
	second.wait("q? ")
	fmt.Fprint(second.screen, "q\n")
	if _ = left.Wait(); left.ProcessState.ExitCode() != cmdline.Undecided {
		t.Errorf("two programs at one game: %v", left.ProcessState)
	}
	third := openTerminal(t)
	other := third.start(home, "play", "--seed", "5")
	third.wait("q? ")
	fmt.Fprint(third.screen, "?\nb\n")
	third.wait("lists the keys")
	fmt.Fprint(third.screen, "d?")
	third.wait("this help")
	fmt.Fprint(third.screen, "?q")
	third.ended(other, cmdline.Undecided)
	keptAt(t, filepath.Join(home, "kedou", "klondike-game-2.json"), 1)
	if err := cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	tty.ended(cmd, cmdline.Terminated)
	keptAt(t, file, 3)

	tty = openTerminal(t)
	cmd = tty.start(home, "play")
	tty.wait("the game that you left")
	tty.line.Close()
	tty.screen.Close() // the window is closed
	if err := cmd.Wait(); err == nil {
		t.Error("the game ends well without its terminal")
	}
	keptAt(t, file, 3)

	tty = openTerminal(t)
	cmd = tty.start(home, "play", "--seed", "1")
	tty.wait("b  begin a second game with --seed")
	tty.wait("q? ")
	fmt.Fprint(tty.screen, "g\n")
	tty.wait("the game that you left")
	fmt.Fprint(tty.screen, "q")
	tty.ended(cmd, cmdline.Undecided)
	keptAt(t, file, 3)
	cmd = tty.start(home, "play", "--seed", "1", "--new", "--ascii")
	tty.wait("lists the keys")
	fmt.Fprint(tty.screen, "q")
	tty.ended(cmd, cmdline.Undecided)
	keptAt(t, file, 0)
	line, err := os.ReadFile(filepath.Join(home, "kedou", "klondike-statistics.jsonl"))
	if err != nil || !strings.Contains(string(line), `"id":"31","draw":3,"redeals":-1,"undo":true,"won":false,"moves":3`) {
		t.Errorf("the game that was given up isn't counted: %s, %v", line, err)
	}
}

// keptAt expects a game of this many steps in a file.
func keptAt(t *testing.T, file string, steps int) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if g, err := session.Parse(text); err != nil || g == nil || g.Steps() != steps {
		t.Errorf("kept: %s, %v; want %d steps", text, err, steps)
	}
}
