import { type Fragment, type Sql, valuesOf } from '../../shared/transaction.ts'

/** The pictures that were uploaded in these sessions. */
export const picturesOfSessions = (sql: Sql, sessions: readonly string[]) => sql<
  { id: string; width: number; height: number; usedAt: string; isOrdered: boolean }[]
>`
  select id, width, height, to_json(used_at) #>> '{}' as "usedAt", is_ordered as "isOrdered"
  from artwork.pictures
  where session_id = any(${[...sessions]})
  order by used_at, id
`

/** Releases these pictures, so that they expire now, whether they were ordered or not. */
export async function releasePictures(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql`
    update artwork.pictures
    set is_ordered = false,
        used_at = 'epoch'
    where id = any(${[...ids]}::uuid[])
  `
}

/**
 * Releases unordered copies of what these sessions handed in, in all other sessions. A part of a statement that takes
 * them out of carts too; returns their ids.
 */
export const releasedCopies = (sql: Sql, sessions: readonly string[]) => sql`
  update artwork.pictures
  set used_at = 'epoch'
  where origin_session = any(${[...sessions]})
    and not is_ordered
  returning id
`

/** Whether a cart has the picture with this id, as a condition of another statement. */
export type IsInCart = (sql: Sql, pictureId: Fragment) => Fragment

type Expiry = { before: Date; isInCart: IsInCart }

const unused = (sql: Sql, { before, isInCart }: Expiry) => sql`
  not picture.is_ordered
  and picture.used_at < ${before}
  and not ${isInCart(sql, sql`picture.id`)}
  and not exists (
    select
    from artwork.pictures sewn
    where sewn.original_id = picture.id
  )
`

/**
 * Up to `most` hashes of pictures that are in no cart, no paid order and no design, and were last used before the time.
 */
export const unusedHashes = (sql: Sql, expiry: Expiry, most: number) =>
  valuesOf(sql<{ hash: string }[]>`
    select distinct hash
    from artwork.pictures picture
    where ${unused(sql, expiry)}
    limit ${most}
  `)

/** Up to `most` of these hashes that no row has. */
export const unknownHashes = (sql: Sql, hashes: readonly string[], most: number) =>
  valuesOf(sql<{ hash: string }[]>`
    select hash
    from unnest(${[...hashes]}::text[]) hash
    where not exists (
      select
      from artwork.pictures picture
      where picture.hash = hash
    )
    limit ${most}
  `)

/** Deletes the unused rows of this hash. */
export async function removeUnused(sql: Sql, hash: string, expiry: Expiry): Promise<void> {
  await sql`
    delete from artwork.pictures picture
    where hash = ${hash}
      and ${unused(sql, expiry)}
  `
}
