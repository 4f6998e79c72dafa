package strictjson

// Comparing the keys of a text with the fields of a type.

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"sync"

	"kedou/internal/phrase"
)

// checker reads a text that is one valid value of JSON.
type checker struct {
	text []byte
	next *json.Decoder
	all  bool     // unknown keys are errors
	more []string // except these, of the outermost object
	path []string
}

func newChecker(text []byte, all bool, besides []string) *checker {
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	return &checker{text: text, next: d, all: all, more: besides}
}

// value checks the next value, which is read into a t; nil stands for any type.
func (c *checker) value(t reflect.Type, depth int) error {
	at := c.place()
	token, err := c.next.Token()
	if err != nil {
		return c.fault(at, "not JSON: %v", err)
	}
	open, ok := token.(json.Delim)
	switch {
	case !ok:
		return nil
	case depth == maxDepth:
		return c.fault(at, "nested more than %d deep", maxDepth)
	case open == '{':
		err = c.object(plain(t), depth)
	default:
		err = c.list(plain(t), depth, at)
	}
	if err == nil {
		_, err = c.next.Token() // the closing delimiter
	}
	return err
}

func (c *checker) object(t reflect.Type, depth int) error {
	seen := map[string]bool{}
	for c.next.More() {
		at := c.place()
		token, _ := c.next.Token()
		key := token.(string) // the text is JSON
		c.path = append(c.path, "."+key)
		member, err := c.member(t, key, at)
		if err == nil && seen[key] {
			err = c.fault(at, "the key is there twice")
		}
		if err == nil {
			err = c.value(member, depth+1)
		}
		if err != nil {
			return err
		}
		seen[key] = true
		c.path = c.path[:len(c.path)-1]
	}
	return nil
}

// member returns the type of the value under a key of a t.
func (c *checker) member(t reflect.Type, key string, at int) (reflect.Type, error) {
	if t == nil || t.Kind() != reflect.Struct {
		return elem(t), nil
	}
	fields := fieldsOf(t)
	if field, ok := fields[key]; ok {
		return field, nil
	}
	for name := range fields {
		if strings.EqualFold(name, key) {
			return nil, c.fault(at, "write the key as %q", name)
		}
	}
	if c.all && !(len(c.path) == 1 && slices.Contains(c.more, key)) {
		return nil, c.fault(at, "there is no such key")
	}
	return nil, nil
}

func (c *checker) list(t reflect.Type, depth, at int) error {
	n := 0
	for ; c.next.More(); n++ {
		c.path = append(c.path, fmt.Sprintf("[%d]", n))
		if err := c.value(elem(t), depth+1); err != nil {
			return err
		}
		c.path = c.path[:len(c.path)-1]
	}
	if t != nil && t.Kind() == reflect.Array && n != t.Len() {
		return c.fault(at, "%d values, where %d belong", n, t.Len())
	}
	return nil
}

// place returns where the next token begins, counted from 1.
func (c *checker) place() int {
	at := int(c.next.InputOffset())
	rest := c.text[at:]
	return at + len(rest) - len(bytes.TrimLeft(rest, " \t\r\n,:")) + 1
}

// fault returns an error about the value that the checker is in.
func (c *checker) fault(at int, format string, args ...any) error {
	return &Error{at, strings.TrimPrefix(strings.Join(c.path, ""), "."), phrase.Errorf(format, args...)}
}

var unmarshaler = reflect.TypeFor[json.Unmarshaler]()

// plain returns the type that receives a value of type t field by field, or nil if t has an UnmarshalJSON or UnmarshalText method.
func plain(t reflect.Type) reflect.Type {
	for t != nil && t.Kind() == reflect.Pointer {
		if t.Implements(unmarshaler) {
			return nil
		}
		t = t.Elem()
	}
	if t == nil || t.Kind() == reflect.Interface || reflect.PointerTo(t).Implements(unmarshaler) {
		return nil
	}
	return t
}

// elem returns the type of the elements of a t, nil if it has none.
func elem(t reflect.Type) reflect.Type {
	if t == nil {
		return nil
	}
	switch t.Kind() {
	case reflect.Slice, reflect.Array, reflect.Map:
		return t.Elem()
	}
	return nil
}

// known caches the fields of types.
var known sync.Map // reflect.Type -> map[string]reflect.Type

// fieldsOf returns the fields of a struct by their keys, including those of embedded structs without a key.
func fieldsOf(t reflect.Type) map[string]reflect.Type {
	if fields, ok := known.Load(t); ok {
		return fields.(map[string]reflect.Type)
	}
	own, inner := map[string]reflect.Type{}, map[string]reflect.Type{}
	for i := range t.NumField() {
		f := t.Field(i)
		key, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		switch {
		case f.Anonymous && key == "" && plain(f.Type) != nil && plain(f.Type).Kind() == reflect.Struct:
			for name, typ := range fieldsOf(plain(f.Type)) {
				inner[name] = typ
			}
		case f.IsExported() && key != "-":
			own[cmp.Or(key, f.Name)] = f.Type
		}
	}
	for name, typ := range inner {
		if own[name] == nil {
			own[name] = typ
		}
	}
	known.Store(t, own)
	return own
}
