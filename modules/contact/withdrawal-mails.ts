import type { RenderMail } from '../../emails/render.ts'
import {
  withdrawalArrival,
  withdrawalNotice,
  withdrawalReceipt,
} from '../../emails/templates/withdrawal.ts'
import type { MailKind } from '../post/index.ts'
import type { Pool } from '../shared/transaction.ts'
import { type StoredWithdrawal, withdrawalWithId } from './withdrawal-queries.ts'

export type MailingWithdrawals = {
  sql: Pool
  renderMail: RenderMail
  /** The shop's address for withdrawals: a shop without a contact inbox takes them too. */
  withdrawalInbox: string
}

type Withdrawal = StoredWithdrawal & { id: number }

/**
 * The mails of a withdrawal: to the shop, with the customer as reply-to, and the customer's receipt on a durable medium
 * (directive 2011/83/EU, article 11 (3)). The receipt tells when the withdrawal arrived, and what was sent about a paid
 * order of the address. Anybody can type any address, so it repeats nothing else.
 */
export function withdrawalMails({
  sql,
  renderMail,
  withdrawalInbox,
}: MailingWithdrawals): MailKind<Withdrawal>[] {
  const subject = async (id: number) => {
    const withdrawal = await withdrawalWithId(sql, id)
    return withdrawal && { ...withdrawal, id }
  }
  return [
    {
      name: 'withdrawal',
      idPrefix: 'withdrawal',
      hasAlert: true,
      subject,
      compose: async ({ id, ...withdrawal }) => ({
        ...(await renderMail(withdrawalNotice, withdrawal)),
        to: withdrawalInbox,
        replyTo: withdrawal.email,
        reference: String(id),
      }),
    },
    {
      name: 'withdrawal_receipt',
      idPrefix: 'withdrawal-receipt',
      hasAlert: true,
      subject,
      compose: async ({ id, ...withdrawal }) => ({
        ...(await (withdrawal.isOfOrder
          ? renderMail(withdrawalReceipt, withdrawal)
          : renderMail(withdrawalArrival, { receivedAt: withdrawal.receivedAt }))),
        to: withdrawal.email,
        reference: String(id),
      }),
    },
  ]
}
