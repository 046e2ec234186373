import { dayInOslo, msPerDay } from '../../shared/day.ts'

/** Days from 1 January 1970 to the calendar day in Oslo. */
const dayNumber = (time: Date) => Date.parse(dayInOslo(time)) / msPerDay

/**
 * 'Dagens patch': the product at index (day of year modulo count), of all by id; 1 January is day 1 (HOME-09).
 * Undefined without products.
 */
export function patchOfTheDay<Item>(byId: readonly Item[], time: Date): Item | undefined {
  const newYear = Date.parse(`${dayInOslo(time).slice(0, 4)}-01-01`) / msPerDay
  const dayOfYear = dayNumber(time) - newYear + 1
  return byId[dayOfYear % byId.length]
}

/**
 * 'Ukens patch': one product per calendar week, Monday to Sunday in Oslo, of all by id; a different one each week.
 * Undefined without products.
 */
export function patchOfTheWeek<Item>(byId: readonly Item[], time: Date): Item | undefined {
  // 1 January 1970 was a Thursday.
  const week = Math.floor((dayNumber(time) + 3) / 7)
  return byId[(week * 7) % byId.length]
}
