import type { Subscriber } from '../shared/contract/api.d.ts'
import type { Sql } from '../shared/transaction.ts'

/** Makes the address an active subscriber; a name that is given takes the place of an older one. */
export async function activate(sql: Sql, email: string, name: string | null): Promise<void> {
  await sql`
    insert into newsletter.subscribers as known (email, name)
    values (${email}, ${name})
    on conflict (lower(email)) do update
      set is_active = true,
          name = coalesce(excluded.name, known.name)
  `
}

export async function deactivate(sql: Sql, email: string): Promise<void> {
  await sql`
    update newsletter.subscribers
    set is_active = false
    where lower(email) = lower(${email})
  `
}

type SubscriberRow = Omit<Subscriber, 'name' | 'subscribedAt'> & {
  name: string | null
  subscribedAt: Date
}

export async function allSubscribers(sql: Sql): Promise<Subscriber[]> {
  const rows = await sql<SubscriberRow[]>`
    select id, email, name, is_active as "isActive", subscribed_at as "subscribedAt"
    from newsletter.subscribers
    order by subscribed_at desc, id desc
  `
  return rows.map(({ name, subscribedAt, ...row }) => ({
    ...row,
    ...(name && { name }),
    subscribedAt: subscribedAt.toISOString(),
  }))
}

export type CampaignRow = { id: number; subject: string; content: string; senderName: string }

/** The new campaign's id, or undefined when one with the key is there already. */
export async function insertedCampaign(
  sql: Sql,
  key: string,
  campaign: Omit<CampaignRow, 'id'>,
): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    insert into newsletter.campaigns (idempotency_key, subject, content, sender_name)
    values (${key}, ${campaign.subject}, ${campaign.content}, ${campaign.senderName})
    on conflict (idempotency_key) do nothing
    returning id
  `
  return row?.id
}

/** Writes a mail to be sent for each active subscriber and tells how many these are. */
export async function addressCampaign(sql: Sql, campaignId: number): Promise<number> {
  const { count } = await sql`
    insert into newsletter.campaign_mails (campaign_id, subscriber_id)
    select ${campaignId}, id
    from newsletter.subscribers
    where is_active
  `
  return count
}

export async function recipientsOfKey(sql: Sql, key: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from newsletter.campaign_mails m
    join newsletter.campaigns c on c.id = m.campaign_id
    where c.idempotency_key = ${key}
  `
  return row?.count ?? 0
}

export async function campaignWithId(sql: Sql, id: number): Promise<CampaignRow | undefined> {
  const [row] = await sql<CampaignRow[]>`
    select id, subject, content, sender_name as "senderName"
    from newsletter.campaigns
    where id = ${id}
  `
  return row
}

export type Recipient = { subscriberId: number; email: string; isActive: boolean }

/** Takes the first mail behind the subscriber `after` that nobody else is sending; each is given out once. */
export async function claimedMail(
  sql: Sql,
  campaignId: number,
  after: number,
): Promise<Recipient | undefined> {
  const [row] = await sql<Recipient[]>`
    with next as materialized (
      select campaign_id, subscriber_id
      from newsletter.campaign_mails
      where campaign_id = ${campaignId}
        and subscriber_id > ${after}
        and state = 'queued'
      order by subscriber_id
      limit 1
      for update skip locked
    ),
    claimed as (
      update newsletter.campaign_mails m
      set state = 'sending'
      from next
      where m.campaign_id = next.campaign_id
        and m.subscriber_id = next.subscriber_id
      returning m.subscriber_id
    )
    select s.id as "subscriberId", s.email, s.is_active as "isActive"
    from claimed
    join newsletter.subscribers s on s.id = claimed.subscriber_id
  `
  return row
}

export type MailState = 'queued' | 'sending' | 'sent' | 'skipped'

export async function setMailState(
  sql: Sql,
  campaignId: number,
  subscriberId: number,
  state: MailState,
): Promise<void> {
  await sql`
    update newsletter.campaign_mails
    set state = ${state},
        sent_at = case when ${state} = 'sent' then now() end
    where campaign_id = ${campaignId}
      and subscriber_id = ${subscriberId}
  `
}

export type StoredMessage = { name: string; email: string; phone: string | null; message: string }

export async function insertedMessage(sql: Sql, message: StoredMessage): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into newsletter.contact_messages (name, email, phone, message)
    values (${message.name}, ${message.email}, ${message.phone}, ${message.message})
    returning id
  `
  if (!row) throw new Error('The message was not written')
  return row.id
}

export async function messageWithId(sql: Sql, id: number): Promise<StoredMessage | undefined> {
  const [row] = await sql<StoredMessage[]>`
    select name, email, phone, message
    from newsletter.contact_messages
    where id = ${id}
  `
  return row
}
