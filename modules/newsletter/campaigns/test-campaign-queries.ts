import type { Pool } from '../../shared/transaction.ts'

/** A campaign as staff write it. */
export const campaign = { subject: 'Nytt i mai', content: 'Hei', senderName: 'russpatcher.no' }

/** Adds `count` active subscribers: s1@example.com, s2@example.com, ... */
export async function subscribed(sql: Pool, count: number): Promise<void> {
  await sql`
    insert into newsletter.subscribers (email)
    select 's' || n || '@example.com'
    from generate_series(1, ${count}::int) n
  `
}

/** The number of mails of all campaigns by state. */
export async function statesOf(sql: Pool): Promise<Record<string, number>> {
  const rows = await sql<{ state: string; count: number }[]>`
    select state, count(*)::int as count
    from newsletter.campaign_mails
    group by state
    order by state
  `
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}
