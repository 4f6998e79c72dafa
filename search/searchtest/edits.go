// Damaged copies of a text, for readers that must detect damage.

package searchtest

import (
	"fmt"
	"iter"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Edits yields damaged copies of a text of lines, each with a name for the damage: cut before and within every line, one line less, a line
// twice, two neighbours swapped, a word or number changed, something added at the end. Every copy differs from the text and from the copies
// before.
func Edits(text string) iter.Seq2[string, string] {
	return func(yield func(name, edited string) bool) {
		seen := map[string]bool{text: true}
		for name, edited := range edits(text) {
			if !seen[edited] && !yield(name, edited) {
				return
			}
			seen[edited] = true
		}
	}
}

func edits(text string) iter.Seq2[string, string] {
	lines := strings.SplitAfter(strings.TrimSuffix(text, "\n"), "\n")
	lines[len(lines)-1] += "\n"
	return func(yield func(name, edited string) bool) {
		for i, line := range lines {
			before, after := strings.Join(lines[:i], ""), strings.Join(lines[i+1:], "")
			ok := yield(fmt.Sprintf("cut before line %d", i+1), before) &&
				yield(fmt.Sprintf("cut within line %d", i+1), before+line[:len(line)/2]) &&
				yield(fmt.Sprintf("line %d without its end", i+1), before+strings.TrimSuffix(line, "\n")+after) &&
				yield(fmt.Sprintf("without line %d", i+1), before+after) &&
				yield(fmt.Sprintf("line %d twice", i+1), before+line+line+after) &&
				yield(fmt.Sprintf("lines %d and %d swapped", i+1, i+2), swapped(lines, i))
			for at, word := range changes(line) {
				ok = ok && yield(fmt.Sprintf("line %d changed at column %d", i+1, at+1), before+word+after)
			}
			if !ok {
				return
			}
		}
		_ = yield("an empty line added", text+"\n") && yield("the last line again", text+lines[len(lines)-1]) && yield("a word added", text+"x")
	}
}

func swapped(lines []string, i int) string {
	lines = slices.Clone(lines)
	if i+1 < len(lines) {
		lines[i], lines[i+1] = lines[i+1], lines[i]
	}
	return strings.Join(lines, "")
}

var word = regexp.MustCompile(`[0-9]+|\pL+`)

// changes yields copies of a line with one word changed, by the word's index: a number is one higher, another word has another last letter.
func changes(line string) iter.Seq2[int, string] {
	return func(yield func(at int, line string) bool) {
		for _, at := range word.FindAllStringIndex(line, -1) {
			old := line[at[0]:at[1]]
			changed := old[:len(old)-1] + "x"
			if n, err := strconv.Atoi(old); err == nil {
				changed = strconv.Itoa(n + 1)
			}
			if !yield(at[0], line[:at[0]]+changed+line[at[1]:]) {
				return
			}
		}
	}
}
