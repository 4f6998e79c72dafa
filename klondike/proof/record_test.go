package proof_test

import (
	"bytes"
	"context"
	"errors"
	"os"
	"strings"
	"testing"

	"kedou/klondike/proof"
)

// plenty are limits that no record of the tests reaches.
var plenty = proof.Limits{States: 1 << 20, Steps: 1 << 24}

// records returns the lines of testdata/records.txt by their verdict, yes or no.
func records(t testing.TB) map[string][]string {
	t.Helper()
	text, err := os.ReadFile("testdata/records.txt")
	if err != nil {
		t.Fatal(err)
	}
	lines := map[string][]string{}
	for line := range strings.Lines(string(text)) {
		answer, record, _ := strings.Cut(line, " ")
		lines[answer] = append(lines[answer], record)
	}
	return lines
}

// TestRecords checks the records of losses. Wins have no certificate.
func TestRecords(t *testing.T) {
	for answer, lines := range records(t) {
		for _, line := range lines {
			record, err := proof.Read([]byte(line))
			if err != nil {
				t.Fatal(err)
			}
			if got := record.Line(); string(got) != line {
				t.Errorf("%s is written as %s", line, got)
			}
			_, err = proof.Check(context.Background(), record, plenty)
			switch {
			case record.Verdict == "solved":
				if err == nil {
					t.Errorf("a win has no certificate, and it is accepted: %s", line)
				}
			case answer == "yes" && err != nil, answer == "no" && !errors.Is(err, proof.ErrRefused):
				t.Errorf("%v: %s %s", err, answer, line)
			}
		}
	}
}

// small is a lost position: the aces lie under the twos.
const small = `{"schema":1,"proof":"klondike","version":1,"verdict":"unsolvable","lemmas":["simulation","undoing","stock","induction","relaxation"],` +
	`"rules":{"draw":1,"redeals":-1,"worrying_back":true,"ranks":2,"suits":2,"columns":2},` +
	`"position":{"redealt":0,"foundations":"","columns":[{"down":"AC","up":"2C"},{"down":"AD","up":"2D"}],"waste":"","stock":""},` +
	`"certificate":"AR////////8AAA=="}`

// TestSmall checks the record of the tests below.
func TestSmall(t *testing.T) {
	record, err := proof.Read([]byte(small))
	if err != nil {
		t.Fatal(err)
	}
	report, err := proof.Check(context.Background(), record, plenty)
	if want := (proof.Report{Games: 1, Hopeless: 1, Steps: 1}); err != nil || report != want {
		t.Errorf("%+v, %v", report, err)
	}
}

