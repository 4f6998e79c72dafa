// Package difficulty grades how hard deals of Klondike are for people, who don't know the hidden cards.
//
//	judge, err := difficulty.New(klondike.Standard(3), difficulty.Options{})
//	rating, err := judge.Rate(ctx, &deal) // rating.Grade is difficulty.Hard, for example
//	path, err := judge.Path(ctx, &deal)   // the way to a win, and its narrow places
//
// # Grades
//
// Two plain players of package blind, who don't see the hidden cards, take turns at playing a deal: greedy, and random, who makes mistakes.
// Each game has a fixed seed, so a deal always has the same rating. The share of 100 games that they win is the grade:
//
//	grade   games won     of 10,000 random deals with draw 3  with draw 1
//	easy    40 % or more                                 923         5641
//	medium  15 % or more                                2270         1615
//	hard    4 % or more                                 2189          978
//	expert  less                                        2761          763
//
// The other deals can't be won. NOTES.md says why there are two players, and compares the grades with other players' games. With limited
// redeals the grades come out too hard: neither player saves a redeal for later.
//
// # Against random deals
//
// RankOf says how many of 10,000 random deals are easier. The file reference.csv has their ratings: of deals 3000000 on, the games of 100 that the
// players won at draw 1 and at draw 3, and -1 for lost deals. Commit 20002fad holds the program that wrote the file, cmd/tools/gradetable.
//
// # Narrow places
//
// A Path is the shortest line that package fast finds. A Choice is a place on it with two or more moves that can't be undone; each of them
// has a verdict with all cards known. Most choices don't matter; Path.Narrow is the first of which a single move wins.
package difficulty
