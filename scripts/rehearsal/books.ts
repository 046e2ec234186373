import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from '../../modules/shared/transaction.ts'
import * as queries from './books-queries.ts'
import type { Mailbox } from './mail-server.ts'

/** Ms between two audits. */
const interval = 500
/** Most inconsistencies that are reported. */
const mostReported = 20

export type Run = {
  sql: { shop: Pool; provider: Pool }
  /** Its mails are audited if there is one. */
  mailbox?: Mailbox
  shoppers: readonly { session: string; email: string }[]
  /** Numbers of the orders that were confirmed to their buyers. */
  orders?: readonly string[]
  /** Units at the start, and what was delivered since, by product. */
  stock: ReadonlyMap<number, number>
  code?: { name: string; maxUses: number }
  /** A fault may have lost the confirmation of an accepted mail. */
  mayRepeatMail?: boolean
}

/**
 * Resolves when shop, payment provider, documents and mailbox agree about all orders of the shoppers: paid once, mailed
 * once, units taken once, and nothing left open. Throws what still disagrees after `milliseconds`, as jobs and the
 * reconciliation may be in the middle of an order.
 */
export async function balanced(run: Run, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds
  for (;;) {
    const wrong = await auditBooks(run)
    if (wrong.length === 0) return
    if (performance.now() > end)
      throw new Error(`The books do not balance:\n${wrong.slice(0, mostReported).join('\n')}`)
    await pause(interval)
  }
}

/** All inconsistencies; empty when the books balance. */
async function auditBooks(run: Run): Promise<string[]> {
  const { sql, shoppers } = run
  const sessions = shoppers.map(({ session }) => session)
  const orders = await queries.ordersOf(sql.shop, sessions)
  const emails = shoppers.map(({ email }) => email)
  const money = await queries.moneyOf(sql.provider, emails)
  const wrong: string[] = []
  const expect: Expect = (isTrue, what) => {
    if (!isTrue) wrong.push(what)
  }
  const intents = new Map(money.map((one) => [one.intentId, one]))
  for (const order of orders) auditOrder(order, intents.get(order.intentId ?? ''), expect)
  auditMails(run, orders, expect)
  const linked = new Set(orders.map(({ intentId }) => intentId))
  for (const { intentId, received, refunded } of money)
    expect(
      linked.has(intentId) || received === refunded,
      `${intentId} was paid, but belongs to no order`,
    )

  const sold = orders.filter(({ payment }) => payment === 'paid')
  const numbers = new Set(sold.map(({ orderNumber }) => orderNumber))
  for (const number of run.orders ?? [])
    expect(numbers.has(number), `${number} was confirmed, but is not paid`)
  expect(new Set(sold.map(({ session }) => session)).size === sold.length, 'A buyer paid twice')
  const units = unitsOf(sold.flatMap(({ lines }) => lines))
  const back = unitsOf(sold.flatMap(({ restocked }) => restocked))
  const left = await queries.stockOf(sql.shop)
  for (const [id, before] of run.stock) {
    const [out = 0, returned = 0] = [units.get(id), back.get(id)]
    expect(
      out - returned + (left.get(id) ?? 0) === before,
      `patch ${id}: ${out} sold, ${returned} back, ${left.get(id)} left of ${before}`,
    )
  }
  if (run.code) {
    const { name, maxUses } = run.code
    const uses = await queries.usesOf(sql.shop, name)
    const used = sold.filter(({ discountCode }) => discountCode === name).length
    expect(uses === used && used <= maxUses, `${name}: ${uses} counted, ${used} used`)
  }
  const inCart = await queries.boughtButInCart(sql.shop, sessions)
  expect(inCart === 0, `${inCart} bought lines are still in a cart`)
  return wrong
}

type Expect = (isTrue: boolean, what: string) => void

/** Compares an order with its money and its documents. */
function auditOrder(order: queries.Booked, paid: queries.Money | undefined, expect: Expect): void {
  const { orderNumber, payment, total, refunded } = order
  const about = `${orderNumber} (${payment})`
  expect(['paid', 'refunded', 'abandoned'].includes(payment), `${about} is not settled`)
  expect(order.holds === 0, `${about} still holds units`)
  if (payment === 'paid') {
    expect(
      paid?.status === 'succeeded' &&
        paid.received === total &&
        paid.refunded === refunded &&
        refunded <= total &&
        order.refundsDue === 0,
      `${about} was not paid with its ${total} øre less ${refunded}: ${JSON.stringify(paid)}`,
    )
    expect(
      order.receipts === total && order.creditNotes === refunded,
      `${about} has documents of ${order.receipts} øre less ${order.creditNotes}`,
    )
  }
  if (payment === 'refunded')
    expect(
      paid?.status === 'succeeded' && paid.refunded === paid.received,
      `${about} was not refunded: ${JSON.stringify(paid)}`,
    )
  if (payment === 'abandoned')
    expect(!paid || paid.status === 'canceled', `${about} can be paid: ${JSON.stringify(paid)}`)
}

/** Counts the mails about each order. */
function auditMails(
  { mailbox, shoppers, mayRepeatMail = false }: Run,
  orders: readonly queries.Booked[],
  expect: Expect,
): void {
  if (!mailbox) return
  const emails = new Map(shoppers.map(({ session, email }) => [session, email]))
  for (const { orderNumber, payment, session, refunds } of orders) {
    const about = `${orderNumber} (${payment})`
    const mails = [...(mailbox.mails.get(emails.get(session) ?? '') ?? [])].filter(([id]) =>
      id.includes(orderNumber),
    )
    expect(
      mayRepeatMail || mails.every(([, times]) => times === 1),
      `${about} had its mail sent more than once without a fault`,
    )
    const due = payment === 'abandoned' ? 0 : 1 + refunds
    expect(mails.length === due, `${about} has ${mails.length} mails of ${due}`)
  }
}

/** Units by product. */
function unitsOf(lines: readonly { productId: number; quantity: number }[]): Map<number, number> {
  const units = new Map<number, number>()
  for (const { productId, quantity } of lines)
    units.set(productId, (units.get(productId) ?? 0) + quantity)
  return units
}
