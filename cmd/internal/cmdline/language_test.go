package cmdline

// Languages: phrases, and texts made of them.

import "testing"

// german is a language of a few phrases.
var german = NewLanguage("de", map[string]string{"%s leads": "%s beginnt"}, map[string]string{
	"%s wins":               "%s gewinnt",
	"landlord":              "der Grundherr",
	"%d cards of rank %v":   "vom Rang %[2]s sind es %[1]s Karten",
	"no --%s":               "--%s fehlt",
	"%s: %s":                "%s – %s",
	"%q is no card":         "%s ist keine Karte",
	"%s move":               "%s Züge",
	"chance %.1f %%, by %s": "von %[2]s, Aussicht %.1[1]f %%",
})

func TestTranslate(t *testing.T) {
	for english, want := range map[string]string{
		"landlord wins":             "der Grundherr gewinnt",
		"Anna wins":                 "Anna gewinnt",
		"5 cards of rank 3":         "vom Rang 3 sind es 5 Karten",
		"x cards of rank 3":         "x cards of rank 3", // %d is a number
		`hand "3X": 'X' is no card`: `hand "3X" – 'X' ist keine Karte`,
		"no --landlord":             "--landlord fehlt",  // the name of a flag stays
		"one of L, P leads":         "one of L, P leads", // a phrase that is only spoken
		"unheard of":                "unheard of",
		"":                          "",
		"file: two: landlord":       "file – two – der Grundherr",
	} {
		if got := german.Translate(english); got != want {
			t.Errorf("%q is %q, want %q", english, got, want)
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
		{(*Language)(nil).Translate("landlord wins"), "landlord wins"},
	} {
		if tc.got != tc.want {
			t.Errorf("got %q, want %q", tc.got, tc.want)
		}
	}
}

func TestWidth(t *testing.T) {
	for text, want := range map[string]int{"": 0, "abc": 3, "地主": 4, "3 手，A": 7, "é": 1, "ＡＢ": 4} {
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
		"zh": {"dice", "roll"}, "en": {"dice", "--lang", "en", "roll"}, "de": {"dice", "roll", "--lang=de"},
	} {
		if got := askedLanguage(args); got != want {
			t.Errorf("%q speak %q, want %q", args, got, want)
		}
	}
}
