// Package searchtest helps to test domains and engines. It has conformance suites that every search.Problem and andor.Game has to pass,
// oracles that find the answer by brute force, and toy domains: small ones for the oracles, and the standard ones of the field, such as
// sliding tiles, pancakes, maps, Nim, Connect Four, random graphs and Martelli's.
//
// A domain's test is a line; the suites return errors, so that programs can use them, too:
//
//	err := searchtest.Conform(myProblem{}, start, 10_000)
//
// On a space small enough to enumerate, Agree compares every engine, open list and reopening rule with the oracle, and checks the domain's
// heuristic:
//
//	err = searchtest.Agree(myProblem{}, smallStart, myHeuristic)
//
// Mutants runs the tests of a package on deliberate faults, each of which a test must notice.
package searchtest
