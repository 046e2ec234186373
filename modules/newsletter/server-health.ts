import type { Fate } from './fate.ts'

/** Failures in a row, of mails to different people, after which the mail server is at fault and not they. */
const patience = { server: 3, refusals: 10 }

/** Judges by what becomes of one mail after the other whether the mail server does its work. */
export function createServerHealth() {
  let failures = 0
  let refusals = 0
  let hasTaken = false
  /** Who was turned away since the last mail that the server took. */
  let turnedAway: number[] = []
  return {
    taken() {
      hasTaken = true
      failures = 0
      refusals = 0
      turnedAway = []
    },
    failed(subscriberId: number, fate: Fate) {
      // This one says enough about itself to say nothing about the server.
      if (fate === 'no_such_mailbox') return
      if (fate === 'server' || fate === 'unknown') failures += 1
      else refusals += 1
      if (fate !== 'unknown') turnedAway.push(subscriberId)
    },
    hasTaken: () => hasTaken,
    isBad: () => failures >= patience.server || refusals >= patience.refusals,
    turnedAway: (): readonly number[] => turnedAway,
  }
}

export type ServerHealth = ReturnType<typeof createServerHealth>
