const oslo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', dateStyle: 'short' })

/** The calendar day in Oslo, YYYY-MM-DD. */
export const dayInOslo = (time: Date): string => oslo.format(time)
