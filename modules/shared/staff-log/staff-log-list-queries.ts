import type { operations, StaffAction } from '../contract/api.d.ts'
import { timeZone } from '../day.ts'
import { cursorAfter, idOfCursor, unknownCursor } from '../lists/cursor.ts'
import { idsOfPart } from '../lists/ids-of-part-queries.ts'
import { plannedForValues } from '../lists/planned-for-values-queries.ts'
import { hasText } from '../lists/text-search-queries.ts'
import type { Pool, Sql } from '../transaction.ts'
import { type ActionRow, actionOfRow, columns } from './staff-log-queries.ts'

/** Filters, limit and cursor of the list; days are YYYY-MM-DD in Oslo. */
export type StaffLogQuery = NonNullable<operations['listStaffActions']['parameters']['query']>

export type StaffLogPart = {
  actions: StaffAction[]
  /** The cursor of the next part; undefined after the last. */
  nextCursor: string | undefined
}

const list = 'log'

/** A part of the staff log after the cursor, the latest first. Problem malformed_request for an unknown cursor. */
export async function staffLogPart(sql: Pool, query: StaffLogQuery): Promise<StaffLogPart> {
  const { limit = 50, cursor, search = '' } = query
  const last = cursor === undefined ? undefined : await placeOf(sql, cursor)
  const text = search.trim()
  const { ids } = await plannedForValues(sql, (tx) =>
    idsOfPart(
      tx,
      {
        table: tx`log.staff_actions`,
        filter: isWanted(tx, query),
        matches: text ? hasText(tx, text) : undefined,
        isAfter: last ? tx`(at, id) < (${last.at}, ${last.id})` : tx`true`,
        column: 'at',
        order: tx`at desc, id desc`,
      },
      limit + 1,
    ),
  )
  const actions = await actionsWithIds(sql, ids.slice(0, limit))
  const end = actions.at(-1)
  return {
    actions,
    nextCursor: end && ids.length > limit ? cursorAfter(end.id, list) : undefined,
  }
}

function isWanted(sql: Sql, { administrator, kind, subjectId, from, to }: StaffLogQuery) {
  const person = administrator?.trim().toLowerCase()
  return sql`(
    ${person ? sql`administrator = ${person}` : sql`true`}
    and ${kind ? sql`kind = ${kind}` : sql`true`}
    and ${subjectId ? sql`subject_id = ${subjectId}` : sql`true`}
    and ${from ? sql`at >= ${from}::date::timestamp at time zone ${timeZone}` : sql`true`}
    and ${to ? sql`at < (${to}::date + 1)::timestamp at time zone ${timeZone}` : sql`true`}
  )`
}

/** The actions with these ids, the latest first. Some may have expired by now. */
async function actionsWithIds(sql: Sql, ids: readonly number[]): Promise<StaffAction[]> {
  const rows = await sql<ActionRow[]>`
    select ${columns(sql)}
    from log.staff_actions
    where id = any(${[...ids]}::int[])
    order by at desc, id desc
  `
  return rows.map(actionOfRow)
}

type Place = { id: number; at: Date }

async function placeOf(sql: Sql, cursor: string): Promise<Place> {
  const [place] = await sql<Place[]>`
    select id, at
    from log.staff_actions
    where id = ${idOfCursor(cursor, list)}
  `
  if (!place) throw unknownCursor()
  return place
}
