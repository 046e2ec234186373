import { startSellingShop } from '../../rehearsal/selling-shop.ts'
import type { Row } from '../row.ts'
import { benchCart } from './cart.ts'
import { benchOrders } from './orders.ts'

/** Orders, and carts beside PostgreSQL. */
export async function benchSales(row: Row): Promise<void> {
  const shop = await startSellingShop()
  await benchOrders(shop, row)
  await benchCart(shop, row)
}
