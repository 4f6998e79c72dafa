package cmdline

// Languages: commands are written in English, and a table of phrases translates their
// texts.

import (
	"fmt"

	"kedou/cmd/internal/words"
	"kedou/internal/phrase"
)

// Language translates a command's texts from English. A nil Language is English. A phrase is a format of package fmt, such as "%s wins", or a
// text; its translation has the same verbs, in any order if they are numbered.
type Language struct {
	Name    string            // its code in --lang and in LANG: zh
	phrases map[string]string // by the English phrase
}

// Chinese returns the language of the file of phrases.
func Chinese() *Language { return &Language{"zh", words.Chinese()} }

// words returns the phrases, none for English.
func (l *Language) words() map[string]string {
	if l == nil {
		return nil
	}
	return l.phrases
}

// Text returns an English phrase in the language, or in English if the table lacks the phrase.
func (l *Language) Text(english string) string { return phrase.New(english).In(l.words()) }

// Sprintf is fmt.Sprintf with the format in the language, and translates errors and other phrases among the arguments.
func (l *Language) Sprintf(format string, args ...any) string {
	return phrase.New(format, args...).In(l.words())
}

// Say returns the message of an error in the language.
func (l *Language) Say(err error) string { return phrase.In(err, l.words()) }

// Plural is the function Plural in the language, whose phrase is "%s move".
func (l *Language) Plural(n int64, noun string) string {
	if other := l.Text("%s " + noun); other != "%s "+noun {
		return fmt.Sprintf(other, Count(n))
	}
	return Plural(n, noun)
}
