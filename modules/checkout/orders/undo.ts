/** Seconds in which staff can take a change of an order back before its customer is told. */
export const undoTime = 30
