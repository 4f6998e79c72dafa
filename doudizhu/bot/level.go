// Levels for people.

package bot

import "kedou/search/phrase"

// levels are the players for people, the weakest first. Each beats the one before clearly; ABLATION.md has the
// figures.
var levels = [...]string{"least", "principles", "robot", "roles", "strong:think=50ms"}

// Level returns the spec of the player of a level from 1, a beginner, to 5.
func Level(n int) (string, error) {
	if n < 1 || n > len(levels) {
		return "", phrase.Errorf("level %d: there is none; use 1 to %d", n, len(levels))
	}
	return levels[n-1], nil
}
