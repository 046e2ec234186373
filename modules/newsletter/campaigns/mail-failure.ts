import type { MailStage } from '../../shared/mail.ts'

/**
 * Why a mail could not be sent.
 * `no_such_mailbox`: the server reports that the address does not accept any mail, permanently.
 * `refused`: it permanently refuses a mail to this address.
 * `content_refused`: it refused the mail after DATA; a retry would not help.
 * `later`: it temporarily refused this mail.
 * `hung_up`: it closed the connection during the envelope, because it shuts down or because of the mail.
 * `server`: it failed before this mail, because it was unreachable or refused the session.
 * `unknown`: it may have the mail, and a retry could send it twice.
 */
export type MailFailure =
  | 'no_such_mailbox'
  | 'refused'
  | 'content_refused'
  | 'later'
  | 'hung_up'
  | 'server'
  | 'unknown'

/** The marks of an SMTP client on its errors. */
type Marks = {
  /** The server's answer. */
  responseCode?: unknown
  response?: unknown
  /** The SMTP command that the answer is for. */
  command?: unknown
  code?: unknown
  stage?: MailStage
}

/** The failure of a mail without an answer, by the stage of its sending. */
const silences: Record<MailStage, MailFailure> = {
  connecting: 'server',
  envelope: 'hung_up',
  content: 'unknown',
}

/** Enhanced status codes (RFC 3463, RFC 7505) of an address that does not exist, has moved or is disabled. */
const noSuchMailbox = /^5\d\d[ -]5\.(1\.(1|2|3|6|10)|2\.1)\b/

/** The failure that an error of `SendMail` reports; `unknown` when it reports none of the others. */
export function failureOf(error: unknown): MailFailure {
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
