import pino from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedIfEmpty } from '../../../modules/catalogue/seed.ts'
import { databaseOfFile, stockedDatabase } from '../../../modules/shared/test-database.ts'
import { type S3Server, startS3Server } from '../../../scripts/test/s3-server.ts'
import { type Shop, startShop } from '../../start-shop.ts'
import { administrator } from '../../testing/administrator.ts'
import { testSite, webConfig } from '../../testing/test-config.ts'
import { pictureForm, plainPicture } from '../../testing/test-pictures.ts'

const session = `session_1763676000000_${crypto.randomUUID()}`
const database = await databaseOfFile(stockedDatabase)
let server: S3Server
const shops: Shop[] = []

beforeAll(async () => {
  await seedIfEmpty(database.sql)
  server = await startS3Server()
  // They share no folder: none is written.
  for (const folder of ['/nowhere/one', '/nowhere/two']) shops.push(await startIn(folder))
})
afterAll(async () => {
  for (const shop of shops) await shop.stop()
  await server?.stop()
})

const startIn = (folder: string): Promise<Shop> =>
  startShop(
    {
      ...webConfig(database.url, { DATA_DIR: folder, FILES_URL: server.filesUrl }),
      port: 0,
    },
    pino({ level: 'silent' }),
    {},
    Promise.resolve(testSite),
  )

const call = (process: number, path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${shops[process]?.port}${path}`, {
    headers: { 'x-session-id': session },
    ...init,
  })

const upload = async (process: number, colour: string) =>
  call(process, '/api/custom-images', {
    method: 'POST',
    body: await pictureForm(plainPicture(colour)),
  })

test('a customer’s picture that one process took is served by another', async () => {
  const sent = await upload(0, 'red')
  expect(sent.status).toBe(200)
  const { id } = (await sent.json()) as { id: string }
  const shown = await call(1, `/api/custom-images/${id}`)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const { width, height } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
  expect([width, height]).toEqual([30, 20])
  const login = await call(1, '/api/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  })
  const { token } = (await login.json()) as { token: string }
  const printed = await call(1, `/api/admin/custom-images/${id}?size=production`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect([printed.status, printed.headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('while the store is away, pictures are answered 503, and the rest of the shop works', async () => {
  const { id } = (await (await upload(0, 'blue')).json()) as { id: string }
  await server.stop()
  for (const answer of [await upload(0, 'green'), await call(1, `/api/custom-images/${id}`)])
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  const rows = await database.sql`select from artwork.pictures`
  expect(rows).toHaveLength(2)
  const added = await call(0, '/api/cart', {
    method: 'POST',
    headers: { 'x-session-id': session, 'content-type': 'application/json' },
    body: JSON.stringify({ productId: 1, quantity: 1 }),
  })
  expect(added.status).toBe(200)
  expect((await call(0, '/readyz')).status).toBe(200)
})
