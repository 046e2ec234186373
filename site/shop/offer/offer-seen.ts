import { readStored, writeStored } from '../../browser/storage.ts'

const key = 'hasSeenSpecialOffer'
const seen = 'true'

/** Milliseconds before the week's offer opens on the first page of a session (specification, section 9). */
export const offerDelay = 2000

/** The week's offer opened in this browser session. */
export const wasOfferSeen = (): boolean => readStored(key, 'sessionStorage') === seen

export const noteOfferSeen = (): void => writeStored(key, seen, 'sessionStorage')