// TestFaults breaks the record in one place each, and checks that the error names the place and the remedy.
func TestFaults(t *testing.T) {
	for _, c := range []struct{ old, new, want string }{
		{`{"schema"`, `{schema"`, "byte 2: "},
		{`"schema":1`, `"schema":2`, "schema 2, version 1 of the format: this program reads 1 and 1"},
		{`"version":1`, `"version":7`, "version 7"},
		{`"proof":"klondike"`, `"proof":"doudizhu"`, `proof: "doudizhu" is another game`},
		{`"verdict":"unsolvable"`, `"verdict":"lost"`, `verdict: "lost": write unsolvable or solved`},
		{`"verdict":"unsolvable"`, `"verdict":"solved"`, `verdict: "solved" has no certificate`},
		{`"certificate":`, `"moves":["@"],"certificate":`, `moves: a loss has none`},
		{`"draw":1`, `"draw":"1"`, "rules.draw"},
		{`"draw":1`, `"draw":1,"draw":1`, "members must stand in the order of FORMAT.md"},
		{`"draw":1`, `"DRAW":1`, "members must stand in the order"},
		{`"draw":1`, `"draw": 1`, "without blanks"},
		{`"redealt":0,`, ``, `byte 232: members must stand`},
		{`"draw":1`, `"draw":0`, "rules.draw: 0 is out of range: use 1 to 24"},
		{`"draw":1`, `"draw":25`, "rules.draw: 25 is out of range"},
		{`"redeals":-1`, `"redeals":-2`, "rules.redeals: -2"},
		{`"redeals":-1`, `"redeals":256`, "rules.redeals: 256"},
		{`"ranks":2`, `"ranks":14`, "rules.ranks: 14"},
		{`"suits":2`, `"suits":0`, "rules.suits: 0"},
		{`"columns":2}`, `"columns":8}`, "rules.columns: 8"},
		{`"columns":2}`, `"columns":3}`, "columns in position.columns: 2 is out of range: use 3 to 3"},
		{`"redealt":0`, `"redealt":-1`, "position.redealt: -1"},
		{`"redeals":-1,"worrying_back":true,"ranks":2,"suits":2,"columns":2},"position":{"redealt":0`,
			`"redeals":1,"worrying_back":true,"ranks":2,"suits":2,"columns":2},"position":{"redealt":2`, "position.redealt: 2 is out of range: use 0 to 1"},
		{`"up":"2D"`, `"up":""`, `position.columns[1]: the last card of a column lies face up: write it in "up"`},
		{`"up":"2D"`, `"up":"1D"`, `position.columns[1].up: card 1: "1D" is no card: write a rank of A23456789TJQK and a suit of CSDH, such as TS`},
		{`"up":"2D"`, `"up":"2d"`, `"2d" is no card`},
		{`"up":"2D"`, `"up":"2D "`, `card 2: "" is no card`},
		{`"up":"2D"`, `"up":"2C"`, "position.columns[1].up: 2C is there twice"},
		{`"up":"2D"`, `"up":"2H"`, "2H is there twice, or not in a deck"},
		{`"up":"2D"`, `"up":"3D"`, "3D is there twice, or not in a deck"},
		{`"down":"AD","up":"2D"`, `"down":"","up":"2D"`, "1 cards are missing, the lowest is AD: every card"},
		{`"down":"AD","up":"2D"`, `"down":"","up":"2D AD"`, "position.columns[1].up: AD can't lie on 2D: write in \"down\""},
		{`"foundations":""`, `"foundations":"2D"`, "position.columns[1].down: AD is there twice"},
		{`"foundations":""`, `"foundations":"KH"`, "position.foundations: KH is there twice, or not in a deck"},
		{`"stock":""`, `"stock":"AC"`, "position.stock: AC is there twice"},
		{`"lemmas":["simulation",`, `"lemmas":[`, "lemmas: "},
		{`"relaxation"]`, `"magic"]`, "lemmas: "},
		{`,"relaxation"]`, `]`, "symbol 0 is unknown, claims something false, or needs a lemma that the record doesn't name"},
		{`"AR////////8AAA=="`, `""`, "members must"},
		{`,"certificate":"AR////////8AAA=="`, ``, "it has no games"},
		{`"AR////////8AAA=="`, `"AR////////8AAAA="`, "bytes follow after its end"},
		{`"AR////////8AAA=="`, `"AR////////8A"`, "it ends too soon"},
		{`"AR////////8AAA=="`, `"AR////////8CAA=="`, "its symbols are missing, or packed in an unknown way"},
		{`"AR////////8AAA=="`, `"Af////////8AAA=="`, "game 0 has unknown cards"},
		{`"AR////////8AAA=="`, `"ARAAAAAAAAAAAA=="`, "game 0 needs a lemma that the record doesn't name"},
		{`"AR////////8AAA=="`, `"AQ////////8AAAAAAAABAAA="`, "game 0 has unknown cards, or lets cards go back"},
		{`"AR////////8AAA=="`, `"AP///w=="`, "it has no games"},
		{`"AR////////8AAA=="`, `"////////////AQ=="`, "it has no games"},
		{`"AR////////8AAA=="`, `"//8B"`, "its symbols are missing"},
		{`"AR////////8AAA=="`, `"AR////////8ABA=="`, "symbol 4 is unknown"},
	} {
		if strings.Count(small, c.old) != 1 {
			t.Fatalf("%q stands %d times in the record", c.old, strings.Count(small, c.old))
		}
		record, err := proof.Read([]byte(strings.Replace(small, c.old, c.new, 1)))
		if err == nil {
			_, err = proof.Check(context.Background(), record, plenty)
		}
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.new, err, c.want)
		} else if strings.Contains(err.Error(), "\n") {
			t.Errorf("%q has several lines", err)
		}
	}
}

// FuzzRead compares what Read reads with what Line writes.
func FuzzRead(f *testing.F) {
	f.Add([]byte(small))
	for _, lines := range records(f) {
		for _, line := range lines[:5] {
			f.Add([]byte(line))
		}
	}
	f.Fuzz(func(t *testing.T, line []byte) {
		record, err := proof.Read(line)
		if err != nil {
			return
		}
		if !bytes.Equal(bytes.TrimSuffix(record.Line(), []byte("\n")), bytes.TrimSuffix(line, []byte("\n"))) {
			t.Errorf("%s is written as %s", line, record.Line())
		}
		_, _ = proof.Check(context.Background(), record, proof.Limits{States: 1000, Steps: 10_000})
	})
}

// won is a position that is won: the aces lie on the twos.
const won = `{"schema":1,"proof":"klondike","version":1,"verdict":"unsolvable","lemmas":["simulation","undoing","stock","induction","relaxation","safe","exclusion","lifting","returning"],` +
	`"rules":{"draw":3,"redeals":1,"worrying_back":true,"ranks":4,"suits":4,"columns":3},` +
	`"position":{"redealt":0,"foundations":"","columns":[{"down":"","up":"4C"},{"down":"2C","up":"2D"},{"down":"AD AC","up":"3S"}],"waste":"3D",` +
	`"stock":"2S AS 2H 3H AH 4D 3C 4S 4H"},"certificate":"AA=="}`

// FuzzCertificate searches for a certificate that a won position is lost.
func FuzzCertificate(f *testing.F) {
	position, err := proof.Read([]byte(won))
	if err != nil {
		f.Fatal(err)
	}
	for _, lines := range records(f) {
		for _, line := range lines {
			if record, err := proof.Read([]byte(line)); err == nil && len(record.Certificate) < 200 {
				f.Add(record.Certificate)
			}
		}
	}
	f.Fuzz(func(t *testing.T, certificate []byte) {
		record := *position
		record.Certificate = certificate
		if _, err := proof.Check(context.Background(), &record, proof.Limits{States: 10_000, Steps: 100_000}); err == nil {
			t.Errorf("accepted: %x", certificate)
		}
	})
}
