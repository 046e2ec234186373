import { expect, test } from 'vitest'
import { ownUrl } from './own-url.ts'

test.each([
  ['127.0.0.1', 'http://127.0.0.1:4321'],
  ['0.0.0.0', 'http://127.0.0.1:4321'],
  ['localhost', 'http://localhost:4321'],
  ['192.0.2.2', 'http://192.0.2.2:4321'],
  ['::', 'http://[::1]:4321'],
  ['2001:db8::1', 'http://[2001:db8::1]:4321'],
])('this machine reaches a shop that listens at %s at %s', (host, url) => {
  expect(ownUrl(host, 4321)).toBe(url)
})
