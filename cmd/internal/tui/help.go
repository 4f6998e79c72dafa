package tui

// The keys on the screen: the help, and the last line.

// keys are all keys of the Program.
func (s *Screen) keys() []Key {
	keys := s.Program.Keys()
	for _, k := range common {
		if k.Name != "g" || s.Program.Last() >= 0 {
			keys = append(keys, k)
		}
	}
	return keys
}

// helpLines is how many keys fit on a page of the help.
func (s *Screen) helpLines() int {
	_, height := s.size()
	return max(1, height-3)
}

// pages is how many pages the help has.
func (s *Screen) pages() int { return (len(s.keys())-1)/s.helpLines() + 1 }

// helpFrame lists the keys.
func (s *Screen) helpFrame() Frame {
	keys, f := s.keys(), Frame{Title: []string{s.Look.Speech.Text("keys")}, Body: []string{""}}
	name := 0
	for _, k := range keys {
		name = max(name, Width(s.Look.Speech.Text(k.Name)))
	}
	from := min((s.help-1)*s.helpLines(), len(keys))
	for _, k := range keys[from:min(from+s.helpLines(), len(keys))] {
		f.Body = append(f.Body, s.Look.Signs(" "+Pad(s.Look.Speech.Text(k.Name), name)+"  "+s.Look.Speech.Text(k.Does)))
	}
	return f
}

// keyLine is the last line: as many of the short keys as fit.
func (s *Screen) keyLine(width int) string {
	switch {
	case s.help > 0 && s.help < s.pages():
		return s.Look.Speech.Text("any key goes on")
	case s.help > 0:
		return s.Look.Speech.Text("any key goes back")
	}
	say := s.Look.Speech
	var line string
	end := "? " + say.Text("help") + "  q " + say.Text("quit")
	for _, k := range s.keys() {
		more := say.Text(k.Name) + " " + say.Text(k.Short) + "  "
		if k.Short != "" && k.Name != "?" && k.Name != "q" && Width(line+more+end) <= width {
			line += more
		}
	}
	return line + end
}
