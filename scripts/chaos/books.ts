import type { Pool } from '../../modules/shared/transaction.ts'
import type { Mailbox } from './mail-server.ts'
import * as queries from './queries.ts'

export type Run = {
  shop: Pool
  provider: Pool
  mailbox: Mailbox
  shoppers: readonly { session: string; email: string }[]
  /** Units at the start, by product. */
  stock: ReadonlyMap<number, number>
  code: { name: string; maxUses: number }
  /** A fault may have lost the confirmation of an accepted mail. */
  mayRepeatMail: boolean
}

/** All inconsistencies after a run; empty when the books balance. */
export async function auditBooks(run: Run): Promise<string[]> {
  const sessions = run.shoppers.map(({ session }) => session)
  const orders = await queries.ordersOf(run.shop, sessions)
  const money = await queries.moneyOf(run.provider, sessions)
  const wrong: string[] = []
  const expect = (isTrue: boolean, what: string) => {
    if (!isTrue) wrong.push(what)
  }

  for (const order of orders) {
    const { orderNumber, payment, intentId, total, holds, session, refunded, refunds } = order
    const about = `${orderNumber} (${payment})`
    const paid = money.find((one) => one.intentId === intentId)
    expect(['paid', 'refunded', 'abandoned'].includes(payment), `${about} is not settled`)
    expect(holds === 0, `${about} still holds units`)
    if (payment === 'paid')
      expect(
        paid?.status === 'succeeded' &&
          paid.received === total &&
          paid.refunded === refunded &&
          refunded <= total &&
          order.refundsDue === 0,
        `${about} was not paid with its ${total} øre less ${refunded}: ${JSON.stringify(paid)}`,
      )
    if (payment === 'refunded')
      expect(
        paid?.status === 'succeeded' && paid.refunded === paid.received,
        `${about} was not refunded: ${JSON.stringify(paid)}`,
      )
    if (payment === 'abandoned')
      expect(!paid || paid.status === 'canceled', `${about} can be paid: ${JSON.stringify(paid)}`)
    const shopper = run.shoppers.find((one) => one.session === session)
    const mails = [...run.mailbox.mailsTo(shopper?.email ?? '')].filter(([id]) =>
      id.includes(orderNumber),
    )
    expect(
      run.mayRepeatMail || mails.every(([, times]) => times === 1),
      `${about} had its mail sent more than once without a fault`,
    )
    const due = payment === 'abandoned' ? 0 : 1 + refunds
    expect(mails.length === due, `${about} has ${mails.length} mails of ${due}`)
  }
  const linked = new Set(orders.map(({ intentId }) => intentId))
  for (const { intentId, received, refunded } of money)
    expect(
      linked.has(intentId) || received === refunded,
      `${intentId} was paid, but belongs to no order`,
    )

  const sold = orders.filter(({ payment }) => payment === 'paid')
  const left = await queries.stockOf(run.shop, [...run.stock.keys()])
  for (const [id, before] of run.stock) {
    const units = sold
      .flatMap(({ lines }) => lines)
      .filter(({ productId }) => productId === id)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    const back = sold
      .flatMap(({ restocked }) => restocked)
      .filter(({ productId }) => productId === id)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    expect(
      units - back + (left.get(id) ?? 0) === before,
      `patch ${id}: ${units} sold, ${back} back, ${left.get(id)} left of ${before}`,
    )
  }
  const uses = await queries.usesOf(run.shop, run.code.name)
  const used = sold.filter(({ discountCode }) => discountCode === run.code.name).length
  expect(
    uses === used && used <= run.code.maxUses,
    `${run.code.name}: ${uses} counted, ${used} used`,
  )
  const inCart = await queries.boughtButInCart(run.shop, sessions)
  expect(inCart === 0, `${inCart} bought lines are still in a cart`)
  return wrong
}
