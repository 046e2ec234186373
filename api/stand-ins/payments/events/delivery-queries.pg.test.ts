import { expect, test } from 'vitest'
import { databaseOfFile } from '../../../../modules/shared/test-database.ts'
import { save } from '../queries.ts'
import { prepareSchema } from '../schema.ts'
import { dueDeliveries, noteAttempt, queueDelivery } from './delivery-queries.ts'

const database = await databaseOfFile()
await prepareSchema(database.sql)

test('of concurrent callers, one gets a delivery', async () => {
  const { sql } = database
  const ids = Array.from({ length: 40 }, (_, index) => `evt_${index}`)
  for (const id of ids) {
    await save(sql, { id, object: 'event', created: 0 })
    await queueDelivery(sql, id)
  }
  await Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.1)`))
  const taken = await Promise.all(Array.from({ length: 10 }, () => dueDeliveries(sql, 10, 60)))
  const takenIds = taken.flat().map(({ eventId }) => eventId)
  expect(takenIds).toHaveLength(new Set(takenIds).size)
  expect(await dueDeliveries(sql, 40, 60)).toHaveLength(40 - takenIds.length)
})

test('a delivery without an outcome is due again when its lease expires', async () => {
  const { sql } = database
  await save(sql, { id: 'evt_crash', object: 'event', created: 0 })
  await queueDelivery(sql, 'evt_crash')
  expect(await dueDeliveries(sql, 1, 0)).toMatchObject([{ eventId: 'evt_crash', attempts: 1 }])
  expect(await dueDeliveries(sql, 1, 60)).toMatchObject([{ eventId: 'evt_crash', attempts: 2 }])
  await noteAttempt(sql, 'evt_crash', '200', null)
  expect(await dueDeliveries(sql, 1, 60)).toEqual([])
})
