import { deleteWithMails } from '../post/index.ts'
import type { PersonalData } from '../shared/contract/api.d.ts'
import { isOldest } from '../shared/lists/oldest-queries.ts'
import { type Fragment, firstOf, type Sql } from '../shared/transaction.ts'
import { mailKinds } from './mail-kinds.ts'

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
export const messageWithId = (sql: Sql, id: number) =>
  firstOf(sql<StoredMessage[]>`
    select name, email, phone, message
    from contact.messages
    where id = ${id}
  `)

/** Deletes up to `most` messages from before the time; returns their number. */
export const deleteOldMessages = (sql: Sql, before: Date, most: number): Promise<number> =>
  deleteMessages(sql, isOldest(sql, 'contact.messages', 'received_at', before, most))

/** The messages of the address, in any letter case, oldest first. */
export const messagesOf = (sql: Sql, email: string) => sql<PersonalData['messages']>`
  select name, email, phone, message, to_json(received_at) #>> '{}' as "receivedAt"
  from contact.messages
  where lower(email) = lower(${email})
  order by id
`

/** Deletes the messages of the address; returns their number. */
export const deleteMessagesOf = (sql: Sql, email: string): Promise<number> =>
  deleteMessages(sql, sql`lower(email) = lower(${email})`)

/** Deletes messages with their mails; returns their number. */
const deleteMessages = (sql: Sql, isExpired: Fragment): Promise<number> =>
  deleteWithMails(sql, 'contact.messages', mailKinds.message, isExpired)
