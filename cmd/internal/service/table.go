package service

// A person at the table of doudizhu: the requests that play games. Their whole state travels as a sealed text.

import (
	"kedou/doudizhu/session"
	"kedou/doudizhu/table"
	"kedou/internal/phrase"
)

// keptFields have the sealed games.
type keptFields struct {
	head
	thinks
	Kept string `json:"kept"`

	session *session.Session
}

// read opens the games.
func (f *keptFields) read(c *call) error {
	think, err := f.think(c)
	if err != nil {
		return err
	}
	f.session, err = session.Open(f.Kept, think)
	if err == nil && !bounds(f.session.Bots[0], f.session.Bots[1], f.session.Partner) {
		err = session.ErrSealed
	}
	if err != nil {
		err = badField("kept", err)
	}
	return err
}

// tableAnswer is the state of the games, with the events since the request before.
type tableAnswer struct {
	Kept   string      `json:"kept"`
	View   tableView   `json:"view"`
	Events []tableStep `json:"events"`
}

// watcher reports what happens at a table.
type watcher struct {
	*call
	session *session.Session
	known   table.Record
	steps   []tableStep
}

func watch(c *call, s *session.Session) *watcher {
	return &watcher{call: c, session: s, known: s.Record(), steps: []tableStep{}}
}

// report sends the events of the answer given since the last report.
func (w *watcher) report() {
	for _, e := range w.session.Since(&w.known) {
		step := stepOf(&e, w.session)
		w.steps = append(w.steps, step)
		w.event(struct {
			Event string `json:"event"`
			tableStep
		}{"step", step})
	}
	w.known = w.session.Record()
}

// goOn lets the bots answer until the person must act, and returns the answer to the request.
func (w *watcher) goOn() (any, error) {
	if _, err := w.session.Next(w, w.report, nil); err != nil {
		return nil, err
	}
	return w.result()
}

// answer is the answer to the request.
func (w *watcher) result() (any, error) {
	kept, err := w.session.Seal()
	return tableAnswer{kept, viewOfTable(w.session), w.steps}, err
}

// newGamesRequest begins games.
type newGamesRequest struct {
	head
	termsFields
}

func newGames(c *call, r *newGamesRequest) (any, error) {
	t, err := r.terms(c)
	if err != nil {
		return nil, err
	}
	s, err := session.New(t)
	if err != nil {
		return nil, badField("bots", err)
	}
	return watch(c, s).goOn()
}

// answerRequest is the person's answer.
type answerRequest struct {
	keptFields
	Answer string `json:"answer"`
}

func answerGame(c *call, r *answerRequest) (any, error) {
	w := watch(c, r.session)
	if err := r.session.Answer(r.Answer); err != nil {
		return nil, badField("answer", err)
	}
	w.report()
	return w.goOn()
}

// autoRequest lets a bot give the person's answer.
type autoRequest struct {
	keptFields
	Player string `json:"player"`
}

func autoGame(c *call, r *autoRequest) (any, error) {
	s := r.session
	if s.Stage() == table.Over {
		return nil, badField("kept", phrase.Errorf("the game is over"))
	}
	player, err := playerOf(r.Player)
	if err == nil {
		err = s.StandIn(player)
	}
	if err != nil {
		return nil, badField("player", err)
	}
	return watch(c, s).goOn()
}

func undoGame(c *call, r *keptFields) (any, error) {
	if !r.session.Practice {
		return nil, badField("kept", phrase.Errorf("undo is for practice"))
	}
	if err := r.session.Undo(); err != nil {
		return nil, badField("kept", err)
	}
	return watch(c, r.session).result()
}

func dealGame(c *call, r *keptFields) (any, error) {
	s := r.session
	if !s.Deal() {
		return nil, badField("kept", phrase.Errorf("there is no next deal: the game isn't over, or was the last of %d", s.Games))
	}
	return watch(c, s).goOn()
}
