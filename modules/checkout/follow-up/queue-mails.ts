import type { Enqueue } from '../../shared/jobs.ts'
import type { Transaction } from '../../shared/transaction.ts'
import type { MailKind } from '../orders/mail-kinds.ts'
import { mailQueue } from '../queues.ts'
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

/**
 * Queues a mail again for an order that the transaction has locked: retries the failed one, else adds another. False,
 * with nothing queued, while one is waiting.
 */
export async function queueMailAgain(
  tx: Transaction,
  enqueue: Enqueue,
  { orderId, kind, at }: { orderId: number; kind: MailKind; at: Date },
): Promise<boolean> {
  const latest = await latestMail(tx, orderId, kind)
  if (latest?.state === 'waiting') return false
  if (latest?.state !== 'failed') {
    await queueMails(tx, enqueue, { orderIds: [orderId], kind, at })
    return true
  }
  const { number } = latest
  await makeMailDue(tx, { orderId, kind, number })
  await enqueue(tx, mailQueue(kind), { orderId, number })
  return true
}
