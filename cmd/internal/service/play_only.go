//go:build js && (play || table)

package service

// Heavy is what not every door has room for: the modules for playing have nothing of that.
type Heavy struct{}
