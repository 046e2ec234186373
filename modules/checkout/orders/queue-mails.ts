import type { Enqueue } from '../../shared/jobs.ts'
import type { Transaction } from '../../shared/transaction.ts'
import { mailQueue } from '../queues.ts'
import type { MailKind, OrderMail } from './mail-kinds.ts'
import { addedMails, latestMail, makeMailDue } from './order-mail-queries.ts'

type QueuedMails = {
  orderIds: readonly number[]
  kind: MailKind
  at: Date
  /** Seconds before the mail is sent; default: 0. */
  delay?: number
}

/** Queues the next mail of a kind for each order. The transaction has locked the orders. */
export async function queueMails(
  tx: Transaction,
  enqueue: Enqueue,
  { orderIds, kind, at, delay = 0 }: QueuedMails,
): Promise<void> {
  for (const { orderId, number } of await addedMails(tx, orderIds, kind, at))
    await enqueue(tx, mailQueue(kind), { orderId, number }, { delay })
}

type NextMail = { orderId: number; kind: MailKind; at: Date }

/**
 * Queues a mail again for an order that the transaction has locked: retries the failed one, else adds another. False,
 * with nothing queued, while one is waiting.
 */
export async function queueMailAgain(
  tx: Transaction,
  enqueue: Enqueue,
  { orderId, kind, at }: NextMail,
): Promise<boolean> {
  const latest = await latestMail(tx, orderId, kind)
  if (latest?.state === 'waiting') return false
  if (latest?.state === 'failed')
    await requeueMail(tx, enqueue, { orderId, kind, number: latest.number })
  else await queueMails(tx, enqueue, { orderIds: [orderId], kind, at })
  return true
}

/** Queues a mail for an order that the transaction has locked, unless the latest one of its kind was sent. */
export async function queueMailOnce(
  tx: Transaction,
  enqueue: Enqueue,
  { orderId, kind, at }: NextMail,
): Promise<void> {
  const latest = await latestMail(tx, orderId, kind)
  if (latest?.state === 'sent') return
  // The job of a waiting mail may have ended while the mail was not due.
  if (latest?.state === 'waiting' || latest?.state === 'failed')
    await requeueMail(tx, enqueue, { orderId, kind, number: latest.number })
  else await queueMails(tx, enqueue, { orderIds: [orderId], kind, at })
}

/** Queues an unsent mail under its number, and so under its Message-ID, since it may have been delivered after all. */
async function requeueMail(
  tx: Transaction,
  enqueue: Enqueue,
  { orderId, kind, number }: OrderMail,
): Promise<void> {
  await makeMailDue(tx, { orderId, kind, number })
  await enqueue(tx, mailQueue(kind), { orderId, number })
}
