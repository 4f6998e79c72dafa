package service

// The ops by name.

// ops is filled in by init, since a handler may look at it.
var ops map[string]op

func init() {
	ops = map[string]op{
		"about":      {handle(about), false},
		"k.board":    {handle(klondikeBoard), false},
		"k.solve":    {handle(klondikeSolve), true},
		"k.winnable": {handle(klondikeWinnable), true},
		"k.hint":     {handle(klondikeHint), true},
		"k.explain":  {handle(explainDeal), true},
		"k.verify":   {handle(klondikeVerify), false},
		"k.trace":    {handle(klondikeTrace), true},
		"d.board":    {handle(endgameBoard), false},
		"d.solve":    {handle(endgameSolve), true},
		"d.moves":    {handle(endgameMoves), true},
		"d.reply":    {handle(endgameReply), true},
		"d.explain":  {handle(explainEndgame), true},
		"d.trace":    {handle(endgameTrace), true},
		"d.hand":     {handle(judgeHand), true},
		"d.bid":      {handle(adviseBid), true},
		"d.generate": {handle(generate), true},
	}
}
