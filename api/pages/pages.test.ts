import { describe, expect, test } from 'vitest'
import { pageCatalogue } from '../../modules/catalogue/snapshot/page-catalogue.ts'
import { createSnapshot } from '../../modules/catalogue/snapshot/snapshot.ts'
import { createStock } from '../../modules/catalogue/snapshot/stock.ts'
import { cachedAddress } from '../../site/cached-address.ts'
import { createAnswerCaches } from '../edge/response-cache/answer-caches.ts'
import { createPages } from './pages.ts'

const onDemand = ['/kontakt', '/products', '/unsubscribe', '/robots.txt']
const prerendered = '/admin/dashboard'
/** A page that finds nothing to show. */
const empty = '/patch/9-borte'

const snapshot = createSnapshot([], [])
const live = { snapshot: async () => snapshot, stock: createStock() }

const answer = createPages({
  render: async (request) => {
    const { pathname } = new URL(request.url)
    const isPage = onDemand.includes(pathname)
    const headers = new Headers(
      pathname === '/robots.txt' ? { 'Cache-Control': 'max-age=3600' } : {},
    )
    return new Response(isPage ? 'page' : 'nothing', { status: isPage ? 200 : 404, headers })
  },
  isPage: ({ pathname }) => [...onDemand, empty].includes(pathname),
  locals: {} as Parameters<typeof createPages>[0]['locals'],
  cachedAddress,
  catalogue: { live, forPage: (now) => pageCatalogue({ live }, now) },
  caches: createAnswerCaches({ invalidatedBy: () => 1 }),
  files: {
    find: () => undefined,
    serve: (_request, path, status = 200) =>
      path === prerendered || path === '/404' ? new Response(path, { status }) : undefined,
  },
  limit: async () => undefined,
  clock: () => new Date('2026-05-01T10:00:00Z'),
})
const ask = (path: string, method = 'GET') =>
  answer(new Request(`http://shop.test${path}`, { method }), 'visitor')

describe('GEN-03 an address with capitals redirects to the page in lower case', () => {
  test.each([
    ['/Kontakt', '/kontakt'],
    ['/KONTAKT/', '/kontakt'],
    ['/Products?category=Humor&search=%C3%86', '/products?category=Humor&search=%C3%86'],
    ['/Unsubscribe?email=Kari%40example.com', '/unsubscribe?email=Kari%40example.com'],
    ['/Admin/Dashboard', '/admin/dashboard'],
  ])('%s', async (path, location) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await ask(path, method)
      expect(response.status).toBe(308)
      expect(response.headers.get('location')).toBe(location)
    }
  })

  test.each(['/Finnes-Ikke', '/finnes-ikke', '//Evil.example/kontakt', '/Constructor', '/%C3%86'])(
    '%s does not redirect',
    async (path) => {
      const response = await ask(path)
      expect(response.status).toBe(404)
      expect(response.headers.has('location')).toBe(false)
    },
  )

  test('a page that finds nothing to show is answered, and does not redirect to itself', async () => {
    const response = await ask(empty)
    expect(response.status).toBe(404)
    expect(response.headers.has('location')).toBe(false)
  })

  test('the lower-case address is answered', async () => {
    expect((await ask('/kontakt')).status).toBe(200)
  })
})

test('an uncached page is no-store unless it sets Cache-Control', async () => {
  const caching = async (path: string) => (await ask(path)).headers.get('cache-control')
  expect(await caching('/unsubscribe')).toBe('no-store')
  expect(await caching('/robots.txt')).toBe('max-age=3600')
})
