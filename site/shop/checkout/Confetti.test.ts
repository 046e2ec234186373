import { expect, test } from 'vitest'
import { pieces } from './Confetti.tsx'

const mean = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / values.length

test('confetti falls all over its place, in no order from one side to the other', () => {
  const [places, delays] = [pieces.map(({ left }) => left), pieces.map(({ delay }) => delay)]
  const covariance = (a: readonly number[], b: readonly number[]) =>
    mean(a.map((one, index) => (one - mean(a)) * ((b[index] ?? 0) - mean(b))))
  const correlation =
    covariance(places, delays) / Math.sqrt(covariance(places, places) * covariance(delays, delays))
  expect(Math.abs(correlation)).toBeLessThan(0.3)
  for (const from of [0, 25, 50, 75])
    expect(places.some((place) => place >= from && place < from + 25)).toBe(true)
  expect(new Set(delays.map((delay) => Math.floor(delay / 300))).size).toBe(3)
})
