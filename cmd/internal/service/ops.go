package service

// The ops by name, and the modules that carry them.

import "maps"

// Ops are ops by their names. A WebAssembly module links what its ops name, and nothing else; so each module stays small.
type Ops map[string]op

// All are the ops of the server.
func All() Ops {
	all := Ops{}
	for _, module := range []func() Ops{Explain, Play, Table} {
		maps.Copy(all, module())
	}
	return all
}

// boards are the ops of every module that shows Klondike.
func boards() Ops {
	return Ops{
		"k.board":    quick(klondikeBoard),
		"k.winnable": searching(0, klondikeWinnable),
	}
}

// Start are the ops of the module with which the page starts. The number of an op that searches is its default limit in seconds; 0 stands for
// the host's limit.
func Start() Ops {
	return with(boards(), Ops{
		"about":   quick(about),
		"k.read":  quick(readText),
		"k.solve": searching(0, klondikeSolve),
		"k.trace": searching(0, klondikeTrace),
		"d.board": quick(endgameBoard),
		"d.plays": quick(endgamePlays),
		"d.solve": searching(0, endgameSolve),
		"d.reply": searching(5, endgameReply),
		"d.trace": searching(0, endgameTrace),
	})
}

// Explain are the ops of the module that explains, proves, leads to the win, and reads and writes traces as files.
func Explain() Ops {
	return with(Start(), Ops{
		"k.hint":       searching(1, klondikeHint),
		"k.explain":    searching(60, explainDeal),
		"k.proof":      searching(60, proveDeal),
		"d.explain":    searching(60, explainEndgame),
		"trace.open":   quick(openTrace),
		"k.trace.file": searching(0, klondikeTraceFile),
		"d.trace.file": searching(0, endgameTraceFile),
	})
}

// Play are the ops of the module for playing Klondike.
func Play() Ops {
	return with(boards(), Ops{
		"k.advice": bounding(advise),
		"k.over":   bounding(judgeEnd),
		"k.review": bounding(reviewGame),
		"k.judge":  bounding(judgeMove),
	})
}

// Table are the ops of the module for the table of doudizhu.
func Table() Ops {
	return Ops{
		"d.hand":      bounding(judgeHand),
		"d.bid":       searching(10, adviseBid),
		"d.generate":  searching(20, generate),
		"t.new":       bounding(newGames),
		"t.view":      quick(func(c *call, r *keptFields) (any, error) { return watch(c, r.session).result() }),
		"t.answer":    bounding(answerGame),
		"t.auto":      bounding(autoGame),
		"t.undo":      quick(undoGame),
		"t.deal":      bounding(dealGame),
		"t.plays":     quick(readPlays),
		"t.hints":     bounding(hintPlays),
		"t.chances":   bounding(judgePlays),
		"t.records":   quick(recordGame),
		"t.duplicate": bounding(duplicateGame),
		"t.rating":    quick(rateDeals),
		"t.read":      quick(readGames),
		"t.legal":     bounding(legalPlays),
		"t.review":    bounding(reviewTable),
		"t.judge":     bounding(judgeTable),
		"t.from":      bounding(goOnFrom),
	}
}

func with(ops, more Ops) Ops {
	maps.Copy(ops, more)
	return ops
}
