import { isRejected } from './request-error.ts'

type Options = {
  /** The result of a 401: the error, or an empty result. */
  on401?: 'raise' | 'empty'
}

const answers = new Map<string, Promise<unknown>>()

/**
 * Default data loading (specification, section 7): a query is sent once, and its answer never expires. There are no
 * retries or refetches; the next call after a failure sends the query again.
 */
export async function loadOnce<Data>(
  query: string,
  call: () => Promise<Data>,
  { on401 = 'raise' }: Options = {},
): Promise<Data | undefined> {
  const asked = (answers.get(query) as Promise<Data> | undefined) ?? call()
  answers.set(query, asked)
  return asked.catch((error: unknown) => {
    answers.delete(query)
    if (on401 === 'empty' && isRejected(error)) return undefined
    throw error
  })
}
