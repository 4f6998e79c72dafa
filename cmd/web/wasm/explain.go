//go:build js && wasm && explain

package main

// The second module, which explains, too.

import "kedou/cmd/internal/service/explaining"

func init() { host.Explain = explaining.Explainer{} }
