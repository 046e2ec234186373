import { randomBytes } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { sortOrders } from '../../modules/catalogue/rules.ts'
import { pageCatalogue } from '../../modules/catalogue/snapshot/page-catalogue.ts'
import { createSnapshot } from '../../modules/catalogue/snapshot/snapshot.ts'
import { createStock } from '../../modules/catalogue/snapshot/stock.ts'
import { articles, categories } from '../../modules/catalogue/snapshot/test-articles.ts'
import { Problem } from '../../modules/shared/problem.ts'
import { keptAddress } from '../../site/kept-address.ts'
import { createPages } from './pages.ts'

const snapshot = createSnapshot(articles, categories)
const live = { snapshot: async () => snapshot, stock: createStock() }

/** A hundred of them, of 100 kB each in brotli, do not fit into a lane. */
const bigPage = randomBytes(100_000).toString('base64')

/** Renders at once of one visitor, and searches that wait at most. */
const [share, mostWaiting] = [20, 100]

/** Pages whose searches take until `endSearches`. */
function slowPages(page = '<p>a small page</p>') {
  const searches = Promise.withResolvers<void>()
  const render = vi.fn(async (request: Request) => {
    const { searchParams } = new URL(request.url)
    if (searchParams.has('search')) await searches.promise
    return new Response(page)
  })
  const limit = vi.fn(async () => undefined)
  const pages = createPages({
    render,
    isPage: ({ pathname }) => !pathname.startsWith('/patches/'),
    locals: {} as Parameters<typeof createPages>[0]['locals'],
    keptAddress,
    catalogue: {
      live,
      forPage: (now) => pageCatalogue({ live }, now),
    },
    changes: { catalogueVersion: () => 1, ownChangeAt: () => 0 },
    files: { find: () => undefined, serve: () => undefined },
    limit,
    clock: () => new Date('2026-05-01T10:00:00Z'),
  })
  /** The status of a page for a visitor, or the code of a refusal. */
  const ask = async (path: string, visitor = 'someone', host = 'shop.test') => {
    try {
      return (await pages.answer(new Request(`http://${host}${path}`), visitor)).status
    } catch (error) {
      if (error instanceof Problem) return error.code
      throw error
    }
  }
  return { ask, limit, render, endSearches: searches.resolve }
}

const nth = (count: number) => Array.from({ length: count }, (_, index) => index)

test('a visitor with many searches under way is refused more, and other visitors are answered', async () => {
  const { ask, render, endSearches } = slowPages()
  const many = nth(150).map((index) => ask(`/products?search=zz${index}`, 'searcher'))
  const other = ask('/products?search=flagg')
  await expect.poll(() => render.mock.calls.length).toBe(1)
  endSearches()
  expect(await other).toBe(200)
  const answers = await Promise.all(many)
  expect(answers.filter((answer) => answer === 200)).toHaveLength(share)
  expect(answers.filter((answer) => answer === 'too_many_requests')).toHaveLength(150 - share)
})

test('a page that waits behind others of its visitor is rendered in the turn of another one who asks for it', async () => {
  const { ask, limit, render, endSearches } = slowPages()
  const many = nth(share).map((index) => ask(`/products?search=zz${index}`, 'searcher'))
  const other = ask('/products?search=zz19', 'other', 'www.shop.test')
  await expect.poll(() => limit.mock.calls.length).toBe(share + 1)
  await expect.poll(() => render.mock.calls.length).toBe(1)
  endSearches()
  expect(new Set(await Promise.all([...many, other]))).toEqual(new Set([200]))
  const rendered = render.mock.calls.map(([{ url }]) => new URL(url).searchParams.get('search'))
  expect(rendered.slice(0, 4)).toEqual(['zz0', 'zz19', 'zz1', 'zz2'])
})

test('buyers behind one address all see their confirmations', async () => {
  const { ask } = slowPages()
  const many = nth(2 * share).map((index) =>
    ask(`/order-confirmation?order_number=RP-ABCD00${index}`, 'school'),
  )
  expect(new Set(await Promise.all(many))).toEqual(new Set([200]))
})

test('a visitor with many confirmations under way is refused more, and others see theirs and the fixed pages', async () => {
  const { ask } = slowPages()
  const many = nth(150).map((index) =>
    ask(`/order-confirmation?order_number=RP-ABCD1234&x=${index}`, 'flooder'),
  )
  for (const path of ['/', '/checkout', '/order-confirmation?order_number=RP-ABCD9999'])
    expect(await ask(path)).toBe(200)
  const answers = await Promise.all(many)
  expect(answers.filter((answer) => answer === 200)).toHaveLength(50)
  expect(answers.filter((answer) => answer === 'too_many_requests')).toHaveLength(100)
})

test('requests for one page, which is rendered once, are not too many', async () => {
  const { ask, render, endSearches } = slowPages()
  const many = nth(150).map(() => ask('/products?search=flagg', 'school'))
  endSearches()
  expect(new Set(await Promise.all(many))).toEqual(new Set([200]))
  expect(render).toHaveBeenCalledTimes(1)
})

test('fixed pages and filtered lists do not wait for searches, however many visitors search', async () => {
  const { ask, endSearches } = slowPages()
  const many = nth(2 * mostWaiting).map((index) =>
    ask(`/products?search=zz${index}`, `searcher ${index}`),
  )
  await expect(ask('/products?search=flagg')).resolves.toBe('unavailable')
  for (const path of ['/', '/checkout', '/order-confirmation?order_number=RP-ABCD1234'])
    expect(await ask(path)).toBe(200)
  expect(await ask('/products?tags=red')).toBe(200)
  endSearches()
  await Promise.all(many)
})

test.each([
  ['searches', (index: number) => `/products?search=zz${index}`],
  [
    'filtered lists',
    (index: number) => `/products?sort=${sortOrders[1 + (index % 4)]}&page=${1 + (index >> 2)}`,
  ],
])('%s do not evict fixed pages', async (_what, address) => {
  const { ask, render, endSearches } = slowPages(bigPage)
  endSearches()
  await ask('/')
  for (const index of nth(100)) await ask(address(index))
  expect(render).toHaveBeenCalledTimes(101)
  await ask('/')
  expect(render).toHaveBeenCalledTimes(101)
})

test('a list or search counts for its visitor when it is rendered, and a kept one does not', async () => {
  const { ask, limit, endSearches } = slowPages()
  endSearches()
  for (const path of ['/', '/products?tags=red', '/products?search=flagg']) await ask(path)
  await ask('/products?search=flagg', 'other')
  await ask('/products?search=flagg&category=unknown', 'other')
  expect(limit.mock.calls).toEqual([
    ['render', 'someone'],
    ['similar', 'someone'],
    ['similar', 'other'],
  ])
})

test('pages that are not kept count for their visitor, confirmations apart from others', async () => {
  const { ask, limit } = slowPages()
  for (const path of ['/order-confirmation?x=1', '/unsubscribe?x=1']) await ask(path)
  expect(limit.mock.calls).toEqual([
    ['confirmationPage', 'someone'],
    ['render', 'someone'],
  ])
})

test('an unknown path is answered without a render', async () => {
  const { ask, render } = slowPages()
  const many = nth(352).map((index) => ask(`/patches/${index}-unknown.svg`))
  expect(new Set(await Promise.all(many))).toEqual(new Set([404]))
  expect(render).not.toHaveBeenCalled()
})
