import type { Sql } from '../../shared/transaction.ts'

/** Makes the address an active subscriber. Its earlier bounces no longer count; a given name replaces an older one. */
export async function activate(
  sql: Sql,
  email: string,
  name: string | null,
  now: Date,
): Promise<void> {
  await sql`
    insert into newsletter.subscribers as known (email, name, signed_up_at)
    values (${email}, ${name}, ${now})
    on conflict (lower(email)) do update
      set is_active = true,
          name = coalesce(excluded.name, known.name),
          signed_up_at = greatest(excluded.signed_up_at, known.signed_up_at)
  `
}

/** Unsubscribes the address, in any letter case; an unknown one is ignored. */
export async function deactivate(sql: Sql, email: string): Promise<void> {
  await sql`
    update newsletter.subscribers
    set is_active = false
    where lower(email) = lower(${email})
  `
}

/** Unsubscribes a subscriber; an unknown id is ignored. */
export async function deactivateWithId(sql: Sql, id: number): Promise<void> {
  await sql`
    update newsletter.subscribers
    set is_active = false
    where id = ${id}
  `
}

/** The subscriber's address; undefined for an unknown id. */
export async function addressOf(sql: Sql, id: number): Promise<string | undefined> {
  const [row] = await sql<{ email: string }[]>`
    select email
    from newsletter.subscribers
    where id = ${id}
  `
  return row?.email
}
