import { placeOrder } from '../../test/place-order.ts'
import { duration, type Load, loaded } from '../load.ts'
import type { Row } from '../processes/shop-process.ts'
import { median } from '../timings.ts'

/** Runs of each kind, in turn. */
const rounds = 3
/** Orders that are begun per second, and the number of patches that they are for. */
const pace = 11
const patches = 20

type Services = { shopUrl: string; providerUrl: string }

/** Speed of the kept front page, without orders and while they are placed. Medians. Throws when an order fails. */
export async function benchPageWhileSelling(services: Services, row: Row): Promise<void> {
  const url = `${services.shopUrl}/`
  const [without, during]: [Load[], Load[]] = [[], []]
  let orders = 0
  for (let round = 0; round < rounds; round++) {
    without.push(await loaded(url))
    const placed: Promise<string>[] = []
    const buyers = setInterval(() => {
      const order = placed.length + round * pace * duration
      placed.push(bought(services, order))
    }, 1000 / pace)
    during.push(await loaded(url).finally(() => clearInterval(buyers)))
    orders += (await Promise.all(placed)).length
  }
  for (const [name, loads] of Object.entries({ without, during })) {
    row(`/ ${name} orders: speed`, median(loads.map(({ speed }) => speed)), 'requests/s')
    row(`/ ${name} orders: p99`, median(loads.map(({ p99 }) => p99)), 'ms', 1)
  }
  row('/ during orders: orders', orders / (rounds * duration), 'orders/s', 1)
}

/** Places an order from a network address of its own; a failure waits until it is asked for. */
function bought({ shopUrl, providerUrl }: Services, order: number): Promise<string> {
  const address = `10.100.${order >> 8}.${order % 256}`
  const productId = 1 + (order % patches)
  const placing = placeOrder(shopUrl, { productId, quantity: 1, providerUrl, address })
  placing.catch(() => undefined)
  return placing
}
