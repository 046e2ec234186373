import type { PatchDesign } from '../../shared/contract/api.d.ts'
import type { Fragment, Sql, Transaction } from '../../shared/transaction.ts'

/**
 * A picture's row; `hash` names its files, sides in pixels. That of a sewn design has the design, and the picture that it
 * was made from; `isMade`: its files for production are stored, and are never made again. `originSession` is the session
 * that first handed in what the picture shows; null for the row's own.
 */
export type ImageRow = {
  id: string
  sessionId: string
  hash: string
  form: 'png' | 'jpg'
  width: number
  height: number
  design: PatchDesign | null
  originalId: string | null
  isMade: boolean
  originSession: string | null
}

/** What a session hands in as one picture: the hash names its files. */
export type HandedIn = Pick<ImageRow, 'hash' | 'originalId' | 'originSession'>

/** A row that is to be added. A design's files for production may be there from another session's order of it. */
export type NewImageRow = Omit<ImageRow, 'isMade'>

/** What names the files of a picture. */
export type StoredImage = Pick<ImageRow, 'hash' | 'form' | 'isMade'> & { isDesign: boolean }

const columns = (sql: Sql) => sql`
  id, session_id as "sessionId", hash, form, width, height, design, original_id as "originalId",
  is_made as "isMade", origin_session as "originSession"
`

/**
 * Keeps the files of these hashes until the transaction ends. False when one of them is being deleted. Shared, and
 * without a wait: many calls about one picture hold connections no longer than calls about different ones.
 */
export async function keptHashes(sql: Sql, hashes: readonly string[]): Promise<boolean> {
  const [row] = await sql<{ are: boolean }[]>`
    select coalesce(bool_and(pg_try_advisory_xact_lock_shared(hashtextextended(hash, 0))), true) as are
    from unnest(${[...hashes]}::text[]) hash
  `
  return row?.are ?? false
}

/** Whether this transaction may delete the files of the hash: false while another one keeps them. */
export async function mayDeleteHash(tx: Transaction, hash: string): Promise<boolean> {
  const [row] = await tx<{ may: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtextextended(${hash}, 0)) as may
  `
  return row?.may ?? false
}

/**
 * What a session hands in itself is its own from then on, even if another one gave it the same before: else forgetting
 * that person would delete it.
 */
const owned = (sql: Sql, { originalId, originSession }: HandedIn) =>
  originSession === null ? sql`, origin_session = null, original_id = ${originalId}` : sql``

/** Inserts the session's picture. Returns the existing row if the session uploaded the same picture before. */
export async function imageAdded(sql: Sql, image: NewImageRow, at: Date): Promise<ImageRow> {
  const [row] = await sql<ImageRow[]>`
    insert into cart.custom_images as image (
      id, session_id, hash, form, width, height, design, original_id, origin_session, used_at, is_made
    )
    values (
      ${image.id}, ${image.sessionId}, ${image.hash}, ${image.form}, ${image.width}, ${image.height},
      ${image.design && sql.json(image.design)}, ${image.originalId}, ${image.originSession}, ${at},
      exists (select from cart.custom_images made where made.hash = ${image.hash} and made.is_made)
    )
    on conflict (session_id, hash) do update
      set used_at = excluded.used_at ${owned(sql, image)}
    returning ${columns(sql)}
  `
  if (!row) throw new Error('The picture was not written')
  return row
}

/** The session's picture with this hash, marked as used; undefined when it has none. */
export async function imageOfSession(
  sql: Sql,
  session: string,
  picture: HandedIn,
  at: Date,
): Promise<ImageRow | undefined> {
  const [row] = await sql<ImageRow[]>`
    update cart.custom_images
    set used_at = ${at} ${owned(sql, picture)}
    where session_id = ${session}
      and hash = ${picture.hash}
    returning ${columns(sql)}
  `
  return row
}

/** The picture's row; undefined for an unknown id. */
export async function imageWithId(sql: Sql, id: string): Promise<ImageRow | undefined> {
  const [row] = await sql<ImageRow[]>`
    select ${columns(sql)}
    from cart.custom_images
    where id = ${id}
  `
  return row
}

/** The rows of these pictures, by id; unknown ids are left out. */
export const imagesWithIds = (sql: Sql, ids: readonly string[]) => sql<ImageRow[]>`
  select ${columns(sql)}
  from cart.custom_images
  where id = any(${[...ids]}::uuid[])
  order by id
`

/** Whether this transaction may store the files for production of the hash: false while another one does. */
export async function mayMakeHash(tx: Transaction, hash: string): Promise<boolean> {
  const [row] = await tx<{ may: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtextextended(${hash}, 1)) as may
  `
  return row?.may ?? false
}

/** Whether the files for the production of the design with this hash are stored. */
export async function isHashMade(sql: Sql, hash: string): Promise<boolean> {
  const rows = await sql`
    select
    from cart.custom_images
    where hash = ${hash}
      and is_made
    limit 1
  `
  return rows.length > 0
}

/** Notes that the files for the production of the design with this hash are stored. */
export async function markMade(sql: Sql, hash: string): Promise<void> {
  await sql`
    update cart.custom_images
    set is_made = true
    where hash = ${hash}
  `
}

