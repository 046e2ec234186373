/**
 * Runs work of a visitor with a slot of a semaphore, which bounds the work at once. Problem unavailable beyond the
 * bounds.
 */
export type WithSlot = <Result>(visitor: string, work: () => Promise<Result>) => Promise<Result>
