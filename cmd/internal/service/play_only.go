//go:build js && play

package service

// Heavy is empty: the module for playing Klondike has none of the heavy parts.
type Heavy struct{}
