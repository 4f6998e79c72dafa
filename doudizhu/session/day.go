package session

// The day's deal.

import (
	"strconv"
	"strings"
	"time"

	"kedou/search/phrase"
)

// DaySeed is the seed of the deal of a day, given as 2026-11-23: its digits as a number, 20261123.
func DaySeed(date string) (uint64, error) {
	if _, err := time.Parse(time.DateOnly, date); err != nil {
		return 0, phrase.Errorf("%.40q is no day; write it as 2026-11-23", date)
	}
	return strconv.ParseUint(strings.ReplaceAll(date, "-", ""), 10, 64)
}
