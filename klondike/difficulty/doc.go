// Package difficulty tells how hard deals of Klondike are for people, who don't know the hidden cards.
//
//	judge, err := difficulty.New(klondike.Standard(3), difficulty.Options{})
//	rating, err := judge.Rate(ctx, &deal) // rating.Grade is difficulty.Hard, say
//	path, err := judge.Path(ctx, &deal)   // and this is where it gets narrow
//
// # Grades
//
// Two plain players of package blind, who don't see the hidden cards, take turns at playing a deal: greedy, and random,
// who makes mistakes. Each game has its own seed, so that a deal's rating is always the same. The share of 100 games
// that they win is the grade:
//
//	grade   games won     of 10,000 random deals with draw 3  with draw 1
//	easy    40 % or more                                 923         5641
//	medium  15 % or more                                2270         1615
//	hard    4 % or more                                 2189          978
//	expert  less                                        2761          763
//
// The others can't be won. The two win 12.5 % of the games of all these deals with draw 3, and 49.8 % with draw 1; of a
// site's human players 8.9 % and 30.3 % are reported.
//
// There are two players, since one alone has habits of its own: with draw 1 other players win more of the deals that
// greedy never wins than of those that greedy seldom wins.
//
// The grades mean something to players that no grade is made of (NOTES.md). With limited redeals they come out too hard:
// neither player saves a redeal for later.
//
// # Against random deals
//
// RankOf says how many of 10,000 random deals are easier. The file reference.csv has their ratings, and is made by
//
//	go run ./cmd/tools/gradetable > klondike/difficulty/reference.csv
//
// # Where it gets narrow
//
// A Path is the shortest line that package fast knows. A Choice is a place on it with two moves or more that can't be
// undone; each of them has a verdict with all cards known. Most choices don't matter; Path.Narrow is the first of which
// a single move wins.
package difficulty
