import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cluster, startCluster } from '../../../../scripts/test/postgres/cluster.ts'
import { embeddedBinaries } from '../../../stand-ins/database/postgres.ts'
import type { OpenShop } from '../../../start-shop.ts'
import { openWebShop } from '../../../testing/test-config.ts'

let folder: string
let cluster: Cluster
let shop: OpenShop

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'russpatcher-failover-'))
  cluster = await startCluster(folder, await embeddedBinaries())
  shop = await openWebShop(cluster.url)
}, 60_000)
afterAll(async () => {
  await shop?.stop()
  await cluster?.stop()
  await rm(folder, { recursive: true, force: true })
})

const session = `session_1763676000000_${crypto.randomUUID()}`

const ask = (path: string, body?: object) =>
  shop.app.fetch(
    new Request(`http://shop.test${path}`, {
      headers: { 'x-session-id': session, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    }),
  )
const add = (productId: number) => ask('/api/cart', { productId, quantity: 1 })
const productsInCart = async (): Promise<number[]> => {
  const items: { product: { id: number } }[] = await (await ask('/api/cart')).json()
  return items.map(({ product }) => product.id)
}

test('while the standby takes over, calls answer 503, and afterwards the shop sells by itself', {
  timeout: 60_000,
}, async () => {
  await expect.poll(async () => (await ask('/readyz')).status).toBe(200)
  expect((await add(1)).status).toBe(200)
  await cluster.caughtUp()

  await cluster.killPrimary()
  const refused = await add(2)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  await expect.poll(async () => (await ask('/readyz')).status, { timeout: 10_000 }).toBe(503)

  await cluster.promote()
  await expect.poll(async () => (await ask('/readyz')).status, { timeout: 10_000 }).toBe(200)
  expect((await add(3)).status).toBe(200)
  expect(await productsInCart()).toEqual([1, 3])
})
