import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { Problem } from '../../modules/shared/problem.ts'
import { encode, encodeStream, etagOf, respond } from './encoding.ts'
import { type Answer, createKeptAnswers, type State, sizeOf } from './kept-answers.ts'

const answerOf = async (word: string): Promise<Answer> => ({
  ...(await encode(Buffer.from(`<p>${word}</p>`.repeat(200)), 5)),
  headers: { 'Content-Type': 'text/html' },
})

/** A cache whose answers tell when they were made, with a clock, and the state of all answers made so far. */
function keptAnswers(mostBytes = 1_000_000) {
  let now = 0
  const states: { state: State }[] = []
  const { get, find, has, size } = createKeptAnswers(mostBytes, () => now)
  const make = vi.fn(async () => {
    const about = { state: 'current' as State }
    states.push(about)
    return { answer: await answerOf(`made ${states.length}`), state: () => about.state }
  })
  return {
    get,
    find,
    has,
    size,
    make,
    become(state: State) {
      for (const about of states) about.state = state
    },
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

const wordOf = (answer: Answer | undefined) =>
  answer && /made \d/.exec(String(answer.identity))?.[0]

test('concurrent requests share one making, which is kept', async () => {
  const { get, find, make } = keptAnswers()
  expect(find('/')).toBeUndefined()
  const answers = await Promise.all(Array.from({ length: 50 }, () => get('/', make)))
  expect(new Set(answers).size).toBe(1)
  expect(await get('/', make)).toBe(answers[0])
  expect(find('/')).toBe(answers[0])
  expect(make).toHaveBeenCalledTimes(1)
})

test('a caller who shares a making that is refused has a making of its own', async () => {
  const { get, make } = keptAnswers()
  const refused = vi.fn(() => Promise.reject(new Problem('unavailable')))
  const [first, second] = await Promise.allSettled([get('/', refused), get('/', make)])
  expect(first).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } })
  expect(second).toMatchObject({ status: 'fulfilled' })
  await expect(Promise.all([1, 2].map(() => get('/other', refused)))).rejects.toMatchObject({
    code: 'unavailable',
  })
  expect(refused.mock.calls.length).toBeLessThan(6)
})

test('a changed answer is served while one new answer is made', async () => {
  const { get, find, make, become } = keptAnswers()
  await get('/', make)
  become('changed')
  expect([wordOf(find('/')), wordOf(await get('/', make))]).toEqual(['made 1', 'made 1'])
  await vi.waitFor(() => expect(wordOf(find('/'))).toBe('made 2'))
  expect(make).toHaveBeenCalledTimes(2)
})

test('a changed answer is not served two seconds after it was last known to be current', async () => {
  const { get, find, make, become, pass } = keptAnswers()
  await get('/', make)
  pass(10_000)
  expect(wordOf(find('/'))).toBe('made 1')
  become('changed')
  pass(2001)
  expect(find('/')).toBeUndefined()
  expect(wordOf(await get('/', make))).toBe('made 2')
})

test('a wrong answer is never served, nor one that becomes wrong while it is made', async () => {
  const { get, find, make, become } = keptAnswers()
  await get('/', make)
  become('wrong')
  expect(find('/')).toBeUndefined()
  const answer = get('/', make)
  become('wrong')
  expect(wordOf(await answer)).toBe('made 3')
})

