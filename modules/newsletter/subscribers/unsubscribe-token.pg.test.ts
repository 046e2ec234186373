import { expect, test } from 'vitest'
import { databaseOfFile } from '../../shared/test-database.ts'
import { createUnsubscribeTokens } from './unsubscribe-token.ts'

const database = await databaseOfFile()

const email = 'kari@example.com'
const subscribed = async () => {
  const [row] = await database.sql<{ id: number }[]>`
    insert into newsletter.subscribers (email) values (${email})
    on conflict (lower(email)) do update set is_active = true
    returning id
  `
  return row?.id ?? 0
}

test('a link unsubscribes nobody else who gets its id after a backup was restored', async () => {
  const tokens = createUnsubscribeTokens(database.sql)
  const id = await subscribed()
  const token = await tokens.tokenFor({ id, email })
  expect(await tokens.subscriberOf(token)).toBe(id)
  await database.sql`update newsletter.subscribers set email = 'ola@example.com' where id = ${id}`
  expect(await tokens.subscriberOf(token)).toBeUndefined()
})
