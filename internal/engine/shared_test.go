// The shared table: several writers at once against a map.

package engine_test

import (
	"math/rand/v2"
	"sync"
	"testing"

	"kedou/internal/engine"
)

// TestShared: three writers add the same keys, each in another order, with hashes that collide and tables that grow. Each key has one
// record, and all writers find it.
func TestShared(t *testing.T) {
	const writers, keys = 3, 2_000
	for name, tag := range map[string]func(uint16) uint32{
		"spread":   func(k uint16) uint32 { return engine.Tag(uint64(k) + 1) },
		"few tags": func(k uint16) uint32 { return engine.Tag(uint64(k / 50)) },
		"the last": func(k uint16) uint32 { return ^uint32(0) - uint32(k%100) },
	} {
		s := engine.NewShared[record](writers)
		var hits [writers][keys]int32
		for begin := 0; begin < keys; begin += keys / 4 {
			together(writers, func(n int) { fill(s, n, begin, begin+keys/4, tag, &hits[n]) })
			grow(s, writers)
		}
		numbers := map[int32]bool{}
		for k := range uint16(keys) {
			id := lookUp(s, tag(k), k)
			if id < 0 || s.At(id).key != k || numbers[id] {
				t.Fatalf("%s: key %d has the record %d, taken: %v", name, k, id, numbers[id])
			}
			numbers[id] = true
			for n := range writers {
				if hits[n][k] != id {
					t.Fatalf("%s: writer %d took record %d for key %d, not %d", name, n, hits[n][k], k, id)
				}
			}
		}
		if lookUp(s, tag(keys), keys) >= 0 {
			t.Fatalf("%s: a key that wasn't added", name)
		}
	}
}

// fill adds the keys from begin to end in the writer's own order, as far as there is room.
func fill(s *engine.Shared[record], writer, begin, end int, tag func(uint16) uint32, hits *[2_000]int32) {
	w := engine.Writer[record]{Table: s}
	r := rand.New(rand.NewPCG(uint64(writer), 1))
	for _, i := range r.Perm(end - begin) {
		k := uint16(begin + i)
		hits[k] = add(s, &w, tag(k), k)
	}
}

// add finds a key's record or adds it.
func add(s *engine.Shared[record], w *engine.Writer[record], tag uint32, k uint16) int32 {
	id, at := s.First(tag)
	for {
		for ; id >= 0; id, at = s.Next(tag, at) {
			if s.At(id).key == k {
				return id
			}
		}
		if !w.Room() {
			panic("no room for what was made room for")
		}
		number, r := w.Draft()
		*r = record{k, 1}
		if w.Publish(tag, at) {
			return number
		}
		id, at = s.From(tag, at)
	}
}

func lookUp(s *engine.Shared[record], tag uint32, k uint16) int32 {
	for id, at := s.First(tag); id >= 0; id, at = s.Next(tag, at) {
		if s.At(id).key == k {
			return id
		}
	}
	return -1
}

// grow doubles the slots, all writers together.
func grow(s *engine.Shared[record], writers int) {
	before := s.Bytes()
	s.Grow(writers)
	held := s.Bytes()
	together(writers, func(n int) { s.Lay(n, writers) })
	if dropped := s.Drop(); held+dropped != s.Bytes() || s.Bytes() <= before {
		panic("the books are wrong")
	}
}

// together runs f for each writer concurrently.
func together(writers int, f func(int)) {
	var group sync.WaitGroup
	begin := make(chan struct{})
	for n := range writers {
		group.Go(func() {
			<-begin
			f(n)
		})
	}
	close(begin)
	group.Wait()
}
