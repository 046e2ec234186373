import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { forThisMachine } from './this-machine.ts'

const pages = forThisMachine(
  new Hono().get('/', (c) => c.text('mails')).post('/', (c) => c.text('paid')),
  'https://demo.example',
)

const ask = async (
  remoteAddress: string | undefined,
  headers: Record<string, string> = {},
  method = 'GET',
  url = 'http://localhost:4321/',
) =>
  (await pages.request(url, { headers, method }, { incoming: { socket: { remoteAddress } } }))
    .status

test.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])(
  'a connection from %s is answered',
  async (address) => {
    expect(await ask(address)).toBe(200)
    expect(await ask(address, {}, 'POST')).toBe(200)
  },
)

test.each([
  '192.168.1.7',
  '172.17.0.1',
  '84.212.1.1',
  '::ffff:84.212.1.1',
  '2001:db8::1',
  undefined,
])('a connection from %s is refused', async (address) => {
  expect(await ask(address)).toBe(403)
  expect(await ask(address, { 'x-forwarded-for': '127.0.0.1' })).toBe(403)
  expect(await ask(address, {}, 'POST')).toBe(403)
})

test('a request without a connection is refused', async () => {
  expect((await pages.request('/')).status).toBe(403)
})

test.each([
  ['http://localhost:4321', 200],
  ['http://127.0.0.1:4321', 200],
  ['http://[::1]:4321', 200],
  ['http://demo.example', 200],
  ['http://evil.example:4321', 403],
  ['http://localhost.evil.example', 403],
  ['http://127.0.0.1.evil.example', 403],
])(
  'a web site whose name leads to this machine does not read its mails: at %s, the answer is %i',
  async (url, status) => {
    expect(await ask('127.0.0.1', {}, 'GET', url)).toBe(status)
  },
)

test.each([
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-for': '::1, 127.0.0.1' },
  { 'x-real-ip': '127.0.0.1' },
])('a proxy on this machine that forwards it %j is answered', async (headers) => {
  expect(await ask('127.0.0.1', headers)).toBe(200)
})

test.each([
  { 'x-forwarded-for': '84.212.1.1' },
  { 'x-forwarded-for': '127.0.0.1, 84.212.1.1' },
  { 'x-forwarded-for': '84.212.1.1, 127.0.0.1' },
  { 'x-forwarded-for': 'unknown' },
  { 'x-forwarded-for': '127.0.0.1.example.com' },
  { 'x-real-ip': '84.212.1.1' },
  { forwarded: 'for=84.212.1.1' },
])('a proxy on this machine that forwards somebody else, %j, is refused', async (headers) => {
  expect(await ask('127.0.0.1', headers)).toBe(403)
})
