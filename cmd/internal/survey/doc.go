// Package survey decides many numbered deals on one machine or on many, so that
// nothing is lost or counted twice when processes die. It knows jobs, results and
// streams, and no cards: a [Kind] holds the question about a deal.
//
// An example: a million deals of seeds 1 to 1,000,000 are cut into jobs such as
// "round 0, deals 513 to 768". A coordinator puts jobs into a queue of NATS
// JetStream; workers take them, decide each deal, and write one [Batch] of outcomes
// for each job; the coordinator folds the batches into a [Fold].
//
//   - The stream of results is the only truth. A deal's outcome is its first outcome in
//     that stream; a later one of the same round is dropped. A job may therefore be
//     done twice, and at-least-once delivery counts every deal exactly once.
//   - The queue of jobs is held in memory and can be lost at any time. A coordinator
//     rebuilds the queue from the deals without an outcome when it starts, and whenever
//     the queue is empty while deals are missing.
//   - An outcome depends on the deal, the budget in nodes and the memory, never on
//     time or order, so that every repetition agrees. The one exception is a guard by
//     the clock, whose outcome has this reason: undecided, time.
//   - A worker extends its lease on a job only while its node counter moves. A worker
//     whose counter stands still gives the job back and ends its process.
//   - A job that is delivered a second time is split into single deals. A single deal that
//     is delivered a fourth time is decided at most twice in a process of its own, and only
//     if both die is the deal called poison: the number of deliveries is no sign of
//     guilt, because slow deals meet more crashes than fast ones.
//   - A [Manifest] fixes the question. A worker solves a few deals first and must
//     arrive at the manifest's signature, a hash of verdicts and node counts.
//   - A [Round] after the first asks again, with greater budgets, about the deals that were
//     left: undecided ones get a verdict; verdicts stand, and get the proof or check that they lack. Each
//     round names its program and has the signature of its solver.
//
// The pieces: [Embedded] is a server in the process; [Queue] is a connection to it or
// to an external cluster; [Coordinator] feeds and folds; [Worker] answers; [Crew] keeps
// worker processes alive; [Table] and [Report] present the outcomes.
package survey
