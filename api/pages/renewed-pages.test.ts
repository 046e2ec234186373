import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sortOrders } from '../../modules/catalogue/rules.ts'
import { pageCatalogue } from '../../modules/catalogue/snapshot/page-catalogue.ts'
import { createSeen } from '../../modules/catalogue/snapshot/seen.ts'
import { createSnapshot } from '../../modules/catalogue/snapshot/snapshot.ts'
import { createStock } from '../../modules/catalogue/snapshot/stock.ts'
import { articles, categories } from '../../modules/catalogue/snapshot/test-articles.ts'
import { keptAddress } from '../../site/kept-address.ts'
import { popularPictures } from '../../site/page-data.ts'
import { catalogueData } from '../../site/shop/catalogue/index.ts'
import { homeData } from '../../site/shop/home/index.ts'
import { createPages } from './pages.ts'

const evening = new Date('2026-05-01T20:00:00Z')
const nextMorning = new Date('2026-05-02T06:00:00Z')

/** Pages of a catalogue that staff change, and what they cost. */
async function changingPages() {
  let [shown, version, changedAt, time] = [articles, 1, 0, evening]
  const stock = createStock()
  stock.change(new Map(articles.map(({ id }) => [id, 100])))
  let snapshot = createSnapshot(articles, categories)
  const read = vi.fn(async () => snapshot)
  const live = { snapshot: read, stock }
  const render = vi.fn(async (request: Request, { catalogue }: App.Locals) => {
    const { pathname, search } = new URL(request.url)
    if (pathname === '/kontakt') return Response.json(await catalogue.read(popularPictures, 5, 8))
    if (pathname === '/')
      return Response.json(catalogue.shown((await catalogue.read(homeData)).day))
    const { patches, total } = await catalogue.read(catalogueData, search)
    return Response.json([...catalogue.shown(patches), total])
  })
  const limit = vi.fn(async () => undefined)
  const pages = createPages({
    render,
    isPage: () => true,
    locals: {} as Parameters<typeof createPages>[0]['locals'],
    keptAddress,
    catalogue: { live, forPage: (now) => pageCatalogue({ live }, now) },
    changes: { catalogueVersion: () => version, ownChangeAt: () => changedAt },
    files: { find: () => undefined, serve: () => undefined },
    limit,
    clock: () => time,
  })
  return {
    stock,
    render,
    limit,
    /** Reads the snapshot. */
    read,
    async ask(path: string, visitor = 'someone') {
      const kept = pages.find(path)?.identity
      if (kept) return JSON.parse(String(kept))
      return (await pages.answer(new Request(`http://shop.test${path}`), visitor)).json()
    },
    /** Staff change the patches. */
    async change(to: (articles: readonly (typeof shown)[number][]) => typeof shown) {
      shown = to(shown)
      snapshot = createSnapshot(shown, categories)
      version++
      changedAt = performance.now()
    },
    sleepUntil(then: Date) {
      time = then
    },
  }
}

const withPrice = (price: number, id: number | undefined) => (all: typeof articles) =>
  all.map((article) => (article.id === id ? { ...article, price } : article))

const byPopularity = createSnapshot(articles, categories).articles

test('a page that shows nothing of a change is neither rendered nor counted for its visitor', async () => {
  const { ask, change, render, limit } = await changingPages()
  const before = await ask('/products?sort=popular&page=2')
  await change(withPrice(999, byPopularity[300]?.id))
  expect(await ask('/products?page=2')).toEqual(before)
  expect(render).toHaveBeenCalledTimes(1)
  expect(limit).toHaveBeenCalledTimes(1)
  await change(withPrice(999, byPopularity[30]?.id))
  expect(await ask('/products?page=2')).not.toEqual(before)
  expect(render).toHaveBeenCalledTimes(2)
})

test('a change that a page does not show keeps it after a sale that it does not show either', async () => {
  const { ask, change, stock, render } = await changingPages()
  await ask('/products')
  stock.change(new Map([[byPopularity[0]?.id ?? 0, 99]]))
  await change(withPrice(999, byPopularity[300]?.id))
  await ask('/products')
  expect(render).toHaveBeenCalledTimes(1)
  stock.change(new Map([[byPopularity[0]?.id ?? 0, 2]]))
  await change(withPrice(998, byPopularity[300]?.id))
  await ask('/products')
  expect(render).toHaveBeenCalledTimes(2)
})

