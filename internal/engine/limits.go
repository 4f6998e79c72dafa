// Limits, and the reasons to stop.

package engine

import (
	"time"

	"kedou/internal/phrase"
)

// Limits is the underlying type of search.Limits.
type Limits = struct {
	Expansions int64
	Memory     int64
	Depth      int
	Time       time.Duration
}

// Counts is the underlying type of search.Stats.
type Counts = struct {
	Expanded   int64
	Generated  int64
	Duplicates int64
	Reopened   int64
	Reparented int64
	Open       int
	OpenPeak   int
	States     int64
	Components int64
	Depth      int
	Bytes      int64
	Elapsed    time.Duration
}

// Reason is a search.Reason.
type Reason uint8

// The reasons for which engines stop.
const (
	NoReason Reason = iota
	ExpansionLimit
	MemoryLimit
	DepthLimit
	TimeLimit
	BeamLimit
	Cancelled
)

// ErrLimits is search.ErrLimits.
var ErrLimits = phrase.Errorf("limits")

// Check refuses negative limits.
func Check(l Limits) error {
	for _, f := range []struct {
		name  string
		value int64
	}{{"expansions", l.Expansions}, {"memory", l.Memory}, {"depth", int64(l.Depth)}, {"time", int64(l.Time)}} {
		if f.value < 0 {
			return phrase.Errorf("%w: %s can't be negative, it is %d", ErrLimits, f.name, f.value)
		}
	}
	return nil
}

// CheckNoDepth is Check for engines that can't use a depth limit.
func CheckNoDepth(l Limits, engine string) error {
	if l.Depth != 0 {
		return phrase.Errorf("%w: %s takes no limit of depth", ErrLimits, engine)
	}
	return Check(l)
}

// CheckWorkers refuses numbers of goroutines below 0 and above 1,024, the most that commands take, too.
func CheckWorkers(n int, owner string) error {
	if n < 0 || n > 1024 {
		return phrase.Errorf("%s: Workers is %d; use 0 to 1024", owner, n)
	}
	return nil
}

// CheckFloor refuses a memory limit below the least that an engine can work with.
func CheckFloor(l Limits, floor int64) error {
	if l.Memory > 0 && l.Memory < floor {
		return phrase.Errorf("%w: %d bytes of memory are less than the %d that this engine needs here", ErrLimits, l.Memory, floor)
	}
	return nil
}

// add adds t to s: the sums of counts, and the greater of the two for peaks, depth, bytes and time.
func add(s *Counts, t Counts) {
	s.Expanded += t.Expanded
	s.Generated += t.Generated
	s.Duplicates += t.Duplicates
	s.Reopened += t.Reopened
	s.Reparented += t.Reparented
	s.Open += t.Open
	s.States += t.States
	s.Components += t.Components
	s.OpenPeak = max(s.OpenPeak, t.OpenPeak)
	s.Depth = max(s.Depth, t.Depth)
	s.Bytes = max(s.Bytes, t.Bytes)
	s.Elapsed = max(s.Elapsed, t.Elapsed)
}
