import { firstOf, type Sql } from '../shared/transaction.ts'

export type SessionRow = { id: string; staffId: string; startedAt: Date; expiresAt: Date }

/** The session, expired or not; undefined for an unknown id. */
export const sessionWithId = (sql: Sql, id: string) =>
  firstOf(sql<SessionRow[]>`
    select
      id,
      staff_id as "staffId",
      started_at as "startedAt",
      expires_at as "expiresAt"
    from admin.sessions
    where id = ${id}
  `)

/** Inserts a session; its id is the SHA-256 of the token. */
export async function insertSession(sql: Sql, session: SessionRow): Promise<void> {
  await sql`
    insert into admin.sessions (id, staff_id, started_at, expires_at)
    values (${session.id}, ${session.staffId}, ${session.startedAt}, ${session.expiresAt})
  `
}

/** Moves the end of a session; an unknown id is ignored. */
export async function setExpiry(sql: Sql, id: string, expiresAt: Date): Promise<void> {
  await sql`
    update admin.sessions
    set expires_at = ${expiresAt}
    where id = ${id}
  `
}

/** Deletes a session; an unknown id is ignored. */
export async function deleteSession(sql: Sql, id: string): Promise<void> {
  await sql`
    delete from admin.sessions
    where id = ${id}
  `
}

/** Deletes all sessions of an administrator except `kept`. */
export async function deleteSessionsOf(sql: Sql, staffId: string, kept?: string): Promise<void> {
  await sql`
    delete from admin.sessions
    where staff_id = ${staffId}
      and id is distinct from ${kept ?? null}
  `
}

/** Deletes the sessions that have expired at `now`. */
export async function deleteExpiredSessions(sql: Sql, now: Date): Promise<void> {
  await sql`
    delete from admin.sessions
    where expires_at <= ${now}
  `
}
