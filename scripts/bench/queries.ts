import { openDatabase } from '../../api/database/database.ts'
import { mergeOrderSums } from '../../modules/checkout/staff-orders/order-sums-queries.ts'
import { mergeCampaignSums } from '../../modules/newsletter/campaigns/campaign-list-queries.ts'
import { mergeSubscriberSums } from '../../modules/newsletter/subscribers/subscriber-list-queries.ts'
import type { Pool } from '../../modules/shared/transaction.ts'

/** Sets the stock of every patch. */
export async function fillStock(sql: Pool, units: number): Promise<void> {
  await sql`
    update catalogue.products
    set stock = ${units}
  `
}

export type Books = { unitsLeft: number; unitsSold: number; orders: number; charges: number }

/** Units left and sold of all patches, and amounts ordered and charged, in øre. */
export async function books(sql: Pool): Promise<Books> {
  const [row] = await sql<Books[]>`
    select
      (select sum(stock)::int from catalogue.products) as "unitsLeft",
      (
        select coalesce(sum(l.quantity), 0)::int
        from checkout.orders o
        join checkout.order_lines l on l.order_id = o.id and l.revision = o.revision
        where o.payment = 'paid'
      ) as "unitsSold",
      (
        select coalesce(sum(r.total), 0)::int
        from checkout.orders o
        join checkout.order_revisions r on r.order_id = o.id and r.revision = o.revision
        where o.payment = 'paid'
      ) as orders,
      (
        select coalesce(sum((body ->> 'amount')::int - (body ->> 'amount_refunded')::int), 0)::int
        from test_payments.objects
        where kind = 'charge'
      ) as charges
  `
  if (!row) throw new Error('The audit of the orders returned no row')
  return row
}

/**
 * Adds paid orders with one to four lines, spread over the last `days`, by customers with Norwegian names, and as many
 * unpaid ones.
 */
