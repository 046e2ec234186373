import { SpanKind } from '@opentelemetry/api'
import type { SendMail } from '../../modules/shared/mail.ts'
import type { MailOutcome, Meter } from './meter.ts'
import { inSpan } from './traces/in-span.ts'

/** Counts mails by kind, with which their Message-IDs begin, and outcome; sends each in a span. */
export const observedMails =
  (send: SendMail, meter: Meter): SendMail =>
  (mail) => {
    const kind = /^<([a-z]{1,20})\./.exec(mail.messageId)?.[1] ?? 'other'
    return inSpan({ name: `mail ${kind}`, kind: SpanKind.CLIENT }, async (span) => {
      const note = (outcome: MailOutcome) => {
        meter.mail(kind, outcome)
        span.setAttribute('russpatcher.mail_outcome', outcome)
      }
      try {
        await send(mail)
        note('sent')
      } catch (error) {
        note(outcomeOf(error))
        throw error
      }
    })
  }

/** A server's answer from 500 on is its last word; after any other failure the mail may be sent again. */
const outcomeOf = (error: unknown): MailOutcome =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500
    ? 'refused'
    : 'deferred'
