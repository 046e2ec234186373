import type { Product } from '../../shared/contract/api.d.ts'
import { dayInOslo, msPerDay } from '../../shared/day.ts'

type Identified = Pick<Product, 'id'>

/** Days from 1 January 1970 to the calendar day in Oslo. */
const dayNumber = (time: Date) => Date.parse(dayInOslo(time)) / msPerDay

/** The products by id: the same list if they are. */
const byId = <Item extends Identified>(products: readonly Item[]): readonly Item[] => {
  const isSorted = products.every(({ id }, at) => at === 0 || (products[at - 1]?.id ?? 0) <= id)
  return isSorted ? products : [...products].sort((a, b) => a.id - b.id)
}

/**
 * 'Dagens patch': the product at index (day of year modulo count); 1 January is day 1 (HOME-09). Undefined without
 * products.
 */
export function patchOfTheDay<Item extends Identified>(
  products: readonly Item[],
  time: Date,
): Item | undefined {
  const newYear = Date.parse(`${dayInOslo(time).slice(0, 4)}-01-01`) / msPerDay
  const dayOfYear = dayNumber(time) - newYear + 1
  return byId(products)[dayOfYear % products.length]
}

/**
 * 'Ukens patch': one product per calendar week, Monday to Sunday in Oslo; a different one each week. Undefined without
 * products.
 */
export function patchOfTheWeek<Item extends Identified>(
  products: readonly Item[],
  time: Date,
): Item | undefined {
  // 1 January 1970 was a Thursday.
  const week = Math.floor((dayNumber(time) + 3) / 7)
  return byId(products)[(week * 7) % products.length]
}
