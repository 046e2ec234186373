import type { StaffAction } from '../contract/api.d.ts'
import { type Fragment, numberOf, type Sql } from '../transaction.ts'

/** Values by field name: those that an action changed, as they were or as they became. */
export type LoggedFields = Record<string, unknown>

/** An action of an administrator. `subject` is what the thing is called; without an id it is many of the kind. */
export type LoggedAction = Pick<StaffAction, 'administrator' | 'kind' | 'event' | 'subject'> & {
  at: Date
  subjectId?: number | undefined
  /** Default: none. */
  before?: LoggedFields | undefined
  after?: LoggedFields | undefined
}

/** Rows of one statement: PostgreSQL takes 65 535 parameters. */
const rowsAtOnce = 1000

/** Appends actions to the staff log. Call it in the transaction of the change, so that neither exists without the other. */
export async function logActions(sql: Sql, actions: readonly LoggedAction[]): Promise<void> {
  for (let start = 0; start < actions.length; start += rowsAtOnce)
    await sql`
      insert into log.staff_actions ${sql(
        actions.slice(start, start + rowsAtOnce).map((action) => ({
          at: action.at,
          administrator: action.administrator,
          kind: action.kind,
          subject_id: action.subjectId ?? null,
          subject: action.subject.slice(0, 200),
          event: action.event,
          before: jsonOf(sql, action.before),
          after: jsonOf(sql, action.after),
        })),
      )}
    `
}

const jsonOf = (sql: Sql, fields: LoggedFields | undefined) =>
  fields === undefined ? null : sql.json(fields as Parameters<Sql['json']>[0])

/**
 * Deletes up to `most` actions from before the time, and returns their number. The database keeps those that have not
 * expired by its own clock.
 */
export const deleteActionsBefore = (sql: Sql, before: Date, most: number) =>
  numberOf(sql<{ count: number }[]>`
    select log.delete_expired_actions(${before}, ${most}) as count
  `)

/** Removes the tracking numbers of orders, so that the log tells no more than that they were changed. */
export async function eraseTracking(sql: Sql, orderIds: readonly number[]): Promise<void> {
  await sql`select log.erase_tracking(${[...orderIds]})`
}

/** A subquery: administrator and time of the latest of these events on a thing, whose id is an expression. */
export const latestAction = (
  sql: Sql,
  kind: LoggedAction['kind'],
  id: Fragment,
  events: readonly LoggedAction['event'][],
): Fragment => sql`(
  select administrator, at
  from log.staff_actions
  where kind = ${kind}
    and subject_id = ${id}
    and event = any(${[...events]})
  order by at desc, id desc
  limit 1
)`

/** The latest `most` actions on a thing, latest first. */
export async function actionsOn(
  sql: Sql,
  kind: LoggedAction['kind'],
  id: number,
  most: number,
): Promise<StaffAction[]> {
  const rows = await sql<ActionRow[]>`
    select ${columns(sql)}
    from log.staff_actions
    where kind = ${kind}
      and subject_id = ${id}
    order by at desc, id desc
    limit ${most}
  `
  return rows.map(actionOfRow)
}

export type ActionRow = Omit<StaffAction, 'at'> & { at: Date }

export const actionOfRow = ({ at, ...row }: ActionRow): StaffAction => ({
  ...row,
  at: at.toISOString(),
})

/** The columns of an `ActionRow`. */
export const columns = (sql: Sql) =>
  sql`id, at, administrator, kind, subject_id as "subjectId", subject, event, before, after`
