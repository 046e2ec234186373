import { expect, test } from 'vitest'
import { createLog, reasonOf } from './log.ts'

test("a mail server's refusal is logged without the recipient's address", () => {
  const lines: string[] = []
  const log = createLog(
    { logLevel: 'info', production: true },
    { write: (line) => lines.push(line) },
  )
  const refusal = Object.assign(new Error('550 5.1.1 <kari.nordmann+russ@example.com>: unknown'), {
    rejected: ['kåre@blåbær.no'],
    response: '550 <kari.nordmann+russ@example.com>',
    responseCode: 550,
  })
  log.warn({ err: refusal, campaignId: 3 }, 'Campaign mail')
  const [line = ''] = lines
  expect(JSON.parse(line)).toMatchObject({ campaignId: 3, err: { responseCode: 550 } })
  expect(line).toContain('unknown')
  expect(line).not.toMatch(/nordmann|blåbær/)
})

test('a host whose addresses all fail is told by its code, which its error has instead of a message', () => {
  const failure = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })
  expect(reasonOf(failure)).toBe('ECONNREFUSED')
  expect(reasonOf(new Error('a reason'))).toBe('a reason')
  expect(reasonOf({ code: 'CONNECTION_CLOSED' })).toBe('{"code":"CONNECTION_CLOSED"}')
})
