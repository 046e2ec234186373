import { catalogueParameters } from '../../modules/catalogue/rules.ts'
import type { Clock } from '../../modules/shared/clock.ts'
import { cut } from '../../modules/shared/cut.ts'
import { dayInOslo } from '../../modules/shared/day.ts'
import { encode, respond } from './encoding.ts'
import { brotliQuality, createPageCache, isCached, type Rendered } from './page-cache.ts'
import type { StaticFiles } from './static-files.ts'

export type RenderPage = (request: Request, locals: App.Locals) => Promise<Response>

/**
 * Cached pages with the query parameters they depend on; other parameters are dropped, so that they cannot flood the
 * cache.
 */
const keptPages: Record<string, readonly string[]> = {
  '/': [],
  '/products': catalogueParameters,
  '/checkout': [],
  '/om-oss': [],
  '/kontakt': [],
  '/lag-din-egen': [],
}

type Dependencies = {
  render: RenderPage
  locals: Omit<App.Locals, 'now'>
  files: StaticFiles
  clock: Clock
  catalogueVersion: () => string
}

/** Answers pages. Those with products are cached until a product or, for the patch of the day, the date changes. */
export function createPages({ render, locals, files, clock, catalogueVersion }: Dependencies) {
  const cache = createPageCache(() => `${catalogueVersion()} ${dayInOslo(clock())}`)
  const rendered = async (request: Request) =>
    plain(await render(request, { ...locals, now: clock().getTime() }))

  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const parameters = keptPages[url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : '/']
    if (!parameters) return answer(request, await rendered(request))
    const kept = only(url, parameters)
    const page = await cache.get(kept.pathname + kept.search, () =>
      rendered(new Request(kept, { headers: { accept: 'text/html' } })),
    )
    return isCached(page)
      ? respond(request, page, { ...page.headers, 'Cache-Control': 'no-cache' })
      : answer(request, page)
  }

  async function answer(request: Request, page: Rendered): Promise<Response> {
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
    const isPage = page.pathname in keptPages || files.serve(request, page.pathname) !== undefined
    const isThere = isPage || (await rendered(request)).status < 400
    return isThere ? page.pathname + url.search : undefined
  }
}

async function plain(response: Response): Promise<Rendered> {
  const body = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: Object.fromEntries(response.headers), body }
}

/** The address with only these parameters, in this order. */
function only(url: URL, parameters: readonly string[]): URL {
  const kept = new URL(url.pathname, url)
  for (const name of parameters)
    for (const value of url.searchParams.getAll(name).slice(0, 20))
      kept.searchParams.append(name, cut(value, 200))
  return kept
}
