package phrase

// Sentences in English, in another language, and as JSON.

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"testing"
)

var words = map[string]string{
	"%s: %w":                  "%s：%v",
	"row %q: %w":              "行 %q：%v",
	"%q is no tile":           "%q 不是块",
	"%d tiles of %v":          "%[2]v 有 %[1]d 张",
	"the winner":              "胜方",
	"pair":                    "对子",
	"; did you mean %s?":      "；是不是 %s？",
	"there is no %q%v":        "没有 %q%v",
	"EOF":                     "完",
	"all %s":                  "全部 %s",
	"the tiles of %v, all %v": "%v的块，全部%v",
}

type kind int

func (kind) String() string { return "pair" }

// place is an error with fields.
type place struct {
	line int
	err  error
}

func (p place) Error() string { return p.Phrase().String() }
func (p place) Phrase() Text  { return New("%d: %w", p.line, p.err) }

// joined is an error that could wrap several, and wraps none.
type joined struct{}

func (joined) Error() string   { return "100 %" }
func (joined) Unwrap() []error { return nil }

func TestIn(t *testing.T) {
	for _, tc := range []struct {
		err                    error
		english, chinese, list string
	}{
		{Errorf("%q is no tile", 'X'), `'X' is no tile`, `'X' 不是块`, `["%q is no tile",88]`},
		{Errorf("row %q: %w", "3X", Errorf("%q is no tile", 'X')), `row "3X": 'X' is no tile`, `行 "3X"：'X' 不是块`,
			`["row %q: %w","3X",["%q is no tile",88]]`},
		{Errorf("%d tiles of %v", 5, kind(0)), "5 tiles of pair", "对子 有 5 张", `["%d tiles of %v",5,["pair"]]`},
		{Errorf("there is no %q%v", "a", New("; did you mean %s?", "b")), `there is no "a"; did you mean b?`, `没有 "a"；是不是 b？`,
			`["there is no %q%v","a",["; did you mean %s?","b"]]`},
		{Errorf("there is no %q%v", "a", Text{}), `there is no "a"`, `没有 "a"`, `["there is no %q%v","a",null]`},
		{place{3, Errorf("%q is no tile", 'X')}, `3: 'X' is no tile`, `3: 'X' 不是块`, `["%d: %w",3,["%q is no tile",88]]`},
		{Errorf("unheard: %w", io.EOF), "unheard: EOF", "unheard: 完", `["unheard: %w",["EOF"]]`},
		{Errorf("all %s", "the winner"), "all the winner", "全部 the winner", `["all %s","the winner"]`}, // a name
		{Errorf("the tiles of %v, all %v", New("the winner"), []int{3}), "the tiles of the winner, all [3]", "胜方的块，全部[3]",
			`["the tiles of %v, all %v",["the winner"],"[3]"]`},
		{Errorf("all %s", []byte("A")), "all A", "全部 A", `["all %s","A"]`},
		{errors.Join(nil, Errorf("all %s", "A"), io.EOF), "all A\nEOF", "全部 A\n完", `["%v\n%v",["all %s","A"],["EOF"]]`},
		{errors.New("100 %d"), "100 %d", "100 %d", `["100 %d"]`},
		{fmt.Errorf("5 %%: %w, %w", io.EOF, Errorf("all %s", "A")), "5 %: EOF, all A", "5 %: 完, 全部 A", `["5 %%: %v, %v",["EOF"],["all %s","A"]]`},
		{joined{}, "100 %", "100 %", `["100 %"]`},
		{errors.New("100 %w"), "100 %w", "100 %w", `["100 %w"]`},
		{Errorf("row %q: %w", "%w", errors.New("%w")), `row "%w": %w`, `行 "%w"：%w`, `["row %q: %w","%w",["%w"]]`},
		{&fs.PathError{Op: "stat", Path: "%w", Err: io.EOF}, "stat %w: EOF", "stat %w：完", `["%s: %w","stat %w",["EOF"]]`},
		{fmt.Errorf("%w, then more", io.EOF), "EOF, then more", "EOF, then more", `["EOF, then more"]`},
	} {
		list, err := json.Marshal(Of(tc.err))
		if tc.err.Error() != tc.english || Of(tc.err).String() != tc.english || In(tc.err, words) != tc.chinese || string(list) != tc.list || err != nil {
			t.Errorf("%q: %q, %s, error %v", tc.err, In(tc.err, words), list, err)
		}
	}
}

// TestErrorf: errors.Is and errors.As find what fmt.Errorf would wrap.
func TestErrorf(t *testing.T) {
	var at place
	err := Errorf("a: %w and %w", Errorf("b: %w", io.EOF), place{1, io.ErrNoProgress})
	if !errors.Is(err, io.EOF) || !errors.As(err, &at) || at.line != 1 || errors.Is(err, io.ErrClosedPipe) {
		t.Errorf("%v wraps something else", err)
	}
}

func Example() {
	err := Errorf("row %q: %w", "3X", Errorf("%q is no tile", 'X'))
	fmt.Println(err)
	fmt.Println(In(err, words))
	// Output:
	// row "3X": 'X' is no tile
	// 行 "3X"：'X' 不是块
}
