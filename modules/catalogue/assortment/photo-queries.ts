import type { Sql } from '../../shared/transaction.ts'

/** The hashes of all photos of patches. */
export async function hashesOfPhotos(sql: Sql): Promise<string[]> {
  const rows = await sql<{ hash: string }[]>`
    select distinct photo_hash as hash
    from catalogue.products
    where photo_hash is not null
  `
  return rows.map(({ hash }) => hash)
}
