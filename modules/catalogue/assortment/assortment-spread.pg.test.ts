import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { type OpenShop, openShop } from '../../../api/start-shop.ts'
import { administrator } from '../../../api/testing/administrator.ts'
import { testSite, webConfig } from '../../../api/testing/test-config.ts'
import { databaseOfFile, stockedDatabase } from '../../shared/test-database.ts'

/** One of several web processes, with a page that shows the first patch's price. */
const webProcess = (databaseUrl: string) =>
  openShop(webConfig(databaseUrl), pino({ level: 'silent' }), {
    ...testSite,
    async render(_request, { catalogue }) {
      const { articles } = catalogue.snapshot
      return new Response(articles.map(({ id, price }) => `${id}: ${price} kr`).join('\n'))
    },
  })

const database = await databaseOfFile(stockedDatabase)
const shops = [await webProcess(database.url), await webProcess(database.url)]
afterAll(async () => {
  for (const shop of shops) await shop.stop()
})

const call = async (shop: OpenShop | undefined, path: string, init?: RequestInit) => {
  if (!shop) throw new Error('No shop')
  return shop.app.fetch(new Request(`http://shop.test${path}`, init), {
    incoming: { socket: { remoteAddress: '127.0.0.1' } },
  } as never)
}

test('a change in one process soon reaches the pages of every process', async () => {
  const [here, there] = shops
  for (const shop of shops)
    await expect.poll(async () => (await call(shop, '/api/categories')).status).toBe(200)
  const json = { 'content-type': 'application/json' }
  const login = await call(here, '/api/admin/login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify(administrator),
  })
  const { token } = (await login.json()) as { token: string }
  const set = (change: object) =>
    call(here, '/api/admin/products/1', {
      method: 'PATCH',
      headers: { ...json, authorization: `Bearer ${token}` },
      body: JSON.stringify(change),
    })
  const page = async (headers: Record<string, string> = {}) => {
    const answer = await call(there, '/products', { headers })
    return { text: await answer.text(), etag: answer.headers.get('etag') ?? '', answer }
  }
  const lineOf = async () => /^1: .*$/m.exec((await page()).text)?.[0]

  const before = await page()
  expect(before.text).not.toMatch(/^1: 1234 kr$/m)
  expect(before.answer.headers.get('cache-control')).toBe('no-cache')
  expect((await page({ 'if-none-match': before.etag })).answer.status).toBe(304)

  expect((await set({ price: 1234 })).status).toBe(200)
  await expect.poll(lineOf).toBe('1: 1234 kr')
  // A browser with the old page revalidates it and gets the new one.
  expect((await page({ 'if-none-match': before.etag })).answer.status).toBe(200)
  const list = await call(there, '/api/products')
  expect(list.headers.get('cache-control') ?? '').not.toContain('max-age')
  expect(await list.text()).toContain('"price":1234,')

  await set({ isHidden: true })
  await expect.poll(lineOf).toBeUndefined()
})
