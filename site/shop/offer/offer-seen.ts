import { readStored, writeStored } from '../../browser/storage.ts'

const key = 'hasSeenSpecialOffer'
const seen = 'true'

/** Delay in ms from the load of a session's first page until the week's offer opens (specification, section 9). */
export const offerDelay = 2000

/** Whether the week's offer has opened in this browser session. */
export const wasOfferSeen = (): boolean => readStored(key, 'sessionStorage') === seen

/** Keeps the week's offer from opening again in this browser session; false where the browser forbids to remember it. */
export function noteOfferSeen(): boolean {
  writeStored(key, seen, 'sessionStorage')
  return wasOfferSeen()
}
