import type { Pool } from '../../shared/transaction.ts'

/** Fills up to `count` active subscribers in total, who signed up one by one in the last 700 days. */
export async function fillSubscribers(sql: Pool, count: number): Promise<void> {
  await sql`
    insert into newsletter.subscribers (email, subscribed_at)
    select 'leser' || n || '@example.com', now() - 700 * interval '1 day' * (${count} - n) / ${count}
    from generate_series(1, ${count}::int) n
    on conflict do nothing
  `
  // As autovacuum would do later.
  await sql`vacuum analyze newsletter.subscribers`
}