export async function fillOrders(sql: Pool, { count, days }: { count: number; days: number }) {
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`
    await tx`
      create temporary table sample on commit drop as
      select
        nextval(pg_get_serial_sequence('checkout.orders', 'id'))::int as id,
        'RP-' || lpad(upper(to_hex(n)), 8, '0') as order_number,
        now() - ${days} * interval '1 day' * n / ${count} as at,
        (array['delivered', 'delivered', 'shipped', 'cancelled', 'pending', 'processing'])[1 + n % 6] as status,
        (array['Kari', 'Øystein', 'Åse', 'Anne', 'Ærlend', 'Bjørn', 'Zoë'])[1 + n * 31 % 7] as first_name,
        (array['Nordmann', 'Ødegård', 'Hansen', 'Østby', 'Aasen'])[1 + n * 17 % 5] || ' ' || n as last_name,
        1 + n % 4 as lines
      from generate_series(1, ${count}::int) n
    `
    await tx`
      insert into checkout.orders
        (id, order_number, session_id, payment, status, revision, created_at, paid_at, total, customer_name, customer_email, search_details)
      overriding system value
      select id, order_number, 'session_' || id, 'paid', status, 1, at, at,
        lines * 2 * 4900 + 5900, first_name || ' ' || last_name, 'kunde' || id || '@example.com',
        'Storgata ' || id || E' 0155 Oslo\n40000000' || repeat(E'\nRussens beste patch', lines)
      from sample
    `
    await tx`
      insert into checkout.order_mails (order_id, kind, number, sent_at)
      select id, 'receipt', 1, at
      from sample
    `
    await tx`
      insert into checkout.orders (order_number, session_id, payment, created_at)
      select 'RP-X' || right(order_number, 7), 'session_' || id || '_left', 'abandoned', at
      from sample
    `
    await tx`
      insert into checkout.order_revisions
        (order_id, revision, customer_name, customer_email, first_name, last_name, address, postal_code, city, phone, subtotal, discount, shipping, total)
      select id, 1, first_name || ' ' || last_name, 'kunde' || id || '@example.com', first_name, last_name,
        'Storgata ' || id, '0155', 'Oslo', '40000000', lines * 2 * 4900, 0, 5900, lines * 2 * 4900 + 5900
      from sample
    `
    await tx`
      insert into checkout.order_lines (order_id, revision, item_id, product_id, name, image, unit_price, quantity)
      select id, 1, line, line, 'Russens beste patch ' || line, '/patches/' || line || '-0123456789.svg', 4900, 2
      from sample, generate_series(1, lines) line
    `
  })
  // As a job and autovacuum would do later; without a vacuum, index-only scans do not work. Sales leave a minute's rows
  // for the job and not one for every order, so the merged table is made as short as it then is.
  await mergeOrderSums(sql)
  await sql`vacuum full checkout.order_sums`
  await sql`vacuum analyze checkout.orders, checkout.order_revisions, checkout.order_lines, checkout.order_mails`
}

/** Fills up to `count` active subscribers in total, who signed up one by one in the last 700 days. */
export async function fillSubscribers(sql: Pool, count: number): Promise<void> {
  await sql`
    insert into newsletter.subscribers (email, subscribed_at)
    select 'leser' || n || '@example.com', now() - 700 * interval '1 day' * (${count} - n) / ${count}
    from generate_series(1, ${count}::int) n
    on conflict do nothing
  `
  // As a job and autovacuum would do later.
  await mergeSubscriberSums(sql)
  await sql`vacuum analyze newsletter.subscribers, newsletter.subscriber_sums`
}

/** Adds an entry of the log for each paid order, and discount codes that were used many times. */
export async function fillLogAndCodes(sql: Pool): Promise<void> {
  await sql`
    insert into checkout.order_log (order_id, at, administrator, event, was, became)
    select id, created_at, 'bench', 'status', 'pending', status
    from checkout.orders
    where payment = 'paid'
  `
  await sql`
    insert into checkout.discount_codes (code, description, type, value, minimum_amount, current_uses)
    select 'MAI' || n, 'Rabatt', 'percentage', 10, 0, 10000
    from generate_series(1, 50) n
  `
  // As autovacuum would do later.
  await sql`vacuum analyze checkout.order_log, checkout.discount_codes`
}

/** Adds a campaign to all subscribers, of whose mails a half is sent, and some failed or were skipped. */
export async function fillCampaign(sql: Pool): Promise<void> {
  await sql`
    with campaign as (
      insert into newsletter.campaigns
        (idempotency_key, subject, content, sender_name, is_addressed, last_subscriber_id, recipients)
      select 'bench', 'Nye patcher til mai', 'Kom og se!', 'russpatcher.no', true, max(id), count(*)
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
  // As a job and autovacuum would do later.
  await mergeCampaignSums(sql)
  await sql`vacuum analyze newsletter.campaign_mails, newsletter.campaign_sums`
}

/** Fills up to `count` products in total with copies of the existing ones. */
export async function fillProducts(sql: Pool, count: number): Promise<void> {
  await sql`
    insert into catalogue.products (
      id, category_id, name, description, price_ore, tags, rating, review_count, stock,
      is_new, is_popular, is_glow_in_dark, recipe, created_at
    )
    select
      p.id + copy * last.id, category_id, name || ' ' || copy, description, price_ore, tags, rating, review_count, stock,
      is_new, is_popular, is_glow_in_dark, recipe, created_at
    from catalogue.products p
    cross join (select max(id) as id from catalogue.products where recipe is not null) last
    cross join generate_series(1, ${count}::int / last.id - 1) copy
    where p.id <= last.id
      and recipe is not null
  `
  // As autovacuum would do later.
  await sql`vacuum analyze catalogue.products`
}

/** Creates a database on the server and returns its URL. */
export async function newDatabase(server: string, name: string): Promise<string> {
  const sql = openDatabase(server, { max: 1 })
  await sql`create database ${sql(name)}`
  await sql.end({ timeout: 5 })
  return new URL(`/${name}`, server).href
}

/** Makes the receipts of all orders due again. */
export const dueReceipts = (sql: Pool) => sql<{ orderId: number; number: number }[]>`
  update checkout.order_mails
  set sent_at = null
  where kind = 'receipt'
  returning order_id as "orderId", number
`
