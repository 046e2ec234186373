import { type Encoded, encode } from './encoding.ts'

/** Pages kept; each is some 20 to 60 kB in its three encodings. */
const mostPages = 500

/** Quick rather than small: pages change with the stock. */
export const brotliQuality = 5

export type CachedPage = Encoded & { headers: Record<string, string> }
export type Rendered = { status: number; headers: Record<string, string>; body: Buffer }

type Entry = { version: string; page: Promise<CachedPage | Rendered> }

/** A page that was not kept, since it is no plain success. */
export const isCached = (page: CachedPage | Rendered): page is CachedPage => 'etag' in page

/**
 * Pages as compressed bytes. However many wait for a page, it is rendered once; a page that was begun
 * under an older version is not kept for the newer one, so no change is ever hidden by a slow render.
 */
export function createPageCache(version: () => string) {
  const entries = new Map<string, Entry>()

  return {
    get(key: string, render: () => Promise<Rendered>): Promise<CachedPage | Rendered> {
      const current = version()
      const known = entries.get(key)
      if (known?.version === current) {
        // The most recently used stand last.
        entries.delete(key)
        entries.set(key, known)
        return known.page
      }
      const entry: Entry = { version: current, page: rendered(render) }
      entries.delete(key)
      entries.set(key, entry)
      if (entries.size > mostPages) entries.delete(entries.keys().next().value ?? '')
      entry.page.then(
        (page) => !isCached(page) && forget(key, entry),
        () => forget(key, entry),
      )
      return entry.page
    },
  }

  function forget(key: string, entry: Entry) {
    if (entries.get(key) === entry) entries.delete(key)
  }
}

async function rendered(render: () => Promise<Rendered>): Promise<CachedPage | Rendered> {
  const { status, headers, body } = await render()
  if (status !== 200) return { status, headers, body }
  return { ...(await encode(body, brotliQuality)), headers }
}
