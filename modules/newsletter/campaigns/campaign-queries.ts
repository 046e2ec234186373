import { countOf, firstOf, hasRow, type Sql, valuesOf } from '../../shared/transaction.ts'
import { isToRetry } from './campaign-mail-queries.ts'

/** The text that staff write: `content` is Markdown. */
export type CampaignText = { subject: string; content: string; senderName: string }

/** Inserts a campaign and returns its id and its number of recipients. */
export async function insertedCampaign(
  sql: Sql,
  campaign: CampaignText,
  { now, startsAt }: { now: Date; startsAt: Date },
): Promise<{ id: number; recipients: number }> {
  const [row] = await sql<{ id: number; recipients: number }[]>`
    insert into newsletter.campaigns
      (subject, content, sender_name, created_at, tended_at, starts_at, last_subscriber_id, recipients)
    select ${campaign.subject}, ${campaign.content}, ${campaign.senderName}, ${now}, ${now}, ${startsAt},
      (select coalesce(max(id), 0) from newsletter.subscribers),
      (select count(*) from newsletter.subscribers where is_active)
    returning id, recipients
  `
  if (!row) throw new Error('The campaign was not written')
  return row
}

export type CampaignToSend = CampaignText & {
  id: number
  isAddressed: boolean
  suspensions: number
}

/**
 * The campaign if it is to be sent now, else undefined. Records the time, so that the watch knows that a job works on
 * it.
 */
export const tendedCampaign = (sql: Sql, id: number, now: Date) =>
  firstOf(sql<CampaignToSend[]>`
    update newsletter.campaigns
    set tended_at = ${now}
    where id = ${id}
      and state = 'sending'
      and starts_at <= ${now}
      and (held_until is null or held_until <= ${now})
    returning id, subject, content, sender_name as "senderName", is_addressed as "isAddressed",
      holds as "suspensions"
  `)

/** Queues a mail for each active subscriber who existed when the campaign was made. Idempotent. */
export async function addressCampaign(sql: Sql, campaignId: number, now: Date): Promise<void> {
  // A million rows exceed the usual time limit, which is meant for customers' calls.
  await sql`set local statement_timeout = '5min'`
  await sql`
    with campaign as (
      select id, last_subscriber_id
      from newsletter.campaigns
      where id = ${campaignId}
        and not is_addressed
      for update
    ), addressed as (
      insert into newsletter.campaign_mails (campaign_id, subscriber_id, due_at)
      select campaign.id, s.id, ${now}
      from campaign
      join newsletter.subscribers s on s.is_active and s.id <= campaign.last_subscriber_id
      on conflict do nothing
      returning 1
    )
    update newsletter.campaigns c
    set is_addressed = true,
        recipients = (select count(*) from addressed)
    from campaign
    where c.id = campaign.id
  `
}

/**
 * Suspends the campaign while the mail server fails. After `most` consecutive suspensions it is paused until staff
 * resume it. Undefined when staff stopped it, or another job suspended it, concurrently.
 */
export const suspendCampaign = (
  sql: Sql,
  { id, suspensions }: CampaignToSend,
  { until, most }: { until: Date; most: number },
) =>
  firstOf(sql<{ state: string; suspensions: number }[]>`
    update newsletter.campaigns
    set held_until = ${until},
        holds = holds + 1,
        state = case
          when holds + 1 >= ${most} then 'paused'
          -- The campaign may be done: its last mails seemed refused and are retried.
          else 'sending'
        end
    where id = ${id}
      and holds = ${suspensions}
      and state in ('sending', 'done')
    returning state, holds as "suspensions"
  `)

/** Resets the suspensions after the mail server has accepted a mail. */
export async function forgetSuspensions(sql: Sql, id: number): Promise<void> {
  await sql`
    update newsletter.campaigns
    set held_until = null,
        holds = 0
    where id = ${id}
  `
}

/** Ends the campaign if none of its mails is left to send; returns whether it has ended. */
export const isSettled = async (sql: Sql, id: number): Promise<boolean> =>
  (await settled(sql, id)) > 0

/** Ends all campaigns without mails left to send. */
export const settleCampaigns = async (sql: Sql): Promise<void> => void (await settled(sql))

const settled = (sql: Sql, id?: number) =>
  countOf(sql`
    update newsletter.campaigns c
    set state = 'done'
    where state in ('sending', 'paused')
      and is_addressed
      and ${id === undefined ? sql`true` : sql`id = ${id}`}
      and not exists (
        select from newsletter.campaign_mails m
        where m.campaign_id = c.id
          and m.state = 'queued'
      )
      and not exists (
        select from newsletter.campaign_mails m
        where m.campaign_id = c.id
          and m.state = 'sending'
      )
  `)

/** Campaigns with mails due that no job has worked on after `since`. They are marked as worked on at `now`. */
export const neglectedCampaigns = (sql: Sql, since: Date, now: Date) =>
  valuesOf(sql<{ id: number }[]>`
    update newsletter.campaigns c
    set tended_at = ${now}
    where state = 'sending'
      and (tended_at is null or tended_at <= ${since})
      and starts_at <= ${now}
      and (held_until is null or held_until <= ${now})
      and (
        not is_addressed
        or exists (
          select from newsletter.campaign_mails m
          where m.campaign_id = c.id
            and m.state = 'queued'
            and m.due_at <= ${now}
        )
      )
    returning id
  `)

type Steer = 'sending' | 'paused' | 'cancelled' | 'withdrawn'

/** `unsure` (with `sending`): also retry mails that may have arrived. */
export type Steering = { state: Steer; unsure?: boolean | undefined }

/** Excludes a campaign whose mails are queued: a worker with a faster clock may have begun to send. */
const isWithdrawable = (sql: Sql, now: Date) =>
  sql`(state in ('sending', 'paused') and starts_at > ${now} and not is_addressed)`

/** Changes the state of a campaign. False when it is unknown, or when it has ended and no mail can be retried. */
export const steeredCampaign = (
  sql: Sql,
  id: number,
  { state, unsure = false }: Steering,
  now: Date,
) =>
  hasRow(sql`
    update newsletter.campaigns c
    set state = ${state},
        held_until = null,
        holds = 0,
        tended_at = ${now}
    where id = ${id}
      and (
        ${state} <> 'withdrawn' and state in ('sending', 'paused', ${state})
        or ${state} = 'withdrawn' and (${isWithdrawable(sql, now)} or state = 'withdrawn')
        or state = 'done' and ${state} = 'sending' and exists (
          select from newsletter.campaign_mails m
          where m.campaign_id = c.id
            and ${isToRetry(sql, unsure)}
        )
      )
    returning id
  `)

/** The campaign's content; empty for an unknown id. */
export async function contentOf(sql: Sql, id: number): Promise<string> {
  const [row] = await sql<{ content: string }[]>`
    select content
    from newsletter.campaigns
    where id = ${id}
  `
  return row?.content ?? ''
}
