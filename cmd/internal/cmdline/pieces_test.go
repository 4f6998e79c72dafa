package cmdline

// The pieces that need no process.

import (
	"bytes"
	"context"
	"errors"
	"io"
	"iter"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"testing/iotest"
	"testing/synctest"
	"time"

	"github.com/urfave/cli/v2"
)

func TestFormats(t *testing.T) {
	for _, tc := range []struct{ got, want string }{
		{Count(1234567), "1,234,567"},
		{Plural(1, "move"), "1 move"},
		{Plural(int64(1200), "move"), "1,200 moves"},
		{Bytes(512), "512 B"},
		{Bytes(1 << 30), "1.0 GiB"},
		{Duration(35 * time.Microsecond), "35 µs"},
		{Duration(1250 * time.Microsecond), "1.25 ms"},
		{Duration(520 * time.Millisecond), "0.52 s"},
		{Duration(12345 * time.Millisecond), "12.3 s"},
		{Duration(200 * time.Second), "3 min 20 s"},
		{Percent(nil, 819, 1000), "81.9 %"},
		{Percent(nil, 0, 0), "-"},
		{string(colour([]byte(Style{true}.Bold("x")))), "\x1b[1mx\x1b[0m"},
		{StyleOf(&bytes.Buffer{}).Green("x"), "x"},
		{Quote("it's"), `'it'\''s'`},
		{Quote(""), "''"},
		{Quote("a|b"), "'a|b'"},
		{Printable("a\x1b[0m\nb\u202e"), `a\x1b[0m\nb\u202e`},
	} {
		if tc.got != tc.want {
			t.Errorf("got %q, want %q", tc.got, tc.want)
		}
	}
}

// numbers yields 0 to n-1 and then err.
func numbers(n int, err error) iter.Seq2[int, error] {
	return func(yield func(int, error) bool) {
		for i := range n {
			if !yield(i, nil) {
				return
			}
		}
		if err != nil {
			yield(0, err)
		}
	}
}

func TestOrderedKeepsOrder(t *testing.T) {
	bad := errors.New("bad item")
	for _, end := range []error{nil, bad} {
		next := 0
		err := Ordered(t.Context(), 4, numbers(2000, end),
			func(_ context.Context, i int) int { return 2 * i },
			func(o int) error {
				if o != 2*next {
					t.Fatalf("answer %d is %d", next, o)
				}
				next++
				return nil
			})
		if next != 2000 || err != end {
			t.Errorf("%d answers, error %v, want 2000, %v", next, err, end)
		}
	}
}

func TestOrderedReadsNoFurtherThanItsWindow(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var taken atomic.Int32
		in := func(yield func(int, error) bool) {
			for i := 0; yield(i, nil); i++ {
				taken.Add(1)
			}
		}
		ctx, stop := context.WithCancel(t.Context())
		go func() { time.Sleep(time.Second); stop() }()
		hold := func(ctx context.Context, i int) int { <-ctx.Done(); return i }
		var got []int
		err := Ordered(ctx, 3, in, hold, func(o int) error { got = append(got, o); return nil })
		if !errors.Is(err, context.Canceled) || len(got) != 3 {
			t.Errorf("emitted %v, error %v: want the three items in work, Canceled", got, err)
		}
		if n := taken.Load(); n > 3*window+10 {
			t.Errorf("%d items read ahead", n)
		}
	})
}

func TestOrderedStopsWhenEmitFails(t *testing.T) {
	full := errors.New("disk full")
	emitted := 0
	err := Ordered(t.Context(), 2, numbers(1e9, nil),
		func(_ context.Context, i int) int { return i },
		func(int) error { emitted++; return full })
	if err != full || emitted != 1 {
		t.Errorf("%d emitted, %v", emitted, err)
	}
}

func TestFileIsWholeOrAbsent(t *testing.T) {
	path := filepath.Join(t.TempDir(), "out")
	for _, tc := range []struct {
		commit bool
		text   string
		want   string
	}{{true, "one", "one"}, {false, "two", "one"}, {true, "three", "three"}} {
		f, err := Create(path)
		if err != nil {
			t.Fatal(err)
		}
		_, _ = io.WriteString(f, tc.text)
		if tc.commit {
			err = f.Commit()
		} else {
			err = f.Close()
		}
		got, _ := os.ReadFile(path)
		left, _ := filepath.Glob(path + "*")
		if err != nil || string(got) != tc.want || len(left) != 1 {
			t.Errorf("%v: holds %q (%v), files %v", tc, got, err, left)
		}
	}
}

