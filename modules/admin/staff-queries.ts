import type { Administrator } from '../shared/administrator.ts'
import { firstOf, hasRow, numberOf, type Sql, type Transaction } from '../shared/transaction.ts'

export type StaffRow = Administrator & { passwordHash: string }

/** The administrator with the name in lower case, with the password hash; else undefined. */
export const administratorNamed = (sql: Sql, username: string) =>
  firstOf(sql<StaffRow[]>`
    select id, username, password_hash as "passwordHash"
    from admin.staff
    where username = ${username}
  `)

/** Undefined after the account is removed. */
export const administratorWithId = (sql: Sql, id: string) =>
  firstOf(sql<Administrator[]>`
    select id, username
    from admin.staff
    where id = ${id}
  `)

export type StaffEntry = { username: string; createdAt: Date; lastLogin: Date | null }

/** All administrators by name, each with the time of the latest login. */
export const allAdministrators = (sql: Sql): Promise<StaffEntry[]> => sql<StaffEntry[]>`
  select
    username,
    created_at as "createdAt",
    (
      select max(at)
      from admin.logins l
      where l.username = s.username
        and outcome = 'signed_in'
    ) as "lastLogin"
  from admin.staff s
  order by username
`

/** The number of administrators. */
export const administratorCount = (sql: Sql) =>
  numberOf(sql<{ count: number }[]>`
    select count(*)::int as count
    from admin.staff
  `)

/**
 * Locks the table until the transaction ends, so that concurrent calls wait before they add or remove administrators.
 */
export async function lockStaff(tx: Transaction): Promise<void> {
  await tx`lock table admin.staff in share row exclusive mode`
}

/** Adds an administrator; false when the name is taken. */
export const inserted = (sql: Sql, administrator: StaffRow) =>
  hasRow(sql`
    insert into admin.staff (id, username, password_hash)
    values (${administrator.id}, ${administrator.username}, ${administrator.passwordHash})
    on conflict (username) do nothing
  `)

/** Replaces an administrator's password hash (Argon2); an unknown id is ignored. */
export async function setPasswordHash(sql: Sql, id: string, passwordHash: string): Promise<void> {
  await sql`
    update admin.staff
    set password_hash = ${passwordHash}
    where id = ${id}
  `
}

/** Deletes the account, and its sessions by cascade. */
export async function deleteAdministrator(sql: Sql, id: string): Promise<void> {
  await sql`
    delete from admin.staff
    where id = ${id}
  `
}
