import { Problem } from '../problem.ts'

/** The cursor after the entry with this id. Opaque to callers. */
export const cursorAfter = (id: number, list: string): string =>
  Buffer.from(`${list} ${id}`).toString('base64url')

/** The id of the entry before the cursor; Problem malformed_request for a cursor of another list. */
export function idOfCursor(cursor: string, list: string): number {
  const [, of, id] =
    /^(\w+) ([1-9]\d{0,9})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (of !== list || Number(id) > largestInteger) throw unknownCursor()
  return Number(id)
}

/** The largest `integer` of PostgreSQL. */
export const largestInteger = 2 ** 31 - 1

/** The Problem for an unknown cursor. */
export const unknownCursor = () => new Problem('malformed_request', { field: 'cursor' })
