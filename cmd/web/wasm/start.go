//go:build js && wasm && !explain && !play && !table

package main

import "kedou/cmd/internal/service"

func ops() service.Ops { return service.Start() }
