//go:build js && play

package service

// Heavy is what not every door has room for: the module for playing Klondike has nothing of that.
type Heavy struct{}
