import type { Enqueue } from '../../shared/jobs.ts'
import type { Transaction } from '../../shared/transaction.ts'
import { mailQueue } from '../queues.ts'
import type { MailKind } from './mail-kinds.ts'
import { addedMails, latestMail, makeMailDue } from './order-mail-queries.ts'

type Queueing = {
  enqueue: Enqueue
  at: Date
  /** Seconds before they are sent. */
  delay?: number
}

/** Has the next mail of a kind sent about each order, which the transaction has locked. */
export async function queueMails(
  tx: Transaction,
  orderIds: readonly number[],
  kind: MailKind,
  { enqueue, at, delay = 0 }: Queueing,
): Promise<void> {
  for (const { orderId, number } of await addedMails(tx, orderIds, kind, at))
    await enqueue(tx, mailQueue(kind), { orderId, number }, { delay })
}

/**
 * Has a mail sent once more about an order, which the transaction has locked: the one that failed, else another one.
 * False while one waits.
 */
export async function queueMailAgain(
  tx: Transaction,
  orderId: number,
  kind: MailKind,
  queueing: Queueing,
): Promise<boolean> {
  const latest = await latestMail(tx, orderId, kind)
  if (latest?.state === 'waiting') return false
  if (latest?.state !== 'failed') {
    await queueMails(tx, [orderId], kind, queueing)
    return true
  }
  const { number } = latest
  await makeMailDue(tx, { orderId, kind, number })
  await queueing.enqueue(tx, mailQueue(kind), { orderId, number })
  return true
}
