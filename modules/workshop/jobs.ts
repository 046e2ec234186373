import type { Job } from '../shared/jobs.ts'
import { type Reminding, remindProofs } from './proofs/remind-proofs.ts'

/** The background job of the workshop. */
export const workshopJobs = (dependencies: Reminding): Job[] => [
  {
    queue: 'workshop.remind-proofs',
    retryLimit: 0,
    // By day, and each hour, so that an outage delays a reminder no longer than it lasts.
    cron: '37 9-19 * * *',
    handle: () => remindProofs(dependencies),
  },
]
