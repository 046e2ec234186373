import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ListKind } from '../../../modules/catalogue/index.ts'
import { Problem } from '../../../modules/shared/problem.ts'
import type { Limit } from '../limits/limits.ts'
import { createAddressOf } from '../visitor/client-address.ts'
import { createAnswerCaches } from './answer-caches.ts'
import { createDirectListener } from './answer-directly.ts'
import { createLists } from './lists.ts'

/** Lists behind calls: the path is the kind of the list, whose body tells how many were made. */
function lists() {
  let [made, version] = [0, 0]
  const limit = vi.fn<Limit>(async () => undefined)
  const failing: { with?: Problem } = {}
  const caches = createAnswerCaches({ invalidatedBy: () => version })
  const answer = createLists(caches, limit, createAddressOf(0, { warn: () => undefined }))
  async function* json() {
    yield Buffer.from(`["made ${++made}"]`)
    if (failing.with) throw failing.with
  }
  const app = new Hono()
  app.get('/api/:kind', (c) =>
    answer(c, {
      kind: c.req.param('kind') as ListKind,
      make: async () => ({ json: json(), headers: { 'x-matching': '7' } }),
    }),
  )
  app.onError((error, c) => c.json({ code: error instanceof Problem ? error.code : 'other' }, 503))
  const incoming = { socket: { remoteAddress: '198.51.100.7' } }
  const ask = (target: string, init: RequestInit = {}) => app.request(target, init, { incoming })
  const text = async (target: string, method = 'GET') => (await ask(target, { method })).text()
  return { ask, text, limit, failing, find: caches.find, change: () => void version++ }
}

test('a HEAD request stores the list for later GET requests', async () => {
  const { text } = lists()
  expect([await text('/api/whole', 'HEAD'), await text('/api/whole')]).toEqual(['', '["made 1"]'])
})

test('an unchanged list still says how many items match', async () => {
  const { ask, find } = lists()
  const etag = (await ask('/api/part?search=bil')).headers.get('etag') ?? ''
  const headers = { 'if-none-match': etag }
  const again = await ask('/api/part?search=bil', { headers })
  expect([again.status, again.headers.get('x-matching')]).toEqual([304, '7'])

  const answer = createDirectListener(
    find,
    (secured) => secured,
    () => 'request-1',
  )
  const server = createServer((request, response) => void answer(request, response)).listen(0)
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const direct = await fetch(`http://localhost:${port}/api/part?search=bil`, { headers })
  expect([direct.status, direct.headers.get('x-matching')]).toEqual([304, '7'])
})

test('lists that are made for invented targets count for their visitor, others do not', async () => {
  const { ask, text, limit, change } = lists()
  for (const kind of ['suggestions', 'own', 'part', 'similar', 'whole'])
    for (const search of ['', '?search=bil', '?search=bil', '?search=fly'])
      await ask(`/api/${kind}${search}`)
  const counted = limit.mock.calls.map(([kind, _visitor, points]) => [kind, points])
  expect(counted).toEqual(
    [
      ['suggestions', 1],
      ['offers', 1],
      ['render', 1],
      ['similar', 1],
      ['render', 10],
    ].flatMap((cost) => [cost, cost]),
  )
  limit.mockRejectedValue(new Problem('too_many_requests'))
  expect(JSON.parse(await text('/api/part?search=tog'))).toEqual({ code: 'too_many_requests' })
  expect((await ask('/api/part?search=bil')).status).toBe(200)
  change()
  expect((await ask('/api/part?search=bil')).status).toBe(200)
})

test('a list that breaks off is not stored', async () => {
  const { failing, text } = lists()
  failing.with = new Problem('unavailable')
  expect(JSON.parse(await text('/api/whole'))).toEqual({ code: 'unavailable' })
  delete failing.with
  expect(await text('/api/whole')).toBe('["made 2"]')
})
