import type { MailFailure } from '../campaigns/mail-failure.ts'

/**
 * Consecutive failures, of mails to different addresses, that count against the mail server rather than the addresses.
 */
const patience = { server: 3, refusals: 10 }

/**
 * A server that accepts no mail at all, such as a closed relay, refuses each address. Temporary refusals do not count:
 * a greylisting server refuses each first attempt (RFC 6647), and each mail is retried anyway.
 */
export const refusing: ReadonlySet<MailFailure> = new Set(['refused', 'content_refused'])

/** Failures after which the server did not continue the session either. */
const silent: ReadonlySet<MailFailure> = new Set(['server', 'hung_up', 'unknown'])

/**
 * Judges from the outcomes of consecutive mails whether the mail server works. Only the first refusal of a mail counts:
 * a repeated refusal counts against the address.
 */
export function createServerHealth() {
  let failures = 0
  let refusals = 0
  let hasTaken = false
  /** Subscriber ids of missed and of refused mails since the last mail that the server accepted. */
  let missed: number[] = []
  let refused: number[] = []
  return {
    taken() {
      hasTaken = true
      failures = 0
      refusals = 0
      missed = []
      refused = []
    },
    failed(subscriberId: number, failure: MailFailure, isFirst: boolean) {
      // An unknown mailbox says nothing about the server.
      if (failure === 'no_such_mailbox') return
      if (silent.has(failure)) failures += 1
      if (failure === 'server') missed.push(subscriberId)
      if (isFirst && refusing.has(failure)) refusals += 1
      if (failure === 'hung_up' || (isFirst && refusing.has(failure))) refused.push(subscriberId)
    },
    hasTaken: () => hasTaken,
    isBad: () => failures >= patience.server || refusals >= patience.refusals,
    missed: (): readonly number[] => missed,
    refused: (): readonly number[] => refused,
  }
}

export type ServerHealth = ReturnType<typeof createServerHealth>
