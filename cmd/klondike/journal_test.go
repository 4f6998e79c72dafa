package main

import (
	"testing"

	"kedou/cmd/internal/journal/journaltest"
)

// TestJournals: files with which a run continues survive kills, second runs, and content of other programs.
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
