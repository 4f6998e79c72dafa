package klondike

// One column of the tableau in 32 bits.

// pile32 is a column: the deepest face-up card, the number of face-up cards, for each further face-up card which of the two suits of its
// colour it has (the rest follows from the sequence), and the number of face-down cards. Zero is empty.
type pile32 uint32

const (
	headBits = 6 // a Card
	sizeBits = 4 // face-up cards
	suitBits = 12
	sizeAt   = headBits
	suitAt   = sizeAt + sizeBits
	downAt   = suitAt + suitBits
)

func (c pile32) head() Card { return Card(c & (1<<headBits - 1)) }
func (c pile32) size() int  { return int(c >> sizeAt & (1<<sizeBits - 1)) }
func (c pile32) down() int  { return int(c >> downAt) }

func (c pile32) at(i int) Card {
	if i == 0 {
		return c.head()
	}
	head := c.head()
	red := head.Suit().Red() != (i&1 == 1)
	return NewCard(head.Rank()-Rank(i), suitOf(red, c>>(suitAt+i-1)&1))
}

func (c pile32) tip() Card {
	if c == 0 {
		return NoCard
	}
	return c.at(c.size() - 1)
}

// suitOf returns one of the two suits of a colour, chosen by a suitBit.
func suitOf(red bool, bit pile32) Suit {
	if red {
		return Diamonds + Suit(bit)
	}
	return Clubs + Suit(3*bit)
}

func suitBit(s Suit) pile32 { return pile32(s >> 1) }

// run returns the face-up cards from the i-th on, as a column of their own.
func (c pile32) run(i int) pile32 {
	n := c.size()
	suits := c >> (suitAt + i) & (1<<(n-i-1) - 1)
	return pile32(c.at(i)) | pile32(n-i)<<sizeAt | suits<<suitAt
}

// cut returns the column without its face-up cards from the i-th on; it may keep face-down cards only.
func (c pile32) cut(i int) pile32 {
	if i == 0 {
		return c >> downAt << downAt
	}
	suits := c >> suitAt & (1<<(i-1) - 1)
	return pile32(c.head()) | pile32(i)<<sizeAt | suits<<suitAt | c>>downAt<<downAt
}

// join puts a run onto the column, which accepts it or is empty.
func (c pile32) join(run pile32) pile32 {
	n := c.size()
	if n == 0 {
		return run
	}
	suits := suitBit(run.head().Suit()) | run>>suitAt<<1
	return c + pile32(run.size())<<sizeAt + suits<<(suitAt+n-1)
}

func single(c Card) pile32 { return pile32(c) | 1<<sizeAt }
