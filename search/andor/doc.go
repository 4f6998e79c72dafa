// Package andor decides two-sided games of complete information: can the
// prover win whatever the refuter does?
//
// A [Game] is an AND/OR graph. Where the prover moves there is an Or node: one
// child that is won wins it. Where the refuter moves there is an And node: it is
// won only if all children are. A state in which play is over has its
// outcome by itself. Everything else follows from below:
//
//	       (0) OR            prover to move; 1 is enough
//	     ┌──────┴─────┐
//	   [1] AND       [2]     refuter to move; 3 and 4 are both needed
//	 ┌───┴───┐
//	(3)     (4)
//
// All engines have the same signature and need a graph without cycles, as a
// game has whose moves use something up. On one with a cycle they may end
// in [ErrCycle] or at a limit, and searchtest.ConformGame finds it. Each answers
// Won or Lost for the prover, or Unknown with the reason: a limit is no proof.
//
//	engine     guarantee beyond the right answer    keeps             source
//	Labelling  its steps follow the founding        all nodes made    breadth-first AND/OR
//	           document and can be replayed                           search, Nilsson 1971
//	AOStar     the quickest forced win (Backup Max) all nodes made    Martelli & Montanari 1973,
//	           or the smallest strategy tree (Sum)                    Nilsson 1980
//	AlphaBeta  least work per state                 table, any size   Knuth & Moore 1975,
//	                                                                  Schaeffer & Plaat 1996
//	DFPN       goes where the least work seems      table, any size   Allis 1994, Nagai 2002,
//	           to be left                                             Kishimoto & Müller 2008
//
// Keys are always compared exactly: no verdict rests on a hash. The domain may help
// the engines by [Orderer], [Estimator] and search.Hasher.
//
// # Memory
//
// All engines stay within Limits.Memory, the proof included. Labelling and AOStar
// end with search.MemoryLimit when their graph needs more: a node takes its state and
// about 70 bytes, an edge its move and 12. AlphaBeta and DFPN forget the states that
// took the least work (Nagai 1999) and search them again if need be: a state takes
// its key and about 28 bytes. The floor of each engine is 256 records of the kind and
// some KiB, some 100 KiB in all for states of 100 bytes; a limit below the floor is
// refused with search.ErrLimits, which names the floor.
//
// # Proofs
//
// With Config.Proof the winner's strategy comes back as a [Proof]: his move at
// each of his nodes, all moves at the loser's. [Verify] checks it by asking the
// Game alone; it shares no code with any engine. [WriteProof] and [ReadProof]
// keep it in a file, [PrintProof] shows it as a tree, and [Proof.Longest] is the
// line in which the loser holds out longest. A proof from Labelling and AOStar costs
// no search; for AlphaBeta and DFPN it is taken out of the table, and what the
// table has forgotten is searched once more. A limit that strikes then leaves
// Result.Outcome as it is and Result.Proof nil.
//
// # How the founding document is read
//
// [Labelling] follows a document that describes one run loop with an open and a
// closed list. Where it is silent or contradicts itself:
//
//   - "Into open" means to its end, so the search is breadth-first. Depth-first
//     made four times as many nodes on the endgames that it was measured on.
//   - The document drops a child whose problem is in a list already. That would
//     lose an edge, and with it labels. Here the child that exists is linked to
//     the new parent too, and every label reaches every parent. If such children
//     have labels that settle the new parent, it is labelled in the same step.
//   - The document labels a finished child both when it is made and when it is
//     examined. Its trace has one action for each node examined, so here it is
//     when it is examined.
//   - Labels spread nearest first, parents in the order in which they were
//     linked.
//   - After an unsolvable label the document drops the node's descendants from
//     both lists. In a graph another node may still need them: here those are
//     dropped to which no undecided node leads. After a solvable label it drops
//     none. A dropped problem that comes up again is in neither list, hence a
//     new node. (Dropping saves a few nodes in a hundred; to drop after solvable
//     labels too would save a few more.)
//   - The document's lists are linked lists. Here neither is stored: nodes enter
//     both in the order of their numbers, and a dropped node is marked.
//   - An open node without moves counts as lost for the side that should move.
//
// # What it is not for
//
// Games with repetition or draws by it, chance, hidden information, or scores: values
// here are yes and no. A draw has to be counted as one of the two.
package andor
