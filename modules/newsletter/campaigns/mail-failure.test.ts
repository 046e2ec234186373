import { expect, test } from 'vitest'
import { failureOf } from './mail-failure.ts'

const failed = (marks: object) => Object.assign(new Error('Not sent'), marks)

test.each([
  ['550 5.1.1 No such user', 'no_such_mailbox'],
  ['550 5.2.1 Mailbox disabled', 'no_such_mailbox'],
  ['556 5.1.10 Null MX', 'no_such_mailbox'],
  ['550 5.7.1 Not from here', 'refused'],
  ['554 No', 'refused'],
])('an address answered with %s is %s', (response, failure) => {
  const responseCode = Number(response.slice(0, 3))
  expect(failureOf(failed({ code: 'EENVELOPE', responseCode, response, command: 'RCPT TO' }))).toBe(
    failure,
  )
})

test('a message refused after DATA is refused for its content', () => {
  const error = failed({ code: 'EMESSAGE', responseCode: 554, command: 'DATA' })
  expect(failureOf(error)).toBe('content_refused')
})

test.each([
  ['an address', 'RCPT TO'],
  ['a message', 'DATA'],
])('%s that is temporarily refused can be retried, also after a hang-up', (_name, command) => {
  expect(failureOf(failed({ responseCode: 451, command }))).toBe('later')
  expect(failureOf(failed({ responseCode: 421, command }))).toBe('hung_up')
})

test('a connection closed before the content may be a refusal of the mail', () => {
  expect(failureOf(failed({ code: 'ECONNECTION', stage: 'envelope' }))).toBe('hung_up')
})

test.each([
  ['a refused sender', { responseCode: 550, command: 'MAIL FROM' }],
  ['a greeting that refuses the session', { responseCode: 421, command: 'CONN' }],
  ['a wrong password', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }],
  ['an unreachable server', { code: 'ESOCKET', stage: 'connecting' }],
])('%s is a failure of the server', (_name, marks) => {
  expect(failureOf(failed(marks))).toBe('server')
})

test.each([
  ['a timeout during the content', failed({ code: 'ETIMEDOUT', stage: 'content' })],
  ['a connection closed during the content', failed({ code: 'ECONNECTION', stage: 'content' })],
  ['an error without SMTP details', new Error('Not sent')],
  ['a thrown value that is not an Error', 'Not sent'],
])('%s leaves the outcome unknown', (_name, error) => {
  expect(failureOf(error)).toBe('unknown')
})
