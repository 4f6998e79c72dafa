package fast

import "testing"

// TestUnderway enters and leaves two components; of two with one place the later stays.
func TestUnderway(t *testing.T) {
	var u underway
	a, b := uint64(1), uint64(2)
	for other := uint64(3); u.place(b) != u.place(a); other++ {
		b = other
	}
	if u.enter(a); !u.has(a) || u.has(b) {
		t.Error("the first component isn't underway, or another is")
	}
	u.enter(b)
	if u.leave(a); !u.has(b) {
		t.Error("the second component was left with the first")
	}
	if u.leave(b); u.has(b) {
		t.Error("the second component was left and is still underway")
	}
}
