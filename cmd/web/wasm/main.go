//go:build js && wasm

// Command wasm is the page's service as a WebAssembly module: it sets the global
// function kedou(request, emit), which answers a request, a text of JSON, by calls of
// emit with a text for each event. The last one is made before kedou returns. Its ops
// are those that a site's first module needs; the tags explain, play and table build the other modules.
package main

import (
	"context"
	"syscall/js"

	"kedou/cmd/internal/service"
)

func main() {
	s := service.New(service.Browser, ops())
	js.Global().Set("kedou", js.FuncOf(func(_ js.Value, args []js.Value) any {
		request, emit := args[0].String(), args[1]
		// An error is that of emit, which never fails, or of the context, which never ends.
		_ = s.Serve(context.Background(), []byte(request), func(event []byte) error {
			emit.Invoke(string(event))
			return nil
		})
		return nil
	}))
	select {} // the functions set live as long as the program
}
