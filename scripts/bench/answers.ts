import { type Load, loaded } from './load.ts'
import { bareHandler, type Limit, nginx, sampleOf } from './processes/limits.ts'
import type { Row } from './processes/shop-process.ts'
import { median } from './timings.ts'

/** Runs per server, in turn, so that a busy minute hits all of them. */
const rounds = 3

/** Addresses of the measured answers. */
export const answers = [
  '/',
  '/products',
  '/om-oss',
  '/favicon.svg',
  '/healthz',
  '/api/categories',
  '/api/products',
  '/api/products?search=flagg',
  '/api/suggestions?search=flagg',
]

/**
 * Speed of kept answers and of the probe `/healthz`, beside a bare handler and, where it is installed, nginx, which
 * send the same bytes in the same minute. Medians.
 */
export async function benchAnswers(shopUrl: string, row: Row): Promise<void> {
  for (const path of answers) {
    const url = shopUrl + path
    const sample = await sampleOf(url)
    const limits = { 'bare handler': await bareHandler(sample), nginx: await nginx(sample) }
    const shop: Load[] = []
    const others: Record<string, number[]> = {}
    for (let round = 0; round < rounds; round++) {
      shop.push(await loaded(url))
      for (const [name, limit] of Object.entries(limits))
        if (limit) others[name] = [...(others[name] ?? []), (await loaded(limit.url)).speed]
    }
    const speed = median(shop.map((one) => one.speed))
    row(`${path}: size`, sample.body.byteLength / 1000, 'kB', 1)
    row(`${path}: speed`, speed, 'requests/s')
    row(`${path}: p99`, median(shop.map(({ p99 }) => p99)), 'ms', 1)
    for (const [name, speeds] of Object.entries(others)) {
      row(`${path}: ${name}`, median(speeds), 'requests/s')
      row(`${path}: of ${name}`, speed / median(speeds), 'ratio', 2)
    }
    await Promise.all(Object.values(limits).map((limit: Limit | undefined) => limit?.stop()))
  }
}
