import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerEarlyRefusals } from './early-refusals.ts'

const lines: string[] = []
const log = pino({}, { write: (line: string) => void lines.push(line) })
const server = createServer((_request, response) => void response.end('ok'))

beforeAll(async () => {
  answerEarlyRefusals(server, log)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => void server.close())

async function send(head: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(head)
  return text(socket)
}

test.each([
  ['an unreadable head', 400, 'NONSENSE\r\n\r\n'],
  [
    'a body with two lengths, of which a proxy may believe the other',
    400,
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['a head that is too long', 431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
  [
    'an unknown expectation',
    417,
    'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n',
  ],
])('%s is answered %d, with a request id that is also logged', async (_title, status, head) => {
  const answer = await send(head)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  const id = /^x-request-id: (\S+)\r$/im.exec(answer)?.[1]
  expect(id).toMatch(/^[\w-]{36}$/)
  expect(lines.filter((line) => line.includes(`"${id}"`))).toHaveLength(1)
})

test('the next request is answered as usual', async () => {
  await send('NONSENSE\r\n\r\n')
  expect(await send('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(/ok/)
})
