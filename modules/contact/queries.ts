import type { Sql } from '../shared/transaction.ts'

export type StoredMessage = { name: string; email: string; phone: string | null; message: string }

/** Stores a message and returns its id. */
export async function insertedMessage(sql: Sql, message: StoredMessage): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into contact.messages (name, email, phone, message)
    values (${message.name}, ${message.email}, ${message.phone}, ${message.message})
    returning id
  `
  if (!row) throw new Error('The message was not written')
  return row.id
}

/** Undefined for an unknown id. */
export async function messageWithId(sql: Sql, id: number): Promise<StoredMessage | undefined> {
  const [row] = await sql<StoredMessage[]>`
    select name, email, phone, message
    from contact.messages
    where id = ${id}
  `
  return row
}
