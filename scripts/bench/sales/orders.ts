import { openDatabase } from '../../../api/database/database.ts'
import { placeOrder, type Step } from '../../test/place-order.ts'
import { balanced } from '../balanced.ts'
import type { Row } from '../processes/shop-process.ts'
import { books, fillStock } from '../queries.ts'
import { createTimings } from '../timings.ts'
import { bareUpserts } from './bare-upserts.ts'

const buyers = 8
/** Ms of buying, and units of each patch at its start. */
const duration = 10_000
const stock = 100_000
/** Number of patches to buy: few, so that buyers compete for them. */
const patches = 20

/** The measured steps of an order. */
export const orderSteps: readonly Step[] = ['add to cart', 'create payment intent', 'confirm']

/** A network address of its own for each order, since the shop limits the orders from one. */
const addressOf = (buyer: number, turn: number) => `10.${buyer}.${turn >> 8}.${turn % 256}`

type Services = { shopUrl: string; providerUrl: string; databaseUrl: string }

/**
 * Orders per second from cart to settlement with eight concurrent buyers, beside the upserts per second of PostgreSQL
 * alone for as many callers. Throws unless the books balance afterwards.
 */
export async function benchOrders(
  { shopUrl, providerUrl, databaseUrl }: Services,
  row: Row,
): Promise<void> {
  const sql = openDatabase(databaseUrl, { max: 1 })
  await fillStock(sql, stock)
  const before = await books(sql)
  const { timed, print } = createTimings()
  const end = performance.now() + duration
  let orders = 0
  await Promise.all(
    Array.from({ length: buyers }, async (_none, buyer) => {
      for (let turn = 0; performance.now() < end; turn++) {
        const productId = 1 + ((buyer + turn) % patches)
        const address = addressOf(buyer, turn)
        await placeOrder(shopUrl, { productId, quantity: 1, timed, providerUrl, address })
        orders += 1
      }
    }),
  )
  row(`orders, ${buyers} buyers`, orders / (duration / 1000), 'orders/s', 1)
  row('orders: upserts of PostgreSQL alone', await bareUpserts(databaseUrl, buyers), 'upserts/s')
  print(row, orderSteps)

  await balanced(sql, row, { before, orders })
  await sql.end({ timeout: 5 })
}
