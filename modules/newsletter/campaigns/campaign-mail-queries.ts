import type { CampaignFailure } from '../../shared/contract/api.d.ts'
import { countOf, type Sql } from '../../shared/transaction.ts'

export type Recipient = { subscriberId: number; email: string }

/**
 * Leases up to `limit` due mails until `until`. After that time another worker may lease them too; `begunMail` then
 * lets only one of them send.
 */
export async function leasedMails(
  sql: Sql,
  campaignId: number,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<Recipient[]> {
  return sql<Recipient[]>`
    with due as materialized (
      select m.subscriber_id
      from newsletter.campaign_mails m
      join newsletter.campaigns c on c.id = m.campaign_id
      where m.campaign_id = ${campaignId}
        and m.state = 'queued'
        and m.due_at <= ${now}
        and c.state = 'sending'
        and (c.held_until is null or c.held_until <= ${now})
      order by m.due_at, m.subscriber_id
      limit ${limit}
      for update of m skip locked
    ), leased as (
      update newsletter.campaign_mails m
      set due_at = ${until}
      from due
      where m.campaign_id = ${campaignId}
        and m.subscriber_id = due.subscriber_id
      returning m.subscriber_id
    )
    select s.id as "subscriberId", s.email
    from leased
    join newsletter.subscribers s on s.id = leased.subscriber_id
    order by s.id
  `
}

/** Ends the lease of mails that were not begun, so that any worker can lease them. */
export async function returnMails(
  sql: Sql,
  campaignId: number,
  subscriberIds: number[],
  now: Date,
): Promise<void> {
  await sql`
    update newsletter.campaign_mails
    set due_at = ${now}
    where campaign_id = ${campaignId}
      and subscriber_id = any(${subscriberIds})
      and state = 'queued'
  `
}

/**
 * Marks a mail as sending before it is handed over. Returns the number of the attempt, and whether an earlier failure
 * was blamed on the server. Undefined when it is not to be sent: another worker began it, its subscriber unsubscribed,
 * or the campaign was stopped.
 */
export async function begunMail(
  sql: Sql,
  campaignId: number,
  subscriberId: number,
  now: Date,
): Promise<{ attempt: number; isForgiven: boolean } | undefined> {
  const [row] = await sql<{ state: string; attempt: number; isForgiven: boolean }[]>`
    update newsletter.campaign_mails m
    set state = case when s.is_active then 'sending' else 'skipped' end,
        attempts = m.attempts + 1,
        began_at = ${now}
    from newsletter.campaigns c, newsletter.subscribers s
    where m.campaign_id = ${campaignId}
      and m.subscriber_id = ${subscriberId}
      and m.state = 'queued'
      and c.id = m.campaign_id
      and c.state = 'sending'
      and s.id = m.subscriber_id
    returning m.state, m.attempts as attempt, m.is_forgiven as "isForgiven"
  `
  return row?.state === 'sending' ? row : undefined
}

export type MailEnd =
  | { state: 'sent'; at: Date }
  | { state: 'queued'; at: Date }
  | { state: 'failed'; reason: CampaignFailure['reason'] }

/** Records the outcome of a mail that was begun. A mail that was given up concurrently can still become sent. */
export async function endMail(
  sql: Sql,
  campaignId: number,
  subscriberId: number,
  end: MailEnd,
): Promise<void> {
  await sql`
    update newsletter.campaign_mails
    set state = ${end.state},
        sent_at = ${end.state === 'sent' ? end.at : null},
        due_at = ${end.state === 'queued' ? end.at : sql`due_at`},
        reason = ${end.state === 'failed' ? end.reason : null}
    where campaign_id = ${campaignId}
      and subscriber_id = ${subscriberId}
      and (state = 'sending' or ${end.state === 'sent'})
  `
}

/** Excludes mails that the server may have: those stay failed. */
const isReturnable = (sql: Sql) =>
  sql`(state = 'queued' or (state = 'failed' and reason <> 'unknown'))`

/** Requeues mails that failed because the mail server ended the session before them; the attempt does not count. */
export async function returnMissedMails(
  sql: Sql,
  campaignId: number,
  subscriberIds: number[],
  dueAt: Date,
): Promise<void> {
  await sql`
    update newsletter.campaign_mails
    set state = 'queued',
        attempts = greatest(attempts - 1, 0),
        reason = null,
        due_at = ${dueAt}
    where campaign_id = ${campaignId}
      and subscriber_id = any(${subscriberIds})
      and ${isReturnable(sql)}
  `
}

/** Requeues mails of a server that refused all mails, with their attempts reset. Happens once per mail. */
export async function forgiveMails(
  sql: Sql,
  campaignId: number,
  subscriberIds: number[],
  dueAt: Date,
): Promise<void> {
  await sql`
    update newsletter.campaign_mails
    set state = 'queued',
        attempts = 0,
        is_forgiven = true,
        reason = null,
        due_at = ${dueAt}
    where campaign_id = ${campaignId}
      and subscriber_id = any(${subscriberIds})
      and ${isReturnable(sql)}
      and not is_forgiven
  `
}

/**
 * Fails mails that were begun before `since` and have no outcome, as `unknown`: their process died, and they may have
 * been sent. Returns their number.
 */
export const giveUpMails = (sql: Sql, since: Date) =>
  countOf(sql`
    update newsletter.campaign_mails
    set state = 'failed',
        reason = 'unknown'
    where state = 'sending'
      and began_at <= ${since}
  `)

/** Makes leased and postponed mails without an attempt due again when a campaign resumes. */
export async function makeUntriedDue(sql: Sql, campaignId: number, now: Date): Promise<void> {
  await sql`
    update newsletter.campaign_mails
    set due_at = ${now}
    where campaign_id = ${campaignId}
      and state = 'queued'
      and attempts = 0
      and due_at > ${now}
  `
}

/** Failed mails that the server certainly does not have, and did not refuse permanently. */
export const isRetriable = (sql: Sql) =>
  sql`(m.state = 'failed' and m.reason in ('deferred', 'unavailable'))`

/** Mails that the server may have. */
export const isUnsure = (sql: Sql) => sql`(m.state = 'failed' and m.reason = 'unknown')`

/** Mails that staff can have sent again. With `withUnsure`, also mails that may have arrived. */
export const isToRetry = (sql: Sql, withUnsure: boolean) =>
  withUnsure ? sql`(${isRetriable(sql)} or ${isUnsure(sql)})` : isRetriable(sql)

/** Requeues these mails with their attempts reset. */
export async function retryMails(
  sql: Sql,
  campaignId: number,
  { now, withUnsure }: { now: Date; withUnsure: boolean },
): Promise<void> {
  await sql`
    update newsletter.campaign_mails m
    set state = 'queued',
        attempts = 0,
        is_forgiven = false,
        reason = null,
        due_at = ${now}
    where m.campaign_id = ${campaignId}
      and ${isToRetry(sql, withUnsure)}
  `
}

/**
 * Reserves the next time slot of this many ms for sending and returns its start. All workers share one schedule; a
 * worker whose clock is far ahead delays the others by a minute at most.
 */
export async function reservedTime(sql: Sql, now: Date, milliseconds: number): Promise<Date> {
  const [row] = await sql<{ begins: Date }[]>`
    update newsletter.pace
    set next_at =
      greatest(least(next_at, ${now}::timestamptz + interval '1 minute'), ${now}::timestamptz)
      + ${milliseconds}::float8 * interval '1 millisecond'
    returning next_at - ${milliseconds}::float8 * interval '1 millisecond' as begins
  `
  return row?.begins ?? now
}
