/** Buyers who come while something fails, and who try again. */
export const pace = { perSecond: 20, isPatient: true }
