import { readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import pino from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listen } from '../../../api/edge/listening/http-server.ts'
import { filesFolder } from '../../../api/platform/files/open-files.ts'
import { noise } from '../../../api/testing/bad-pictures/drawn.ts'
import { pictureForm } from '../../../api/testing/test-pictures.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import type { CustomImage } from '../../shared/contract/api.d.ts'

const shop = await shopOfFile()
const server = await listen(shop, { port: 0, host: '127.0.0.1' }, pino({ level: 'silent' }))
afterAll(() => server.close())
const picture = Buffer.from(await noise().png().toBuffer())

beforeEach(async () => {
  await shop.sql`delete from artwork.pictures`
  await rm(filesFolder(shop.dataDir), { recursive: true, force: true })
})

const form = await pictureForm(picture)

async function sentBy(session: string): Promise<CustomImage> {
  const response = await fetch(`http://127.0.0.1:${server.port}/api/custom-images`, {
    method: 'POST',
    headers: { 'x-session-id': session },
    body: form,
  })
  expect(response.status).toBe(200)
  return (await response.json()) as CustomImage
}

/** An upload of which half of the body has been sent. */
async function halfSent() {
  const request = new Request('http://shop.test', { method: 'POST', body: form })
  const body = Buffer.from(await request.arrayBuffer())
  const socket = connect(server.port, '127.0.0.1')
  const head = [
    'POST /api/custom-images HTTP/1.1',
    'Host: shop.test',
    `X-Session-Id: ${shop.newSession()}`,
    `Content-Type: ${request.headers.get('content-type')}`,
    `Content-Length: ${body.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(body.subarray(0, body.length / 2))
  return { socket, rest: body.subarray(body.length / 2) }
}

const spooled = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`russpatcher-upload-${process.pid}-`))
const stored = async () => ({
  rows: (await shop.sql`select from artwork.pictures`).length,
  files: (await readdir(filesFolder(shop.dataDir)).catch(() => [])).length,
})

test('two uploads of the same picture at once, by one session: one picture', async () => {
  const session = shop.newSession()
  const [one, other] = await Promise.all([sentBy(session), sentBy(session)])
  expect(one).toEqual(other)
  expect(await stored()).toEqual({ rows: 1, files: 3 })
})

test('two uploads of the same picture at once, by two sessions: one picture for each', async () => {
  const [one, other] = await Promise.all([sentBy(shop.newSession()), sentBy(shop.newSession())])
  expect(one.id).not.toBe(other.id)
  expect(await stored()).toEqual({ rows: 2, files: 3 })
  expect(await spooled()).toEqual([])
})

test.each(['resets', 'ends'] as const)(
  'an upload whose connection %s half-way leaves nothing, and others are served',
  async (how) => {
    const { socket } = await halfSent()
    await expect.poll(spooled).toHaveLength(1)
    if (how === 'resets') socket.resetAndDestroy()
    else socket.end()
    await expect.poll(spooled).toEqual([])
    expect(await stored()).toEqual({ rows: 0, files: 0 })
    expect(await sentBy(shop.newSession())).toMatchObject({ width: 100, height: 100 })
  },
)

test('an upload that pauses half-way holds up nobody, and arrives', async () => {
  const { socket, rest } = await halfSent()
  await expect.poll(spooled).toHaveLength(1)
  await sentBy(shop.newSession())
  socket.end(rest)
  await expect.poll(stored).toMatchObject({ rows: 2 })
  await expect.poll(spooled).toEqual([])
})
