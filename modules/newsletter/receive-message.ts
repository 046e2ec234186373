import type { Emails } from '../../emails/render.ts'
import type { Enqueue } from '../shared/jobs.ts'
import type { SendMail } from '../shared/mail.ts'
import { Problem } from '../shared/problem.ts'
import { inTransaction, type Pool } from '../shared/transaction.ts'
import { queues } from './jobs.ts'
import * as queries from './message-queries.ts'

type Receiving = { sql: Pool; enqueue: Enqueue; contactInbox: string | null }

/** Stores a message to the shop and queues its mail; Problem contact_closed while there is no inbox for it. */
export function receiveMessageStory({ sql, enqueue, contactInbox }: Receiving) {
  return async (message: queries.StoredMessage): Promise<void> => {
    if (!contactInbox) throw new Problem('contact_closed')
    await inTransaction(sql, async (tx) => {
      const messageId = await queries.insertedMessage(tx, message)
      await enqueue(tx, queues.contact, { messageId })
    })
  }
}

type Forwarding = {
  sql: Pool
  emails: Emails
  sendMail: SendMail
  publicUrl: string
  contactInbox: string | null
}

export function forwardMessageStory({
  sql,
  emails,
  sendMail,
  publicUrl,
  contactInbox,
}: Forwarding) {
  return async (messageId: number): Promise<void> => {
    const message = await queries.messageWithId(sql, messageId)
    if (!message || !contactInbox) return
    await sendMail({
      ...(await emails.contactMessage(message)),
      to: contactInbox,
      replyTo: message.email,
      messageId: `<contact.${messageId}@${new URL(publicUrl).hostname}>`,
    })
  }
}
