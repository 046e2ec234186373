import type { Fate } from './fate.ts'

/** Failures in a row, of mails to different people, after which the mail server is at fault and not they. */
const patience = { server: 3, refusals: 10 }

/**
 * A server that accepts no mail at all, such as a closed relay, refuses each address. A temporary refusal does not
 * count: a greylisting server refuses each first attempt (RFC 6647), and each mail has retries of its own.
 */
export const refusing: ReadonlySet<Fate> = new Set(['refused', 'content_refused'])

/** After these the server did not go on with the next mail either. */
const silent: ReadonlySet<Fate> = new Set(['server', 'hung_up', 'unknown'])

/**
 * Judges by what becomes of one mail after the other whether the mail server does its work. Of a mail that it
 * refuses, only the first refusal counts: who is refused again is the reason for it, and not the server.
 */
export function createServerHealth() {
  let failures = 0
  let refusals = 0
  let hasTaken = false
  /** Who was not come to, and who was refused, since the last mail that the server took. */
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
    failed(subscriberId: number, fate: Fate, isFirst: boolean) {
      // Says enough about the address to say nothing about the server.
      if (fate === 'no_such_mailbox') return
      if (silent.has(fate)) failures += 1
      if (fate === 'server') missed.push(subscriberId)
      if (isFirst && refusing.has(fate)) refusals += 1
      if (fate === 'hung_up' || (isFirst && refusing.has(fate))) refused.push(subscriberId)
    },
    hasTaken: () => hasTaken,
    isBad: () => failures >= patience.server || refusals >= patience.refusals,
    missed: (): readonly number[] => missed,
    refused: (): readonly number[] => refused,
  }
}

export type ServerHealth = ReturnType<typeof createServerHealth>
