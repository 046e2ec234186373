import { z } from 'zod'
import type { Job } from '../shared/jobs.ts'
import { type Forwarding, forwardMessage } from './forward-message.ts'

/** An earlier version's name, kept so that messages it queued are still delivered. */
export const contactQueue = 'newsletter.contact'

const aboutMessage = z.object({ messageId: z.int() })

/** Forwards each contact message by mail, in a job of its own. */
export const contactJobs = (dependencies: Forwarding): Job[] => [
  {
    queue: contactQueue,
    retryLimit: 20,
    concurrency: 5,
    timeLimit: 180,
    handle: (data) => forwardMessage(dependencies, aboutMessage.parse(data).messageId),
  },
]
