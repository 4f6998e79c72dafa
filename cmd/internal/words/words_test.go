package words

import (
	"strings"
	"testing"
)

func TestChinese(t *testing.T) {
	p, err := Parse(chinese)
	if err != nil || len(p.Spoken) < 50 || len(p.Recognized) < 300 {
		t.Errorf("%d spoken, %d recognized, error %v", len(p.Spoken), len(p.Recognized), err)
	}
}

func TestParse(t *testing.T) {
	p, err := Parse("# A comment.\n@ spoken\n\n,\\s\n;\n\nhelp\n\t\\na\n\n\t b\\n\n\n@ recognized\n%s of %s\n%[2]s: %[1]s \\\\")
	if err != nil || p.Spoken[", "] != ";" || p.Spoken["help"] != "\na\n\n b\n" || p.Recognized["%s of %s"] != `%[2]s: %[1]s \` {
		t.Errorf("%q, error %v", p, err)
	}
}

func TestFaults(t *testing.T) {
	for text, want := range map[string]string{
		"a\nb":                                 `line 1: "a" stands before the first section`,
		"@ sung\n":                             "line 1: \"@ sung\": sections are",
		"@ spoken\na\n\nb\nc\n":                `line 2: "a" has no translation`,
		"@ spoken\na":                          `line 2: "a" has no translation`,
		"@ spoken\na\nb\n\n@ recognized\na\nc": `line 6: "a" is there twice`,
		"@ spoken\na\nb\nc\n":                  `line 4: "c": a blank line parts phrases`,
		"@ spoken\na \nb\n":                    `line 2: "a ": write a blank at either end`,
		"@ spoken\na\n\tb\\t\n":                `line 3: "b\\t": behind a backslash`,
		"@ spoken\n%s of %s\n%s\n":             `line 2: "%s of %s" takes the arguments [1 2], its translation [1]`,
		"@ spoken\n%s\n%[2]s\n":                `line 2: "%s" takes the arguments [1], its translation [2]`,
	} {
		if _, err := Parse(text); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// FuzzParse: whatever the file, reading ends with phrases or with an error.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"@ spoken\na\nb\n", "@ recognized\n%s %d\n\t%[2]s\n\n\tx%%\\n\n", "@", "@ spoken\na\n\t\\"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, err := Parse(text)
		if err != nil && len(p.Spoken)+len(p.Recognized) > 0 {
			t.Errorf("%q: phrases in spite of %v", text, err)
		}
	})
}
