import { deleteWithMails } from '../../post/index.ts'
import {
  type Fragment,
  firstOf,
  hasRow,
  type Sql,
  type Transaction,
} from '../../shared/transaction.ts'
import { confirmationKind } from '../mail-kinds.ts'

/** A sign-up that waits for the link in its mail. */
export type Confirmation = { id: number; email: string; name: string | null }

type Request = Omit<Confirmation, 'id'> & {
  now: Date
  /** No other request of the address may be younger than this. */
  pauseFrom: Date
  /** At most `mostSince` requests of the address may be younger than this. */
  countFrom: Date
  mostSince: number
}

/**
 * Stores a sign-up and returns its id; undefined when the address has asked too often lately, or asks in another
 * transaction at the moment.
 */
export async function insertedConfirmation(
  tx: Transaction,
  { email, name, now, pauseFrom, countFrom, mostSince }: Request,
): Promise<number | undefined> {
  // Concurrent sign-ups of one address would not see each other's rows.
  const [lock] = await tx<{ isOurs: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtextextended('newsletter.confirm ' || lower(${email}), 0)) as "isOurs"
  `
  if (!lock?.isOurs) return undefined
  const [row] = await tx<{ id: number }[]>`
    insert into newsletter.confirmations (email, name, requested_at)
    select ${email}, ${name}, ${now}
    from newsletter.confirmations
    where lower(email) = lower(${email})
      and requested_at > ${countFrom}
    having count(*) < ${mostSince}
      and count(*) filter (where requested_at > ${pauseFrom}) = 0
    returning id
  `
  return row?.id
}

/** A sign-up later than `after`; undefined for an unknown or older one. */
export const confirmationWithId = (sql: Sql, id: number, after: Date) =>
  firstOf(sql<Confirmation[]>`
    select id, email, name
    from newsletter.confirmations
    where id = ${id}
      and requested_at > ${after}
  `)

/** Whether the address is an active subscriber. */
export const isSubscribed = (sql: Sql, email: string) =>
  hasRow(sql`
    select
    from newsletter.subscribers
    where lower(email) = lower(${email})
      and is_active
  `)

/** Deletes a sign-up; false when it was deleted before. */
export const deleteConfirmation = async (sql: Sql, id: number): Promise<boolean> =>
  (await deleteConfirmations(sql, sql`id = ${id}`)) === 1

/** Deletes all sign-ups of the address, whose links then end; returns their number. */
export const deleteConfirmationsOf = (sql: Sql, email: string): Promise<number> =>
  deleteConfirmations(sql, sql`lower(email) = lower(${email})`)

/** Deletes up to `most` sign-ups up to this time; returns their number. */
export const deleteOldConfirmations = (sql: Sql, time: Date, most: number): Promise<number> =>
  deleteConfirmations(
    sql,
    sql`
      id in (
        select id
        from newsletter.confirmations
        where requested_at <= ${time}
        limit ${most}
      )
    `,
  )

/** Deletes sign-ups with their mails; returns their number. */
const deleteConfirmations = (sql: Sql, isEnded: Fragment): Promise<number> =>
  deleteWithMails(sql, 'newsletter.confirmations', [confirmationKind], isEnded)
