import { operations } from '../../modules/shared/contract/operations.ts'
import { isPatchPath } from '../../site/page-paths.ts'

/** Paths that a page or an address of the shop's own can have; any other URL has no route of its own. */
const plain = /^\/[a-z0-9/-]{0,60}$/

const lists = new Map<string, string>(
  operations.filter(({ method }) => method === 'GET').map(({ path, id }) => [path, id]),
)

type Site = { isPage(url: URL): boolean; files: { find(path: string): unknown } }

/**
 * The route of a path, one of a few whatever visitors ask for: an operation's id, a page's path, or the kind of address.
 * `/api` has the ids of operations without parameters only; a call notes the operation that it reached.
 */
export function createRouteOf({ isPage, files }: Site) {
  return (path: string): string => {
    if (path.startsWith('/api/docs') || path.startsWith('/api/openapi.')) return 'api-docs'
    if (path.startsWith('/api/')) return lists.get(path) ?? 'unknown'
    if (path.startsWith('/patches/')) return 'patch-picture'
    if (path.startsWith('/bukser/')) return 'outfit-picture'
    if (isPatchPath(path)) return 'patch'
    if (path.includes('.')) return files.find(path) ? 'file' : 'unknown'
    const page = path.length > 1 ? path.replace(/\/$/, '') : path
    if (!plain.test(page)) return 'unknown'
    const isKnown =
      page === '/healthz' ||
      page === '/readyz' ||
      isPage(new URL(page, 'http://shop')) ||
      files.find(page) !== undefined
    return isKnown ? page : 'unknown'
  }
}

export type RouteOf = ReturnType<typeof createRouteOf>
