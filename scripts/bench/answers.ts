import { sampleOf, startBareHandler } from './bare-handler.ts'
import { loaded } from './load.ts'
import type { Row } from './row.ts'
import { median } from './timings.ts'

/** Runs per server, in turn, so that a busy minute hits all of them. */
const rounds = 3

/** Addresses of the measured answers: pages and public lists. */
export const answers = [
  '/',
  '/products',
  '/om-oss',
  '/api/categories',
  '/api/products',
  '/api/products?search=flagg',
  '/api/suggestions?search=flagg',
]

/** Speed of cached answers, beside a bare handler that sends the same bytes in the same minute. Medians. */
export async function benchAnswers(shopUrl: string, row: Row): Promise<void> {
  for (const path of answers) {
    const url = shopUrl + path
    const handler = await startBareHandler(await sampleOf(url))
    const shop: number[] = []
    const bare: number[] = []
    for (let round = 0; round < rounds; round++) {
      shop.push(await loaded(url))
      bare.push(await loaded(handler.url))
    }
    const speed = median(shop)
    row(`${path}: speed`, speed, 'requests/s')
    row(`${path}: of bare handler`, speed / median(bare), 'ratio', 2)
    await handler.stop()
  }
}
