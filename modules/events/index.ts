export type { EventKind } from './event.ts'
export { deleteEventsBefore, eventsOfOrder, recordEvents, recordedEvents } from './queries.ts'
