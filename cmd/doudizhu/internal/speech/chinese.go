package speech

import (
	"kedou/cmd/internal/cmdline"
	"kedou/cmd/internal/words"
	"kedou/doudizhu"
)

// Chinese returns the language of the file of phrases; the names of the kinds come from package doudizhu.
func Chinese() *cmdline.Language {
	phrases := words.Chinese()
	for k := doudizhu.Solo; k < doudizhu.Kinds; k++ {
		phrases[k.String()] = k.Chinese()
	}
	return cmdline.NewLanguage("zh", phrases)
}
