import type { Pool } from '../../../shared/transaction.ts'

/**
 * Adds paid orders of the last 700 days with a revision each, all with the word "alle", one in seven by a Kari, all but
 * the newest quarter with "tidligere" and the oldest tenth with "utgått".
 */
export async function fillTexts(sql: Pool, count: number): Promise<void> {
  await sql`
    with written as (
      insert into orders.orders
        (order_number, session_id, payment, status, revision, created_at, paid_at, total, customer_name, customer_email, search_details)
      select
        'RP-' || lpad(n::text, 8, '0'), 'session_' || n, 'paid', (array['delivered', 'shipped', 'pending'])[1 + n % 3], 1,
        at, at, 10000 + n % 50,
        (array['Anne', 'Bjørn', 'Kari', 'Zoë', 'Ærlend', 'Øystein', 'Åse'])[1 + n * 31 % 7] || ' Nordmann ' || n,
        'kunde' || n || '@example.com', 'alle'
          || case when n > ${count} * 0.25 then ' tidligere' else '' end
          || case when n > ${count} * 0.9 then ' utgått' else '' end
      from generate_series(1, ${count}::int) n
      cross join lateral (select now() - 700 * interval '1 day' * n / ${count} as at) time
      returning id, customer_name, customer_email, total
    )
    insert into orders.revisions
      (order_id, revision, customer_name, customer_email, first_name, last_name, address, postal_code, city, phone, subtotal, discount, shipping, total)
    select id, 1, customer_name, customer_email, 'Kari', 'Nordmann', 'Storgata 1', '0155', 'Oslo', '40000000', total, 0, 0, total
    from written
  `
  await sql`vacuum analyze orders.orders, orders.revisions`
}
