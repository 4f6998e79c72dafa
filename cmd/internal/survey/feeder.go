package survey

// The jobs that go into the queue, and their time.

// feeder goes through the deals without an outcome, again and again until none is left.
type feeder struct {
	next   int64  // the first deal that wasn't fed in this pass
	listed bool   // again was made in this pass
	again  []Deal // the deals to try again that weren't fed in this pass
	idle   int    // steps in a row in which the queue was empty
	silent int    // steps in a row in which the server gave no answer
}

// calm is the number of steps for which the queue must be empty before unanswered deals
// are fed again: results need a moment to arrive.
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

// fresh cuts jobs of deals without an outcome, smaller ones towards the end, so that no worker has a
// long job while the others have none. Where a damaged store has lost results, the last round replaces them.
func (f *feeder) fresh(c *Coordinator, room int) (jobs []Job) {
	end := c.Manifest.First + c.Manifest.Count
	for len(jobs) < room && f.next < end {
		size := min(max(int((end-f.next)/16), 1), c.Chunk)
		first, n := c.fold.Missing(f.next, size)
		if n > 0 {
			jobs = append(jobs, c.job(first, n))
		}
		f.next = first + int64(n)
	}
	return jobs
}

// retries makes a job of each deal of a later round, once all deals have been tried.
func (f *feeder) retries(c *Coordinator, room int) (jobs []Job) {
	if c.rounds.Last() == 0 || room <= 0 || c.fold.Deals < c.Manifest.Count {
		return nil
	}
	if !f.listed {
		f.again, f.listed = c.fold.Again(c.rounds), true
	}
	for len(jobs) < room && len(f.again) > 0 {
		job := c.job(f.again[0].Number, 1)
		job.Verdict = f.again[0].Verdict
		jobs = append(jobs, job)
		f.again = f.again[1:]
	}
	return jobs
}

// job asks about count deals in the last round.
func (c *Coordinator) job(first int64, count int) Job {
	last := c.rounds.Last()
	return Job{Round: last, First: first, Count: count, Limits: c.rounds[last].Limits}
}
