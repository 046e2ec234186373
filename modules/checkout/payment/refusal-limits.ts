import { retention } from '../../shared/retention.ts'
import type { Refusals } from './failed-payment-queries.ts'

/** Ms for which refused and paid payments count. */
export const window = retention.refusedPayments.kept.hours * 60 * 60_000

/** Refused payments that stop a session: customers mistype a few times, or try another card. */
const mostOfSession = 10

/**
 * Refused payments that stop a network with few buyers. A whole school shares an address, and one buyer in ten has a
 * card refused, so each paid order allows another refusal: a thief who tests stolen cards can pay for few of his
 * orders. Orders that are yet to be paid allow some more, because of 500 buyers who begin at once, 50 may have a card
 * refused before the first has paid. A thief can make such orders too, so they allow no more than that takes.
 */
export const fewOfNetwork = 20
const buyersPerRefusal = 10
const mostForBuyers = 35

/**
 * The time of the oldest refusal that counts against a session or network with too many; undefined for others. A
 * session's own refusals stop it wherever it is.
 */
export function stoppedSince(refusals: Refusals): Date | undefined {
  if (refusals.ofSession >= mostOfSession) return refusals.firstOfSession ?? undefined
  return isNetworkStopped(refusals) ? (refusals.firstOfNetwork ?? undefined) : undefined
}

/** Whether a network has too many refusals for what was paid from it. */
export function isNetworkStopped({ ofNetwork, paid, buying }: Refusals): boolean {
  const forBuyers = Math.min(Math.floor(buying / buyersPerRefusal), mostForBuyers)
  return ofNetwork >= fewOfNetwork + paid + forBuyers
}
