import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pageCatalogue } from '../../modules/catalogue/snapshot/page-catalogue.ts'
import { createSnapshot } from '../../modules/catalogue/snapshot/snapshot.ts'
import { createStock } from '../../modules/catalogue/snapshot/stock.ts'
import { articles, categories } from '../../modules/catalogue/snapshot/test-articles.ts'
import { dayInOslo } from '../../modules/shared/day.ts'
import { Problem } from '../../modules/shared/problem.ts'
import { cachedAddress } from '../../site/cached-address.ts'
import { homeData } from '../../site/shop/home/index.ts'
import { createAnswerCaches } from '../edge/response-cache/answer-caches.ts'
import { createPages } from './pages.ts'

const snapshot = createSnapshot(articles, categories)

/** Forty of them, of 350 kB each in brotli and more in gzip, do not fit into a cache. */
const bigPage = randomBytes(350_000).toString('base64')

/** Pages that show the patch of the day and its stock, and whose searches take until `endSearches`. */
function testPages({ filler = '' } = {}) {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const stock = createStock()
  const live = { snapshot: async () => snapshot, stock }
  const world = { time: new Date('2026-05-01T20:00:00Z'), version: 1 }
  const searches = Promise.withResolvers<void>()
  const render = vi.fn(async (request: Request, { catalogue: { snapshot, shown } }: App.Locals) => {
    const { searchParams } = new URL(request.url)
    if (searchParams.has('search')) await searches.promise
    return Response.json({ day: shown(homeData(snapshot).day), filler })
  })
  const limit = vi.fn(async () => undefined)
  const caches = createAnswerCaches({
    invalidatedBy: () => `${world.version} ${dayInOslo(world.time)}`,
    stock,
  })
  const answer = createPages({
    render,
    isPage: ({ pathname }) => !pathname.startsWith('/patches/'),
    locals: {} as Parameters<typeof createPages>[0]['locals'],
    cachedAddress,
    catalogue: { live, forPage: (now) => pageCatalogue({ live }, now) },
    caches,
    files: { find: () => undefined, serve: () => undefined },
    limit,
    clock: () => world.time,
  })
  const get = (path: string, visitor = 'someone') =>
    answer(new Request(`http://shop.test${path}`), visitor)
  /** The status of a page for a visitor, or the code of a refusal. */
  const ask = async (path: string, visitor?: string) => {
    try {
      return (await get(path, visitor)).status
    } catch (error) {
      if (error instanceof Problem) return error.code
      throw error
    }
  }
  const patchOfTheDay = async () => (await (await get('/')).json()).day[0]
  return { ask, patchOfTheDay, world, stock, limit, render, endSearches: searches.resolve }
}

const nth = (count: number) => Array.from({ length: count }, (_, index) => index)

test('known pages do not wait for searches, however many visitors search', async () => {
  const { ask, endSearches } = testPages()
  const many = nth(200).map((index) => ask(`/products?search=zz${index}`, `searcher ${index}`))
  expect(await ask('/products?search=flagg')).toBe('unavailable')
  for (const path of ['/', '/checkout', '/order-confirmation?order_number=RP-ABCD1234'])
    expect(await ask(path)).toBe(200)
  endSearches()
  await Promise.all(many)
})

test('a visitor with many searches under way delays no other one', async () => {
  const { ask, render, endSearches } = testPages()
  const many = nth(150).map((index) => ask(`/products?search=zz${index}`, 'searcher'))
  await expect.poll(() => render.mock.calls.length).toBe(2)
  const other = ask('/products?search=flagg')
  endSearches()
  expect(await other).toBe(200)
  expect(render.mock.calls.length).toBeLessThan(10)
  expect((await Promise.all(many)).filter((answer) => answer === 'unavailable')).toHaveLength(49)
})

test('any number of invented addresses leave known pages stored', async () => {
  const { ask, render, endSearches } = testPages({ filler: bigPage })
  endSearches()
  await ask('/')
  for (const index of nth(40)) await ask(`/products?search=zz${index}`)
  await ask('/')
  expect(render).toHaveBeenCalledTimes(41)
})

test('a page of an invented address counts for its visitor when it is rendered, but not when it was stored', async () => {
  const { ask, limit, world, endSearches } = testPages()
  endSearches()
  for (const path of ['/', '/products?tags=red', '/products?search=flagg']) await ask(path)
  await ask('/products?search=flagg', 'other')
  await ask('/products?search=flagg&category=unknown', 'other')
  expect(limit.mock.calls).toEqual([
    ['page', 'someone'],
    ['page', 'someone'],
    ['page', 'other'],
  ])
  world.version++
  limit.mockRejectedValue(new Problem('too_many_requests'))
  expect(await ask('/products?tags=red')).toBe(200)
  expect(await ask('/products?tags=blue')).toBe('too_many_requests')
})

test('pages that are not stored count for their visitor, confirmations apart from others', async () => {
  const { ask, limit } = testPages()
  for (const path of ['/order-confirmation?x=1', '/unsubscribe?x=1']) await ask(path)
  expect(limit.mock.calls).toEqual([
    ['confirmationPage', 'someone'],
    ['page', 'someone'],
  ])
})

test('an unknown path is answered without a render', async () => {
  const { ask, render } = testPages()
  const many = nth(352).map((index) => ask(`/patches/${index}-unknown.svg`))
  expect(new Set(await Promise.all(many))).toEqual(new Set([404]))
  expect(render).not.toHaveBeenCalled()
})

test('the patch of the day changes at midnight, and its stock with a sale two seconds later at most', async () => {
  const { patchOfTheDay, world, stock } = testPages()
  const { id } = await patchOfTheDay()
  stock.change(new Map([[id, 3]]))
  expect((await patchOfTheDay()).stock).toBe(0)
  vi.advanceTimersByTime(2001)
  expect(await patchOfTheDay()).toMatchObject({ id, stock: 3 })
  world.time = new Date('2026-05-02T06:00:00Z')
  expect((await patchOfTheDay()).id).not.toBe(id)
})
