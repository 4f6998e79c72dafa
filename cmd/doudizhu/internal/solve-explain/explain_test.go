// Explanations in words, read and found right.

package solve

import (
	"path/filepath"
	"strings"
	"testing"

	"kedou/cmd/doudizhu/internal/common"
	"kedou/cmd/internal/cmdline"
	"kedou/doudizhu"
	"kedou/doudizhu/explain"
	"kedou/search/searchtest"
)

// examples are endgames: their rules, their line, and the play to beat with its player.
// The names give their sources: wz, an0, toy, royi and prace from the levels of
// doudizhu/testdata/levels.csv, t15 and t21 from its three-hands.csv, s1 from
// rule-sensitive.csv, and package puzzle deals those that begin with a number.
var examples = []struct{ rules, line, last, by string }{
	{"standard", "16-2-170 33458JA2 4599QQKA L", "", ""},
	{"standard", "example 2KK0077554 AA8 L", "", ""},
	{"standard", "example 2KK0077554 AA8 P", "", ""},
	{"standard", "wz-1 KK5543 225543 L", "", ""},
	{"standard", "wz-2 RA54333 B222KQ L", "", ""},
	{"standard", "wz-8 RAQQJJT999844 B22AAT886633 L", "", ""},
	{"basic", "wz-8 RAQQJJT999844 B22AAT886633 L", "", ""},
	{"standard", "an0-25 KQJ99876554 R2AAAQ9643 L", "", ""},
	{"standard", "prace-2 JTTTT75433 R22KQQJ965 L", "", ""},
	{"basic", "prace-2 JTTTT75433 R22KQQJ965 L", "", ""},
	{"standard", "toy-1 2Q999643 RAAJ43 L", "", ""},
	{"standard", "royi-3 AAAA6633 2QQT33 L", "", ""},
	{"standard", "s1-00009 BKKQJTTT RKQQQJT999 L", "", ""},
	{"basic", "s1-00009 BKKQJTTT RKQQQJT999 L", "", ""},
	{"standard", "t15-000 789TTJK 569A 3KA2 L", "", ""},
	{"standard", "t15-004 4458K22 3TQQ 59JA L", "", ""},
	{"standard", "t15-006 4488TTJ 35AR 3357 L", "", ""},
	{"standard", "t15-014 5667892 4457 KA2R L", "", ""},
	{"basic", "t15-012 35888JK 4679 3792 L", "", ""},
	{"standard", "answer 4458K2 3TQQ 59JA U", "9", "D"},
	{"standard", "answer 4458K2 3TQQ 59JA D", "2", "L"},
}

// TestExamples compares the explanations with those in testdata, in English and Chinese.
// A person has read
// them; read new files too.
func TestExamples(t *testing.T) {
	var found []*explain.Explanation
	for _, x := range examples {
		found = append(found, exampleOf(t, x.rules, x.line, x.last, x.by))
	}
	for _, language := range []*cmdline.Language{nil, cmdline.Chinese()} {
		say, name := phrases{common.Phrases{Language: language}}, "explain.en"
		if language != nil {
			name = "explain.zh"
		}
		var b strings.Builder
		for i, x := range examples {
			b.WriteString(say.explanation(found[i], strings.Fields(x.line)[0]+": ", x.rules) + "\n")
		}
		searchtest.Golden(t, filepath.Join("testdata", name), b.String())
	}
}

// exampleOf explains an example, and lets the referee check the answer.
func exampleOf(t *testing.T, spec, line, last, by string) *explain.Explanation {
	t.Helper()
	rules, err := doudizhu.ParseRules(spec)
	if err != nil {
		t.Fatal(err)
	}
	e, err := doudizhu.Notation{Jokers: "BR"}.ParseEndgame(line)
	if err == nil && last != "" {
		var readings []doudizhu.Play
		if readings, err = rules.ParsePlay(last, doudizhu.Notation{}); err == nil {
			e.Last = readings[0]
			e.Owner, err = e.ParseSeat(by)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	x, err := explain.Explain(t.Context(), rules, &e, explain.Options{Looks: 20_000})
	if err == nil {
		err = refereed(&rules, x)
	}
	if err != nil {
		t.Fatal(err)
	}
	return x
}
