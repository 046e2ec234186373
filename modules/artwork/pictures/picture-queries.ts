import type { PatchDesign } from '../../shared/contract/api.d.ts'
import {
  countOf,
  type Fragment,
  firstOf,
  hasRow,
  type Sql,
  valuesOf,
} from '../../shared/transaction.ts'

/**
 * A picture's row; `hash` names its files, sides in pixels. That of a sewn design has the design, and the picture that it
 * was made from; `isMade`: its files for production are stored, and are never made again. `originSession` is the session
 * that first handed in what the picture shows; null for the row's own.
 */
export type PictureRow = {
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

/** A picture that a session hands in: the hash names its files. */
export type HandedIn = Pick<PictureRow, 'hash' | 'originalId' | 'originSession'>

/** A row that is to be added. A design's files for production may be there from another session's order of it. */
export type NewRow = Omit<PictureRow, 'isMade'>

/** The parts of a picture's file names. */
export type StoredPicture = Pick<PictureRow, 'hash' | 'form' | 'isMade'> & { isDesign: boolean }

const columns = (sql: Sql) => sql`
  id, session_id as "sessionId", hash, form, width, height, design, original_id as "originalId",
  is_made as "isMade", origin_session as "originSession"
`

/**
 * A picture that a session hands in itself is its own from then on, even if another session gave it the same one
 * before. Otherwise the erasure of that person would delete it.
 */
const owned = (sql: Sql, { originalId, originSession }: HandedIn) =>
  originSession === null ? sql`, origin_session = null, original_id = ${originalId}` : sql``

/** Inserts the session's picture. Returns the existing row if the session uploaded the same picture before. */
export async function pictureAdded(sql: Sql, picture: NewRow, at: Date): Promise<PictureRow> {
  const [row] = await sql<PictureRow[]>`
    insert into artwork.pictures as picture (
      id, session_id, hash, form, width, height, design, original_id, origin_session, used_at, is_made
    )
    values (
      ${picture.id}, ${picture.sessionId}, ${picture.hash}, ${picture.form}, ${picture.width}, ${picture.height},
      ${picture.design && sql.json(picture.design)}, ${picture.originalId}, ${picture.originSession}, ${at},
      exists (select from artwork.pictures made where made.hash = ${picture.hash} and made.is_made)
    )
    on conflict (session_id, hash) do update
      set used_at = excluded.used_at ${owned(sql, picture)}
    returning ${columns(sql)}
  `
  if (!row) throw new Error('The picture was not written')
  return row
}

/** The session's picture with this hash, marked as used; undefined when it has none. */
export const rowOfSession = (sql: Sql, session: string, picture: HandedIn, at: Date) =>
  firstOf(sql<PictureRow[]>`
    update artwork.pictures
    set used_at = ${at} ${owned(sql, picture)}
    where session_id = ${session}
      and hash = ${picture.hash}
    returning ${columns(sql)}
  `)

/** The picture's row; undefined for an unknown id. */
export const pictureWithId = (sql: Sql, id: string) =>
  firstOf(sql<PictureRow[]>`
    select ${columns(sql)}
    from artwork.pictures
    where id = ${id}
  `)

/** The rows of these pictures, by id; unknown ids are left out. */
export const picturesWithIds = (sql: Sql, ids: readonly string[]) => sql<PictureRow[]>`
  select ${columns(sql)}
  from artwork.pictures
  where id = any(${[...ids]}::uuid[])
  order by id
`

/** Gives a design another picture that it was made from. */
export async function setOriginal(sql: Sql, id: string, originalId: string): Promise<void> {
  await sql`
    update artwork.pictures
    set original_id = ${originalId}
    where id = ${id}
  `
}

/** Those of these pictures that are of sewn designs. */
export const designsAmong = (sql: Sql, ids: readonly string[]) =>
  valuesOf(sql<{ id: string }[]>`
    select id
    from artwork.pictures
    where id = any(${[...ids]}::uuid[])
      and design is not null
  `)

/**
 * The contract's form of the design whose picture has this id, as a JSON column of another statement; null for a picture
 * that is no design.
 */
export const formOfDesign = (sql: Sql, pictureId: Fragment) => sql`
  (
    select jsonb_build_object('outline', sewn.design -> 'outline', 'size', sewn.design -> 'size')
    from artwork.pictures sewn
    where sewn.id = ${pictureId}
      and sewn.design is not null
  )
`

/** Number of these pictures that the session has uploaded. */
export const countOfSession = (sql: Sql, session: string, ids: readonly string[]) =>
  countOf(sql`
    select
    from artwork.pictures
    where id = any(${[...ids]}::uuid[])
      and session_id = ${session}
  `)

/** The parts of the file names of all pictures. */
export const storedPictures = (sql: Sql) => sql<StoredPicture[]>`
  select distinct hash, form, design is not null as "isDesign", is_made as "isMade"
  from artwork.pictures
`

/** Marks the session's picture as used; false when the session has no such picture. */
export const pictureUsed = (sql: Sql, session: string, id: string, at: Date) =>
  hasRow(sql`
    update artwork.pictures
    set used_at = ${at}
    where id = ${id}
      and session_id = ${session}
  `)

/** Marks the pictures of an order as used, and as ordered for good once it is paid. */
export async function picturesOrdered(
  sql: Sql,
  ids: readonly string[],
  { at, paid }: { at: Date; paid: boolean },
): Promise<void> {
  await sql`
    update artwork.pictures
    set used_at = ${at},
        is_ordered = is_ordered or ${paid}
    where id = any(${[...ids]}::uuid[])
  `
}
