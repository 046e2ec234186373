import { expect, test } from 'vitest'
import { isDatabaseDown } from './database.ts'

const withCode = (code: string) => Object.assign(new Error('a reason'), { code })

test.each([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EPIPE',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_WAIT',
  '08000',
  '08006',
  '57P01',
  '57P03',
  '53300',
  '53100',
  '25006',
])('a request that meets %s is answered 503, and a start that meets it waits', (code) => {
  expect(isDatabaseDown(withCode(code))).toBe(true)
})

test.each([
  ['a wrong password', '28P01'],
  ['an unknown database', '3D000'],
  ['a faulty query', '42P01'],
  ['a faulty message', '08P01'],
  ['a wrong certificate', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ['a missing file', 'ENOENT'],
  ['a full disk', 'ENOSPC'],
])('%s is no outage of the database', (_what, code) => {
  expect(isDatabaseDown(withCode(code))).toBe(false)
})

test('an error of the shop itself is no outage of the database', () => {
  expect(isDatabaseDown(new Error('a reason'))).toBe(false)
})
