import type { RenderMail } from '../../emails/render.ts'
import { contactMessage } from '../../emails/templates/contact-message.ts'
import type { MailKind } from '../post/index.ts'
import type { Pool } from '../shared/transaction.ts'
import { messageWithId, type StoredMessage } from './queries.ts'

export type Forwarding = {
  sql: Pool
  renderMail: RenderMail
  /** Null when the shop takes no messages. */
  contactInbox: string | null
}

/** A visitor's message to the shop's inbox, with its sender as reply-to. */
export const messageMail = ({
  sql,
  renderMail,
  contactInbox,
}: Forwarding): MailKind<StoredMessage & { id: number; inbox: string }> => ({
  name: 'message',
  idPrefix: 'contact',
  hasAlert: true,
  async subject(id) {
    const message = await messageWithId(sql, id)
    return message && contactInbox ? { ...message, id, inbox: contactInbox } : undefined
  },
  compose: async ({ id, inbox, ...message }) => ({
    ...(await renderMail(contactMessage, message)),
    to: inbox,
    replyTo: message.email,
    reference: String(id),
  }),
})
