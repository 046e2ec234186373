import { openDatabase } from '../../../api/database/database.ts'
import { queueLengths } from '../../../api/queue/queue-queries.ts'
import { benchDashboard } from '../dashboard.ts'
import { startSellingShop } from '../processes/selling-shop.ts'
import type { Row } from '../processes/shop-process.ts'
import { benchCart } from './cart.ts'
import { benchOrders } from './orders.ts'
import { benchPageWhileSelling } from './page-while-selling.ts'

/** Orders and the queues that they leave, the front page meanwhile, carts, and staff's dashboard over many orders. */
export async function benchSales(row: Row): Promise<void> {
  const shop = await startSellingShop()
  try {
    await benchOrders(shop, row)
    await printQueues(shop.databaseUrl, row)
    await benchPageWhileSelling(shop, row)
    await benchCart(shop, row)
    await benchDashboard(shop.shopUrl, shop.databaseUrl, row)
  } finally {
    await shop.stop()
  }
}

/** Length of each queue, and the wait of its oldest message. */
export async function printQueues(databaseUrl: string, row: Row): Promise<void> {
  const sql = openDatabase(databaseUrl, { max: 1 })
  const lengths = await queueLengths(sql)
  await sql.end({ timeout: 5 })
  const waiting = lengths.reduce((sum, one) => sum + one.waiting, 0)
  row('messages waiting after the orders', waiting, 'messages')
  for (const one of lengths) {
    row(`queue ${one.queue}`, one.waiting, 'messages')
    row(`queue ${one.queue}: age of the oldest`, one.oldest, 's', 1)
  }
}
