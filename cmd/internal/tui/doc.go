// Package tui has the common parts of the commands' terminal programs: the frame of the screen, the keys that mean
// the same in all of them, and the way from a command into such a program and out again.
//
// A [Program] is the individual part. Take a counter:
//
//	type counter struct{ n int }
//
//	func (c *counter) Start() tea.Cmd { return nil }
//	func (c *counter) Hear(tea.Msg) tea.Cmd { return nil }
//	func (c *counter) Keys() []tui.Key { return []tui.Key{{Name: "+", Does: "count on", Short: "count"}} }
//	func (c *counter) Last() int { return -1 }
//	func (c *counter) Goto(int) tea.Cmd { return nil }
//
//	func (c *counter) Press(key string) tea.Cmd {
//		if key == "+" {
//			c.n++
//		}
//		return nil
//	}
//
//	func (c *counter) Draw(l tui.Look, width, height int) tui.Frame {
//		return tui.Frame{Title: []string{"counter"}, Body: []string{fmt.Sprint(c.n)}}
//	}
//
// [Show] runs a Program on the terminal. The [Screen] around it is the only model that package tea knows. It draws the title, the
// body, a note and the keys into the window, and it has ? for help, g for a number, q and Ctrl-C.
//
// Three rules keep such a program testable without a terminal. Press, Goto and Hear change the Program and
// nothing else. Slow work and work with files are commands that they return (tea.Cmd); a
// command runs concurrently, works on copies, and its message comes back through Hear. Draw changes
// nothing. Tests send messages to a Screen and read its View.
//
// Suits and lines of a card game may be two cells wide in terminals for East Asian languages (Unicode Standard Annex 11
// calls their width ambiguous). A [Look] with ASCII has neither, and works in every terminal.
package tui
