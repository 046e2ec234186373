import { isRejected } from './request-error.ts'

const answers = new Map<string, Promise<unknown>>()

/**
 * Default data loading (specification, section 7): a query is sent once, and its answer never expires. There are no
 * retries or refetches; the next call after a failure sends the query again. `on401`: a 401 raises its error, or has an
 * empty result.
 */
export async function loadOnce<Data>(
  query: string,
  call: () => Promise<Data>,
  { on401 = 'raise' }: { on401?: 'raise' | 'empty' } = {},
): Promise<Data | undefined> {
  const asked = (answers.get(query) as Promise<Data> | undefined) ?? call()
  answers.set(query, asked)
  return asked.catch((error: unknown) => {
    answers.delete(query)
    if (on401 === 'empty' && isRejected(error)) return undefined
    throw error
  })
}
