import { LRUCache } from 'lru-cache'

/** Most bytes of memory that a text takes. */
export const sizeOfText = (text: string): number => 2 * text.length

type Make<Answer> = () => Promise<Answer>

/**
 * Caches answers by name, the most recently used ones up to a total size in bytes, their names included. Concurrent
 * calls for a name share one `make`, whose failure is not cached.
 */
export function createAnswerCache<Answer extends object | string>(
  mostBytes: number,
  sizeOf: (answer: Answer) => number,
) {
  const answers = new LRUCache<string, Answer, Make<Answer>>({
    maxSize: mostBytes,
    sizeCalculation: (answer, name) => sizeOfText(name) + sizeOf(answer),
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
