// Package registry holds strategies and players by name. Each registers once: its name, a line of documentation, its options with their
// defaults, the doors that have no room for it, and a function that makes it. All places where people choose, such as flags, menus,
// requests, benchmarks and help, read a [Table].
//
// A strategy or player is written as one word, a [Spec]: its name, and options with their values.
//
//	astar                                  with the defaults
//	astar:score=pile2:open-list=bucket     another heuristic, another open list
//	fast:without=closure+safe              without two techniques
//	strong:playouts=600:aim=points         a player of doudizhu
//	alphabeta:noprobe                      a switch
//	playouts=600                           options alone: of the first of the table
//
// The word auto, too, stands for the first of a table.
package registry
