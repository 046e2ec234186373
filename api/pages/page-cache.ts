import { LRUCache } from 'lru-cache'
import { type Encoded, encode } from './encoding.ts'

/** Maximum number of cached pages; each takes some 20 to 60 kB in its three encodings. */
const mostPages = 500

/** Favours speed over size: pages change with the stock. */
export const brotliQuality = 5

export type CachedPage = Encoded & { headers: Record<string, string> }
export type Rendered = { status: number; headers: Record<string, string>; body: Buffer }

/** Whether the page was cached; only pages with status 200 are. */
export const isCached = (page: CachedPage | Rendered): page is CachedPage => 'etag' in page

/**
 * Caches the most recently used pages as compressed bytes. Concurrent calls share one rendering. A page belongs to the
 * version at which its rendering began, so a slow rendering never hides a change.
 */
export function createPageCache(version: () => string) {
  const pages = new LRUCache<string, Promise<CachedPage | Rendered>>({ max: mostPages })

  return {
    get(key: string, render: () => Promise<Rendered>): Promise<CachedPage | Rendered> {
      const name = `${version()} ${key}`
      const known = pages.get(name)
      if (known) return known
      const page = rendered(render)
      const forget = () => pages.peek(name) === page && pages.delete(name)
      pages.set(name, page)
      page.then((made) => isCached(made) || forget(), forget)
      return page
    },
  }
}

async function rendered(render: () => Promise<Rendered>): Promise<CachedPage | Rendered> {
  const { status, headers, body } = await render()
  if (status !== 200) return { status, headers, body }
  return { ...(await encode(body, brotliQuality)), headers }
}
