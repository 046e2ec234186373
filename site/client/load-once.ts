import { isRejected } from './request-error.ts'

type Options = {
  /** What a 401 leads to: the error, or an empty result. */
  on401?: 'raise' | 'empty'
}

const answers = new Map<string, Promise<unknown>>()

/**
 * Default data loading (specification, section 7): a query is sent once, and its answer never expires.
 * Nothing is sent again by itself; a query that failed is sent again with the next call.
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
