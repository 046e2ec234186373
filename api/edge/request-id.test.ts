import { expect, test } from 'vitest'
import { readTrustedProxies } from '../platform/settings/trusted-proxies.ts'
import { createRequestIds } from './request-id.ts'

const visitor = '203.0.113.7'
const uuid = '2b0c4d9e-6a4f-4c36-9d65-0f0a8f6d3f11'
const ofNginx = '9f86d081884c7d659a2feaa0c55ad015'

function idFrom(setting: string, remoteAddress: string | undefined, given: string | string[]) {
  const read = readTrustedProxies(setting)
  if ('wrong' in read) throw new Error(`${read.wrong} is wrong`)
  return createRequestIds(read.trusted)(given, { remoteAddress })
}

test.each([
  ['loopback', '127.0.0.1', uuid],
  ['loopback', '::ffff:127.0.0.1', ofNginx],
  ['10.0.0.0/8', '10.0.0.5', ofNginx.toUpperCase()],
  ['1', visitor, uuid],
])('of the proxies %s, %s may give the id %s', (setting, peer, id) => {
  expect(idFrom(setting, peer, id)).toBe(id)
})

test.each([
  ['a visitor', 'loopback', visitor, uuid],
  ['a visitor without a proxy', '0', '127.0.0.1', uuid],
  ['a closed connection', 'loopback', undefined, uuid],
  [
    'a proxy that passes on a name and a phone number',
    'loopback',
    '127.0.0.1',
    'kari-nordmann-40000000',
  ],
  ['a proxy that passes on a short text', 'loopback', '127.0.0.1', 'abba-1999'],
  ['a proxy that passes on a long text', 'loopback', '127.0.0.1', ofNginx.repeat(3)],
  ['a proxy that passes on a break of the line', 'loopback', '127.0.0.1', `${uuid}\n${uuid}`],
])('the id that %s gives is replaced', (_who, setting, peer, id) => {
  expect(idFrom(setting, peer, id)).toMatch(/^[0-9a-f-]{36}$/)
  expect(idFrom(setting, peer, id)).not.toBe(id)
})
