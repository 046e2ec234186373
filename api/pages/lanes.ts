import pLimit from 'p-limit'
import { createShares } from '../../modules/shared/promises/turns/shares.ts'
import { createTurns } from '../../modules/shared/promises/turns/turns.ts'
import { isPatchPath } from '../../site/page-paths.ts'
import { paths } from '../../site/paths.ts'
import type { LimitKind } from '../edge/limits.ts'
import { createKeptAnswers, type Uses } from '../kept/kept-answers.ts'

/** Renders at once, and waiting: each takes 10 to 70 ms. The longest wait is in ms. */
const renders = { atOnce: 1, mostWaiting: 100, longestWait: 3000 }
/** Different pages that are rendered for one visitor at once: a browser opens six connections. */
const mostOfVisitor = 20
/** The same for confirmations: the buyers of a school may come back from their payments at once, from one address. */
const mostConfirmations = 50

/** Pages that share the bytes for kept ones, the turns to render and to compare, and the share of a visitor. */
type Lane = ReturnType<typeof createLane>

/**
 * Lanes of pages, by how many there are: a few fixed ones such as / and /checkout, one for each patch, thousands of
 * filtered lists, and any number of searches and order confirmations. Pages of one lane never wait for those of another, nor are evicted by them.
 */
export function createLanes() {
  const fixed = createLane(3_000_000)
  // None is kept: they need no bytes of their own.
  const confirmations = {
    ...fixed,
    ...createWork(mostConfirmations, 'confirmationPage'),
  }
  const patches = createLane(8_000_000, mostOfVisitor, 'render')
  const lists = createLane(8_000_000, mostOfVisitor, 'render')
  const searches = createLane(2_000_000, mostOfVisitor, 'similar')
  return {
    /** The lane of a page. */
    of({ pathname, search, searchParams }: URL): Lane {
      if (pathname === paths.orderConfirmation() || pathname === paths.order()) return confirmations
      if (isPatchPath(pathname)) return patches
      if (searchParams.has('search')) return searches
      return search ? lists : fixed
    },
    /** The page kept under an address. */
    find: (address: string) =>
      fixed.kept.find(address) ??
      patches.kept.find(address) ??
      lists.kept.find(address) ??
      searches.kept.find(address),
    /** How often each lane had a page, by name. */
    uses: (): Record<string, Uses> => ({
      'pages.fixed': fixed.kept.uses(),
      'pages.patches': patches.kept.uses(),
      'pages.lists': lists.kept.uses(),
      'pages.searches': searches.kept.uses(),
    }),
  }
}

const createLane = (mostBytes: number, mostUnderWay?: number, limit?: LimitKind) => ({
  ...createWork(mostUnderWay, limit),
  kept: createKeptAnswers(mostBytes, () => performance.now()),
})

/** `limit` is that of a visitor's renders, if there may be any number of them. */
const createWork = (mostUnderWay = mostOfVisitor, limit?: LimitKind) => ({
  limit,
  inTurn: createTurns(renders),
  comparison: pLimit(1),
  inShare: createShares(mostUnderWay),
})
