import { expect, test } from 'vitest'
import { staffLogPart } from '../shared/staff-log/staff-log-list-queries.ts'
import { databaseOfFile } from '../shared/test-database.ts'
import { drawingAddress, patchesOfFiles, seed, seedIfEmpty, seedMissing } from './seed.ts'

const database = await databaseOfFile()
await seedIfEmpty(database.sql)

test('the build knows the addresses of drawings that the database stores', async () => {
  const stored = await database.sql`
    select id, image
    from catalogue.products
    order by id
  `
  const patches = await patchesOfFiles()
  expect(patches.map((patch) => ({ id: patch.id, image: drawingAddress(patch) }))).toEqual([
    ...stored,
  ])
})

test('seeding what is missing adds the patches that the catalogue lacks, and keeps the edits of staff', async () => {
  const { sql } = database
  await sql`update catalogue.products set price_ore = 12300, is_hidden = true where id = 7`
  await sql`delete from catalogue.products where id in (8, 9)`

  expect(await seedMissing(sql)).toBe(2)

  expect(
    await sql`
      select id, price_ore = 12300 and is_hidden as "isAsStaffLeftIt"
      from catalogue.products
      where id between 7 and 9
      order by id
    `,
  ).toEqual([
    { id: 7, isAsStaffLeftIt: true },
    { id: 8, isAsStaffLeftIt: false },
    { id: 9, isAsStaffLeftIt: false },
  ])
  expect(await seedMissing(sql)).toBe(0)
})

test('the staff log tells what a seeding overwrites, and nothing of one that adds nothing', async () => {
  const { sql } = database
  const by = { administrator: 'kommandolinjen', at: new Date('2026-05-01T10:00:00Z') }
  await seed(sql, by)
  await sql`delete from log.staff_actions`
  await sql`update catalogue.products set price_ore = 12300, stock = 5 where id = 7`
  await sql`delete from catalogue.products where id = 8`

  expect(await seedMissing(sql, by)).toBe(1)
  expect(await seedMissing(sql, by)).toBe(0)
  const written = await seed(sql, by)

  const { actions } = await staffLogPart(sql, { administrator: 'kommandolinjen' })
  expect(actions.map(({ event, subjectId, before, after }) => [event, subjectId, before, after]))
    // The latest first.
    .toEqual([
      ['seeded', null, null, { rows: written }],
      ['changed', 7, { price: 123 }, { price: expect.any(Number) }],
      ['seeded', null, null, { rows: 1 }],
    ])
})
