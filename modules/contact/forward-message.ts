import type { Emails } from '../../emails/render.ts'
import type { SendMail } from '../shared/mail.ts'
import type { Pool } from '../shared/transaction.ts'
import { messageWithId } from './queries.ts'

export type Forwarding = {
  sql: Pool
  emails: Emails
  sendMail: SendMail
  publicUrl: string
  /** Null when the shop takes no messages. */
  contactInbox: string | null
}

/**
 * Mails a stored message to the shop's inbox, with its sender as reply-to. Does nothing without an inbox or message.
 */
export async function forwardMessage(
  { sql, emails, sendMail, publicUrl, contactInbox }: Forwarding,
  messageId: number,
): Promise<void> {
  const message = await messageWithId(sql, messageId)
  if (!message || !contactInbox) return
  await sendMail({
    ...(await emails.contactMessage(message)),
    to: contactInbox,
    replyTo: message.email,
    messageId: `<contact.${messageId}@${new URL(publicUrl).hostname}>`,
  })
}
