package table

// The words of records as text.

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"kedou/internal/phrase"
)

// chinese has the Chinese words of records.
var chinese = map[string]string{
	"game": "斗地主", "base": "底分", "cap": "封顶", "deal": "牌局", "redeals": "流局", "first": "先叫", "chair": "座位",
	"bottom": "底牌", "auction": "叫牌", "passes": "不叫", "bids": "叫分", "calls": "叫地主", "robs": "抢地主",
	"landlord": "地主", "down": "下家", "up": "上家", "given": "指定", "doubles": "加倍", "yes": "是", "super": "超级", "no": "否",
	"pass": "不出", "defaults": "代打", "result": "结果", "winner": "赢家", "bid": "倍数", "bombs": "炸弹", "spring": "春天",
	"points": "得分",
}

// english is the inverse of chinese.
var english = func() map[string]string {
	words := map[string]string{}
	for word, other := range chinese {
		words[other] = word
	}
	return words
}()

// Languages lists the codes of the languages that Record.Text writes.
func Languages() []string { return []string{"en", "zh"} }

// page is a text under construction.
type page struct {
	text    strings.Builder
	chinese bool
}

// say returns a word, or several between blanks, in the language of the page.
func (p *page) say(words string) string {
	if !p.chinese {
		return words
	}
	said := strings.Fields(words)
	for i, word := range said {
		if other, ok := chinese[word]; ok {
			said[i] = other
		}
	}
	return strings.Join(said, " ")
}

// line writes a key and, with commas between them, items made of words.
func (p *page) line(key string, items ...string) {
	comma := ", "
	if p.chinese {
		comma = "，"
	}
	for i, item := range items {
		items[i] = p.say(item)
	}
	p.raw(key, strings.Join(items, comma))
}

// raw writes a key and a text that isn't made of words.
func (p *page) raw(key, text string) {
	colon := ": "
	if p.chinese {
		colon = "："
	}
	fmt.Fprintf(&p.text, "%s%s%s\n", p.say(key), colon, text)
}

// line is a parsed line of a text, in English.
type line struct {
	key   string
	items [][]string
	text  string // the text after the colon, unchanged
}

// parseLine parses a line.
func parseLine(text string) (line, error) {
	i := strings.IndexAny(text, ":：")
	if i < 0 {
		return line{}, phrase.Errorf("%.60q has no colon; write a key, a colon, and values with commas between", text)
	}
	_, colon := utf8.DecodeRuneInString(text[i:])
	rest := text[i+colon:]
	l := line{key: inEnglish(text[:i]), text: strings.TrimSpace(rest)}
	for item := range strings.SplitSeq(strings.ReplaceAll(rest, "，", ","), ",") {
		l.items = append(l.items, strings.Fields(inEnglish(item)))
	}
	return l, nil
}

// inEnglish translates known words.
func inEnglish(text string) string {
	words := strings.Fields(text)
	for i, word := range words {
		if other, ok := english[word]; ok {
			words[i] = other
		}
	}
	return strings.Join(words, " ")
}
