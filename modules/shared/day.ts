/** The time zone of the shop: days, opening hours and schedules follow it. */
export const timeZone = 'Europe/Oslo'

/** Ms of a day without a change to or from summer time. */
export const msPerDay = 24 * 60 * 60 * 1000

const oslo = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })

/** The calendar day in Oslo, YYYY-MM-DD. */
export const dayInOslo = (time: Date): string => oslo.format(time)
