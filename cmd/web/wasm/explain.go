//go:build js && wasm && explain

package main

import "kedou/cmd/internal/service"

func ops() service.Ops { return service.Explain() }
