// The core's language: it knows no cards.

package layout

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// domain holds the domains' words that must not occur in the core, in code or comments. Words that mean something else
// there (to hand on, a pass through the list, a king of a 5-queens puzzle) are left out, or given with what
// makes the meaning clear.
var domain = regexp.MustCompile(`(?i)\b(` + strings.Join([]string{
	"klondike", "doudizhu", "dou dizhu", "solitaire", "poker", "landlords?", "peasants?", "bidd(er|ing)",
	"cards?", "decks?", "jokers?", "suits?", "spades?", "hearts?", "diamonds?", "clubs?", "aces?", "hands? of", "in hand",
	"tableaux?", "foundations?", "talons?", "stock", "waste", "redeals?", "face[- ]?(up|down)",
	"rockets?", "bombs?", "kickers?", "trios?", "solos?", "shuttles?", "leads? and follows?",
	"a pass", "must pass", "may pass", `pass(es)? the turn`, `"pass"`,
}, "|") + `)\b|"pass"`)

// camel is where a word begins within a name, as in pileOfCards.
var camel = regexp.MustCompile(`([\p{Ll}\d])(\p{Lu})`)

// domainWords returns the words of the domains in a text.
func domainWords(text string) []string {
	return domain.FindAllString(strings.ReplaceAll(camel.ReplaceAllString(text, "$1 $2"), "_", " "), -1)
}

// TestCoreKnowsNoCards looks at every line of the core, tests included.
func TestCoreKnowsNoCards(t *testing.T) {
	goFiles(t, "search", func(name string) {
		text, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		for i, line := range strings.Split(string(text), "\n") {
			if words := domainWords(line); len(words) > 0 {
				t.Errorf("%s:%d: %q is no word of the core", name, i+1, words)
			}
		}
	})
}

// TestDomainWords shows words that the list catches and words that it lets pass.
func TestDomainWords(t *testing.T) {
	for _, text := range []string{
		"the landlord's cards", "peasantHand", "type Card struct", "topCard := 1", "DeckSize", "a Klondike deal",
		"stock and waste", `return "pass"`, "a pass ends the trick", "wasteTop", "SOLO_CHAIN", "whoever holds two of hearts",
	} {
		if domainWords(text) == nil {
			t.Errorf("%q passes", text)
		}
	}
	for _, text := range []string{
		"hand an engine an observer", "discard the result", "two passes over the list", "a line passes only if",
		"the cardinality of the set", "a placebo", "what it replaces", "as the founding document has it", "the trial",
	} {
		if words := domainWords(text); words != nil {
			t.Errorf("%q is refused for %q", text, words)
		}
	}
}
