// Package trace has the words of doudizhu for the events of a search, and writes a run of
// the labelling search on an endgame in the layout of the founding document on AND/OR
// search, from which another tool can redraw the run.
//
// The document asks for, of each node examined,
//
//	COUNT: NODE
//	open: NUMBERS
//	closed: NUMBERS
//	ACTION [NUMBERS]
//	NUMBER FOUND: FIELDS
//	…
//
// COUNT is 1 for the first node examined. Open and closed are the lists as they
// were before. ACTION is 0 if solvable labels were spread, 1 for unsolvable
// ones, 2 for an expansion; the brackets hold the nodes labelled in this step,
// in order. (The document has none for an expansion. There are some when
// children that were known already settle the node at once.) After an expansion
// follows a line for each child: FOUND is 0 for a new node, 1 for one that is in
// open already, 2 for one in closed.
//
// The FIELDS are those of the document's node after its number, in its order,
// with a blank between them and "-" for an empty one: the parent that makes it
// here, the landlord's cards, the peasants' cards, true if a peasant moves, true
// if he has to play, the operator's cards, class and base card, true at an AND
// node, 0 solvable, 1 unsolvable or 2 unlabelled, two unused fields, and a note.
//
// The file departs from the document in three things. Both lists are told by
// what changed since the step before, in order: +N entered at the end, -N left.
// Written out in every step, they would make the file grow with the square of
// the run. The start's own fields, without which nothing can be drawn, stand in
// a comment before the first step. And a comment at the end says how the run
// ended, how many steps and children there are, and the CRC-32 of every byte
// before its digits; a file without it was cut short. Landlord TJ against
// peasant TQ, who leads:
//
//	# and-or search trace 2
//	# 0 0: -1 0J 0Q true true - - - false 2 - - -
//	1: 0
//	open: +0
//	closed:
//	2 []
//	1 0: 0 0J 0 false false Q A Q true 2 - - solo:Q
//	2 0: 0 0J Q false false 0 A 0 true 2 - - solo:0
//	2: 1
//	open: -0 +1 +2
//	closed: +0
//	2 []
//	…
//	# end: won, 7 steps, 8 children, crc32 5c297efe
//
// A [NewDocumentWriter] departs in none of these, and writes the lists in full:
//
//	3: 2
//	open: 2 3
//	closed: 0 1
//	2 []
//	4 0: 2 0 Q true false J A J false 2 - - solo:J
//	5 0: 2 0J Q true true - - - false 2 - - -
//
// The document has no run of its own to compare with, but the layout of a step, which the tests hold the file
// against. Its words for the line of closed say "open" by mistake.
//
// [Record] puts a run on an endgame into the events of [kedou/search/trace], which has the
// file that can be read again; a [Writer] writes the same events in this layout.
package trace
