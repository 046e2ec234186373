import type { Pool } from '../../shared/transaction.ts'

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
        nextval(pg_get_serial_sequence('orders.orders', 'id'))::int as id,
        'RP-' || lpad(upper(to_hex(n)), 8, '0') as order_number,
        now() - ${days} * interval '1 day' * n / ${count} as at,
        (array['delivered', 'delivered', 'shipped', 'cancelled', 'pending', 'processing'])[1 + n % 6] as status,
        (array['Kari', 'Øystein', 'Åse', 'Anne', 'Ærlend', 'Bjørn', 'Zoë'])[1 + n * 31 % 7] as first_name,
        (array['Nordmann', 'Ødegård', 'Hansen', 'Østby', 'Aasen'])[1 + n * 17 % 5] || ' ' || n as last_name,
        1 + n % 4 as lines
      from generate_series(1, ${count}::int) n
    `
    await tx`
      insert into orders.orders
        (id, order_number, session_id, payment, status, revision, created_at, paid_at, total, customer_name, customer_email, search_details)
      overriding system value
      select id, order_number, 'session_' || id, 'paid', status, 1, at, at,
        lines * 2 * 4900 + 5900, first_name || ' ' || last_name, 'kunde' || id || '@example.com',
        'Storgata ' || id || E' 0155 Oslo\n40000000' || repeat(E'\nRussens beste patch', lines)
      from sample
    `
    await tx`
      insert into post.mails (kind, about, number, due_at, sent_at)
      select 'receipt', id, 1, at, at
      from sample
    `
    await tx`
      insert into orders.orders (order_number, session_id, payment, created_at)
      select 'RP-X' || right(order_number, 7), 'session_' || id || '_left', 'abandoned', at
      from sample
    `
    await tx`
      insert into orders.revisions
        (order_id, revision, customer_name, customer_email, first_name, last_name, address, postal_code, city, phone, subtotal, discount, shipping, total)
      select id, 1, first_name || ' ' || last_name, 'kunde' || id || '@example.com', first_name, last_name,
        'Storgata ' || id, '0155', 'Oslo', '40000000', lines * 2 * 4900, 0, 5900, lines * 2 * 4900 + 5900
      from sample
    `
    await tx`
      insert into orders.lines (order_id, revision, item_id, product_id, name, image, unit_price, quantity)
      select id, 1, line, line, 'Russens beste patch ' || line, '/patches/' || line || '-0123456789.svg', 4900, 2
      from sample, generate_series(1, lines) line
    `
  })
  // As autovacuum would do later; without a vacuum, index-only scans do not work.
  await sql`vacuum analyze orders.orders, orders.revisions, orders.lines, post.mails`
}

/**
 * Marks filled orders: each fourth has a custom patch, one in a hundred each a refund and a dispute, and two in a hundred,
 * some of each status, an unapproved design.
 */
export async function markOrders(sql: Pool): Promise<void> {
  await sql`
    update orders.lines
    set product_id = 999999, item_id = 999999, quantity = 10
    where item_id = 1
      and order_id % 4 = 0
  `
  await sql`
    update orders.orders
    set refunded_amount = 4900
    where payment = 'paid'
      and id % 100 = 0
  `
  await sql`
    insert into payments.disputes (id, order_id, withdrawn, amount, reason, status, opened_at)
    select 'dp_' || id, id, 4900, 4900, 'fraudulent', case when id % 200 = 1 then 'won' else 'lost' end, created_at
    from orders.orders
    where payment = 'paid'
      and id % 100 = 1
  `
  await sql`
    insert into workshop.proofs (order_id, item_id, round, image_id, shown_at)
    select id, 1, 1, gen_random_uuid(), created_at
    from orders.orders
    where payment = 'paid'
      and id % 100 in (2, 3)
  `
  await sql`vacuum analyze orders.orders, orders.lines, payments.disputes, workshop.proofs`
}
