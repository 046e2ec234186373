import type { Emails } from '../../../emails/render.ts'
import type { Clock } from '../../shared/clock.ts'
import { msPerDay } from '../../shared/day.ts'
import type { Enqueue } from '../../shared/jobs.ts'
import type { SendMail } from '../../shared/mail.ts'
import { inTransaction, type Pool } from '../../shared/transaction.ts'
import { queues } from '../queues.ts'
import { tidied } from '../subscribers/address.ts'
import { linkLife } from './confirm-subscription.ts'
import * as queries from './confirmation-queries.ts'
import type { ConfirmationTokenFor } from './confirmation-token.ts'

/** Ms after a mail in which a repeated sign-up sends no other one. */
const pause = 10 * 60_000
/** Most mails to an address in 24 hours: anybody can type the address of a stranger. */
const mostPerDay = 3

type Asking = { sql: Pool; clock: Clock; enqueue: Enqueue }

/**
 * Stores a sign-up and queues its mail in the same transaction, unless the address got one lately. Does the same for
 * known and unknown addresses, so that the time of the answer tells nothing; the job sorts them out.
 */
export async function askToConfirm(
  { sql, clock, enqueue }: Asking,
  email: string,
  name?: string,
): Promise<void> {
  const now = clock()
  await inTransaction(sql, async (tx) => {
    const confirmationId = await queries.insertedConfirmation(tx, {
      email: tidied(email),
      name: name?.trim() || null,
      now,
      pauseFrom: new Date(now.getTime() - pause),
      countFrom: new Date(now.getTime() - msPerDay),
      mostSince: mostPerDay,
    })
    if (confirmationId !== undefined) await enqueue(tx, queues.askToConfirm, { confirmationId })
  })
}

export type Mailing = {
  sql: Pool
  clock: Clock
  emails: Emails
  sendMail: SendMail
  publicUrl: string
  confirmationTokenFor: ConfirmationTokenFor
}

/**
 * Mails the link of a sign-up. Deletes the sign-up instead when its address is an active subscriber, and does nothing
 * once it has been confirmed or forgotten.
 */
export async function mailConfirmationLink(
  { sql, clock, emails, sendMail, publicUrl, confirmationTokenFor }: Mailing,
  confirmationId: number,
): Promise<void> {
  const after = new Date(clock().getTime() - linkLife)
  const confirmation = await queries.confirmationWithId(sql, confirmationId, after)
  if (!confirmation) return
  const { id, email } = confirmation
  if (await queries.isSubscribed(sql, email)) {
    await queries.deleteConfirmation(sql, id)
    return
  }
  const token = await confirmationTokenFor(confirmation)
  await sendMail({
    ...(await emails.newsletterConfirmation({
      confirmUrl: `${publicUrl}/bekreft-nyhetsbrev?token=${token}`,
    })),
    to: email,
    messageId: `<newsletter-confirmation.${id}@${new URL(publicUrl).hostname}>`,
  })
}
