import { LRUCache } from 'lru-cache'

/** Bytes of remembered spellings, and the longest one: longer ones are rare, and a crawler may invent any number. */
const mostBytes = 1_000_000
const mostLength = 300

/** Remembers by which key the answer to a target is kept: `/?utm_source=x` may be `/`. */
export function createSpellings() {
  const keys = new LRUCache<string, string>({
    maxSize: mostBytes,
    sizeCalculation: (key, target) => 100 + key.length + target.length,
  })
  return {
    keyOf: (target: string): string | undefined => keys.get(target),
    note(target: string, key: string): void {
      if (target.length <= mostLength) keys.set(target, key)
    },
  }
}
