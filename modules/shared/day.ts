/** The time zone of the shop: days, opening hours and schedules follow it. */
export const timeZone = 'Europe/Oslo'

/** Whether a date YYYY-MM-DD is in the calendar. */
export function isDay(day: string): boolean {
  const date = new Date(day)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day
}

/** Ms of a day without a change to or from summer time. */
export const msPerDay = 24 * 60 * 60 * 1000

const oslo = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })

/** The latest result: a day begins with a minute, and formatting takes longer than all else that a cached page needs. */
let latest = { minute: Number.NaN, day: '' }

/** The calendar day in Oslo, YYYY-MM-DD. */
export function dayInOslo(time: Date): string {
  const minute = Math.floor(time.getTime() / 60_000)
  if (minute !== latest.minute) latest = { minute, day: oslo.format(time) }
  return latest.day
}
