// Package engine is what search engines are made of, in the core and in the games: the Meter that holds a search to its limits and counts
// its work, tables of states, and the names of events.
//
// Limits, Counts and the reasons are those of package search, which shows them to users: Limits and Counts are the underlying types of
// search.Limits and search.Stats, so that values are assigned either way.
package engine
