package service

// The requests about hands and endgames of doudizhu: their fields, and their answers.
//
// # The position of a doudizhu endgame
//
// Every request whose op begins with d., except d.hand, d.bid and d.generate, gives the
// position in these fields, in any spelling that the commands read:
//
//	landlord       the landlord's hand
//	peasant        the hand of a lone peasant; or
//	down, up       the hands of two, after and before the landlord
//	lead           the player to move: landlord (the default), peasant, down, up
//	last           the play to beat; "" or "-" for none
//	by             the player of last; by default the player before lead
//	rules          a rule set and bans: "standard", "standard -31 -422"; standard by default
//	jokers         the letters of the jokers; by default the cards show which letters are jokers
//	plays          played first: ["33","-","KK"]; - is a pass; [] by default
//
// # d.board
//
// Reads an endgame, makes the plays, lists the legal plays.
//
//	{"op":"d.board","landlord":"2KK0077554","peasant":"AA8","plays":["55"]}
//	{"event":"result","schema":1,"rules":"standard","start":{ENDGAME},"position":{ENDGAME},"played":[PLAY,…],
//	 "legal":[PLAY,…],"winner":"","note":null}
//
//	ENDGAME = {"landlord":"45577TTKK2","peasant":"8AA","lead":"landlord"}, with "last" and "by" where there is a play to beat
//	PLAY    = {"seat":"landlord","play":"55","parts":"55","kind":"pair","chinese":"对子","rank":"5","length":1,"cards":["5","5"]}
//
// Parts is the play with a plus sign before its kickers, 333+A. Parts has one reading
// only, so a request should send parts back in plays. A pass is "-", of kind "pass", without a rank. Winner
// is a seat once a hand is empty. Note, a phrase, says how the service read a letter that
// could mean either joker. A hand lists its cards from low to high: 3456789TJQKA2BR.
//
// # d.plays
//
// Says what the raised cards of the side to move are after a gesture: cards were raised before, touched are those that the gesture
// touches besides: one by a tap, more by a swipe.
//
//	{"op":"d.plays","landlord":"2KK0077554","peasant":"AA8","cards":[],"touched":["7","7","5"]}
//	{"event":"result","schema":1,"cards":["7","7"],"plays":[PLAY,…],"why":""}
//
// The cards of the answer are those that should be raised now. A swipe leaves a legal play that uses one of its cards, or nothing: the longest play of a leader;
// against a play all the cards if they beat it, or else the lowest answer within the swipe. A tap with no cards raised completes the lowest answer of
// the kind to beat. Plays are the legal plays of exactly the cards raised; without one, why is "no play", "other kind", "other length" or "too low".
//
// # d.solve
//
// Solves the position after plays: the record of `doudizhu solve --all --json`.
//
//	{"op":"d.solve","landlord":"2KK0077554","peasant":"AA8","strategy":"auto","limits":{…}}
//	{"event":"result","schema":1,"id":"endgame","rules":"standard","landlord":"45577TTKK2","peasant":"8AA","lead":"landlord",
//	 "verdict":"landlord","reason":"","winning":["55"],"losing":[{"play":"4","answer":"8"},…],"line":["55","AA",…],
//	 "stats":{"expanded":…,"states":…,"seconds":…,"bytes":…},"moves":[JUDGED,…],"line_plays":[PLAY,…]}
//
//	JUDGED = PLAY with "outcome": "won", "lost" or "undecided" for its player, and "answer": a PLAY that refutes it
//
// Verdict is landlord, peasant (one or both) or undecided. Strategy is auto (the default),
// labelling, aostar, alphabeta or dfpn.
//
// # d.reply
//
// Chooses the solver's play for the side to move: a winning play, or else a play that
// resists longest. Longest is true where this is proved.
//
//	{"op":"d.reply","landlord":"…","peasant":"…","plays":["55"]}
//	{"event":"result","schema":1,"seat":"peasant","outcome":"lost","reason":"","play":{PLAY},"longest":true,"turns":7,"stats":{…}}
//
// Turns counts the turns to the end if both sides play best after this play; 0 means
// that the limits ended the count.
//
// # d.explain
//
// Explains the position after plays: the winners' plan, the critical line, and how natural plays fail. The answer is the
// record of `doudizhu explain --json`. Limits are as for k.explain.
//
//	{"op":"d.explain","landlord":"33458JA2","peasant":"4599QQKA"}
//	{"event":"result","schema":1,"id":"endgame","rules":"standard","landlord":"33458JA2","peasant":"4599QQKA","lead":"landlord",
//	 "verdict":"landlord","reason":"","winning":["5"],"losing":[…],"plan":{…},"wrong":[…],"difficulty":{…},"stats":{…}}
//
// # d.hand
//
// Analyses a hand of up to 20 cards: the record of `doudizhu hand --json --all` with at
// most 100 splits. Hints are plays to lead, or to answer the play in after, best
// first, at most 50.
//
//	{"op":"d.hand","cards":"33344455567AA2BR","rules":"standard","after":""}
//	{"event":"result","schema":1,"hand":"…","rules":"standard","fewest_plays":4,"split":["…"],"splits":[["…"]],"power":-1.2,
//	 "power_split":["…"],"score":11,"bid":3,"landlord_chance":0.712,"dead":"","more_splits":false,"hints":[PLAY with "rest_power":-0.4,…],
//	 "index":{"chance":0.58,"points":0.4,"bid":2,"call":true,"rob":false}}
//
// Index is the landlord index of a full hand: of a bidder with 17 cards, or of a landlord with 20, whose index has "double" in place
// of bid, call and rob.
//
// In a static site the table's module answers d.hand, d.bid and d.generate.
//
// # d.bid
//
// Estimates a bid: the record of `doudizhu bid --deal-rest --json`, by at most deals deals.
//
//	{"op":"d.bid","cards":"…","deals":2000,"limits":{"seconds":5}}
//	{"event":"result","schema":1,"hand":"…","rules":"standard","seat":"bidder","bid":3,"chance":0.613,"chance_error":0.011,…}
//
// # d.generate
//
// Generates puzzles as `doudizhu generate --json` does: endgames whose side to move
// wins by exactly one first play, kickers not counted. Cards gives the least and the most cards in all hands together,
// 6 to 26. Hands is 2 or 3. Level is 1 to 5, by default any; a host without levels
// gives every puzzle level 0. Count is at most 50, by default 1. Seed is the first
// candidate's, by default random. Limits may set only seconds, by default 20.
//
//	{"op":"d.generate","cards":[14,20],"hands":2,"seed":"170","count":1,"level":5,"rules":"standard"}
//	{"event":"progress","found":3,"tried":240,"seconds":1.203}
//	{"event":"result","schema":1,"puzzles":[PUZZLE,…],"tried":1,"next":"171","reason":""}
//
//	PUZZLE = {"id":"16-2-170","seed":170,"rules":"standard","landlord":"33458JA2","peasant":"4599QQKA","lead":"landlord",
//	          "level":5,"winning":["5"],"natural_losing":["33","4","8","J","A","2"],"hint_place":3,"turns":19,"expanded":1739}
//
// Winning lists the first plays that win, with all kickers that win. Natural_losing lists
// losing plays that tempt, the most tempting first. A request continues the series by
// sending next as its seed. Reason is "time limit" if the time ended before count puzzles
// were found. A candidate's size depends on its seed and on cards: seed "170" with cards
// [16,16] gives the puzzle 16-2-170.
//
// # d.trace
//
// Records a run of an AND/OR search that proves a win of the peasants: labelling (the
// default), aostar, alphabeta or dfpn.
//
//	{"op":"d.trace","landlord":"2KK0077554","peasant":"AA8","strategy":"labelling","nodes":100000}
//
// A node enters the open list when the search first meets the node. An event reports a
// label when the engine knows the label: the labelling search and AO* spread labels at
// once, alpha-beta and df-pn on the way back.
