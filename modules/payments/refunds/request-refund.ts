import { type Catalogue, unitsOf } from '../../catalogue/index.ts'
import { recordEvents } from '../../events/index.ts'
import type { Clock } from '../../shared/clock.ts'
import type { PaymentOfOrder, Refund } from '../../shared/contract/api.d.ts'
import { once } from '../../shared/idempotency/once.ts'
import type { Enqueue } from '../../shared/jobs.ts'
import { Problem } from '../../shared/problem.ts'
import { inTransaction, type Pool, type Transaction } from '../../shared/transaction.ts'
import { queues } from '../queues.ts'
import { logRefund } from './log-refund.ts'
import { paymentOfOrder } from './payment-of-order.ts'
import * as queries from './refund-queries.ts'
import { sumUp } from './refund-state-queries.ts'

export type Requesting = { sql: Pool; catalogue: Catalogue; enqueue: Enqueue; clock: Clock }

/** The refund that staff ask for; the amount in øre. */
export type WantedRefund = {
  amount: number
  reason: string
  units?: Refund['units'] | undefined
  restock?: boolean | undefined
}

/**
 * Stores a refund of a paid order, puts its units into stock if wanted and a failed refund has not done so, logs it and
 * queues the call to the provider, in one transaction. A repeated `key` changes nothing. Problems: order_not_found,
 * refund_too_large, units_refunded, idempotency_key_reused.
 */
export async function requestRefund(
  dependencies: Requesting,
  orderId: number,
  { amount, restock = false, ...wanted }: WantedRefund,
  { administrator, key }: { administrator: string; key: string },
): Promise<PaymentOfOrder> {
  const { sql, clock } = dependencies
  const units = mergedUnits(wanted.units ?? [])
  const isRestocked = restock && units.length > 0
  const refund = { orderId, amount, reason: wanted.reason.trim(), units, isRestocked }
  await inTransaction(sql, async (tx) => {
    const order = await queries.lockedSettledOrder(tx, { id: orderId })
    if (order?.payment !== 'paid') throw new Problem('order_not_found', { field: 'id' })
    await once(tx, 'refundOrder', { key, request: refund }, () =>
      addRefund(tx, dependencies, order, { ...refund, administrator, at: clock() }),
    )
  })
  return paymentOfOrder(sql, orderId)
}

type Wanted = Pick<WantedRefund, 'amount' | 'reason'> & {
  units: Refund['units']
  isRestocked: boolean
  administrator: string
  at: Date
}

async function addRefund(
  tx: Transaction,
  { catalogue, enqueue }: Requesting,
  order: queries.RefundableOrder,
  { units, ...wanted }: Wanted,
): Promise<number> {
  const { amount, isRestocked, administrator, at } = wanted
  if (amount > order.total - order.refunded - order.disputed)
    throw new Problem('refund_too_large', { field: 'amount' })
  const lines = await queries.linesLeft(tx, order)
  if (!units.every((unit) => areLeft(lines, unit)))
    throw new Problem('units_refunded', { field: 'units' })
  const restocked = units.map((unit) => ({
    ...unit,
    restocked: isRestocked ? missingInStock(lines, unit) : 0,
  }))
  const row = { ...wanted, orderId: order.id, providerId: null, state: 'due' } as const
  const { id: refundId } = await queries.addRefund(tx, row, restocked)
  await sumUp(tx, order.id)
  if (isRestocked) {
    const returned = unitsOf(productsOf(lines, restocked))
    await catalogue.returnStock(tx, returned)
    const kind = 'stock_returned'
    const orderId = order.id
    const events = [...returned].map(
      ([productId, units]) => ({ kind, orderId, productId, units }) as const,
    )
    await recordEvents(tx, at, events)
  }
  const named = units.map(({ itemId, quantity }) => ({
    name: lines.find((line) => line.itemId === itemId)?.name ?? '',
    quantity,
  }))
  await logRefund(tx, order, { ...wanted, units: named }, { administrator, at })
  await enqueue(tx, queues.payRefund, { refundId })
  return refundId
}

/** The units with each line once, sorted by line. */
function mergedUnits(units: Refund['units']): Refund['units'] {
  const merged = new Map<number, number>()
  for (const { itemId, quantity } of units) merged.set(itemId, (merged.get(itemId) ?? 0) + quantity)
  return [...merged]
    .map(([itemId, quantity]) => ({ itemId, quantity }))
    .sort((a, b) => a.itemId - b.itemId)
}

/** Whether so many units of the line can still come back. */
export const areLeft = (
  lines: readonly queries.LineLeft[],
  { itemId, quantity }: Refund['units'][number],
): boolean => quantity <= (lines.find((line) => line.itemId === itemId)?.left ?? 0)

/** The units that a failed refund has not put into stock before. */
const missingInStock = (
  lines: readonly queries.LineLeft[],
  { itemId, quantity }: Refund['units'][number],
): number => Math.max(0, quantity - (lines.find((line) => line.itemId === itemId)?.inStock ?? 0))

const productsOf = (lines: readonly queries.LineLeft[], units: readonly queries.NewUnits[]) =>
  units.map(({ itemId, restocked }) => ({
    productId: lines.find((line) => line.itemId === itemId)?.productId ?? 0,
    quantity: restocked,
  }))