test('failures and missing pages are not kept', async () => {
  const { get, make } = keptAnswers()
  await expect(get('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await get('/', async () => ({ other: 'missing' }))).toEqual({ other: 'missing' })
  expect(wordOf(await get('/', make))).toBe('made 1')
})

test('a failure to renew a changed answer is told to a caller, once the old one is too old', async () => {
  const { get, make, become, pass } = keptAnswers()
  await get('/', make)
  become('changed')
  make.mockRejectedValue(new Error('down'))
  expect(wordOf(await get('/', make))).toBe('made 1')
  pass(2001)
  await expect(get('/', make)).rejects.toThrow('down')
})

test('beyond the limit of bytes, the least recently used answer goes', async () => {
  const size = sizeOf(await answerOf('made 1'))
  const { get, find, make } = keptAnswers(Math.round(2.5 * size))
  for (const key of ['a', 'b']) await get(key, make)
  find('a')
  await get('c', make)
  expect(['a', 'b', 'c'].map((key) => find(key) !== undefined)).toEqual([true, false, true])
})

test('long keys count like answers', async () => {
  const size = sizeOf(await answerOf('made 1'))
  const { get, find, make } = keptAnswers(3 * size)
  const keys = ['a', 'b'].map((letter) => letter.repeat(size / 2))
  for (const key of keys) await get(key, make)
  expect(keys.map((key) => find(key) !== undefined)).toEqual([false, true])
})

test('answers that would differ go when another is made, and those that nothing is known of stay', async () => {
  const { get, find, has, make, become, pass, size } = keptAnswers()
  await get('unknown', make)
  await get('differs', async () => ({ ...(await make()), renewed: async () => undefined }))
  become('changed')
  pass(2001)
  await get('c', make)
  await expect.poll(size).toBe(2)
  expect(['unknown', 'differs'].map(has)).toEqual([true, false])
  expect(find('unknown')).toBeUndefined()
})

test.each(['changed', 'wrong'] as const)(
  'an answer whose data is %s is renewed instead of made if it would be the same',
  async (state) => {
    const { get, find, pass } = keptAnswers()
    const answer = await answerOf('made once')
    const all: { state: State }[] = []
    const renewable = () => {
      const about = { state: 'current' as State }
      all.push(about)
      return { answer, state: () => about.state, renewed: async () => renewable() }
    }
    const makeOnce = vi.fn(async () => renewable())
    for (const key of ['a', 'b']) await get(key, makeOnce)
    for (const about of all) about.state = state
    pass(2001)
    expect(find('a')).toBeUndefined()
    expect(await get('a', makeOnce)).toBe(answer)
    expect(find('a')).toBe(answer)
    // The sweep renews the other one.
    await expect.poll(() => find('b')).toBe(answer)
    expect(makeOnce).toHaveBeenCalledTimes(2)
  },
)

test('an answer whose renewal fails is kept for a later one', async () => {
  const { get, find, make, pass, size } = keptAnswers()
  const answer = await answerOf('made once')
  let state: State = 'current'
  const renewed = vi.fn(async () => ({ answer, state: () => 'current' as const }))
  const all = { answer, state: () => state, renewed }
  for (const key of ['a', 'b']) await get(key, async () => all)
  state = 'changed'
  pass(2001)
  renewed.mockRejectedValue(new Error('down'))
  await expect(get('a', async () => all)).rejects.toThrow('down')
  await expect.poll(() => renewed.mock.calls.length).toBe(3)
  expect(size()).toBe(2)
  renewed.mockResolvedValue({ answer, state: () => 'current' })
  expect(await get('a', make)).toBe(answer)
  expect(find('a')).toBe(answer)
  expect(make).not.toHaveBeenCalled()
})

test('the browser gets an encoding that it accepts, or 304 when its copy is current', async () => {
  const page = await answerOf('patch')
  const ask = (headers: Record<string, string>) =>
    respond(new Request('http://shop.test/', { headers }), page, page.headers)
  const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())

  const brotli = ask({ 'accept-encoding': 'gzip, br' })
  expect(brotli.headers.get('content-encoding')).toBe('br')
  expect(brotli.headers.get('vary')).toBe('Accept-Encoding')
  expect(brotliDecompressSync(await bytes(brotli))).toEqual(page.identity)
  const gzip = ask({ 'accept-encoding': 'gzip' })
  expect(gzip.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await bytes(gzip))).toEqual(page.identity)
  const plain = ask({})
  expect(plain.headers.has('content-encoding')).toBe(false)
  expect(await bytes(plain)).toEqual(page.identity)

  const known = ask({ 'if-none-match': `"other", ${page.etag}` })
  expect(known.status).toBe(304)
  expect((await bytes(known)).length).toBe(0)
  expect(ask({ 'if-none-match': page.etag.replace('W/', '') }).status).toBe(304)
  expect(ask({ 'if-none-match': '"other"' }).status).toBe(200)
})

test('a large body is held compressed only, and unpacked for a client that asks for it', async () => {
  const text = '[1234567890]'.repeat(100_000)
  async function* parts() {
    for (let from = 0; from < text.length; from += 50_000)
      yield Buffer.from(text.slice(from, from + 50_000))
  }
  expect((await encode(Buffer.from(text), 4)).identity).toBeUndefined()
  const list = await encodeStream(parts(), 4)
  expect(list).toMatchObject({ etag: etagOf(Buffer.from(text)) })
  expect(sizeOf({ ...list })).toBeLessThan(100_000)
  expect(String(brotliDecompressSync(list.br ?? ''))).toBe(text)
  expect(String(gunzipSync(list.gzip ?? ''))).toBe(text)

  const ask = (method: string) => respond(new Request('http://shop.test/', { method }), list, {})
  expect(ask('GET').headers.has('content-encoding')).toBe(false)
  expect(await ask('GET').text()).toBe(text)
  expect(await ask('HEAD').text()).toBe('')
})

