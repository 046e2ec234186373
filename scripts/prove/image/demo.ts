import { freePort } from '../../../api/embedded/free-port.ts'
import { until } from '../../bench/processes/shop-process.ts'
import { placeOrder } from '../../test/place-order.ts'
import { startShop } from '../started-shop.ts'
import { type Image, placeOf } from './follow.ts'
import { stopped } from './serving.ts'

/** Timeout in ms for a mail. */
const patience = 60_000

/** Runs the demo's image without settings, and buys a patch. Throws what went wrong. */
export async function checkDemo(image: Image): Promise<void> {
  const port = String(await freePort())
  const shop = await startShop(image.command, placeOf(image, { PORT: port, LOG_LEVEL: 'error' }))
  const orderNumber = await placeOrder(shop.url, { productId: 1, quantity: 1 })
  await until(patience, async () => {
    const inbox = await fetch(`${shop.url}/innboks`)
    return (await inbox.text()).includes(orderNumber)
  })
  await stopped(shop)
}