func TestFileKeepsDevicesAndLinks(t *testing.T) {
	dir := t.TempDir()
	link, target := filepath.Join(dir, "link"), filepath.Join(dir, "target")
	if os.WriteFile(target, nil, 0o600) != nil || os.Symlink("target", link) != nil {
		t.Fatal("can't prepare")
	}
	for _, path := range []string{os.DevNull, link} {
		f, err := Create(path)
		if err != nil {
			t.Fatal(err)
		}
		_, _ = io.WriteString(f, "text")
		if err := f.Commit(); err != nil {
			t.Fatal(err)
		}
	}
	if info, err := os.Stat(os.DevNull); err != nil || info.Mode().IsRegular() {
		t.Error("the null device was replaced by a file")
	}
	if got, _ := os.ReadFile(target); string(got) != "text" {
		t.Errorf("the link's target holds %q", got)
	}
	if _, err := Create(filepath.Join(dir, "no", "file")); err == nil || strings.Contains(err.Error(), ".tmp") {
		t.Errorf("a missing folder: %v", err)
	}
}

func TestProgressOnTerminal(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var out strings.Builder
		p := NewProgress(&out, 0, false)
		p.terminal, p.next = true, time.Now().Add(redraw)
		for i := range 5 {
			p.Set(int64(i), func() string { return Count(i) + " done" })
			time.Sleep(redraw)
		}
		p.Close()
		want := eraseLine + "1 done, 0.20 s" + eraseLine + "2 done, 0.40 s" + eraseLine + "3 done, 0.60 s" +
			eraseLine + "4 done, 0.80 s" + eraseLine
		if got := out.String(); got != want {
			t.Errorf("printed %q", got)
		}
	})
}

func TestProgressOffTerminal(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var out strings.Builder
		p := NewProgress(&out, 100, false)
		for i := range 25 {
			p.Set(int64(i), func() string { return Count(i) + " done" })
			time.Sleep(time.Second)
		}
		p.Close()
		want := "10 %, 10 done, 10.0 s, about 90.0 s left\n20 %, 20 done, 20.0 s, about 80.0 s left\n"
		if got := out.String(); got != want {
			t.Errorf("printed %q", got)
		}
		NewProgress(&out, 0, true).Set(1, func() string { t.Error("asked though quiet"); return "" })
	})
}

// TestProgressOfARunThatGoesOn: work done before doesn't count for the time left.
func TestProgressOfARunThatGoesOn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var out strings.Builder
		p := NewProgress(&out, 100, false)
		for i := 80; i <= 90; i++ {
			p.Set(int64(i), func() string { return Count(i) + " done" })
			time.Sleep(time.Second)
		}
		if got, want := out.String(), "90 %, 90 done, 10.0 s, about 10.0 s left\n"; got != want {
			t.Errorf("printed %q, want %q", got, want)
		}
	})
}

// TestShortLines: typed text arrives at once, even if it is shorter than a byte-order mark.
func TestShortLines(t *testing.T) {
	r, w := io.Pipe()
	go func() { _, _ = w.Write([]byte("3\n")) }()
	got := make([]byte, 8)
	if n, err := unmarked(r).Read(got); string(got[:n]) != "3\n" || err != nil {
		t.Errorf("%q, %v", got[:n], err)
	}
}

// TestLinesBeforeAFailure: of an input that fails every whole line is read, and the text after them isn't a line.
func TestLinesBeforeAFailure(t *testing.T) {
	failure := errors.New("failed")
	lines := NewLines(Input{ReadCloser: io.NopCloser(io.MultiReader(strings.NewReader("a\n\nb\nc"), iotest.ErrReader(failure))), Name: "x"})
	var got []string
	for lines.Scan() {
		got = append(got, lines.Place()+" "+lines.Text())
	}
	if want := []string{"x:1 a", "x:3 b"}; !slices.Equal(got, want) || !errors.Is(lines.Err(), failure) {
		t.Errorf("%q, %v", got, lines.Err())
	}
}

// TestUsageLine: usage lines name options and arguments, without blanks at their end or a library's words.
func TestUsageLine(t *testing.T) {
	for _, tc := range []struct{ arguments, want string }{{"", "app do [OPTION…]\n"}, {"[FILE]", "app do [OPTION…] [FILE]\n"}} {
		var out strings.Builder
		app := New("app", "does it", "", &cli.Command{Name: "do", ArgsUsage: tc.arguments, Flags: Category("Output", JSONFlag())})
		app.Writer = &out
		args, err := ready(app, []string{"app", "do", "--help"}, nil)
		if err == nil {
			err = app.Run(args)
		}
		if err != nil || !strings.Contains(out.String(), "USAGE:\n   "+tc.want) {
			t.Errorf("%v: %s", err, out.String())
		}
		if strings.Contains(out.String(), " \n") || strings.Contains(out.String(), "Output\n\n") {
			t.Errorf("blanks: %q", out.String())
		}
	}
}

// TestVersion: --version begins with the version that the list of changes describes.
func TestVersion(t *testing.T) {
	changes, err := os.ReadFile("../../../CHANGELOG.md")
	if err != nil {
		t.Fatal(err)
	}
	if newest := regexp.MustCompile(`(?m)^## (\S*)`).FindSubmatch(changes); newest == nil || string(newest[1]) != latest {
		t.Errorf("CHANGELOG.md begins with %q, --version says %s", newest, latest)
	}
	if text := version(); !strings.HasPrefix(text, latest+" (go") && !strings.HasPrefix(text, latest+", commit ") {
		t.Error(text)
	}
}
