package klondike_test

// Faults in texts: one line for each, with place, card and remedy.

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"kedou/klondike"
	"kedou/search/searchtest"
)

// slips are mistakes in deal 1 as a form writes it: pairs of the right text and the mistaken one.
var slips = map[string][]string{
	"rrs": {
		"073", "074", "073", "003", "073", "143", "073", "993", "073", "070", "073", "075", "073", "079", "073", "073073", "073", "",
		"073", "07", "073", "7", "073", "73", "073", "0731", "073", "7H ", "073", "0x3", "073", "-73", "073", "07,3", "073", "073\n#",
		"073081", "073 8 1", "021\n", "\n", "021\n", "02\n", "021\n", "022\n", "021\n", "0211\n", "021\n", "021021\n", "021\n", "000\n", "021\n", "021|\n",
		"044021", "044\n021021", "044021", "", "044021", "???021", "044021", "??021", "073", "???", "073081", "???081", "132", "???", "044", "04४",
		"073081061", "08", "073081061", "073081061081",
	},
	"cards": {
		"7H", "7S", "7H", "7X", "7H", "1H", "7H", "14H", "7H", "0H", "7H", "HH7", "7H", "7HH", "7H", "7H 7H", "7H", "7H;",
		"7H ", "", "7H 8C", "7H8C", "8C", "8C\n7C", "8C", "8Ç", "8C", "??", "3S", "JOKER", "3S", "*", "3S", "3S 4S", "3S", "",
		"3S", "3S;", "3S", "[3S]", "3S", "<3S>", "3S", "3♣♠", "4S", "4S 2C 2C", "2C\n", "\n", "2C\n", "2D\n", "2C\n", "2\n", "2C\n", "C\n",
		"2C\n", "2C AC\n", "2C\n", "2C 2C\n", "2C\n", "2C.\n", "2C\n", "2C\n#2D\n3D 4D\n", "8S 4S 2C", "", "KS", "KZ", "QD", "OD", "TD", "100D",
	},
	"pysol": {
		"H-0", "H-A", "H-0", "H-K", "H-0", "H0", "H-0", "X-0", "H-0", "H-14", "H-0", "HH-0", "H-0", "-", "H-0", "H-0-0", "C-0", "C-1",
		"Foundations: ", "Foundations ", "Foundations:", "Foundation:", "Foundations:", "Foundations: Foundations:", "Talon:", "Stock:", "Talon:", "Talon", "Talon:", "Talon: 2C",
		"Talon:", "Talon:\nTalon:", "3D 2H", "3D", "3D 2H", "3D 3D", "3D 2H", "3D 2X", "3D 2H", "3D; 2H", "==> 3D", "3D ==>", "==>", "=>", "<==", "<=", "2C <==", "<==",
		": 7H", ": 7H 7H", ": 7H", ":", ": 7H", ": <7H>", ": 7H", ": 7", ": 7H", "7: 7H", ": 7H", ": 7H\n\n: ", "<8C>", "<8C", "<8C>", "8C>", "<8C>", "8C", "<8C>", "<8Z>", "<8C>", "<>",
		"<8C>", "< 8C >", "<8C>", "<8C> <8C>", "<8C> 3S", "3S <8C>", ": <2S>", "<2S", "<2S> <8H> <5H> <JD> <TH> <9H> AD", "", "AD\n", "\n", "AD\n", "AC\n", "AD\n", "<AD>\n", ": <8C> 3S\n", "", "<8C> 3S", "<8C> ??",
	},
	"solvitaire": {
		`"7H"`, `"7S"`, `"7H"`, `"7"`, `"7H"`, `"H"`, `"7H"`, `""`, `"7H"`, `7`, `"7H"`, `null`, `"7H"`, `["7H"]`, `"7H"`, `{}`, `"7H"`, `"14H"`, `"7H"`, `"0H"`, `"7H"`, `"7X"`, `"7H"`, `"7h"`,
		`"7H"`, `"7H","7H"`, `"7H"`, `"7H" "6H"`, `"7H"`, `"7H`, `"7H"`, `'7H'`, `"7H"`, ``, `"8c","3S"`, `"8C","3S"`, `"8c","3S"`, `"8C","3s"`, `"8c","3S"`, `"8c","??"`,
		`"tableau piles"`, `"tableau"`, `"tableau piles"`, `"stock"`, `"tableau piles"`, `1`, `"tableau piles": [`, `"tableau piles": {`, `"tableau piles": [`, `"tableau piles": `, `"tableau piles":`, `"tableau piles"`,
		"[\"7H\"],\n", "", `["7H"]`, `["7H"],[]`, `["7H"]`, `"7H"`, `"stock"`, `"tableau piles"`, `"stock"`, `"talon"`, `"stock"`, `"foundations"`, `"stock": [`, `"stock": `, `"stock": ["2C"`, `"stock": [["2C"]`,
		`"2C"`, `"3D"`, `"2C",`, ``, `[[],[],[],[]]`, `[[],[],[]]`, `[[],[],[],[]]`, `[[],[],[],[],[]]`, `[[],[],[],[]]`, `[["AD"],[],[],[]]`, `[[],[],[],[]]`, `[["2D"],[],[],[]]`, `[[],[],[],[]]`, `[["AD","2C"],[],[],[]]`,
		`[[],[],[],[]]}`, `[[],[],[],[]]`, `[[],[],[],[]]}`, `[[],[],[],[]]}}`, `[[],[],[],[]]}`, `[[],[],[],[]]} x`, `[[],[],[],[]]}`, `[[],[],[],[]`, `],"stock"`, `]"stock"`, `],"stock"`, `],,"stock"`, `{"tab`, `{{"tab`,
	},
	"json": {
		"7H", "7S", "7H", "7X", "7H", "14H", "7H", "0H", "7H", "HH7", "7H", "7", "7H", "7HH", "7H", "7H 7H", "7H", "7H;", "7H |", "", "7H |", "| 7H |",
		"8C 3S", "8C", "8C 3S", "8C/3S/", "8C 3S", "[8C] 3S", "8C 3S", "8Ç 3S", "8C 3S", "8C \\u2663", "8C 3S", "?? 3S", "8C 3S", "8C ??", "| 3D", "3D",
		"2C\"", "2C 2C\"", "2C\"", "2C |\"", "2C\"", "2C | QQ\"", "2C\"", "2C", "2C\"}", "2C\"", "2C\"}", "2C\"} x", "2C\"}", "2C\"}{", "2C\"}", "2C\"}}",
		`"deal":`, `"deal"`, `"deal":`, `"deal"::`, `"deal":"`, `"deal":["`, `"deal":"`, `"deal":7,"x":"`, `"deal":"`, `"deal":"","x":"`, `"deal":"`, `"deal":" ","x":"`, `"deal":"`, `"deal":null,"x":"`,
		`"id":"x"`, `"id":7`, `"id":"x",`, `"id":"x"`, `{"s`, `{s`, `{"s`, `{{"s`, `{"s`, `{,"s`,
		`"deal":"`, `"deal":"AC","deal":"`, `"id":`, `"ID":`, `"deal":"`, `"Deal":"`, `"id":`, `"id":"y","id":`,
	},
	"neutral": {
		"7H", "7S", "7H", "7X", "7H", "14H", "7H", "0H", "7H", "HH7", "7H", "7",
		"7H", "7HH", "7H", "7H 7H", "7H", "7H;", "7H |", "", "7H |", "7H", "7H |", "7H ||",
		"7H |", "| 7H |", "7H |", "7H ;", "8C 3S", "8C", "8C 3S", "8C 3S 3S", "8C 3S", "8C/3S/", "8C 3S", "8C / 3S /",
		"8C 3S", "8C3S", "8C 3S", "[8C] 3S", "8C 3S", "8Ç 3S", "8C 3S", "8C 3♣♠", "8C 3S", "?? 3S", "8C 3S", "8C ??",
		"8C 3S", "8C JOKER", "| 3D", "3D", "| 3D 2H", "|", "| 3D 2H", "| 3D 2H | |", "3D 2H", "3D 2H | 2H", "3D 2H", "3D",
		"2C\n", "2C 2C\n", "2C\n", "2C |\n", "2C\n", "2C | QQ\n", "2C\n", "2C | | XX\n", "2C\n", "2C | | | many\n", "2C\n", "2C | | | 1 | 2\n",
	},
	"pinyin": {
		"T7", "T", "T7", "7T", "T7", "T14", "T7", "T0", "T7", "X7", "T7", "T77",
		"T7", "T7 T7", "T7", "T7;", "T7\n", "\n", "T7\n", "", "T7\n", "T7 | M8 H3\n", "T7", "F7",
		"M8 H3", "M8", "M8 H3", "M8 H3 H3", "M8 H3", "M8H3", "M8 H3", "M-8 H3", "M8 H3", "?? H3", "M8 H3", "M8 ??",
		"M8 H3", "[M8] H3", "M8 H3", "M8/H3", "M8 H3", "M8\nH3", "M8 H3\n", "M8 H3 ", "M6 M9 M5", "M6 M9 M5\nM5", "M6 M9 M5", "M6 M9",
		"F3 T2", "F3", "F3 T2", "F3 T2 T2", "F3 T2", "F3\nT2", "F3 T2", "F3 T2X", "M2\n", "M2 M2\n", "M2\n", "\n",
		"M2\n", "M02\n", "M2\n", "M2 joker\n",
	},
	"board": {
		"1: 7♥", "1: 7♠", "1: 7♥", "1: 7", "1: 7♥", "1: 7X", "1: 7♥", "1: 14♥", "1: 7♥", "1: ", "1: 7♥", "1 7♥",
		"1: 7♥", "8: 7♥", "1: 7♥", "2: 7♥", "1: 7♥", "1: [7♥]", "1: 7♥", "1: 7♥ 7♥", "1: 7♥", "1: 7♥ |", "[8♣] 3♠", "[8♣ 3♠",
		"[8♣] 3♠", "8♣] 3♠", "[8♣] 3♠", "[8♣] [3♠]", "[8♣] 3♠", "3♠ [8♣]", "[8♣] 3♠", "[[8♣]] 3♠", "[8♣] 3♠", "[8♣]", "[8♣] 3♠", "8♣ 3♠",
		"[8♣] 3♠", "[??] 3♠", "[8♣] 3♠", "[8♣] ??", "[8♣] 3♠", "[8♣] 3♠ 2♥", "2: [8♣] 3♠\n", "", "foundations:", "foundations: A♠", "foundations:", "foundations: XX",
		"foundations:", "foundation:", "foundations:", "foundations: K♥ Q♥", "waste:", "waste: ??", "waste:", "waste: 3♦", "waste:", "wast:", "stock:", "stack:",
		"stock:       3♦", "stock:       ", "stock:       3♦", "stock:       3♦ 3♦", "stock:       3♦", "stock:       3", "stock:       3♦", "stock:       [3♦]", "stock:       3♦", "stock:       3♦;",
	},
}

