export type { EventKind, ShopEvent } from './event.ts'
export { deleteEventsBefore, eventsOfOrder, recordEvents, recordedEvents } from './queries.ts'
