package cmdline

// Languages: phrases, and texts made of them.

import (
	"errors"
	"testing"

	"kedou/internal/phrase"
)

// german is a language of a few phrases.
var german = &Language{"de", map[string]string{
	"%s leads":              "%s beginnt",
	"%s wins":               "%s gewinnt",
	"landlord":              "der Grundherr",
	"%d cards of rank %v":   "vom Rang %[2]v sind es %[1]d Karten",
	"%s: %w":                "%s – %v",
	"%q is no card":         "%q ist keine Karte",
	"%s move":               "%s Züge",
	"chance %.1f %%, by %s": "von %[2]s, Aussicht %.1[1]f %%",
}}

// TestSay: errors are translated by their formats, and names in them stay.
func TestSay(t *testing.T) {
	for _, tc := range []struct {
		err  error
		want string
	}{
		{phrase.Errorf("%s wins", phrase.New("landlord")), "der Grundherr gewinnt"},
		{phrase.Errorf("%s wins", "landlord"), "landlord gewinnt"}, // a name
		{phrase.Errorf("%s: %w", "a", phrase.Errorf("%q is no card", 'X')), "a – 'X' ist keine Karte"},
		{phrase.Errorf("%s: %w", "a", errors.New("landlord")), "a – der Grundherr"},
		{phrase.Errorf("left out %w", errors.New("landlord")), "left out der Grundherr"},
		{errors.New("unheard of"), "unheard of"},
		{usageError{phrase.New("%s leads", "A"), "dice"}, "A beginnt (see dice --help)"},
	} {
		if got := german.Say(tc.err); got != tc.want {
			t.Errorf("%q is %q, want %q", tc.err, got, tc.want)
		}
	}
}

func TestPhrases(t *testing.T) {
	for _, tc := range []struct{ got, want string }{
		{german.Text("landlord"), "der Grundherr"},
		{german.Sprintf("chance %.1f %%, by %s", 12.34, "Anna"), "von Anna, Aussicht 12.3 %"},
		{german.Sprintf("%s leads", "Anna"), "Anna beginnt"},
		{german.Plural(1200, "move"), "1,200 Züge"},
		{german.Plural(2, "play"), "2 plays"},
		{(*Language)(nil).Text("landlord"), "landlord"},
	} {
		if tc.got != tc.want {
			t.Errorf("got %q, want %q", tc.got, tc.want)
		}
	}
}

func TestWidth(t *testing.T) {
	for text, want := range map[string]int{"": 0, "abc": 3, "地主": 4, "3手，A": 6, "é": 1, "ＡＢ": 4} {
		if got := Width(text); got != want {
			t.Errorf("%q is %d wide, want %d", text, got, want)
		}
	}
	if got := Pad("地主", 6) + "|" + PadLeft("手", 4) + "|" + Pad("abc", 2); got != "地主  |  手|abc" {
		t.Errorf("padded: %q", got)
	}
}

func TestAskedLanguage(t *testing.T) {
	t.Setenv("LC_ALL", "")
	t.Setenv("LC_MESSAGES", "zh_CN.UTF-8")
	t.Setenv("LANG", "C")
	for want, args := range map[string][]string{
		"zh": {"roll", "--lang=de"}, "en": {"--lang=zh", "-lang=en", "roll"}, "de": {"--x", "--lang=de", "--", "--lang=en"},
	} {
		if got := askedLanguage(args); got != want {
			t.Errorf("%q speak %q, want %q", args, got, want)
		}
	}
	for locale, want := range map[string]string{
		"zh_CN.UTF-8": "zh", "zh_TW.utf8@stroke": "zh", "zh": "zh", "zh.UTF-8": "zh", "zh_CN": "zh", "zh_CN.GB18030": "", "zh_TW.Big5": "", "C": "C", "C.UTF-8": "C",
	} {
		t.Setenv("LC_ALL", locale)
		if got := askedLanguage([]string{"roll"}); got != want {
			t.Errorf("%s speaks %q, want %q", locale, got, want)
		}
	}
}
