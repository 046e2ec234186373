import pLimit from 'p-limit'
import type { Catalogue } from '../../modules/catalogue/index.ts'
import type { Clock } from '../../modules/shared/clock.ts'
import { dayInOslo } from '../../modules/shared/day.ts'
import { Problem } from '../../modules/shared/problem.ts'
import { keptByOthers } from '../kept/caching.ts'
import { encode, respond } from '../kept/encoding.ts'
import { createKeptAnswers, type Made } from '../kept/kept-answers.ts'
import { createSpellings } from '../kept/spellings.ts'
import type { StaticFiles } from './static-files.ts'

export type RenderPage = (request: Request, locals: App.Locals) => Promise<Response>

/**
 * The address under which a page is kept, with its parameters in one form; undefined for a page that is not kept.
 * `categories` are those that the shop has.
 */
export type KeptAddress = (url: URL, categories: readonly string[]) => string | undefined

/** Favours speed over size: a page may change with each order. */
const brotliQuality = 5
const mostBytes = 16_000_000
/** Renders at once, and waiting: each takes some 10 ms, so a longer queue would take seconds. */
const renders = { atOnce: 2, mostWaiting: 100 }
/** Seconds after which a refused visitor should try again. */
const retryAfter = 1

type Dependencies = {
  render: RenderPage
  keptAddress: KeptAddress
  locals: Omit<App.Locals, 'now' | 'catalogue'>
  catalogue: Pick<Catalogue, 'forPage' | 'live'>
  changes: { catalogueVersion(): number; ownChangeAt(): number }
  files: StaticFiles
  clock: Clock
}

type Rendered = { status: number; headers: Record<string, string>; body: Buffer }

/**
 * Answers pages. Those with products are kept until something that they show has changed, or the date, which chooses
 * the patch of the day.
 */
export function createPages(dependencies: Dependencies) {
  const { render, keptAddress, locals, catalogue, changes, files, clock } = dependencies
  const kept = createKeptAnswers(mostBytes, () => performance.now())
  const spellings = createSpellings()
  const limit = pLimit(renders.atOnce)

  return {
    /** The kept page at a request's target; undefined when it has to be rendered, or the target read. */
    find(target: string) {
      const address = spellings.keyOf(target)
      return address === undefined ? undefined : kept.find(address)
    },

    async answer(request: Request): Promise<Response> {
      const url = new URL(request.url)
      const { categories } = await catalogue.live.snapshot()
      const address = keptAddress(
        url,
        categories.map(({ name }) => name),
      )
      if (address === undefined) return answered(request, (await rendered(request)).page)
      spellings.note(url.pathname + url.search, address)
      const page = await kept.get(address, () => made(new URL(address, url)))
      return 'other' in page ? answered(request, page.other) : respond(request, page, page.headers)
    },
  }

  async function made(url: URL): Promise<Made<Rendered>> {
    const version = changes.catalogueVersion()
    const day = today()
    const began = performance.now()
    const request = new Request(url, { headers: { accept: 'text/html' } })
    const { page, isStockUnchanged } = await rendered(request)
    if (page.status !== 200) return { other: page }
    const headers = { ...page.headers, ...keptByOthers }
    return {
      answer: { ...(await encode(page.body, brotliQuality)), headers },
      state() {
        const isSame = version === changes.catalogueVersion() && day === today()
        if (isSame && isStockUnchanged()) return 'current'
        // Staff see their own change at once.
        return began < changes.ownChangeAt() ? 'wrong' : 'changed'
      },
    }
  }

  /**
   * Renders a page. Problem unavailable when too many renders wait. A kept page holds `isStockUnchanged` and not the
   * catalogue, so that an old snapshot goes when its renders end.
   */
  function rendered(request: Request) {
    if (limit.pendingCount >= renders.mostWaiting) throw new Problem('unavailable', { retryAfter })
    return limit(async () => {
      const shown = await catalogue.forPage()
      const now = clock().getTime()
      const response = await render(request, { ...locals, catalogue: shown, now })
      const body = Buffer.from(await response.arrayBuffer())
      const headers = Object.fromEntries(response.headers)
      const page: Rendered = { status: response.status, headers, body }
      return { page, isStockUnchanged: shown.isStockUnchanged }
    })
  }

  function today(): string {
    return dayInOslo(clock())
  }

  async function answered(request: Request, page: Rendered): Promise<Response> {
    if (page.status === 404) {
      const lowerCase = await lowerCaseOf(new URL(request.url))
      if (lowerCase) return new Response(null, { status: 308, headers: { Location: lowerCase } })
      const notFound = files.serve(request, '/404', 404)
      if (notFound) return notFound
    }
    const headers = { 'cache-control': 'no-store', ...page.headers }
    return respond(request, await encode(page.body, brotliQuality), headers, page.status)
  }

  /** The address in lower case with its query; undefined without capitals or when there is no such page. */
  async function lowerCaseOf(url: URL): Promise<string | undefined> {
    const page = new URL(url.origin)
    page.pathname = url.pathname.toLowerCase().replace(/(.)\/$/, '$1')
    if (url.pathname === url.pathname.toLowerCase()) return undefined
    const request = new Request(page)
    const isPage =
      keptAddress(page, []) !== undefined || files.serve(request, page.pathname) !== undefined
    const isThere = isPage || (await rendered(request)).page.status < 400
    return isThere ? page.pathname + url.search : undefined
  }
}
