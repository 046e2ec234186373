import { expect, test } from 'vitest'
import { fateOf } from './fate.ts'

const failed = (marks: object) => Object.assign(new Error('Not sent'), marks)

test('an address that the server refuses for good is refused', () => {
  expect(fateOf(failed({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }))).toBe(
    'refused',
  )
})

test.each([
  ['an address refused for now', { responseCode: 451, command: 'RCPT TO' }],
  ['a sender that is refused', { responseCode: 550, command: 'MAIL FROM' }],
  ['a message that is refused', { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }],
  ['a wrong password', { code: 'EAUTH' }],
  ['a server that is not there', { code: 'ESOCKET', originalCode: 'ECONNREFUSED' }],
  ['a server that never answers', { code: 'ETIMEDOUT', timeoutType: 'CONNECT_TIMEOUT' }],
])('the server does not have the mail after %s', (_name, marks) => {
  expect(fateOf(failed(marks))).toBe('not_taken')
})

test.each([
  ['a silence in the middle', failed({ code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' })],
  ['a connection cut off', failed({ code: 'ESOCKET', originalCode: 'ECONNRESET' })],
  ['an error without marks', new Error('Not sent')],
  ['something that is no error', 'Not sent'],
])('nobody knows after %s', (_name, error) => {
  expect(fateOf(error)).toBe('unknown')
})
