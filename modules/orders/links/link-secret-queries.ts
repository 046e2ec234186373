import type { Sql } from '../../shared/transaction.ts'

/** The secret that signs links to orders; made once, by the migration. */
export async function linkSecret(sql: Sql): Promise<string> {
  const [row] = await sql<{ secret: string }[]>`
    select secret
    from orders.link_secret
  `
  if (!row) throw new Error('There is no secret for links')
  return row.secret
}
