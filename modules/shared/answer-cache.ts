import { LRUCache } from 'lru-cache'

type Make<Answer> = () => Promise<Answer>

/**
 * Caches answers by name, the most recently used ones up to a total size in bytes. Concurrent calls for a name share
 * one `make`, whose failure is not cached.
 */
export function createAnswerCache<Answer extends object | string>(
  mostBytes: number,
  sizeOf: (answer: Answer) => number,
) {
  const answers = new LRUCache<string, Answer, Make<Answer>>({
    maxSize: mostBytes,
    sizeCalculation: sizeOf,
    fetchMethod: (_name, _stale, { context: make }) => make(),
    // An answer that is evicted while it is made still goes to its callers.
    ignoreFetchAbort: true,
  })
  return {
    get: (name: string, make: Make<Answer>): Promise<Answer> =>
      answers.forceFetch(name, { context: make }),
    set: (name: string, answer: Answer): void => void answers.set(name, answer),
  }
}
