import { countOf, type Sql, valuesOf } from '../../shared/transaction.ts'

export type NotedEvent = {
  type: 'bounce' | 'complaint'
  kind: 'hard' | 'soft'
  email: string
  at: string
}

/**
 * Stores bounces and complaints of subscribers' mails and returns the subscribers' ids. Repeated events and unknown
 * addresses are ignored.
 */
export const notedEvents = (sql: Sql, events: NotedEvent[]) =>
  valuesOf(sql<{ id: number }[]>`
    insert into newsletter.mail_events (subscriber_id, type, kind, at)
    select s.id, e.type, e.kind, e.at
    from unnest(
      ${events.map(({ email }) => email)}::text[],
      ${events.map(({ type }) => type)}::text[],
      ${events.map(({ kind }) => kind)}::text[],
      ${events.map(({ at }) => at)}::timestamptz[]
    ) e (email, type, kind, at)
    join newsletter.subscribers s on lower(s.email) = lower(e.email)
    on conflict do nothing
    returning subscriber_id as id
  `)

/** Unsubscribes subscribers with a complaint, a hard bounce, or `mostSoft` soft bounces since they last subscribed. */
export async function deactivateBounced(sql: Sql, ids: number[], mostSoft: number): Promise<void> {
  await sql`
    update newsletter.subscribers s
    set is_active = false
    where id = any(${ids})
      and is_active
      and (
        select bool_or(type = 'complaint' or kind = 'hard') or count(*) >= ${mostSoft}
        from newsletter.mail_events
        where subscriber_id = s.id
          and at >= s.signed_up_at
      )
  `
}

/** Deletes up to `most` events from before the time; returns their number. */
export const deleteOldMailEvents = (sql: Sql, before: Date, most: number) =>
  countOf(sql`
    delete from newsletter.mail_events
    where ctid = any(array(
      select ctid
      from newsletter.mail_events
      where at < ${before}
      order by at
      limit ${most}
    ))
  `)
