// Package searchtest helps to test domains and engines: conformance suites that
// every search.Problem and andor.Game has to pass, oracles that know the answer by
// brute force, toy domains small enough for them, and those that the field measures by:
// sliding tiles, pancakes, maps, Nim, Connect Four, random graphs, Martelli's.
//
// A domain's test is a line:
//
//	searchtest.Conform(t, myProblem{}, start, 10_000)
//
// and on a space small enough to enumerate, every engine, open list and reopening
// rule can be held against the oracle, and the domain's heuristic with them:
//
//	searchtest.Agree(t, myProblem{}, smallStart, myHeuristic)
package searchtest
