import type { Catalogue, Snapshot } from '../../modules/catalogue/index.ts'
import type { Clock } from '../../modules/shared/clock.ts'
import { createFairSemaphore } from '../../modules/shared/promises/semaphore/fair-semaphore.ts'
import { isPatchPath } from '../../site/page-paths.ts'
import { paths } from '../../site/paths.ts'
import type { Limit, LimitKind } from '../edge/limits/limits.ts'
import { type AnswerCaches, slots } from '../edge/response-cache/answer-caches.ts'
import { cachedByOthers } from '../edge/response-cache/cached-by-others.ts'
import { encode, respond } from '../edge/response-cache/encoding.ts'
import type { Answer } from '../edge/response-cache/response-cache.ts'
import type { StaticFiles } from './static-files.ts'

type RenderPage = (request: Request, locals: App.Locals) => Promise<Response>

/** The address by which a page is stored, with its parameters in one form; undefined for a page that is not stored. */
type CachedAddress = (url: URL, snapshot: Snapshot) => Promise<string | undefined>

/** The pages and the static files of the built site. */
export type Site = {
  render: RenderPage
  /** Whether a page is rendered on demand at a path. */
  isPage(url: URL): boolean
  cachedAddress: CachedAddress
  files: StaticFiles
}

/** Favours speed over size: a page is rendered again whenever the catalogue has changed, or the stock that it shows. */
const brotliQuality = 5

type Dependencies = Site & {
  locals: Omit<App.Locals, 'catalogue'>
  catalogue: Pick<Catalogue, 'forPage' | 'live'>
  caches: Pick<AnswerCaches, 'known' | 'invented'>
  limit: Limit
  clock: Clock
}

/**
 * Answers pages. Those that are the same for all visitors are stored by their address, and others, such as order
 * confirmations, have slots of their own. Each that is rendered counts for its visitor, unless its address is a known
 * one or it was stored before. Problems: unavailable when too many renders wait, too_many_requests when too many were
 * for one visitor.
 */
export function createPages(dependencies: Dependencies) {
  const { render, isPage, cachedAddress, locals, catalogue, caches, files, limit, clock } =
    dependencies
  const withSlot = createFairSemaphore(slots)

  /** Answers a visitor, who is known by a network address. */
  return async (request: Request, visitor: string): Promise<Response> => {
    const url = new URL(request.url)
    const address = await cachedAddress(url, await catalogue.live.snapshot())
    if (address === undefined && !isPage(url)) return missing(request, url)
    const page = await (address === undefined
      ? uncached(url, visitor)
      : cached(address, new URL(address, url), visitor))
    if (page.status === 404) return missing(request, url)
    return respond(request, page, page.headers, page.status)
  }

  async function cached(address: string, url: URL, visitor: string): Promise<Answer> {
    const isInvented = url.search !== '' || isPatchPath(url.pathname)
    const cache = isInvented ? caches.invented : caches.known
    if (isInvented && !cache.has(address)) await limit(limitOf(url), visitor)
    return cache.get(address, visitor, () => rendered(url, cachedByOthers))
  }

  async function uncached(url: URL, visitor: string): Promise<Answer> {
    await limit(limitOf(url), visitor)
    return withSlot(visitor, () => rendered(url))
  }

  /**
   * Renders a page by its address alone, since it may go to several visitors. `caching` are headers of a page that is
   * found.
   */
  async function rendered(url: URL, caching: Record<string, string> = {}): Promise<Answer> {
    const request = new Request(url, { headers: { accept: 'text/html' } })
    const shown = await catalogue.forPage(clock())
    const response = await render(request, { ...locals, catalogue: shown })
    const { status } = response
    const own = Object.fromEntries(response.headers)
    const headers = { 'cache-control': 'no-store', ...own, ...(status === 200 && caching) }
    const body = Buffer.from(await response.arrayBuffer())
    const dependsOn = shown.dependsOn()
    return { ...(await encode(body, brotliQuality)), headers, status, dependsOn }
  }

  /** Redirects to the address in lower case if there is such a page, else answers 404. Renders nothing. */
  function missing(request: Request, url: URL): Response {
    const page = new URL(url.origin)
    page.pathname = url.pathname.toLowerCase().replace(/(.)\/$/, '$1')
    const hasCapitals = url.pathname !== url.pathname.toLowerCase()
    if (hasCapitals && (isPage(page) || files.serve(request, page.pathname)))
      return new Response(null, { status: 308, headers: { Location: page.pathname + url.search } })
    return files.serve(request, '/404', 404) ?? new Response('Finnes ikke', { status: 404 })
  }
}

/** The limit of a visitor's renders. Many buyers of a school come back from their payments at once. */
const limitOf = ({ pathname }: URL): LimitKind =>
  pathname === paths.orderConfirmation() || pathname === paths.order() ? 'confirmationPage' : 'page'
