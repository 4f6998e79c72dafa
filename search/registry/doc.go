// Package registry holds strategies by name. Each registers once: its name, its options with their defaults, a line of
// documentation, and what makes the strategy. Whatever lets people choose, flags, requests, benchmarks or help, is made
// from a [Table].
//
// A strategy is written as one word, a [Spec]: its name, and options with their values.
//
//	astar                                  as it comes
//	astar:score=pile2:open-list=bucket     another heuristic, another open list
//	fast:without=closure+safe              less two techniques
//	alphabeta:noprobe                      a switch
//
// The word auto stands for the first strategy of a table.
package registry
