import type { Sql } from '../../shared/transaction.ts'

/** The secret that signs unsubscribe links; made once, by the migration. */
export async function linkSecret(sql: Sql): Promise<string> {
  const [row] = await sql<{ secret: string }[]>`
    select secret
    from newsletter.link_secret
  `
  if (!row) throw new Error('There is no secret for links')
  return row.secret
}
