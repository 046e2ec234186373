import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { vi } from 'vitest'
import type { ListLane } from '../../modules/catalogue/index.ts'
import { Problem } from '../../modules/shared/problem.ts'
import type { LimitKind } from '../edge/limits.ts'
import { createAddressOf } from '../edge/visitor/client-address.ts'
import { createKeptLists } from './kept-lists.ts'

/** Kept lists of a catalogue in a changeable state, behind a call; `text` is the body of an answer. */
export function callOnLists() {
  vi.useFakeTimers({ toFake: ['performance'], now: 1000 })
  const state = { version: 0, ownChangeAt: 0, isStockUnchanged: true, makings: 0 }
  const failing = { with: undefined as Problem | undefined }
  const limit = vi.fn(async (_kind: LimitKind) => undefined)
  const lists = createKeptLists(
    { catalogueVersion: () => state.version, ownChangeAt: () => state.ownChangeAt },
    limit,
    createAddressOf(0, { warn: () => undefined }),
  )
  const part = {
    isPastEnd: false,
    hasUnknown: false,
    bytes: 0,
    pause: undefined as Promise<void> | undefined,
    paused: 0,
  }
  async function make() {
    if (part.pause) part.paused += 1
    await part.pause
    const text = `["made ${++state.makings}"${randomBytes(part.bytes).toString('latin1')}]`
    async function* json() {
      yield Buffer.from(text)
      if (failing.with) throw failing.with
    }
    const isStockUnchanged = () => state.isStockUnchanged
    return {
      json: json(),
      headers: { 'x-matching': '7' },
      isPastEnd: part.isPastEnd,
      isStockUnchanged,
    }
  }
  const app = new Hono()
  app.get('/api/:lane', (c) => {
    const lane = c.req.param('lane') as ListLane
    const search = (c.req.query('search') ?? '').trim().toLowerCase()
    return lists.share(c, { key: `${lane} ${search}`, lane, hasUnknown: part.hasUnknown, make })
  })
  app.onError((error, c) => c.json({ code: error instanceof Problem ? error.code : 'other' }, 503))
  const ask = (search = 'bil', method = 'GET', headers = {}) =>
    app.request(`/api/suggestions?search=${search}`, { method, headers })
  const text = async (search?: string, method?: string) => (await ask(search, method)).text()
  const askIn = (lane: ListLane, search: string, visitor = '198.51.100.7') =>
    app.request(
      `/api/${lane}?search=${search}`,
      {},
      { incoming: { socket: { remoteAddress: visitor } } },
    )
  return { state, failing, part, limit, lists, ask, askIn, text }
}
