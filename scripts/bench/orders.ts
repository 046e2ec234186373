import { openDatabase } from '../../api/database/database.ts'
import { placeOrder, type Step } from '../test/place-order.ts'
import { books, fillStock } from './queries.ts'
import type { Row } from './shop-process.ts'

const buyers = 8
/** Ms of buying, and units of each patch at its start. */
const duration = 10_000
const stock = 100_000
/** Number of patches to buy: few, so that buyers compete for them. */
const patches = 20

type Services = { shopUrl: string; providerUrl: string; databaseUrl: string }

/**
 * Orders per second from cart to settlement with eight concurrent buyers. Throws unless the books balance afterwards.
 */
export async function benchOrders(
  { shopUrl, providerUrl, databaseUrl }: Services,
  row: Row,
): Promise<void> {
  const sql = openDatabase(databaseUrl, { max: 1 })
  await fillStock(sql, stock)
  const before = await books(sql)
  const times: Record<Step, number[]> = {
    'add to cart': [],
    'create payment intent': [],
    pay: [],
    confirm: [],
  }
  const timed = async <Answer>(step: Step, call: () => Promise<Answer>): Promise<Answer> => {
    const began = performance.now()
    const answer = await call()
    times[step].push(performance.now() - began)
    return answer
  }

  const end = performance.now() + duration
  let orders = 0
  await Promise.all(
    Array.from({ length: buyers }, async (_none, buyer) => {
      for (let turn = 0; performance.now() < end; turn++) {
        const productId = 1 + ((buyer + turn) % patches)
        await placeOrder(shopUrl, { productId, quantity: 1, timed, providerUrl })
        orders += 1
      }
    }),
  )
  row(`orders, ${buyers} buyers`, orders / (duration / 1000), 'orders/s', 1)
  for (const step of ['add to cart', 'create payment intent', 'confirm'] as const) {
    const sorted = times[step].sort((a, b) => a - b)
    for (const part of [0.5, 0.99])
      row(`${step} p${part * 100}`, sorted[Math.floor(part * (sorted.length - 1))] ?? 0, 'ms')
  }

  const after = await books(sql)
  await sql.end({ timeout: 5 })
  const sold = after.unitsSold - before.unitsSold
  if (sold !== orders || sold + after.unitsLeft !== before.unitsLeft)
    throw new Error(
      `Of ${before.unitsLeft} units ${sold} were sold, and ${after.unitsLeft} are left`,
    )
  if (after.orders !== after.charges)
    throw new Error(`Orders of ${after.orders} øre, charges of ${after.charges} øre`)
  row('books: stock sold + left - start', sold + after.unitsLeft - before.unitsLeft, 'units')
  row('books: orders - charges', after.orders - after.charges, 'øre')
}
