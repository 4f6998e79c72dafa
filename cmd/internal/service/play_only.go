//go:build js && play

package service

// Heavy is what not every door has room for: the module for playing has nothing of that.
type Heavy struct{}
