import type { Clock } from '../shared/clock.ts'
import type { Enqueue } from '../shared/jobs.ts'
import type { Transaction } from '../shared/transaction.ts'
import type { OutboxMail } from './mail-kind.ts'
import * as queries from './mail-queries.ts'

/** The queue of all mails in the outbox. */
export const mailQueue = 'post.mail'

export type Queueing = { enqueue: Enqueue; clock: Clock }

type Subject = Omit<OutboxMail, 'number'>
type NextMails = {
  kind: string
  abouts: readonly number[]
  /** Seconds before the mails are sent; default: 0. */
  delay?: number
}

/** Enqueues the job of a mail that the transaction has added to the outbox. */
export const enqueueMail = (
  { enqueue }: Pick<Queueing, 'enqueue'>,
  tx: Transaction,
  mail: OutboxMail,
  delay = 0,
): Promise<void> => enqueue(tx, mailQueue, mail, { delay })

/** Queues the only mail of a kind about a thing; false, with nothing queued, when there has been one. */
export async function queueOnce(
  dependencies: Queueing,
  tx: Transaction,
  subject: Subject,
): Promise<boolean> {
  const isFirst = await queries.isFirstMail(tx, subject, dependencies.clock())
  if (isFirst) await enqueueMail(dependencies, tx, { ...subject, number: 1 })
  return isFirst
}

/**
 * Queues the next mail of a kind about each thing, and withdraws unsent earlier ones. The transaction has locked the
 * things.
 */
export async function queueNext(
  dependencies: Queueing,
  tx: Transaction,
  { kind, abouts, delay = 0 }: NextMails,
): Promise<void> {
  const now = dependencies.clock()
  await queries.withdrawMails(tx, { kinds: [kind], abouts }, now)
  const dueAt = new Date(now.getTime() + delay * 1000)
  for (const mail of await queries.addedMails(tx, kind, abouts, dueAt))
    await enqueueMail(dependencies, tx, mail, delay)
}

/**
 * Queues a mail again about a thing that the transaction has locked: retries the failed one, else adds another. False,
 * with nothing queued, while one is waiting.
 */
export async function queueAgain(
  dependencies: Queueing,
  tx: Transaction,
  subject: Subject,
): Promise<boolean> {
  const latest = await queries.latestMail(tx, subject)
  if (latest?.state === 'waiting') return false
  if (latest?.state === 'failed') await retryFailed(dependencies, tx, mailsAbout(subject))
  else await queueNext(dependencies, tx, { kind: subject.kind, abouts: [subject.about] })
  return true
}

/**
 * Queues a mail about a thing that the transaction has locked, unless the latest one of its kind was sent. One that waits
 * is replaced: its job may have ended while it was not due, and a second job could send it twice.
 */
export async function queueUnlessSent(
  dependencies: Queueing,
  tx: Transaction,
  subject: Subject,
): Promise<void> {
  const latest = await queries.latestMail(tx, subject)
  if (latest?.state === 'sent') return
  if (latest?.state === 'failed') await retryFailed(dependencies, tx, mailsAbout(subject))
  else await queueNext(dependencies, tx, { kind: subject.kind, abouts: [subject.about] })
}

/**
 * Queues the failed mails, each under its number and so under its Message-ID, since it may have been delivered after all;
 * returns their number.
 */
export async function retryFailed(
  dependencies: Queueing,
  tx: Transaction,
  mails: queries.Mails,
): Promise<number> {
  const again = await queries.failedMailsAgain(tx, mails, dependencies.clock())
  for (const mail of again) await enqueueMail(dependencies, tx, mail)
  return again.length
}

const mailsAbout = ({ kind, about }: Subject): queries.Mails => ({ kinds: [kind], abouts: [about] })
