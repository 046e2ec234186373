import type { Campaign, CampaignFailure } from '../../shared/contract/api.d.ts'
import { cursorAfter, idOfCursor } from '../../shared/lists/cursor.ts'
import type { Sql } from '../../shared/transaction.ts'
import { isRetriable, isUnsure } from './campaign-mail-queries.ts'

type CampaignRow = Omit<Campaign, 'createdAt' | 'heldUntil'> & {
  createdAt: Date
  heldUntil: Date | null
}

type Rows = { now: Date; id?: number; before?: number | undefined; most: number }

/** A mail that is not queued, sending, failed or skipped is sent. */
const campaignRows = (sql: Sql, { now, id, before, most }: Rows) => sql<CampaignRow[]>`
  select c.id, c.subject, c.sender_name as "senderName", c.created_at as "createdAt", c.state, c.recipients,
    case
      when c.state in ('sending', 'paused')
        then greatest(ceil(extract(epoch from c.starts_at - ${now}) * 1000), 0)::int
      else 0
    end as "startsIn",
    case when c.state in ('sending', 'paused') then c.held_until end as "heldUntil",
    c.recipients - waiting - sending - failed - unsure - skipped as sent,
    failed, unsure, retriable, skipped, waiting + sending as left
  from newsletter.campaigns c
  cross join lateral (
    select case when c.is_addressed then count(*)::int else c.recipients end as waiting
    from newsletter.campaign_mails m
    where m.campaign_id = c.id
      and m.state = 'queued'
  ) queued
  cross join lateral (
    select
      ${mailsThat(sql, sql`m.state = 'sending'`)} as sending,
      ${mailsThat(sql, sql`m.state = 'failed' and not ${isUnsure(sql)}`)} as failed,
      ${mailsThat(sql, isUnsure(sql))} as unsure,
      ${mailsThat(sql, isRetriable(sql))} as retriable,
      ${mailsThat(sql, sql`m.state = 'skipped'`)} as skipped
    from newsletter.campaign_mails m
    where m.campaign_id = c.id
      and m.state in ('sending', 'failed', 'skipped')
  ) begun
  where ${id === undefined ? sql`true` : sql`c.id = ${id}`}
    and ${before === undefined ? sql`true` : sql`c.id < ${before}`}
  order by c.id desc
  limit ${most}
`

const mailsThat = (sql: Sql, isSo: ReturnType<typeof isUnsure>) =>
  sql`(count(*) filter (where ${isSo}))::int`

const campaignOf = ({ createdAt, heldUntil, ...row }: CampaignRow): Campaign => ({
  ...row,
  createdAt: createdAt.toISOString(),
  heldUntil: heldUntil?.toISOString() ?? null,
})

/** The campaign with its figures; undefined for an unknown id. */
export async function campaignWithId(
  sql: Sql,
  id: number,
  now: Date,
): Promise<Campaign | undefined> {
  const [row] = await campaignRows(sql, { now, id, most: 1 })
  return row && campaignOf(row)
}

/** Up to `most` subscribers whom the campaign did not reach or may not have reached. */
export const failuresOfCampaign = (sql: Sql, id: number, most: number) => sql<CampaignFailure[]>`
  select s.email, m.reason
  from newsletter.campaign_mails m
  join newsletter.subscribers s on s.id = m.subscriber_id
  where m.campaign_id = ${id}
    and m.state = 'failed'
  order by m.subscriber_id
  limit ${most}
`

export type CampaignQuery = { limit?: number | undefined; cursor?: string | undefined }
export type CampaignPart = {
  campaigns: Campaign[]
  /** The cursor of the next part; undefined after the last. */
  nextCursor: string | undefined
}

const list = 'campaigns'

/** A page of campaigns after the cursor, newest first, with their figures. Problem malformed_request. */
export async function campaignPart(
  sql: Sql,
  { limit = 50, cursor }: CampaignQuery,
  now: Date,
): Promise<CampaignPart> {
  const before = cursor === undefined ? undefined : idOfCursor(cursor, list)
  const rows = await campaignRows(sql, { now, before, most: limit + 1 })
  const campaigns = rows.slice(0, limit).map(campaignOf)
  const end = campaigns.at(-1)
  return {
    campaigns,
    nextCursor: end && campaigns.length < rows.length ? cursorAfter(end.id, list) : undefined,
  }
}
