import { describe, expect, test } from 'vitest'
import { partsOf, secondsOfOffer } from './offer.ts'

const left = (time: string) => partsOf(secondsOfOffer(new Date(time)))

describe('OFFER-06 the offer ends on the coming Sunday at 23:59:59 in Oslo', () => {
  test.each([
    ['on a Monday morning', '2026-05-04T00:00:00+02:00', [6, 23, 59, 59]],
    ['in the middle of a week', '2026-05-06T12:30:00+02:00', [4, 11, 29, 59]],
    ['a second before its end', '2026-05-10T23:59:58+02:00', [0, 0, 0, 1]],
    ['at its end', '2026-05-10T23:59:59+02:00', [0, 0, 0, 0]],
    ['just after: it renews', '2026-05-11T00:00:00+02:00', [6, 23, 59, 59]],
    ['in another time zone', '2026-05-10T22:30:00Z', [6, 23, 29, 59]],
    ['before clocks go forward', '2026-03-28T12:00:00+01:00', [1, 10, 59, 59]],
    ['before clocks go back', '2026-10-24T12:00:00+02:00', [1, 12, 59, 59]],
  ])('%s', (_, time, [days, hours, minutes, seconds]) => {
    expect(left(time)).toEqual({ days, hours, minutes, seconds })
  })
})
