//go:build js && wasm && play

package main

import "kedou/cmd/internal/service"

func ops() service.Ops { return service.Play() }
