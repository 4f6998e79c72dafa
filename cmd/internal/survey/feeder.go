package survey

// The jobs that go into the queue, and their time.

// feeder goes through the deals without an outcome, again and again until none is left.
type feeder struct {
	next   int64   // the first deal that wasn't fed in this pass
	listed bool    // again was made in this pass
	again  []int64 // the deals to be tried again that weren't fed in this pass
	idle   int     // steps in a row in which the queue was empty
	silent int     // steps in a row in which the server gave no answer
}

// calm is the number of steps that the queue must be empty before unanswered deals
// are fed again: results need a moment on their way.
const calm = 8

// jobs returns the next jobs for the queue. The caller holds c's lock.
func (f *feeder) jobs(c *Coordinator, b Backlog) []Job {
	room := c.Window - b.Waiting - b.Working
	if b.Waiting+b.Working > 0 {
		f.idle = 0
	} else if f.idle++; f.idle > calm {
		*f = feeder{next: c.Manifest.First}
	}
	jobs := f.fresh(c, room)
	return append(jobs, f.retries(c, room-len(jobs))...)
}

// fresh cuts jobs of round 0, smaller ones towards the end, so that no worker has a
// long job while the others have none.
func (f *feeder) fresh(c *Coordinator, room int) (jobs []Job) {
	end := c.Manifest.First + c.Manifest.Count
	for len(jobs) < room && f.next < end {
		size := min(max(int((end-f.next)/16), 1), c.Chunk)
		first, n := c.fold.Missing(f.next, size)
		if n > 0 {
			jobs = append(jobs, Job{0, first, n, c.budgets[0]})
		}
		f.next = first + int64(n)
	}
	return jobs
}

// retries makes a job of each deal of a later round, once all deals have been tried.
func (f *feeder) retries(c *Coordinator, room int) (jobs []Job) {
	round := c.round()
	if round == 0 || room <= 0 || c.fold.Deals < c.Manifest.Count {
		return nil
	}
	if !f.listed {
		f.again, f.listed = c.fold.Again(round), true
	}
	for len(jobs) < room && len(f.again) > 0 {
		jobs = append(jobs, Job{round, f.again[0], 1, c.budgets[round]})
		f.again = f.again[1:]
	}
	return jobs
}
