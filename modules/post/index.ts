import { z } from 'zod'
import { bound } from '../shared/bound.ts'
import type { Job } from '../shared/jobs.ts'
import type { MailKind } from './mail-kind.ts'
import { noteFailed } from './mail-queries.ts'
import {
  enqueueMail,
  mailQueue,
  type Queueing,
  queueAgain,
  queueNext,
  queueOnce,
  queueUnlessSent,
  retryFailed,
} from './queue-mails.ts'
import { type Sending, sendQueuedMail } from './send-mail.ts'

export {
  deleteWithMails,
  failedMails,
  firstMails,
  lateFirstMails,
  latestSent,
  mailState,
  mailsAsJson,
} from './fragment-queries.ts'
export type { MailKind, OutboxMail } from './mail-kind.ts'
export {
  eraseDetails,
  failedMailCounts,
  hasFailedMail,
  withdrawFailedMails,
  withdrawMails,
  withdrawWaitingMails,
} from './mail-queries.ts'

const aboutMail = z.object({ kind: z.string(), about: z.int(), number: z.int() })

/** The outbox, for the modules that queue mails. */
export type Post = ReturnType<typeof createPost>['post']

/** The outbox: all mails but those of campaigns. `sql` has the connections of background jobs. */
export function createPost(dependencies: Queueing & Sending) {
  const kinds = new Map<string, MailKind>()
  function kindOf(name: string): MailKind {
    const kind = kinds.get(name)
    if (!kind) throw new Error(`No module has registered mails of the kind ${name}`)
    return kind
  }
  const job: Job = {
    queue: mailQueue,
    // Some two hours.
    retryLimit: 20,
    // Most of a mail's time is waiting for the server.
    concurrency: 40,
    // A server may take 50 s to refuse a mail, which may wait for a connection before.
    timeLimit: 180,
    async handle(data) {
      const mail = aboutMail.parse(data)
      await sendQueuedMail(dependencies, kindOf(mail.kind), mail)
    },
    async giveUp(data) {
      const mail = aboutMail.parse(data)
      // The version that registers the kind shows staff the mail.
      const hasAlert = kinds.get(mail.kind)?.hasAlert ?? true
      await noteFailed(dependencies.sql, mail, { at: dependencies.clock(), hasAlert })
    },
  }
  return {
    post: {
      register: (...added: readonly MailKind[]) => {
        for (const kind of added) kinds.set(kind.name, kind)
      },
      ...bound(dependencies, {
        enqueue: enqueueMail,
        queueOnce,
        queueNext,
        queueAgain,
        queueUnlessSent,
        retryFailed,
      }),
    },
    jobs: [job],
  }
}
