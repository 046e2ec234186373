import { LRUCache } from 'lru-cache'

type Make<Answer> = () => Promise<Answer>

/**
 * Answers by name, the most recently used ones up to a total size in bytes. Concurrent calls for the same name share
 * one `make`; its failure is not kept.
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
  }
}
