import { expect, test } from 'vitest'
import { formatDay, formatTime } from './dates.ts'

test('AORD-15 a time is dd.MM.yyyy HH:mm, in summer and winter time of Oslo', () => {
  expect(formatTime('2026-05-07T06:05:00.000Z')).toBe('07.05.2026 08:05')
  expect(formatTime('2026-12-01T08:30:59.999Z')).toBe('01.12.2026 09:30')
})

test('AORD-15 the day is the one in Oslo, and midnight is 00', () => {
  expect(formatTime('2026-12-31T23:00:00.000Z')).toBe('01.01.2027 00:00')
})

test('ANEWS-02, ADISC-08 a day is dd.MM.yyyy, given a time or a date', () => {
  expect(formatDay('2026-05-16T22:30:00.000Z')).toBe('17.05.2026')
  expect(formatDay('2027-05-17')).toBe('17.05.2027')
})
