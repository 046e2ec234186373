import { describe, expect, test } from 'vitest'
import { product } from '../../../site/testing/browser.ts'
import { patchOfTheDay, patchOfTheWeek } from './featured.ts'

const products = Array.from({ length: 352 }, (_, index) => product(index + 1))
const at = (time: string) => new Date(time)

describe('HOME-09 Dagens patch', () => {
  const idAt = (time: string) => patchOfTheDay(products, at(time))?.id

  test('is the one at index day of year; 1 January is day 1', () => {
    expect(idAt('2026-01-01T12:00:00+01:00')).toBe(2)
    expect(idAt('2026-02-01T12:00:00+01:00')).toBe(33)
  })

  test('starts over after as many days as there are products', () => {
    expect(idAt('2026-12-17T12:00:00+01:00')).toBe(352)
    expect(idAt('2026-12-18T12:00:00+01:00')).toBe(1)
    expect(idAt('2026-12-31T12:00:00+01:00')).toBe(14)
  })

  test('counts the extra day of leap years', () => {
    expect(idAt('2028-12-31T12:00:00+01:00')).toBe(15)
  })

  test('changes at midnight in Oslo, in winter and in summer', () => {
    expect(idAt('2026-03-01T22:59:59Z')).toBe(61)
    expect(idAt('2026-03-01T23:00:00Z')).toBe(62)
    expect(idAt('2026-07-01T21:59:59Z')).toBe(183)
    expect(idAt('2026-07-01T22:00:00Z')).toBe(184)
  })

  test('is undefined without products', () => {
    expect(patchOfTheDay([], at('2026-01-01T12:00:00Z'))).toBeUndefined()
  })
})

describe('CARD-03 Ukens patch', () => {
  const idAt = (time: string) => patchOfTheWeek(products, at(time))?.id

  test('is the same from Monday to Sunday in Oslo, and different the week after', () => {
    const monday = idAt('2026-11-16T00:00:00+01:00')
    expect(idAt('2026-11-22T23:59:59+01:00')).toBe(monday)
    expect(idAt('2026-11-15T23:59:59+01:00')).not.toBe(monday)
    expect(idAt('2026-11-23T00:00:00+01:00')).not.toBe(monday)
  })

  test('is the same across New Year within a week', () => {
    expect(idAt('2026-12-31T12:00:00+01:00')).toBe(idAt('2027-01-02T12:00:00+01:00'))
  })
})
