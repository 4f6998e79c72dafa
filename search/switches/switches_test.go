// Sets of switches: every set reads back from its text, and an unknown name is an error.

package switches

import (
	"fmt"
	"testing"
)

var names = []string{"red", "green", "blue"}

func TestEverySetReadsBack(t *testing.T) {
	for set := range uint8(1 << len(names)) {
		if got, err := Parse[uint8](names, Text(names, set)); err != nil || got != set {
			t.Errorf("%03b is written %q and read %03b, %v", set, Text(names, set), got, err)
		}
	}
}

func TestParse(t *testing.T) {
	for text, want := range map[string]string{
		"":               "0 <nil>",
		" , ":            "0 <nil>",
		"blue, red":      "5 <nil>",
		"all":            "7 <nil>",
		"green,all":      "7 <nil>",
		"green,greenish": `0 unknown technique "greenish": use red, green, blue or all`,
		"Red":            `0 unknown technique "Red": use red, green, blue or all`,
	} {
		set, err := Parse[uint16](names, text)
		if got := fmt.Sprint(set, " ", err); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}

func Example() {
	set, _ := Parse[uint8](names, "blue, red")
	fmt.Println(Text(names, set))
	// Output: red,blue
}
