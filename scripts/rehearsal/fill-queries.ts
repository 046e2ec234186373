import type { OutboxMail } from '../../modules/post/index.ts'
import type { Pool } from '../../modules/shared/transaction.ts'

/** Sets the stock of every patch. */
export async function fillStock(sql: Pool, units: number): Promise<void> {
  await sql`
    update catalogue.products
    set stock = ${units}
  `
}

/** Adds a receipt's document and an entry of the log for each paid order, and discount codes that were used many times. */
export async function fillPapersLogAndCodes(sql: Pool): Promise<void> {
  await sql`
    with issued as (
      insert into payments.documents (kind, number, order_id, issued_at, gross, vat_rate, vat, delivery, seller)
      select
        'receipt', series.last + row_number() over (order by o.id), o.id, paid_at, total, 25, total / 5,
        'Leveres i løpet av 2–5 virkedager.',
        '{"name": "Russpatcher Eksempel AS", "organisationNumber": "000 000 000 MVA", "address": "Patchegata 17, 0000 Oslo"}'
      from orders.orders o
      join payments.document_series series on series.kind = 'receipt'
      where payment = 'paid'
        and not exists (select from payments.documents d where d.order_id = o.id)
      returning number
    )
    update payments.document_series
    set last = last + (select count(*) from issued)
    where kind = 'receipt'
  `
  await sql`
    insert into log.staff_actions (at, administrator, kind, subject_id, subject, event, before, after)
    select
      created_at, 'bench', 'order', id, order_number, 'status', '{"status": "pending"}', jsonb_build_object('status', status)
    from orders.orders
    where payment = 'paid'
  `
  await sql`
    insert into checkout.discount_codes (code, description, type, value, minimum_amount, current_uses)
    select 'MAI' || n, 'Rabatt', 'percentage', 10, 0, 10000
    from generate_series(1, 50) n
  `
  // As autovacuum would do later.
  await sql`vacuum analyze payments.documents, log.staff_actions, checkout.discount_codes`
}

/** Adds a campaign to all subscribers, of whose mails a half is sent, and some failed or were skipped. */
export async function fillCampaign(sql: Pool): Promise<void> {
  await sql`
    with campaign as (
      insert into newsletter.campaigns
        (subject, content, sender_name, is_addressed, last_subscriber_id, recipients)
      select 'Nye patcher til mai', 'Kom og se!', 'russpatcher.no', true, max(id), count(*)
      from newsletter.subscribers
      returning id
    )
    insert into newsletter.campaign_mails (campaign_id, subscriber_id, state, reason)
    select campaign.id, s.id,
      case when s.id % 2 = 0 then 'sent' when s.id < 10 then 'sending' when s.id % 100 < 6 then 'failed' when s.id % 100 < 12 then 'skipped' else 'queued' end,
      case when s.id % 2 = 1 and s.id >= 10 and s.id % 100 < 6 then (array['refused', 'deferred', 'unknown'])[1 + s.id % 3] end
    from campaign
    cross join newsletter.subscribers s
  `
  // As autovacuum would do later.
  await sql`vacuum analyze newsletter.campaign_mails`
}

/** Makes the receipts of all orders due again. */
export const dueReceipts = (sql: Pool) => sql<OutboxMail[]>`
  update post.mails
  set sent_at = null
  where kind = 'receipt'
  returning kind, about, number
`

/** Adds an empty database to the server. */
export const addDatabase = (sql: Pool, name: string) => sql`create database ${sql(name)}`
