import { expect, test } from 'vitest'
import { testDatabase } from './test-database.ts'
import { inTransaction, together } from './transaction.ts'

test('statements sent together are answered in order', async () => {
  const { sql, close } = await testDatabase()
  const answers = inTransaction(sql, (tx) =>
    together(tx<{ one: number }[]>`select 1 as one`, Promise.resolve('two')),
  )
  expect(await answers).toEqual([[{ one: 1 }], 'two'])
  await close()
})

test('no statement is sent after a transaction that another one failed', async () => {
  const { sql, close } = await testDatabase()
  let later: Promise<unknown> = Promise.resolve()
  const work = inTransaction(sql, (tx) => {
    const failing = tx`select 1 / 0`.execute()
    later = failing
      .catch(() => sql`select 1`)
      .then(() => tx`insert into public.rate_limits (key) values ('left')`)
    return together(failing, later)
  })
  await expect(work).rejects.toThrow('division by zero')
  await expect(later).rejects.toThrow('aborted')
  expect(await sql`select key from public.rate_limits`).toHaveLength(0)
  await close()
})
