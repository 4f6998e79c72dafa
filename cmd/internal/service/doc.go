// Package service answers questions about Klondike and doudizhu: one request in
// JSON goes in, a stream of events in JSON comes out. The page talks to the service
// through two doors, HTTP and WebAssembly; the service knows neither. The service
// keeps no state between requests: each request carries everything that it needs.
//
//	err := service.New(service.Native, service.All()).Serve(ctx, request, emit)
//
// # Events
//
// A request is one JSON object of at most 64 KiB. Unknown fields, repeated fields
// and text after the object are errors. An event is one line of JSON. Progress,
// trace and decision events come first; the last event is one result or one error.
//
//	{"event":"progress","expanded":20480,"tree":61000,"depth":37,"duplicates":9000,"open":31000,"seconds":0.103}
//	{"event":"result","schema":1,…}
//	{"event":"error","kind":"input","field":"deal","message":"7♣ appears twice (column 3, stock 12); 9♥ is missing","phrase":[…],"line":4,"column":21,"twice":["7C"],"missing":["9H"]}
//
// A running search reports progress about ten times a second. Expanded and seconds
// are always present, or found and tried in d.generate; tree, depth, duplicates,
// and open are absent where they are 0.
//
// An error has a kind: "request" (not a request: JSON, op, field, size), "input"
// (a field's content), "cancelled" (the context ended, or the host's time), or "internal" (a fault of
// the program). The other fields are absent where they don't apply:
//
//	phrase    the message for translators: an English format and its arguments; an argument that is a list is a phrase
//	field     the request's field at fault
//	line      from 1, in the text of that field
//	column    from 1, in characters
//	step      which of moves or plays, from 1
//	twice     cards that appear more than once
//	missing   cards that don't appear
//	foreign   cards that the deck doesn't have
//
// A search that meets a limit answers with the verdict "undecided" and a reason:
// "expansion limit", "memory limit", "time limit", "depth limit" or "beam limit".
//
// # Limits
//
// Every op that searches takes limits, and each limit is optional:
//
//	"limits":{"memory":268435456,"seconds":10,"expansions":1000000}
//
// Memory is in bytes, 64 MiB at least. The host's own limits apply where a request
// names none, or asks for more than the host allows.
//
// The files protocol_klondike.go, protocol_doudizhu.go, protocol_table.go and
// protocol_trace.go describe the ops of each room, menus.go the op about.
package service
