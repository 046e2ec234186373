import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { ListLane } from '../../modules/catalogue/index.ts'
import { Problem } from '../../modules/shared/problem.ts'
import { createKeptListener } from './answer-kept.ts'
import { callOnLists } from './test-lists.ts'

afterEach(() => vi.useRealTimers())

test('a HEAD request keeps the list for later GET requests', async () => {
  const { state, text } = callOnLists()
  expect(await text('bil', 'HEAD')).toBe('')
  expect(await text()).toBe('["made 1"]')
  state.version += 1
  vi.advanceTimersByTime(1500)
  expect(await text('bil', 'HEAD')).toBe('')
  expect(await text()).toBe('["made 2"]')
})

test('an unchanged list still says how many items match', async () => {
  const { lists, ask } = callOnLists()
  const headers = { 'if-none-match': (await ask()).headers.get('etag') ?? '' }
  const again = await ask('bil', 'GET', headers)
  expect([again.status, again.headers.get('x-matching')]).toEqual([304, '7'])

  const answer = createKeptListener(
    lists.find,
    (secured) => secured,
    () => 'request-1',
  )
  const server = createServer((request, response) => void answer(request, response)).listen(0)
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const direct = await fetch(`http://localhost:${port}/api/suggestions?search=bil`, { headers })
  expect([direct.status, direct.headers.get('x-matching')]).toEqual([304, '7'])
})

test('all spellings of a call share one list', async () => {
  const { state, lists, text } = callOnLists()
  const spellings = ['bil', 'BIL', '%20bil', 'b%69l', 'bil&x=1']
  const texts = await Promise.all(spellings.map((spelling) => text(spelling)))
  expect(new Set(texts)).toEqual(new Set(['["made 1"]']))
  expect(state.makings).toBe(1)
  for (const spelling of spellings)
    expect(lists.find(`/api/suggestions?search=${spelling}`), spelling).toBeDefined()
})

test('lists that are made count for their visitor by their lane, those of a few or that are kept do not', async () => {
  const { limit, askIn } = callOnLists()
  const lanes = ['fixed', 'suggestions', 'own', 'filtered', 'searches', 'whole'] as const
  for (const lane of lanes) for (const search of ['bil', 'bil', 'fly']) await askIn(lane, search)
  expect(limit.mock.calls.map(([kind]) => kind)).toEqual(
    ['offers', 'render', 'similar', 'render'].flatMap((kind) => [kind, kind]),
  )
  limit.mockRejectedValue(new Problem('too_many_requests'))
  expect(await (await askIn('filtered', 'tog')).json()).toEqual({ code: 'too_many_requests' })
  expect((await askIn('filtered', 'bil')).status).toBe(200)
})

test('kept lists that are made again after changes do not count for the visitor', async () => {
  const { state, limit, askIn } = callOnLists()
  for (const _round of [1, 2, 3]) {
    for (const search of ['bil', 'fly', 'tog'])
      expect((await askIn('filtered', search)).status).toBe(200)
    state.version += 1
    state.ownChangeAt = performance.now()
    vi.advanceTimersByTime(1500)
  }
  expect(state.makings).toBe(9)
  expect(limit).toHaveBeenCalledTimes(3)
})

test.each([
  ['searches', 20],
  ['filtered', 20],
  ['own', 20],
  ['whole', 2],
] as const)(
  'a visitor with many lists of the lane %s under way is refused more than %d, and others are answered',
  async (slow, share) => {
    const { part, askIn } = callOnLists()
    const pause = Promise.withResolvers<void>()
    part.pause = pause.promise
    const many = Array.from({ length: 40 }, (_, index) => askIn(slow, `x${index}`, '203.0.113.9'))
    const other = askIn(slow, 'bil')
    await vi.waitFor(() => expect(part.paused).toBeGreaterThan(0))
    part.pause = undefined
    for (const lane of ['own', 'filtered', 'searches', 'suggestions', 'fixed'] as const)
      if (lane !== slow) expect((await askIn(lane, 'bil')).status, lane).toBe(200)
    pause.resolve()
    expect((await other).status).toBe(200)
    const codes = await Promise.all(many.map(async (one) => (await (await one).json()).code))
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(40 - share)
  },
)

