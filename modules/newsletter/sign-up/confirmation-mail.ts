import type { RenderMail } from '../../../emails/render.ts'
import { newsletterConfirmation } from '../../../emails/templates/newsletter-confirmation.ts'
import type { MailKind } from '../../post/index.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Pool } from '../../shared/transaction.ts'
import { confirmationKind } from '../mail-kinds.ts'
import { linkLife } from './confirm-subscription.ts'
import * as queries from './confirmation-queries.ts'
import type { ConfirmationTokenFor } from './confirmation-token.ts'

export type Mailing = {
  sql: Pool
  clock: Clock
  renderMail: RenderMail
  publicUrl: string
  confirmationTokenFor: ConfirmationTokenFor
}

/**
 * The mail with the link of a sign-up. None is sent to an active subscriber, or once the sign-up was confirmed or erased.
 * Without an alert: a visitor who gets no mail signs up again.
 */
export const confirmationMail = ({
  sql,
  clock,
  renderMail,
  publicUrl,
  confirmationTokenFor,
}: Mailing): MailKind<queries.Confirmation> => ({
  name: confirmationKind,
  idPrefix: 'newsletter-confirmation',
  hasAlert: false,
  async subject(id) {
    const after = new Date(clock().getTime() - linkLife)
    const confirmation = await queries.confirmationWithId(sql, id, after)
    if (!confirmation || !(await queries.isSubscribed(sql, confirmation.email))) return confirmation
    // An active subscriber needs no confirmation.
    await queries.deleteConfirmation(sql, id)
    return undefined
  },
  async compose(confirmation) {
    const token = await confirmationTokenFor(confirmation)
    const confirmUrl = `${publicUrl}/bekreft-nyhetsbrev?token=${token}`
    return {
      ...(await renderMail(newsletterConfirmation, { confirmUrl })),
      to: confirmation.email,
      reference: String(confirmation.id),
    }
  },
})
