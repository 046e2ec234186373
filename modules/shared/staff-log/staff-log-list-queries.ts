import type { operations, StaffAction } from '../contract/api.d.ts'
import { timeZone } from '../day.ts'
import { cursorAfter, idOfCursor, unknownCursor } from '../lists/cursor.ts'
import { scannedTextContains, textContains } from '../lists/text-search-queries.ts'
import type { Sql } from '../transaction.ts'
import { type ActionRow, actionOfRow, columns } from './staff-log-queries.ts'

/** Filters, limit and cursor of the list; days are YYYY-MM-DD in Oslo. */
export type StaffLogQuery = NonNullable<operations['listStaffActions']['parameters']['query']>

export type StaffLogPart = {
  actions: StaffAction[]
  /** The cursor of the next part; undefined after the last. */
  nextCursor: string | undefined
}

const list = 'log'

/** Entries read in the order of the list, per one wanted, before a search turns to the index of the text. */
const readPerAction = 40

type Place = { id: number; at: Date }

/** A part of the staff log after the cursor, the latest first. Problem malformed_request for an unknown cursor. */
export async function staffLogPart(sql: Sql, query: StaffLogQuery): Promise<StaffLogPart> {
  const { limit = 50, cursor, search = '' } = query
  const last = cursor === undefined ? undefined : await placeOf(sql, cursor)
  const text = search.trim()
  const most = limit + 1
  const read = text
    ? await scannedRows(sql, query, { text, most, last })
    : await rowsThat(sql, query, { condition: sql`true`, most, last })
  const rows =
    !text || read.length === most
      ? read
      : await rowsThat(sql, query, { condition: textContains(sql, text), most, last })
  const shown = rows.slice(0, limit)
  const end = shown.at(-1)
  return {
    actions: shown.map(actionOfRow),
    nextCursor: end && rows.length === most ? cursorAfter(end.id, list) : undefined,
  }
}

type Asked = { most: number; last: Place | undefined }

/** Searches the first entries of the list for a common text; stops when it has found a part. */
const scannedRows = (
  sql: Sql,
  query: StaffLogQuery,
  { text, most, last }: Asked & { text: string },
) => sql<ActionRow[]>`
  select ${columns(sql)}
  from (
    select *
    from log.staff_actions
    where ${isWanted(sql, query, last)}
    order by at desc, id desc
    limit ${most * readPerAction}
  ) read
  where ${scannedTextContains(sql, text)}
  order by at desc, id desc
  limit ${most}
`

const rowsThat = (
  sql: Sql,
  query: StaffLogQuery,
  { condition, most, last }: Asked & { condition: ReturnType<typeof isWanted> },
) => sql<ActionRow[]>`
  select ${columns(sql)}
  from log.staff_actions
  where ${condition}
    and ${isWanted(sql, query, last)}
  order by at desc, id desc
  limit ${most}
`

function isWanted(
  sql: Sql,
  { administrator, kind, subjectId, from, to }: StaffLogQuery,
  last: Place | undefined,
) {
  const person = administrator?.trim().toLowerCase()
  return sql`
    ${last ? sql`(at, id) < (${last.at}, ${last.id})` : sql`true`}
    and ${person ? sql`administrator = ${person}` : sql`true`}
    and ${kind ? sql`kind = ${kind}` : sql`true`}
    and ${subjectId ? sql`subject_id = ${subjectId}` : sql`true`}
    and ${from ? sql`at >= ${from}::date::timestamp at time zone ${timeZone}` : sql`true`}
    and ${to ? sql`at < (${to}::date + 1)::timestamp at time zone ${timeZone}` : sql`true`}
  `
}

async function placeOf(sql: Sql, cursor: string): Promise<Place> {
  const [place] = await sql<Place[]>`
    select id, at
    from log.staff_actions
    where id = ${idOfCursor(cursor, list)}
  `
  if (!place) throw unknownCursor()
  return place
}
