import { isRejected } from '../client/request-error.ts'

type Options = {
  /** What a 401 leads to: the error, or an empty result. */
  on401?: 'raise' | 'empty'
}

const answers = new Map<string, Promise<unknown>>()

/**
 * Default data loading (specification, section 7): a query is asked once, and its answer is never stale.
 * Nothing is asked again by itself; what failed is asked anew when somebody wants it again.
 */
export async function loadOnce<Data>(
  query: string,
  call: () => Promise<Data>,
  { on401 = 'raise' }: Options = {},
): Promise<Data | undefined> {
  const asked = (answers.get(query) as Promise<Data> | undefined) ?? call()
  answers.set(query, asked)
  try {
    return await asked
  } catch (error) {
    answers.delete(query)
    if (on401 === 'empty' && isRejected(error)) return undefined
    throw error
  }
}
