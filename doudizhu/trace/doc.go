// Package trace has the words of doudizhu for the events of a search, and writes a run of the labelling search on an endgame in the layout of the
// founding document on AND/OR search, from which another tool can redraw the run.
//
// The document wants for each examined node
//
//	COUNT: NODE
//	open: NUMBERS
//	closed: NUMBERS
//	ACTION [NUMBERS]
//	NUMBER FOUND: FIELDS
//	…
//
// COUNT is 1 for the first node examined. Open and closed are the lists before the step. ACTION is 0 if the step spread solvable labels, 1 for
// unsolvable ones, 2 for an expansion; the brackets hold the nodes labelled in this step, in order, also where known children settle an expanded
// node at once. A line for each child follows an expansion: FOUND is 0 for a new node, 1 for a node in open, 2 for a node in closed.
//
// The FIELDS are those of the document's node after its number, separated by blanks, "-" for an empty one: the parent in this step, the
// landlord's cards, the peasants' cards, true if a peasant moves, true if the player must lead, the operator's cards, class and base card, true
// at an AND node, 0 solvable, 1 unsolvable or 2 unlabelled, two unused fields, and a note.
//
// The file differs from the document in three points. Both lists are changes since the last step: +N entered at the end, -N left; whole lists
// would make the file grow with the square of the run. A comment before the first step has the start's fields. A comment at the end has the
// result, the numbers of steps and children, and the CRC-32 of every byte before its digits; a file without this comment was cut short. Landlord
// TJ against peasant TQ, who leads:
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
// A [NewDocumentWriter] follows the document in all three, with whole lists:
//
//	3: 2
//	open: 2 3
//	closed: 0 1
//	2 []
//	4 0: 2 0 Q true false J A J false 2 - - solo:J
//	5 0: 2 0J Q true true - - - false 2 - - -
//
// [Record] turns a run on an endgame into the events of [kedou/search/trace]; a [Writer] writes these events in this layout, and [Follow] reads
// both.
package trace
