import { expect, test } from 'vitest'
import { gapSince } from './skip-numbers.ts'

const at = new Date('2026-05-01T02:00:00Z')

test.each([
  ['at once', '2026-05-01T02:00:00Z', 100_000],
  ['an hour later', '2026-05-01T03:00:00Z', 160_000],
  ['after the 30 days for which a backup is kept', '2026-05-31T02:00:00Z', 43_300_000],
  ['after ten years, so that ids stay below 2^31', '2036-05-01T02:00:00Z', 1_000_000_000],
  ["by a clock that is behind the backup's", '2026-05-01T01:00:00Z', 100_000],
])('the gap of numbers: %s', (_when, now, gap) => {
  expect(gapSince(at, new Date(now))).toBe(gap)
})

test('a later recovery of the same state begins above all that 16 orders a second have taken meanwhile', () => {
  const first = gapSince(at, new Date('2026-05-01T03:00:00Z'))
  const second = gapSince(at, new Date('2026-05-01T09:00:00Z'))
  expect(second - first).toBeGreaterThan(16 * 6 * 60 * 60)
})
