import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['84.212.1.1', '84.212.1.1'],
  ['::ffff:84.212.1.1', '84.212.1.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['x'.repeat(200), 'x'.repeat(60)],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
