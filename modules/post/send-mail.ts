import type { Clock } from '../shared/clock.ts'
import type { SendMail } from '../shared/mail.ts'
import type { Pool } from '../shared/transaction.ts'
import type { MailKind, OutboxMail } from './mail-kind.ts'
import { latestMail, noteSent, withdrawMails } from './mail-queries.ts'

export type Sending = { sql: Pool; sendMail: SendMail; publicUrl: string; clock: Clock }

/**
 * Sends a mail if it is the latest of its kind, is waiting, and its subject is still in the state that it reports. The
 * Message-ID is the same on a retry, so that the inbox shows one mail even when a lost confirmation causes a second
 * delivery.
 */
export async function sendQueuedMail(
  { sql, sendMail, publicUrl, clock }: Sending,
  kind: MailKind,
  mail: OutboxMail,
): Promise<void> {
  const latest = await latestMail(sql, mail)
  if (latest?.state !== 'waiting' || latest.number !== mail.number) return
  const subject = await kind.subject(mail.about)
  if (subject === undefined) {
    await withdrawMails(sql, { kinds: [mail.kind], abouts: [mail.about] }, clock())
    return
  }
  if (kind.isDue && !kind.isDue(subject)) return
  // Before the mail is composed: what staff show during the delivery is in the next one.
  const at = clock()
  const { reference, detail = null, ...composed } = await kind.compose(subject, mail.number)
  await sendMail({
    ...composed,
    messageId: `<${kind.idPrefix}.${reference}@${new URL(publicUrl).hostname}>`,
  })
  await noteSent(sql, mail, { at, detail })
}
