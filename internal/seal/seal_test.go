package seal

import (
	"bytes"
	"errors"
	"testing"
)

// FuzzOpen seals any text and opens the seal again. Opened as a seal itself, the text is damaged or has a text of its own.
func FuzzOpen(f *testing.F) {
	for _, text := range []string{"", "the answer is 42", "AAAAAAAAAAA=", "bm9uY2Vub25jZQ=="} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		sealed := Text([]byte(text))
		if opened, err := Open(sealed); err != nil || string(opened) != text {
			t.Errorf("%q comes back as %q, %v", text, opened, err)
		}
		if opened, err := Open(text); err != nil && !errors.Is(err, ErrDamaged) || err != nil && opened != nil {
			t.Errorf("%q opens as %q, %v", text, opened, err)
		}
	})
}

// TestHides: a sealed text shows nothing of the text, and two seals of one text have nothing in common.
func TestHides(t *testing.T) {
	text := []byte("33344455566677788")
	one, two := Text(text), Text(text)
	if bytes.Contains([]byte(one), text[:4]) || one[12:] == two[12:] {
		t.Errorf("%s and %s", one, two)
	}
}

// TestOldSeals: seals of earlier versions still open.
func TestOldSeals(t *testing.T) {
	const sealed = "iImgX1EQin6FbMuM0snYG+isPOll"
	if text, err := Open(sealed); err != nil || string(text) != "10\n6D | 7D 3C" {
		t.Errorf("%q, %v", text, err)
	}
}
