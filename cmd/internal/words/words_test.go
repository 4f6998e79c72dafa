package words

import (
	"strings"
	"testing"

	"kedou/doudizhu"
)

func TestChinese(t *testing.T) {
	p, err := parse(chinese)
	if err != nil || len(p.all) < 700 || len(p.page) >= len(p.all) {
		t.Errorf("%v, error %v", p, err)
	}
}

// TestKinds: the file calls the kinds of plays what package doudizhu calls and reads.
func TestKinds(t *testing.T) {
	all := Chinese()
	for k := doudizhu.Solo; k < doudizhu.Kinds; k++ {
		if all[k.String()] != k.Chinese() {
			t.Errorf("%v is %s, want %s", k, all[k.String()], k.Chinese())
		}
	}
}

func TestParse(t *testing.T) {
	p, err := parse("## Commands.\n\n,\\s\n;\n\nhelp\n\t\\na\n\n\t b\\n\n\n# The page.\n%s of %s\n%[2]s: %[1]s \\\\")
	if err != nil || p.all[", "] != ";" || p.all["help"] != "\na\n\n b\n" || p.all["%s of %s"] != `%[2]s: %[1]s \` || len(p.page) != 1 {
		t.Errorf("%v, error %v", p, err)
	}
}

func TestFaults(t *testing.T) {
	for text, want := range map[string]string{
		"a\n\nb\nc\n":     `line 1: "a" has no translation`,
		"a":               `line 1: "a" has no translation`,
		"a\nb\n\na\nc":    `line 4: "a" is there twice`,
		"a\nb\nc\n":       `line 3: "c": a blank line parts phrases`,
		"a \nb\n":         `line 1: "a ": write a blank at either end`,
		"a\n\tb\\t\n":     `line 2: "b\\t": behind a backslash`,
		"%s of %s\n%s\n":  `line 1: "%s of %s" takes the arguments map[1:s 2:s], its translation map[1:s]`,
		"%.1f\n%[1].1f\n": `line 1: "%.1f" takes the arguments map[1:f], its translation map[]`,
		"%s\n%[2]s\n":     `line 1: "%s" takes the arguments map[1:s], its translation map[2:s]`,
	} {
		if _, err := parse(text); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// FuzzParse: whatever the file, reading ends with phrases or with an error.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"a\nb\n", "%s %d\n\t%[2]s\n\n\tx%%\\n\n", "@", "a\n\t\\"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if p, err := parse(text); err != nil && p != nil {
			t.Errorf("%q: phrases in spite of %v", text, err)
		}
	})
}