/** Gives a design another picture that it was made from. */
export async function setOriginal(sql: Sql, id: string, originalId: string): Promise<void> {
  await sql`
    update cart.custom_images
    set original_id = ${originalId}
    where id = ${id}
  `
}

/** Those of these pictures that are of sewn designs. */
export async function designsAmong(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id
    from cart.custom_images
    where id = any(${[...ids]}::uuid[])
      and design is not null
  `
  return rows.map(({ id }) => id)
}

/**
 * The contract's form of the design whose picture has this id, as a JSON column of another statement; null for a picture
 * that is no design.
 */
export const formOfDesign = (sql: Sql, imageId: Fragment) => sql`
  (
    select jsonb_build_object('outline', sewn.design -> 'outline', 'size', sewn.design -> 'size')
    from cart.custom_images sewn
    where sewn.id = ${imageId}
      and sewn.design is not null
  )
`

/** Number of these pictures that the session has uploaded. */
export async function countOfSession(
  sql: Sql,
  session: string,
  ids: readonly string[],
): Promise<number> {
  const { count } = await sql`
    select
    from cart.custom_images
    where id = any(${[...ids]}::uuid[])
      and session_id = ${session}
  `
  return count
}

/** What names the files of all pictures. */
export const storedImages = (sql: Sql) => sql<StoredImage[]>`
  select distinct hash, form, design is not null as "isDesign", is_made as "isMade"
  from cart.custom_images
`

/** Marks the session's picture as used; false when the session has no such picture. */
export async function imageUsed(sql: Sql, session: string, id: string, at: Date): Promise<boolean> {
  const { count } = await sql`
    update cart.custom_images
    set used_at = ${at}
    where id = ${id}
      and session_id = ${session}
  `
  return count === 1
}

/** Marks the pictures of an order as used, and as ordered for good once it is paid. */
export async function imagesOrdered(
  sql: Sql,
  ids: readonly string[],
  { at, paid }: { at: Date; paid: boolean },
): Promise<void> {
  await sql`
    update cart.custom_images
    set used_at = ${at},
        is_ordered = is_ordered or ${paid}
    where id = any(${[...ids]}::uuid[])
  `
}

/** The pictures that were uploaded in these sessions. */
export const picturesOfSessions = (sql: Sql, sessions: readonly string[]) => sql<
  { id: string; width: number; height: number; usedAt: string; isOrdered: boolean }[]
>`
  select id, width, height, to_json(used_at) #>> '{}' as "usedAt", is_ordered as "isOrdered"
  from cart.custom_images
  where session_id = any(${[...sessions]})
  order by used_at, id
`

/** Lets these pictures expire now, whether they were ordered or not. */
export async function letImagesGo(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql`
    update cart.custom_images
    set is_ordered = false,
        used_at = 'epoch'
    where id = any(${[...ids]}::uuid[])
  `
}

/**
 * Lets unordered copies of what these sessions handed in expire now, in all other sessions, and takes them out of their
 * carts. Returns the number of copies.
 */
export async function letCopiesGo(sql: Sql, sessions: readonly string[]): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    with copy as (
      update cart.custom_images
      set used_at = 'epoch'
      where origin_session = any(${[...sessions]})
        and not is_ordered
      returning id
    ), line as (
      delete from cart.lines
      using copy
      where custom_image_id = copy.id
    )
    select count(*)::int as count
    from copy
  `
  return row?.count ?? 0
}

const unused = (sql: Sql, before: Date) => sql`
  not image.is_ordered
  and image.used_at < ${before}
  and not exists (
    select
    from cart.lines line
    where line.custom_image_id = image.id
  )
  and not exists (
    select
    from cart.custom_images sewn
    where sewn.original_id = image.id
  )
`

/**
 * Up to `most` hashes of pictures that are in no cart, no paid order and no design, and were last used before the time.
 */
export async function unusedHashes(sql: Sql, before: Date, most: number): Promise<string[]> {
  const rows = await sql<{ hash: string }[]>`
    select distinct hash
    from cart.custom_images image
    where ${unused(sql, before)}
    limit ${most}
  `
  return rows.map(({ hash }) => hash)
}

/** Up to `most` of these hashes that no row has. */
export async function unknownHashes(
  sql: Sql,
  hashes: readonly string[],
  most: number,
): Promise<string[]> {
  const rows = await sql<{ hash: string }[]>`
    select hash
    from unnest(${[...hashes]}::text[]) hash
    where not exists (
      select
      from cart.custom_images image
      where image.hash = hash
    )
    limit ${most}
  `
  return rows.map(({ hash }) => hash)
}

/** Deletes the unused rows of this hash. */
export async function removeUnused(sql: Sql, hash: string, before: Date): Promise<void> {
  await sql`
    delete from cart.custom_images image
    where hash = ${hash}
      and ${unused(sql, before)}
  `
}

/** Whether any row still uses the files of this hash. */
export async function isHashNeeded(sql: Sql, hash: string): Promise<boolean> {
  const rows = await sql`
    select
    from cart.custom_images
    where hash = ${hash}
    limit 1
  `
  return rows.length > 0
}
