//go:build js && play

package service

// Heavy is empty here: the module for playing Klondike has none of the heavy parts.
type Heavy struct{}
