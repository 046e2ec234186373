import type { Post } from '../post/index.ts'
import type { Clock } from '../shared/clock.ts'
import type { Withdrawal } from '../shared/contract/api.d.ts'
import { msPerDay } from '../shared/day.ts'
import { once } from '../shared/idempotency/once.ts'
import { inTransaction, type Pool, type Sql, type Transaction } from '../shared/transaction.ts'
import { insertedWithdrawal, receiptsSince } from './withdrawal-queries.ts'

export type Withdrawing = {
  sql: Pool
  clock: Clock
  post: Post
  /** Whether an order with this number was paid, and has this address. */
  isPaidOrderOf(sql: Sql, orderNumber: string, email: string): Promise<boolean>
}

/**
 * Bounds on the receipts of an address: ms after one in which it gets no other, and the most in 24 hours. Anybody can
 * type the address of a stranger; a customer's order numbers are known to few.
 */
const mostReceipts = {
  stranger: { pause: 10 * 60_000, perDay: 3 },
  customer: { pause: 0, perDay: 10 },
}

/**
 * Stores a withdrawal, and queues the mail to the shop and the receipt to the customer in the same transaction
 * (angrerettloven § 20; directive 2011/83/EU, articles 11 (3) and 11a). An address that got many receipts lately gets no
 * other one; the shop is notified. Idempotent with a key.
 */
export async function receiveWithdrawal(
  dependencies: Withdrawing,
  { name, goods, ...others }: Withdrawal,
  key?: string,
): Promise<void> {
  const { sql, clock, post, isPaidOrderOf } = dependencies
  const receivedAt = clock()
  const email = others.email.trim()
  const orderNumber = others.orderNumber?.trim() || null
  await inTransaction(sql, (tx) =>
    once(tx, 'sendWithdrawal', { key, request: null }, async () => {
      const isOfOrder = orderNumber !== null && (await isPaidOrderOf(tx, orderNumber, email))
      const hasReceipt = await mayGetReceipt(tx, email, isOfOrder, receivedAt)
      const about = await insertedWithdrawal(tx, {
        name: name.trim(),
        email,
        goods: goods.trim(),
        orderNumber,
        received: others.received?.trim() || null,
        address: others.address?.trim() || null,
        receivedAt,
        isOfOrder,
        hasReceipt,
      })
      await post.queueOnce(tx, { kind: 'withdrawal', about })
      if (hasReceipt) await post.queueOnce(tx, { kind: 'withdrawal_receipt', about })
      return null
    }),
  )
}

async function mayGetReceipt(
  tx: Transaction,
  email: string,
  isOfOrder: boolean,
  now: Date,
): Promise<boolean> {
  const { pause, perDay } = mostReceipts[isOfOrder ? 'customer' : 'stranger']
  const { lately, today } = await receiptsSince(tx, email, isOfOrder, {
    pauseFrom: new Date(now.getTime() - pause),
    countFrom: new Date(now.getTime() - msPerDay),
  })
  return lately === 0 && today < perDay
}
