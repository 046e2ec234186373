import type { Sql } from '../shared/transaction.ts'

export type Administrator = { id: string; username: string; passwordHash: string }

export async function administratorNamed(
  sql: Sql,
  username: string,
): Promise<Administrator | undefined> {
  const [row] = await sql<Administrator[]>`
    select id, username, password_hash as "passwordHash"
    from admin.staff
    where lower(username) = lower(${username})
  `
  return row
}

export async function administratorWithId(
  sql: Sql,
  id: string,
): Promise<{ id: string; username: string } | undefined> {
  const [row] = await sql<{ id: string; username: string }[]>`
    select id, username
    from admin.staff
    where id = ${id}
  `
  return row
}

export async function hasAnyAdministrator(sql: Sql): Promise<boolean> {
  const [row] = await sql`
    select 1
    from admin.staff
    limit 1
  `
  return row !== undefined
}

/** Adds one; false when the name is taken. */
export async function inserted(sql: Sql, administrator: Administrator): Promise<boolean> {
  const { count } = await sql`
    insert into admin.staff (id, username, password_hash)
    values (${administrator.id}, ${administrator.username}, ${administrator.passwordHash})
    on conflict (lower(username)) do nothing
  `
  return count === 1
}

/** Adds one unless there is one already; false when somebody else was first. */
export async function insertedFirst(sql: Sql, administrator: Administrator): Promise<boolean> {
  await sql`lock table admin.staff in share row exclusive mode`
  return !(await hasAnyAdministrator(sql)) && inserted(sql, administrator)
}

export type SessionRow = { id: string; staffId: string; expiresAt: Date }

export async function sessionWithId(sql: Sql, id: string): Promise<SessionRow | undefined> {
  const [row] = await sql<SessionRow[]>`
    select id, staff_id as "staffId", expires_at as "expiresAt"
    from admin.sessions
    where id = ${id}
  `
  return row
}

export const sessionsOf = (sql: Sql, staffId: string): Promise<SessionRow[]> => sql<SessionRow[]>`
  select id, staff_id as "staffId", expires_at as "expiresAt"
  from admin.sessions
  where staff_id = ${staffId}
`

export async function insertSession(sql: Sql, session: SessionRow): Promise<void> {
  await sql`
    insert into admin.sessions (id, staff_id, expires_at)
    values (${session.id}, ${session.staffId}, ${session.expiresAt})
  `
}

export async function setExpiry(sql: Sql, id: string, expiresAt: Date): Promise<void> {
  await sql`
    update admin.sessions
    set expires_at = ${expiresAt}
    where id = ${id}
  `
}

export async function deleteSession(sql: Sql, id: string): Promise<void> {
  await sql`
    delete from admin.sessions
    where id = ${id}
  `
}

export async function deleteSessionsOf(sql: Sql, staffId: string): Promise<void> {
  await sql`
    delete from admin.sessions
    where staff_id = ${staffId}
  `
}

export async function deleteExpiredSessions(sql: Sql, now: Date): Promise<void> {
  await sql`
    delete from admin.sessions
    where expires_at <= ${now}
  `
}
