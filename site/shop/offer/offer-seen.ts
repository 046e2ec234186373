import { readStored, writeStored } from '../../browser/storage.ts'

const key = 'hasSeenSpecialOffer'
const seen = 'true'

/** Delay in ms before the week's offer opens on the first page of a session (specification, section 9). */
export const offerDelay = 2000

/** Whether the week's offer has opened in this browser session. */
export const wasOfferSeen = (): boolean => readStored(key, 'sessionStorage') === seen

/** Keeps the week's offer from opening again in this browser session. */
export const noteOfferSeen = (): void => writeStored(key, seen, 'sessionStorage')
