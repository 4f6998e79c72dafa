// The files that commands continue with.

package main

import (
	"strings"
	"testing"

	"kedou/cmd/internal/journal/journaltest"
)

// TestJournals: files with which a run continues survive kills, second runs, and content of other programs.
func TestJournals(t *testing.T) {
	arena := []string{"doudizhu", "arena", "--bots", "least,random", "-n", "1000000", "--workers", "1", "--quiet"}
	journaltest.Run(t,
		journaltest.User{Name: "results", Begin: append(arena[:len(arena):len(arena)], "--results", "FILE")},
		journaltest.User{Name: "arena records", Begin: append(arena[:len(arena):len(arena)], "--records", "FILE")},
		journaltest.User{
			Name:  "save",
			Begin: []string{"doudizhu", "play", "--bots", "least", "--seed", "3", "--save", "FILE"},
			Again: []string{"doudizhu", "play", "--resume", "FILE"},
			Words: []string{"-", "-", "-"}, // an answer to every question before the first lead, from whichever a killed run had reached
		},
		journaltest.User{
			Name:  "play records",
			Begin: []string{"doudizhu", "play", "--bots", "least", "--seed", "3", "--records", "FILE"},
			Words: strings.Fields("2 no 7 A - 6 Q 2 - Q - - - 3333 444JJ 56789"),
			Short: true,
		})
}
