//go:build js && wasm && table

package main

import "kedou/cmd/internal/service"

func ops() service.Ops { return service.Table() }