// brokenTexts returns the texts of a form with slips.
func brokenTexts(t testing.TB, name string) []string {
	form := formOf(name)
	r := klondike.Standard(3)
	d := klondike.Deal{Position: klondike.NewDeal(1, r)}
	if name == "json" || name == "neutral" || name == "board" { // which can express unknown cards
		d.ID = "x"
	}
	deal, err := form.Write(d, r)
	if err != nil {
		t.Fatal(err)
	}
	var texts []string
	for i := 0; i < len(slips[name]); i += 2 {
		broken := strings.Replace(deal, slips[name][i], slips[name][i+1], 1)
		if broken == deal {
			t.Fatalf("%s: %q is not in the deal", name, slips[name][i])
		}
		texts = append(texts, broken)
	}
	return texts
}

// TestSlips compares the faults of 30 slips and more in each form with the golden list. Each is one line that begins with file, line and
// column.
func TestSlips(t *testing.T) {
	var got bytes.Buffer
	for _, name := range []string{"rrs", "cards", "pysol", "solvitaire", "json", "neutral", "pinyin", "board"} {
		texts := brokenTexts(t, name)
		if len(texts) < 30 {
			t.Errorf("%s: %d slips", name, len(texts))
		}
		for i, text := range texts {
			_, err := klondike.ParseDeal(name, text, klondike.Standard(3), klondike.Forms()...)
			var fault *klondike.Fault
			if !errors.As(err, &fault) || strings.Contains(err.Error(), "\n") {
				t.Fatalf("%s: slip %q for %q: %v", name, slips[name][2*i+1], slips[name][2*i], err)
			}
			fmt.Fprintf(&got, "%q for %q\n  %v\n", slips[name][2*i+1], slips[name][2*i], err)
		}
	}
	searchtest.Golden(t, "testdata/forms/broken.golden", got.String())
}
