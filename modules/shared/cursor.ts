import { Problem } from './problem.ts'

/** The place in a list that lies after the thing with the id. Opaque to callers. */
export const cursorAfter = (id: number, list: string): string =>
  Buffer.from(`${list} ${id}`).toString('base64url')

/** The id of what the place lies after; Problem malformed_request for a place in another list. */
export function idOfCursor(cursor: string, list: string): number {
  const [, of, id] =
    /^(\w+) ([1-9]\d{0,9})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (of !== list || Number(id) > largestId) throw unknownCursor()
  return Number(id)
}

/** What PostgreSQL has room for in an integer. */
const largestId = 2 ** 31 - 1

export const unknownCursor = () => new Problem('malformed_request', { field: 'cursor' })
