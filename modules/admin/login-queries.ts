import { isOldest } from '../shared/lists/oldest-queries.ts'
import { countOf, hasRow, isTrue, type Sql, type Transaction } from '../shared/transaction.ts'
import type { Failure } from './limits/login-limits.ts'

export type Outcome = 'refused' | 'signed_in' | 'password_changed'
export type LoginRow = { id: number; at: Date; address: string; outcome: Outcome }

/** Locks the keys until the transaction ends; false while another attempt has one of them. */
export const lockedAttempts = (tx: Transaction, keys: readonly string[]) =>
  isTrue(tx<{ are: boolean }[]>`
    select bool_and(pg_try_advisory_xact_lock(hashtextextended('login ' || key, 0))) as are
    from unnest(${[...keys]}::text[]) key
  `)

/** Refused and unfinished attempts under the name or from the address, each after its own `since`; latest first. */
export const failuresOf = (
  sql: Sql,
  name: { username: string; since: Date },
  network: { address: string; since: Date },
): Promise<Failure[]> => sql<Failure[]>`
  select at, username, address, device_id as "deviceId"
  from admin.logins
  where outcome in ('under_way', 'refused')
    and (
      (username = ${name.username} and at > ${name.since})
      or (address = ${network.address} and at > ${network.since})
    )
  order by at desc
`

/** Whether the login log has a successful login under the name from the address. */
export const hasSignedInFrom = (sql: Sql, username: string, address: string) =>
  hasRow(sql`
    select 1
    from admin.logins
    where username = ${username}
      and address = ${address}
      and outcome = 'signed_in'
    limit 1
  `)

/** Logs an attempt as under way and returns its id. */
export async function insertedAttempt(
  sql: Sql,
  { at, username, address, deviceId }: Failure,
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into admin.logins (at, username, address, device_id, outcome)
    values (${at}, ${username}, ${address}, ${deviceId}, 'under_way')
    returning id
  `
  return row?.id ?? ''
}

/** Records how an attempt ended. */
export async function setOutcome(sql: Sql, id: string, outcome: Outcome): Promise<void> {
  await sql`
    update admin.logins
    set outcome = ${outcome}
    where id = ${id}
  `
}

/** Up to `limit` finished attempts under the name, latest first. */
export const latestLogins = (sql: Sql, username: string, limit: number): Promise<LoginRow[]> => sql<
  LoginRow[]
>`
  select id::int, at, address, outcome
  from admin.logins
  where username = ${username}
    and outcome <> 'under_way'
  order by at desc, id desc
  limit ${limit}
`

/** Deletes up to `most` attempts before the time; returns their number. */
export const deleteLoginsBefore = (sql: Sql, time: Date, most: number) =>
  countOf(sql`
    delete from admin.logins
    where ${isOldest(sql, 'admin.logins', 'at', time, most)}
  `)
