import { Problem } from '../../shared/problem.ts'

/** The place in a list, sorted in one way, that lies after an order. Opaque to callers. */
export const cursorAfter = (id: number, sort: string): string =>
  Buffer.from(`${sort} ${id}`).toString('base64url')

/** The id of the order that the place lies after; Problem malformed_request for a place in another list. */
export function idOfCursor(cursor: string, sort: string): number {
  const [, of, id] =
    /^(\w+) ([1-9]\d{0,9})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (of !== sort || Number(id) > largestId) throw unknownCursor()
  return Number(id)
}

/** What PostgreSQL has room for in an integer. */
const largestId = 2 ** 31 - 1

export const unknownCursor = () => new Problem('malformed_request', { field: 'cursor' })
