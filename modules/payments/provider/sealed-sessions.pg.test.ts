import { expect, test } from 'vitest'
import { databaseOfFile } from '../../shared/test-database.ts'
import { createSealedSessions } from './sealed-sessions.ts'

const { sql } = await databaseOfFile()
const sessions = createSealedSessions(sql)
const session = 'session_1763676000000_9f8e7d6c'

test('a session is sealed to the same text each time, which any process of the shop opens', async () => {
  const sealed = await sessions.seal(session)
  expect(sealed).not.toContain(session)
  expect(await createSealedSessions(sql).seal(session)).toBe(sealed)
  expect(await createSealedSessions(sql).open(sql, sealed)).toBe(session)
  expect(await sessions.seal(`${session}0`)).not.toBe(sealed)
})

test.each([
  ['changed', (sealed: string) => `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`],
  ['cut', (sealed: string) => sealed.slice(0, 30)],
  ['no sealed text', () => session],
  ['empty', () => ''],
])('a text that is %s opens to nothing', async (_, change) => {
  expect(await sessions.open(sql, change(await sessions.seal(session)))).toBeUndefined()
})
