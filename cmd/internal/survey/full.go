package survey

// The errors of a store that takes no more.

import (
	"errors"
	"fmt"
	"strings"

	"github.com/nats-io/nats.go/jetstream"
)

// ErrFull means that the server can't keep another message.
var ErrFull = errors.New("the store is full")

// isFull tells that error of the server from others: resources (10023, 10047) or store
// (10077) exhausted, or JetStream switched off after a failed write (10039, 10076).
func isFull(err error) bool {
	var refused *jetstream.APIError
	if errors.As(err, &refused) {
		switch refused.ErrorCode {
		case 10023, 10028, 10047, 10076, 10077, 10039:
			return true
		}
	}
	return err != nil && (errors.Is(err, ErrFull) || strings.Contains(err.Error(), "no space left"))
}

// full words the error, with the remedy.
func full(err error) error {
	if !isFull(err) || errors.Is(err, ErrFull) {
		return err
	}
	return fmt.Errorf("%w (%w): make room on the disk, or raise --disk, and resume; nothing is lost", ErrFull, err)
}
