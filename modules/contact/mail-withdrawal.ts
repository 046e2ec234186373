import type { Emails } from '../../emails/render.ts'
import type { SendMail } from '../shared/mail.ts'
import type { Pool } from '../shared/transaction.ts'
import { withdrawalWithId } from './withdrawal-queries.ts'

export type MailingWithdrawals = {
  sql: Pool
  emails: Emails
  sendMail: SendMail
  publicUrl: string
  /** The shop's address for withdrawals: a shop without a contact inbox takes them too. */
  withdrawalInbox: string
}

/** Mails a withdrawal to the shop, with the customer as reply-to. Does nothing for one that was deleted since. */
export async function forwardWithdrawal(
  { sql, emails, sendMail, publicUrl, withdrawalInbox }: MailingWithdrawals,
  id: number,
): Promise<void> {
  const withdrawal = await withdrawalWithId(sql, id)
  if (!withdrawal) return
  await sendMail({
    ...(await emails.withdrawalNotice(withdrawal)),
    to: withdrawalInbox,
    replyTo: withdrawal.email,
    messageId: `<withdrawal.${id}@${new URL(publicUrl).hostname}>`,
  })
}

/**
 * Mails the receipt on a durable medium (directive 2011/83/EU, article 11 (3)): when the withdrawal arrived, and what was
 * sent about a paid order of the address. Anybody can type any address, so the mail repeats nothing else. Does nothing
 * for a withdrawal that was deleted since.
 */
export async function confirmWithdrawal(
  { sql, emails, sendMail, publicUrl }: MailingWithdrawals,
  id: number,
): Promise<void> {
  const withdrawal = await withdrawalWithId(sql, id)
  if (!withdrawal) return
  const { email, receivedAt, isOfOrder } = withdrawal
  await sendMail({
    ...(await (isOfOrder
      ? emails.withdrawalReceipt(withdrawal)
      : emails.withdrawalArrival({ receivedAt }))),
    to: email,
    messageId: `<withdrawal-receipt.${id}@${new URL(publicUrl).hostname}>`,
  })
}
