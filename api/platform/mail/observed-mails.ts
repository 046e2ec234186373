import type { SendMail } from '../../../modules/shared/mail.ts'
import type { MailOutcome, Meter } from '../log/meter.ts'

/** Counts mails by kind, with which their Message-IDs begin, and outcome. */
export const observedMails =
  (send: SendMail, meter: Meter): SendMail =>
  async (mail) => {
    const kind = /^<([a-z]{1,20})\./.exec(mail.messageId)?.[1] ?? 'other'
    try {
      await send(mail)
      meter.mail(kind, 'sent')
    } catch (error) {
      meter.mail(kind, outcomeOf(error))
      throw error
    }
  }

/** A server's answer from 500 on is its last word; after any other failure the mail may be sent again. */
const outcomeOf = (error: unknown): MailOutcome =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500
    ? 'refused'
    : 'deferred'
