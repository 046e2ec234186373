import { expect, test } from 'vitest'
import { type Failure, waitBeforeLogin } from './login-limits.ts'

const minute = 60_000
const now = new Date('2026-05-01T10:00:00Z')
const someone = {
  username: 'sjefen',
  address: '203.0.113.9',
  deviceId: null,
  isKnownAddress: false,
}

/** Failures a minute apart, latest first, each from a different address. */
const failures = (count: number, username = 'sjefen'): Failure[] =>
  Array.from({ length: count }, (_, index) => ({
    at: new Date(now.getTime() - index * minute),
    username,
    address: `198.51.100.${index}`,
    deviceId: null,
  }))

test('without failures there is no wait', () => {
  expect(waitBeforeLogin([], someone, now)).toBe(0)
})

test.each([
  [19, 0],
  [20, 1000],
  [21, 2000],
  [25, 32_000],
  [29, 512_000],
  [30, 15 * minute],
  [1000, 15 * minute],
])('after %i refusals from different addresses the next attempt waits %i ms', (count, wait) => {
  expect(waitBeforeLogin(failures(count), someone, now)).toBe(wait)
})

test('a known address does not wait for failures from other addresses', () => {
  expect(waitBeforeLogin(failures(1000), { ...someone, isKnownAddress: true }, now)).toBe(0)
})

test('a known address waits for failures from the same address', () => {
  const here = failures(5).map((failure) => ({ ...failure, address: someone.address }))
  expect(waitBeforeLogin(here, { ...someone, isKnownAddress: true }, now)).toBe(11 * minute)
})

test('a known device waits only for its own failures, not for others at its address', () => {
  const here = failures(50).map((failure) => ({ ...failure, address: someone.address }))
  const known = { ...someone, deviceId: 'd1' }
  expect(waitBeforeLogin(here, known, now)).toBe(0)
  expect(waitBeforeLogin(here, { ...someone, isKnownAddress: true }, now)).toBeGreaterThan(0)
  const withIt = failures(5).map((failure) => ({ ...failure, deviceId: 'd1' }))
  expect(waitBeforeLogin(withIt, known, now)).toBe(11 * minute)
})

test('refusals under other names from other addresses cause no wait', () => {
  expect(waitBeforeLogin(failures(1000, 'nestleder'), someone, now)).toBe(0)
})
