import { LRUCache } from 'lru-cache'
import { type Encoded, encode } from './encoding.ts'

/** Pages kept; each is some 20 to 60 kB in its three encodings. */
const mostPages = 500

/** Quick rather than small: pages change with the stock. */
export const brotliQuality = 5

export type CachedPage = Encoded & { headers: Record<string, string> }
export type Rendered = { status: number; headers: Record<string, string>; body: Buffer }

/** A page that was not kept, since it is no plain success. */
export const isCached = (page: CachedPage | Rendered): page is CachedPage => 'etag' in page

/**
 * The most recently used pages as compressed bytes. However many calls wait for a page, it is rendered once. A page
 * belongs to the version under which its rendering began, so a slow render never hides a change.
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
