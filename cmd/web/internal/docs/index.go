package docs

// The search's index: which words stand in which section of which page. page/docs/search.js reads it and splits a question into words in
// the same way.

import (
	"encoding/json"
	"strings"
	"unicode"

	"github.com/yuin/goldmark/ast"
)

// A section is the text between two headings, the unit that a search finds.
type section struct{ anchor, heading, text string }

// sectionsOf cuts a page at its headings.
func sectionsOf(p *page) []section {
	list := []section{{heading: p.title}}
	place := map[string]heading{}
	for _, h := range p.parsed.headings {
		place[h.anchor] = h
	}
	for n := p.parsed.document.FirstChild(); n != nil; n = n.NextSibling() {
		if h, ok := n.(*ast.Heading); ok {
			id, _ := h.AttributeString("id")
			if here := place[string(id.([]byte))]; here.level > 1 {
				list = append(list, section{anchor: here.anchor, heading: here.text})
			}
			continue
		}
		current := &list[len(list)-1]
		current.text = strings.TrimSpace(current.text + " " + strings.Join(strings.Fields(textOf(n, p.markdown)), " "))
	}
	return list
}

// The weights of words by their place, and the greatest weight of a word in a section's text.
const (
	inTitle   = 12
	inHeading = 8
	mostTimes = 6
)

// excerptLength is how many letters of a section's text a result shows.
const excerptLength = 120

// searchIndex returns the index as JSON: pages as [address, title, language], sections as [page, anchor, heading, excerpt], and for each
// word the numbers of its sections, each followed by the word's weight there.
func searchIndex(pages []*page) ([]byte, error) {
	var index struct {
		Pages    [][]any          `json:"pages"`
		Sections [][]any          `json:"sections"`
		Words    map[string][]int `json:"words"`
	}
	index.Words = map[string][]int{}
	for i, p := range pages {
		index.Pages = append(index.Pages, []any{p.url, p.title, p.language})
		for k, s := range p.sections {
			weights := map[string]int{}
			for _, word := range words(s.text) {
				weights[word] = min(weights[word]+1, mostTimes)
			}
			for _, word := range words(s.heading) {
				weights[word] += map[bool]int{true: inTitle, false: inHeading}[k == 0]
			}
			for word, weight := range weights {
				index.Words[word] = append(index.Words[word], len(index.Sections), weight)
			}
			index.Sections = append(index.Sections, []any{i, s.anchor, s.heading, excerpt(s.text)})
		}
	}
	return json.Marshal(index) // maps are written sorted
}

// excerpt returns the beginning of a text.
func excerpt(text string) string {
	letters := []rune(text)
	if len(letters) <= excerptLength {
		return text
	}
	return string(letters[:excerptLength]) + "…"
}

// words returns the words of a text in small letters, and those of Chinese as pairs of characters: 斗地主 is 斗地 and 地主. A character
// alone is a word, a number isn't.
func words(text string) (list []string) {
	for _, run := range strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsNumber(r) }) {
		for _, part := range splitHan(run) {
			letters := []rune(part)
			switch {
			case strings.IndexFunc(part, unicode.IsLetter) < 0: // a number
			case !unicode.Is(unicode.Han, letters[0]) || len(letters) == 1:
				list = append(list, part)
			default:
				for i := range len(letters) - 1 {
					list = append(list, string(letters[i:i+2]))
				}
			}
		}
	}
	return list
}

// splitHan cuts a text between Chinese characters and others.
func splitHan(text string) (parts []string) {
	start, before := 0, false
	for i, r := range text {
		han := unicode.Is(unicode.Han, r)
		if i > 0 && han != before {
			parts, start = append(parts, text[start:i]), i
		}
		before = han
	}
	return append(parts, text[start:])
}