test('a small body that comes in parts is held as one that comes at once', async () => {
  const text = '[1234567890]'.repeat(1000)
  const parts = [text.slice(0, 5000), text.slice(5000)].map((part) => Buffer.from(part))
  expect(await encodeStream(Readable.from(parts), 4)).toEqual(await encode(Buffer.from(text), 4))
})

test('a kept body holds no memory but its own', async () => {
  const text = '[1234567890]'.repeat(100)
  const bodies = [
    await encode(Buffer.from(text), 4),
    await encodeStream(Readable.from([Buffer.from(text)]), 4),
  ]
  for (const { identity, br, gzip } of bodies)
    for (const body of [identity, br, gzip]) expect(body?.buffer.byteLength).toBe(body?.length)
})

test('a body that breaks off is not held', async () => {
  async function* parts() {
    yield Buffer.from('[1')
    throw new Error('broke off')
  }
  await expect(encodeStream(parts(), 4)).rejects.toThrow('broke off')
})

test('an inexact answer is served at any age, while a new one is made', async () => {
  const { get, find, make, become, pass } = keptAnswers()
  await get('/', make)
  become('inexact')
  pass(3_600_000)
  expect(wordOf(await get('/', make))).toBe('made 1')
  await vi.waitFor(() => expect(wordOf(find('/'))).toBe('made 2'))
})

test('a failure to renew an inexact answer is told to a caller two seconds later', async () => {
  const { get, find, make, become, pass } = keptAnswers()
  await get('/', make)
  become('inexact')
  pass(3_600_000)
  make.mockRejectedValue(new Error('down'))
  expect(wordOf(find('/'))).toBe('made 1')
  await setImmediate()
  pass(900)
  expect(wordOf(await get('/', make))).toBe('made 1')
  await setImmediate()
  pass(1101)
  expect(find('/')).toBeUndefined()
  await expect(get('/', make)).rejects.toThrow('down')
  make.mockRestore()
  expect(wordOf(await get('/', make))).toBe('made 2')
})

test('an inexact answer is served while the shop is too busy to make a new one', async () => {
  const { get, find, make, become, pass } = keptAnswers()
  await get('/', make)
  become('inexact')
  make.mockRejectedValue(new Problem('unavailable'))
  for (let second = 0; second < 10; second++) {
    expect(wordOf(find('/'))).toBe('made 1')
    await setImmediate()
    expect(make).toHaveBeenCalledTimes(second + 2)
    pass(1000)
  }
})

/** Answers that are compared until `end`, and are the same; all become wrong at once. */
async function comparedAnswers(mostBytes = 1_000_000) {
  const cache = createKeptAnswers(mostBytes, () => 0)
  const answer = await answerOf('made once')
  const comparison = Promise.withResolvers<void>()
  let version = 1
  const asOf = (made: number) => ({
    answer,
    state: (): State => (made === version ? 'current' : 'wrong'),
    renewed,
  })
  const renewed = vi.fn(async () => {
    const began = version
    await comparison.promise
    return asOf(began)
  })
  const make = vi.fn(async () => asOf(version))
  return { ...cache, make, renewed, end: comparison.resolve, change: () => void version++ }
}

test('concurrent calls share one comparison', async () => {
  const { get, findOrRenew, make, renewed, change, end } = await comparedAnswers()
  await get('/', make)
  change()
  const calls = [findOrRenew('/'), findOrRenew('/')]
  end()
  expect(new Set(await Promise.all(calls))).toEqual(new Set([await get('/', make)]))
  expect([renewed.mock.calls.length, make.mock.calls.length]).toEqual([1, 1])
})

test('a renewal that began before another change is not served after it', async () => {
  const { get, findOrRenew, make, change, end } = await comparedAnswers()
  await get('/', make)
  change()
  const call = findOrRenew('/')
  change()
  end()
  expect(await call).toBeUndefined()
})

test('a renewal by the sweep does not count as a use', async () => {
  const size = sizeOf(await answerOf('made once'))
  let now = 0
  let state: State = 'current'
  const { get, find } = createKeptAnswers(Math.round(2.5 * size), () => now)
  const answer = await answerOf('made once')
  const current = { answer, state: () => 'current' as const }
  const renewed = vi.fn(async () => current)
  await get('old', async () => ({ answer, state: () => state, renewed }))
  now += 2001
  state = 'wrong'
  await get('used', async () => current)
  await expect.poll(() => renewed.mock.calls.length).toBe(1)
  await get('new', async () => current)
  expect(['old', 'used', 'new'].map((key) => find(key) !== undefined)).toEqual([false, true, true])
})
