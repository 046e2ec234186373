/**
 * What has become of a mail whose sending failed: `refused`, this address never takes mail; `not_taken`,
 * the server certainly does not have it; `unknown`, it may have it, and another attempt could be a second mail.
 */
export type Fate = 'refused' | 'not_taken' | 'unknown'

/** How an SMTP client marks its errors. */
type Marks = {
  /** The server's answer. */
  responseCode?: unknown
  /** What the answer was to. */
  command?: unknown
  code?: unknown
  /** The system's own error below `code`. */
  originalCode?: unknown
  timeoutType?: unknown
}

/** Errors before a mail was on its way. */
const beforeHandingOver = new Set<unknown>([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EDNS',
  'ETLS',
  'EAUTH',
  'ENOAUTH',
  'EENVELOPE',
  'CONNECT_TIMEOUT',
  'GREETING_TIMEOUT',
])

/** Reads the error of a SendMail; what nothing speaks for is `unknown`. */
export function fateOf(error: unknown): Fate {
  if (!(error instanceof Error)) return 'unknown'
  const { responseCode, command, code, originalCode, timeoutType } = error as Error & Marks
  if (typeof responseCode === 'number')
    return command === 'RCPT TO' && responseCode >= 500 ? 'refused' : 'not_taken'
  return [code, originalCode, timeoutType].some((mark) => beforeHandingOver.has(mark))
    ? 'not_taken'
    : 'unknown'
}
