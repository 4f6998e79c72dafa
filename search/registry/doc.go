// Package registry holds strategies by name. Each registers once: its name, its options with their defaults, a line of documentation, and a
// function that makes the strategy. All places where people choose, such as flags, requests, benchmarks and help, are generated from a
// [Table].
//
// A strategy is written as one word, a [Spec]: its name, and options with their values.
//
//	astar                                  with the defaults
//	astar:score=pile2:open-list=bucket     another heuristic, another open list
//	fast:without=closure+safe              without two techniques
//	alphabeta:noprobe                      a switch
//
// The word auto stands for the first strategy of a table.
package registry
