/** Delay in seconds before the mail about a change, so that staff can undo the change first. */
export const undoTime = 30
