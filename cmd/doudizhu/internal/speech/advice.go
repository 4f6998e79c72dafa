package speech

// Advice at the auction in words.

// Bids are the bids by their points.
var Bids = [4]string{"don't bid", "bid 1", "bid 2", "bid 3"}

// What to do, or not to do.
var (
	Doubling = map[bool]string{true: "double", false: "don't double"}
	Calling  = map[bool]string{true: "call", false: "don't call"}
	Robbing  = map[bool]string{true: "rob", false: "don't rob"}
)
