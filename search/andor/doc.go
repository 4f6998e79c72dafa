// Package andor decides two-sided games of complete information: can the prover win whatever the refuter does?
//
// A [Game] is an AND/OR graph. Where the prover moves there is an Or node: one won child wins it. Where the refuter moves there is an And
// node: it is won only if all children are. A state in which play is over has its own outcome. All other outcomes follow from below:
//
//	       (0) OR            prover to move; 1 is enough
//	     ┌──────┴─────┐
//	   [1] AND       [2]     refuter to move; 3 and 4 are both needed
//	 ┌───┴───┐
//	(3)     (4)
//
// All engines have the same signature and need a graph without cycles, as in games whose moves use something up. On a graph with a cycle
// they end in [ErrCycle] or at a limit; searchtest.ConformGame detects cycles. Each engine returns Won or Lost for the prover, or Unknown
// with the reason: a limit is no proof.
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
// Keys are always compared exactly: no verdict rests on a hash. The domain may help the engines by [Orderer], [Estimator] and
// search.Hasher.
//
// # Memory
//
// All engines stay within Limits.Memory, including the proof. Labelling and AOStar end with search.MemoryLimit when their graph needs more:
// a node takes its state and about 70 bytes, an edge its move and 12. AlphaBeta and DFPN forget the states that took the least work (Nagai
// 1999) and search them again if needed: a state takes its key and about 28 bytes. A limit below an engine's floor, some 100 KiB for states
// of 100 bytes, is refused with search.ErrLimits, which names the floor.
//
// # Proofs
//
// With Config.Proof the engine also returns the winner's strategy as a [Proof]: the winner's move at each of the winner's nodes, all moves
// at the loser's. [Verify] checks a proof by the Game alone and shares no code with any engine. [WriteProof] and [ReadProof] keep it in a
// file, [PrintProof] prints it as a tree, and [Proof.Longest] is the line in which the loser holds out longest. Labelling and AOStar have
// the proof in their graph; AlphaBeta and DFPN take it from the table, and search once more what the table has forgotten. If a limit stops
// that, Result.Outcome stays and Result.Proof is nil.
//
// # What it is not for
//
// Games with repetition or draws by repetition, chance, hidden information, or scores: values are yes and no. A draw has to count as one of
// the two.
//
// Begin with [Game] and the example; [Labelling] explains how it reads the founding document.
package andor
