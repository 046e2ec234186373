import type { PersonalData } from '../../shared/contract/api.d.ts'
import type { Sql, Transaction } from '../../shared/transaction.ts'

/** The subscription of the address, in any letter case, with its mails and reports; one row at most. */
export const subscriptionsOf = (sql: Sql, email: string) => sql<PersonalData['subscriptions']>`
  select
    s.email,
    s.name,
    s.is_active as "isActive",
    to_json(s.subscribed_at) #>> '{}' as "subscribedAt",
    coalesce((
      select json_agg(json_build_object('subject', c.subject, 'state', m.state, 'sentAt', m.sent_at) order by c.id)
      from newsletter.campaigns c
      join newsletter.campaign_mails m on m.campaign_id = c.id and m.subscriber_id = s.id
    ), '[]') as mails,
    coalesce((
      select json_agg(json_build_object('type', e.type, 'kind', e.kind, 'at', e.at) order by e.at)
      from newsletter.mail_events e
      where e.subscriber_id = s.id
    ), '[]') as reports
  from newsletter.subscribers s
  where lower(s.email) = lower(${email})
`

/** Sign-ups of the address that wait for their link. */
export const signUpsOf = (sql: Sql, email: string) => sql<PersonalData['signUps']>`
  select name, to_json(requested_at) #>> '{}' as "requestedAt"
  from newsletter.confirmations
  where lower(email) = lower(${email})
  order by id
`

/** Deletes the subscriber with all mails and reports; undefined for an unknown address. Campaigns keep their figures. */
export async function deletedSubscriber(
  tx: Transaction,
  email: string,
): Promise<{ isActive: boolean } | undefined> {
  const [subscriber] = await tx<{ id: number; isActive: boolean }[]>`
    select id, is_active as "isActive"
    from newsletter.subscribers
    where lower(email) = lower(${email})
    for update
  `
  if (!subscriber) return undefined
  // The figures count a mail as sent unless its row says otherwise, so those that were not sent leave the recipients.
  await tx`
    with reports as (
      delete from newsletter.mail_events
      where subscriber_id = ${subscriber.id}
    ), mails as (
      delete from newsletter.campaign_mails
      where subscriber_id = ${subscriber.id}
        and campaign_id in (select id from newsletter.campaigns)
      returning campaign_id, state
    )
    update newsletter.campaigns
    set recipients = recipients - 1
    where id in (select campaign_id from mails where state not in ('sending', 'sent'))
  `
  await tx`delete from newsletter.subscribers where id = ${subscriber.id}`
  return subscriber
}
