import { setImmediate } from 'node:timers/promises'
import type { Catalogue, Snapshot } from '../../modules/catalogue/index.ts'
import type { Clock } from '../../modules/shared/clock.ts'
import { dayInOslo } from '../../modules/shared/day.ts'
import { successors } from '../../modules/shared/promises/turns/turns.ts'
import type { Limit } from '../edge/limits.ts'
import { keptByOthers } from '../kept/caching.ts'
import { encode, respond } from '../kept/encoding.ts'
import type { Made, MadeAnswer } from '../kept/kept-answers.ts'
import { createSpellings } from '../kept/spellings.ts'
import { createLanes } from './lanes.ts'
import type { StaticFiles } from './static-files.ts'

export type RenderPage = (request: Request, locals: App.Locals) => Promise<Response>

/** The address under which a page is kept, with its parameters in one form; undefined for a page that is not kept. */
export type KeptAddress = (url: URL, snapshot: Snapshot) => Promise<string | undefined>

/**
 * Ms after which a page is made again for stock that it shows only when something is pressed, such as the units left in
 * a detail: not for each sale.
 */
const longestInexact = 10_000

/** Favours speed over size: a page is made again whenever something that it shows has changed. */
const brotliQuality = 5

type Dependencies = {
  render: RenderPage
  /** Whether a page is rendered on demand at a path. */
  isPage(url: URL): boolean
  keptAddress: KeptAddress
  locals: Omit<App.Locals, 'catalogue'>
  catalogue: Pick<Catalogue, 'forPage' | 'live'>
  changes: { catalogueVersion(): number; ownChangeAt(): number }
  files: StaticFiles
  limit: Limit
  clock: Clock
}

type Rendered = { status: number; headers: Record<string, string>; body: Buffer }
/** What a page is made from besides the stock: the version of the catalogue, and the day. `time` is in ms. */
type Moment = { version: number; day: string; time: number }

/**
 * Answers pages. Those that are the same for all visitors are kept until something that they show has changed, as it
 * may with the day, which chooses the patch of the day. Problems: unavailable when too many renders wait,
 * too_many_requests when they are one visitor's.
 */
export function createPages(dependencies: Dependencies) {
  const { render, isPage, keptAddress, locals, catalogue, changes, files, limit, clock } =
    dependencies
  const lanes = createLanes()
  const spellings = createSpellings()

  return {
    /** The kept page at a request's target; undefined when it has to be rendered, or the target read. */
    find(target: string) {
      const address = spellings.keyOf(target)
      return address === undefined ? undefined : lanes.find(address)
    },

    uses: lanes.uses,

    /** Answers a visitor, who is known by a network address. */
    async answer(request: Request, visitor: string): Promise<Response> {
      const url = new URL(request.url)
      const address = await keptAddress(url, await catalogue.live.snapshot())
      if (address === undefined) return answerUnkept(request, url, visitor)
      const target = new URL(address, url)
      if (isOwnPage(url, target)) spellings.note(url.pathname + url.search, address)
      const { kept, inTurn } = lanes.of(target)
      const page =
        (await kept.findOrRenew(address)) ??
        (await admitted(visitor, target, () => {
          const madeFor = (line: string) => () => made(target, line)
          const join = () => inTurn.join(visitor, keyOf(target))
          return kept.get(address, madeFor(visitor), madeFor(successors), join)
        }))
      return 'other' in page ? answered(request, page.other) : respond(request, page, page.headers)
    },
  }

  async function answerUnkept(request: Request, url: URL, visitor: string): Promise<Response> {
    if (!isPage(url)) return missing(request, url)
    const kind = lanes.of(url).limit ?? 'render'
    const { page } = await admitted(visitor, url, () => rendered(url, visitor), kind)
    return answered(request, page)
  }

  /** Renders a page for a visitor, unless it is too much for one. A search counts like those of the API. */
  function admitted<Page>(
    visitor: string,
    url: URL,
    page: () => Promise<Page>,
    kind = lanes.of(url).limit,
  ): Promise<Page> {
    return lanes.of(url).inShare(visitor, url.href, async () => {
      if (kind) await limit(kind, visitor)
      return page()
    })
  }

  async function made(url: URL, line: string): Promise<Made<Rendered>> {
    const moment = now()
    const { page, seen } = await rendered(url, line)
    if (page.status !== 200) return { other: page }
    const headers = { ...page.headers, ...keptByOthers }
    const answer = { ...(await encode(page.body, brotliQuality)), headers }
    return asOf(moment)

    /** The page, if it shows what it should at a moment. */
    function asOf({ version, day, time }: Moment): MadeAnswer {
      return {
        answer,
        state() {
          const isSame = version === changes.catalogueVersion() && day === today()
          // Staff see their own change at once, except of the stock, which sales change too.
          if (!isSame) return time < changes.ownChangeAt() ? 'wrong' : 'changed'
          if (!seen.isStockUnchanged()) return 'changed'
          return isInexact() ? 'inexact' : 'current'
        },
        /** Compares in turn; requests are served in between. */
        renewed: () =>
          lanes.of(url).comparison(async () => {
            const later = now()
            await setImmediate()
            if (!seen.isStockUnchanged()) return undefined
            const snapshot = { ...(await catalogue.live.snapshot()), now: clock().getTime() }
            return (await seen.isSameIn(snapshot)) ? asOf(later) : undefined
          }),
      }
    }

    function isInexact(): boolean {
      const isOld = performance.now() - moment.time > longestInexact
      return isOld && !seen.isStockUnchanged({ isExact: true })
    }
  }

  /** Renders a page in turn. `line` is whose turn it is. */
  function rendered(url: URL, line: string) {
    return lanes.of(url).inTurn(line, () => renderedAt(url), { key: keyOf(url) })
  }

  /**
   * Renders a page by its address alone, since it may go to several visitors. A kept page holds `seen` and not the
   * catalogue, so that an old snapshot goes when its renders end.
   */
  async function renderedAt(url: URL) {
    const request = new Request(url, { headers: { accept: 'text/html' } })
    const shown = await catalogue.forPage(clock())
    const response = await render(request, { ...locals, catalogue: shown })
    const body = Buffer.from(await response.arrayBuffer())
    const headers = Object.fromEntries(response.headers)
    const page: Rendered = { status: response.status, headers, body }
    return { page, seen: shown.seen }
  }

  function now(): Moment {
    return { version: changes.catalogueVersion(), day: today(), time: performance.now() }
  }

  function today(): string {
    return dayInOslo(clock())
  }

  async function answered(request: Request, page: Rendered): Promise<Response> {
    if (page.status === 404) return missing(request, new URL(request.url))
    const headers = { 'cache-control': 'no-store', ...page.headers }
    return respond(request, await encode(page.body, brotliQuality), headers, page.status)
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

/** Whether a page has its address whatever the catalogue: one beyond the last page has that of the last. */
const isOwnPage = (url: URL, { searchParams }: URL): boolean =>
  !url.searchParams.has('page') || url.searchParams.get('page') === searchParams.get('page')

/** What visitors of a page share, whatever host name they ask for. */
const keyOf = ({ pathname, search }: URL): string => pathname + search
