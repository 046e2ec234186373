import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { readTrustedProxies } from '../../platform/settings/trusted-proxies.ts'
import { createAddressOf } from './client-address.ts'

const visitor = '203.0.113.7'
const forged = '198.51.100.66'

function shopBehind(setting: string) {
  const read = readTrustedProxies(setting)
  if ('wrong' in read) throw new Error(`${read.wrong} is wrong`)
  const warn = vi.fn()
  const addressOf = createAddressOf(read.trusted, { warn })
  const app = new Hono().get('/', (c) => c.text(addressOf(c)))
  const address = async (peer: string, forwarded?: string) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    const bindings = { incoming: { socket: { remoteAddress: peer } } }
    return (await app.request('/', { headers }, bindings)).text()
  }
  return { address, warn }
}

test.each([
  // No proxy: the header is the visitor's own.
  ['loopback', visitor, undefined, visitor],
  ['loopback', visitor, forged, visitor],
  ['loopback', visitor, '127.0.0.1', visitor],
  ['loopback', '10.0.0.5', forged, '10.0.0.5'],
  ['0', visitor, forged, visitor],
  ['0', '127.0.0.1', forged, '127.0.0.1'],
  // One proxy on the same machine appends, or replaces.
  ['loopback', '127.0.0.1', visitor, visitor],
  ['loopback', '::1', visitor, visitor],
  ['loopback', '::ffff:127.0.0.1', visitor, visitor],
  ['loopback', '127.0.0.1', `${forged}, ${visitor}`, visitor],
  ['loopback', '127.0.0.1', `127.0.0.1, ${visitor}`, visitor],
  ['loopback', '127.0.0.1', '10.0.0.5', '10.0.0.5'],
  ['1', '192.0.2.1', `${forged}, ${visitor}`, visitor],
  // A proxy in a private network, named by its network or its address.
  ['10.0.0.0/8', '10.0.0.5', `${forged}, ${visitor}`, visitor],
  ['uniquelocal', '172.18.0.1', `${forged}, ${visitor}`, visitor],
  ['uniquelocal', '::ffff:172.18.0.1', `${forged}, ${visitor}`, visitor],
  ['linklocal', 'fe80::1%eth0', `${forged}, ${visitor}`, visitor],
  ['192.0.2.1', '192.0.2.1', `${forged}, ${visitor}`, visitor],
  ['192.0.2.1', '192.0.2.2', `${forged}, ${visitor}`, '192.0.2.2'],
  ['::ffff:10.0.0.0/104', '10.0.0.5', visitor, visitor],
  ['2001:db8:1::/48', '2001:db8:1::5', `${forged}, ${visitor}`, visitor],
  ['2001:db8:1::/48', '2001:db8:2::5', `${forged}, ${visitor}`, '2001:db8:2::5'],
  // Two proxies: a balancer or CDN, and nginx beside the shop.
  ['loopback, 192.0.2.0/24', '127.0.0.1', `${forged}, ${visitor}, 192.0.2.9`, visitor],
  ['loopback, 192.0.2.0/24', '127.0.0.1', `192.0.2.1, ${visitor}, 192.0.2.9`, visitor],
  ['2', '127.0.0.1', `${forged}, ${visitor}, 192.0.2.9`, visitor],
  // Around the outer one, the visitor reaches the inner one directly.
  ['loopback, 192.0.2.0/24', '127.0.0.1', `${forged}, ${visitor}`, visitor],
  // All hops are trusted: a visitor of the private network itself.
  ['10.0.0.0/8', '10.0.0.5', '10.1.1.1', '10.1.1.1'],
  ['10.0.0.0/8', '10.0.0.5', undefined, '10.0.0.5'],
  ['3', '127.0.0.1', visitor, visitor],
  // Entries that are no address: what a visitor wrote is not reached, and a proxy that writes one is the nearest known.
  ['loopback', '127.0.0.1', `<script>, ${visitor}`, visitor],
  ['loopback', '127.0.0.1', `${visitor}, unknown`, '127.0.0.1'],
  ['2', '127.0.0.1', `${forged}, nonsense, 192.0.2.9`, '192.0.2.9'],
  ['loopback', '127.0.0.1', '999.1.1.1', '127.0.0.1'],
  ['loopback', '127.0.0.1', '', '127.0.0.1'],
  ['loopback', '127.0.0.1', ' , ,', '127.0.0.1'],
  ['loopback', '127.0.0.1', `, ${visitor},`, visitor],
  // Ports, IPv6 and its spellings.
  ['loopback', '127.0.0.1', `${forged}, ${visitor}:4711`, visitor],
  ['loopback', '127.0.0.1', `${forged}, [2001:DB8:0::7]:4711`, '2001:db8::7'],
  ['loopback', '127.0.0.1', '[2001:db8::7]', '2001:db8::7'],
  ['loopback', '127.0.0.1', '2001:db8:0:0::7', '2001:db8::7'],
  ['loopback', '127.0.0.1', '::ffff:203.0.113.7', visitor],
  ['loopback', '127.0.0.1', '::ffff:cb00:7107', visitor],
  // The header may come in several lines, which Node joins.
  ['loopback', '127.0.0.1', `${forged},${forged},${visitor}`, visitor],
])('TRUSTED_PROXIES=%s: a connection from %s with %j is of %s', async (...layout) => {
  const [setting, peer, forwarded, expected] = layout
  expect(await shopBehind(setting).address(peer, forwarded)).toBe(expected)
})

test('a request without a connection has no address', async () => {
  const addressOf = createAddressOf(1, { warn: vi.fn() })
  const app = new Hono().get('/', (c) => c.text(addressOf(c)))
  expect(await (await app.request('/')).text()).toBe('unknown')
})

test('the log says once that the header of a private proxy is ignored', async () => {
  const { address, warn } = shopBehind('loopback')
  await address(visitor, forged)
  await address('10.0.0.5')
  await address('127.0.0.1', visitor)
  expect(warn).not.toHaveBeenCalled()
  await address('10.0.0.5', visitor)
  await address('10.0.0.6', visitor)
  expect(warn).toHaveBeenCalledOnce()
})

test.each([
  ['3', 3],
  [' 10.0.0.0/8 , 192.0.2.1', ['10.0.0.0/8', '192.0.2.1/32']],
  ['2001:DB8::1', ['2001:db8::1/128']],
  ['::ffff:10.0.0.0/104', ['10.0.0.0/8']],
  ['loopback', ['127.0.0.0/8', '::1/128']],
])('TRUSTED_PROXIES=%s is read', (setting, trusted) => {
  expect(readTrustedProxies(setting)).toEqual({ trusted })
})

test.each([
  'x',
  '11',
  '-1',
  '1.5',
  '2, 10.0.0.1',
  '10.0.0.1/',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  '10.0.0.0/255.0.0.0',
  '0.0.0.0/0',
  '::/0',
  '::ffff:0.0.0.0/96',
  '2001:db8::/129',
  'loopback,',
  'constructor',
])('TRUSTED_PROXIES=%s is refused', (setting) => {
  expect(readTrustedProxies(setting)).toHaveProperty('wrong')
})
