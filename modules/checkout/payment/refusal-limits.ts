import type { Refusals } from './failed-payment-queries.ts'

/** Ms for which refused and paid payments count. */
export const window = 60 * 60_000

/** Refused payments that stop a session: customers mistype a few times, or try another card. */
const mostOfSession = 10

/**
 * Refused payments that stop a network with few buyers. A whole school shares an address, and one buyer in ten has a
 * card refused; but who tests stolen cards pays hardly any orders. So each paid order allows another refusal. Orders of
 * buyers who have yet to pay allow a few more, because the refusals of many who buy at once come first.
 */
export const fewOfNetwork = 20
const buyersPerRefusal = 10
const mostForBuyers = 50

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