test('after a change pages are compared in turn, and requests are served in between', async () => {
  const { ask, change, read } = await changingPages()
  const paths = [2, 3, 4, 5].map((page) => `/products?page=${page}`)
  await Promise.all(paths.map((path) => ask(path)))
  await change(withPrice(999, byPopularity[300]?.id))
  let turn = 0
  const count = () => {
    turn++
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  onTestFinished(() => clearImmediate(counting))
  const turns: number[] = []
  const reading = read.getMockImplementation()
  read.mockImplementation(async () => {
    turns.push(turn)
    return (reading ?? read)()
  })
  await Promise.all(paths.map((path) => ask(path)))
  const comparisons = turns.slice(paths.length)
  expect(comparisons).toHaveLength(paths.length)
  expect(new Set(comparisons).size).toBe(paths.length)
})

test('sales that a page does not show are rendered into it later, which no visitor waits or counts for', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { ask, stock, render, limit } = await changingPages()
  const before = await ask('/products?page=2')
  stock.change(new Map([[byPopularity[0]?.id ?? 0, 99]]))
  vi.advanceTimersByTime(9_000)
  await ask('/products?page=2')
  expect(render).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(await ask('/products?page=2')).toEqual(before)
  await vi.waitFor(async () => expect((await ask('/products?page=2'))[0].stock).toBe(99), {
    interval: 5,
  })
  expect([render.mock.calls.length, limit.mock.calls.length]).toEqual([2, 1])
})

test('successors wait as one visitor, not behind the pages of their first one nor in places of theirs', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { ask, stock, render, limit } = await changingPages()
  const before = [await ask('/products?page=2'), await ask('/products?page=3')]
  const pause = Promise.withResolvers<void>()
  const rendering = render.getMockImplementation() ?? render
  render.mockImplementationOnce(async (...call) => {
    await pause.promise
    return rendering(...call)
  })
  // One page is rendered, and a hundred wait: there is room only for a visitor with fewer pages than the others.
  const many = Array.from({ length: 101 }, (_, index) => {
    const page = 4 + Math.floor(index / sortOrders.length)
    const path = `/products?sort=${sortOrders[index % sortOrders.length]}&page=${page}`
    return ask(path, index < 20 ? 'someone' : `visitor ${Math.floor(index / 20)}`)
  })
  const outcomes = Promise.allSettled(many)
  while (limit.mock.calls.length < before.length + many.length) await nextTurn()
  stock.change(new Map(before.map(([first]) => [first.id, 99])))
  vi.advanceTimersByTime(60_000)
  expect([await ask('/products?page=2'), await ask('/products?page=3')]).toEqual(before)
  pause.resolve()
  const outcomesOfFirst = (await outcomes).slice(0, 20).map(({ status }) => status)
  expect(new Set(outcomesOfFirst)).toEqual(new Set(['fulfilled']))
  const rendered = render.mock.calls.map(([{ url }]) => new URL(url).search).slice(before.length)
  // After the page under way one of each of six visitors, then one of each of the five who still wait.
  expect(['?page=2', '?page=3'].map((page) => rendered.indexOf(page))).toEqual([7, 13])
})

test('a page shows a patch with the same stock in each place, though one is sold in between', async () => {
  const stock = createStock()
  stock.change(new Map([[1, 6]]))
  const seen = createSeen(stock)
  expect(seen.unitsOf(1, false)).toBe(6)
  stock.change(new Map([[1, 5]]))
  expect(seen.unitsOf(1, false)).toBe(6)
  expect(seen.isStockUnchanged()).toBe(false)
})

test('a page with pictures of patches is kept when their prices change', async () => {
  const { ask, change, render } = await changingPages()
  const before = await ask('/kontakt')
  await change(withPrice(999, byPopularity[5]?.id))
  await ask('/kontakt')
  expect(render).toHaveBeenCalledTimes(1)
  const id = byPopularity[5]?.id
  await change((all) => all.map((one) => (one.id === id ? { ...one, image: '/new.svg' } : one)))
  expect(await ask('/kontakt')).toEqual(['/new.svg', ...before.slice(1)])
})

test('at midnight only the pages that show the day are made again', async () => {
  const { ask, sleepUntil, render } = await changingPages()
  const before = await ask('/')
  await ask('/kontakt')
  sleepUntil(nextMorning)
  await vi.waitFor(async () => expect(await ask('/')).not.toEqual(before), { interval: 5 })
  await ask('/kontakt')
  expect(render).toHaveBeenCalledTimes(3)
})

test('a page beyond the last is the last one, also after more patches', async () => {
  const { ask, change } = await changingPages()
  await change((all) => all.slice(0, 100))
  const last = await ask('/products?page=99')
  expect(await ask('/products?page=8')).toEqual(last)
  await change(() => articles)
  await ask('/products?page=8')
  expect(await ask('/products?page=99')).toEqual(await ask('/products?page=29'))
  expect(await ask('/products?page=99')).not.toEqual(last)
})
