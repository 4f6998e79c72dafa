package records

import "testing"

func TestDigest(t *testing.T) {
	var none, one Digest
	one.Add(Sum([]byte("a")))
	if none.String() == one.String() || len(one.String()) != 64 {
		t.Errorf("%s, %s", none.String(), one.String())
	}
	if Sum([]byte("abc")) != 0xba7816bf8f01cfea { // FIPS 180-4's example
		t.Errorf("%x", Sum([]byte("abc")))
	}
}
