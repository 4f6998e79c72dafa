package main

import (
	"testing"

	"kedou/cmd/internal/journal/journaltest"
)

// TestJournals: files that a run goes on with bear kills, second runs, and what is no file of theirs.
func TestJournals(t *testing.T) {
	journaltest.Run(t,
		journaltest.User{
			Name:  "bot",
			Begin: []string{"klondike", "bot", "-n", "1000000", "--player", "greedy", "--winnable=false", "--workers", "1", "--quiet", "--results", "FILE"},
		},
		journaltest.User{
			Name:  "generate",
			Begin: []string{"klondike", "generate", "-n", "1000000", "--workers", "1", "--quiet", "--resume", "-o", "FILE"},
			Part:  true,
		},
		journaltest.User{
			Name:  "save",
			Begin: []string{"klondike", "play", "--seed", "31", "--save", "FILE"},
			Again: []string{"klondike", "play", "--resume", "FILE"},
			Words: []string{"d", "d", "d"},
		},
		journaltest.User{
			Name:  "statistics",
			Begin: []string{"klondike", "play", "--seed", "31", "--statistics", "FILE"},
			Words: []string{"d", "x"},
			Short: true,
		})
}
