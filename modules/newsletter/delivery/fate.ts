import type { MailStage } from '../../shared/mail.ts'

/**
 * What has become of a mail whose sending failed.
 * `no_such_mailbox`: the server says that the address takes no mail, now or ever.
 * `refused`: it will never take a mail to this address.
 * `content_refused`: it heard the mail and will not take it; another attempt would not help.
 * `later`: it does not take this mail now.
 * `hung_up`: it ended the talk when it heard of this mail, because it shuts down or because of the mail.
 * `server`: it did not come to this mail, because it was not there or not willing to talk.
 * `unknown`: it may have the mail, and another attempt could be a second one.
 */
export type Fate =
  | 'no_such_mailbox'
  | 'refused'
  | 'content_refused'
  | 'later'
  | 'hung_up'
  | 'server'
  | 'unknown'

/** How an SMTP client marks its errors. */
type Marks = {
  /** The server's answer. */
  responseCode?: unknown
  response?: unknown
  /** What the answer was to. */
  command?: unknown
  code?: unknown
  stage?: MailStage
}

/** What it is when the server said nothing. */
const silences: Record<MailStage, Fate> = {
  connecting: 'server',
  envelope: 'hung_up',
  content: 'unknown',
}

/** Enhanced status codes (RFC 3463, RFC 7505) of an address that does not exist, has moved or is disabled. */
const noSuchMailbox = /^5\d\d[ -]5\.(1\.(1|2|3|6|10)|2\.1)\b/

/** Reads the error of a SendMail; what nothing speaks for is `unknown`. */
export function fateOf(error: unknown): Fate {
  if (!(error instanceof Error)) return 'unknown'
  const { responseCode, response, command, code, stage = 'content' } = error as Error & Marks
  if (typeof responseCode === 'number') {
    const isAboutThisMail = command === 'RCPT TO' || command === 'DATA'
    if (!isAboutThisMail) return 'server'
    if (responseCode === 421) return 'hung_up'
    if (responseCode < 500) return 'later'
    if (command === 'DATA') return 'content_refused'
    return noSuchMailbox.test(String(response)) ? 'no_such_mailbox' : 'refused'
  }
  return code === 'EENVELOPE' ? 'refused' : silences[stage]
}
