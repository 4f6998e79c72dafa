package survey

// The errors of a store that takes no more.

import (
	"errors"
	"slices"
	"strings"

	"github.com/nats-io/nats.go/jetstream"

	"kedou/internal/phrase"
)

// ErrFull means that the server can't keep another message.
var ErrFull = errors.New("the store is full")

// isFull recognizes this error of the server: resources (10023, 10047) or store
// (10077) exhausted, or JetStream switched off after a failed write (10039, 10076).
func isFull(err error) bool {
	var refused *jetstream.APIError
	if errors.As(err, &refused) {
		switch refused.ErrorCode {
		case 10023, 10028, 10047, 10076, 10077, 10039:
			return true
		}
	}
	return err != nil && (errors.Is(err, ErrFull) || slices.ContainsFunc(fullWords, func(w string) bool { return strings.Contains(err.Error(), w) }))
}

// fullWords are the messages of systems about files that can't grow: the disk is full, a quota or a limit of the process is reached.
var fullWords = []string{"no space left", "not enough space", "disk quota exceeded", "file too large"}

// full words the error, with the remedy.
func full(err error) error {
	if !isFull(err) || errors.Is(err, ErrFull) {
		return err
	}
	return phrase.Errorf("%w (%w): make room on the disk, or raise --disk, and resume; nothing is lost", ErrFull, err)
}