test('a visitor who asks for many lists delays no other one, nor the successors of lists made before', async () => {
  const { state, part, askIn } = callOnLists()
  await askIn('searches', 'bil', '203.0.113.9')
  state.version += 1
  const pause = Promise.withResolvers<void>()
  part.pause = pause.promise
  const many = Array.from({ length: 20 }, (_, index) =>
    askIn('searches', `x${index}`, '203.0.113.9'),
  )
  await vi.waitFor(() => expect(part.paused).toBe(1))
  expect(await (await askIn('searches', 'bil')).text()).toBe('["made 1"]')
  const other = askIn('searches', 'fly')
  part.pause = undefined
  pause.resolve()
  // After the one under way, the successor, and one more of the visitor's.
  expect(await (await other).text()).toBe('["made 5"]')
  expect(await (await askIn('searches', 'bil')).text()).toBe('["made 3"]')
  await Promise.all(many)
})

test('a list that waits behind others of its visitor is made in the turn of another one who asks for it', async () => {
  const { part, limit, askIn } = callOnLists()
  const pause = Promise.withResolvers<void>()
  part.pause = pause.promise
  const many = Array.from({ length: 20 }, (_, index) =>
    askIn('searches', `x${index}`, '203.0.113.9'),
  )
  const other = askIn('searches', 'x19')
  await vi.waitFor(() => expect(limit).toHaveBeenCalledTimes(21))
  await vi.waitFor(() => expect(part.paused).toBe(1))
  part.pause = undefined
  pause.resolve()
  // After the one under way.
  expect(await (await other).text()).toBe('["made 2"]')
  await Promise.all(many)
})

test('a call that may ask for another list later is not remembered', async () => {
  const { lists, part, ask } = callOnLists()
  part.hasUnknown = true
  expect((await ask()).status).toBe(200)
  expect(lists.find('/api/suggestions?search=bil')).toBeUndefined()
})

test('any number of filtered lists leave the others kept', async () => {
  const { lists, part, askIn } = callOnLists()
  await askIn('fixed', 'bil')
  await askIn('suggestions', 'bil')
  part.bytes = 1_000_000
  for (const search of ['a', 'b', 'c', 'd', 'e', 'f']) await askIn('filtered', search)
  const isKept = (lane: ListLane, search: string) =>
    lists.find(`/api/${lane}?search=${search}`) !== undefined
  expect(isKept('filtered', 'a')).toBe(false)
  expect(isKept('filtered', 'f')).toBe(true)
  expect(isKept('fixed', 'bil')).toBe(true)
  expect(isKept('suggestions', 'bil')).toBe(true)
})

test('a part past the end is answered, but not kept', async () => {
  const { lists, part, askIn } = callOnLists()
  part.isPastEnd = true
  const answer = await askIn('filtered', 'bil')
  expect([answer.headers.get('x-matching'), await answer.text()]).toEqual(['7', '["made 1"]'])
  expect(lists.find('/api/filtered?search=bil')).toBeUndefined()
})

test('a target of more than 300 characters is answered, but not remembered', async () => {
  const { lists, text } = callOnLists()
  const search = `bil&x=${'y'.repeat(300)}`
  expect(await text(search)).toBe('["made 1"]')
  expect(lists.find(`/api/suggestions?search=${search}`)).toBeUndefined()
})

test('a failure is told to each of the concurrent callers, and the next call makes the list again', async () => {
  const { state, failing, ask, text } = callOnLists()
  failing.with = new Problem('unavailable')
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask()))
  for (const answer of answers) expect(await answer.json()).toEqual({ code: 'unavailable' })
  expect(state.makings).toBe(1)
  failing.with = undefined
  expect(await text()).toBe('["made 2"]')
})

test('a list shows a sale of its patches half a second later, and ignores other sales', async () => {
  const { state, text } = callOnLists()
  await text()
  vi.advanceTimersByTime(60_000)
  expect(await text()).toBe('["made 1"]')
  state.isStockUnchanged = false
  expect(await text()).toBe('["made 1"]')
  await vi.waitUntil(() => state.makings === 2)
  state.isStockUnchanged = true
  await vi.waitUntil(async () => (await text()) === '["made 2"]')
  state.isStockUnchanged = false
  vi.advanceTimersByTime(400)
  expect(await text()).toBe('["made 2"]')
  expect(state.makings).toBe(2)
})

test('staff see their own change in the next answer, except of the stock', async () => {
  const { state, text } = callOnLists()
  await text()
  vi.advanceTimersByTime(600)
  state.isStockUnchanged = false
  state.ownChangeAt = performance.now()
  expect(await text()).toBe('["made 1"]')
  state.version += 1
  expect(await text()).toBe('["made 2"]')
})

test("another process's change is in the first answer a second later", async () => {
  const { state, text } = callOnLists()
  await text()
  state.version += 1
  vi.advanceTimersByTime(1001)
  expect(await text()).toBe('["made 2"]')
})
