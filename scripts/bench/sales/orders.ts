import { balanced } from '../../rehearsal/books.ts'
import { stockOf } from '../../rehearsal/books-queries.ts'
import { newSession, placeOrder } from '../../rehearsal/buyer.ts'
import { connected } from '../../rehearsal/database.ts'
import { fillStock } from '../../rehearsal/fill-queries.ts'
import type { Row } from '../row.ts'

const buyers = 8
/** Ms of buying, and units of each patch at its start. */
const duration = 10_000
const stock = 100_000
/** Number of patches to buy: few, so that buyers compete for them. */
const patches = 20
/** Timeout in ms for the books to balance. */
const settling = 60_000

/** A network address of its own for each order, since the shop limits the orders from one. */
const addressOf = (buyer: number, turn: number) => `10.${buyer}.${turn >> 8}.${turn % 256}`

type Services = { url: string; providerUrl: string; databaseUrl: string }

/** Orders per second from cart to settlement, with eight concurrent buyers. Throws unless the books balance. */
export async function benchOrders(
  { url, providerUrl, databaseUrl }: Services,
  row: Row,
): Promise<void> {
  const sql = connected(databaseUrl)
  await fillStock(sql, stock)
  const before = await stockOf(sql)
  const shoppers: { session: string; email: string }[] = []
  const orders: string[] = []
  const end = performance.now() + duration
  await Promise.all(
    Array.from({ length: buyers }, async (_none, buyer) => {
      for (let turn = 0; performance.now() < end; turn++) {
        const session = newSession()
        const customerEmail = `${buyer}.${turn}@example.com`
        shoppers.push({ session, email: customerEmail })
        const productId = 1 + ((buyer + turn) % patches)
        const address = addressOf(buyer, turn)
        const line = { productId, quantity: 1 }
        orders.push(
          await placeOrder(url, { ...line, session, customerEmail, providerUrl, address }),
        )
      }
    }),
  )
  row(`orders, ${buyers} buyers`, orders.length / (duration / 1000), 'orders/s', 1)
  const run = { sql: { shop: sql, provider: sql }, shoppers, orders, stock: before }
  await balanced(run, settling)
}
