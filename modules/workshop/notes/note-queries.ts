import type { Sql, Transaction } from '../../shared/transaction.ts'

/** A note of staff. */
export type StoredNote = { id: number; at: Date; administrator: string; text: string }

/** Up to `most` notes on an order, the latest first. */
export const notesOfOrder = (sql: Sql, orderId: number, most: number): Promise<StoredNote[]> => sql<
  StoredNote[]
>`
  select ${columns(sql)}
  from workshop.notes
  where order_id = ${orderId}
    and deleted_at is null
  order by id desc
  limit ${most}
`

export type NewNote = {
  orderId: number
  at: Date
  administrator: string
  text: string
}

/** Inserts a note and returns its id. */
export async function insertedNote(tx: Transaction, note: NewNote): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into workshop.notes (order_id, at, administrator, text)
    values (${note.orderId}, ${note.at}, ${note.administrator}, ${note.text})
    returning id
  `
  if (!row) throw new Error('The note was not written')
  return row.id
}

/** The note with this id; undefined for one that was deleted. */
export async function noteWithId(sql: Sql, id: number): Promise<StoredNote | undefined> {
  const [row] = await sql<StoredNote[]>`
    select ${columns(sql)}
    from workshop.notes
    where id = ${id}
      and deleted_at is null
  `
  return row
}

/** A note on an order, locked until the transaction ends; undefined for an unknown one. */
export async function lockedNote(
  tx: Transaction,
  orderId: number,
  id: number,
): Promise<{ administrator: string; isDeleted: boolean } | undefined> {
  const [row] = await tx<{ administrator: string; isDeleted: boolean }[]>`
    select administrator, deleted_at is not null as "isDeleted"
    from workshop.notes
    where id = ${id}
      and order_id = ${orderId}
    for update
  `
  return row
}

/** Deletes a note and forgets its text. */
export async function deleteNote(tx: Transaction, id: number, at: Date): Promise<void> {
  await tx`
    update workshop.notes
    set text = '', deleted_at = ${at}
    where id = ${id}
  `
}

const columns = (sql: Sql) => sql`id, at, administrator, text`
