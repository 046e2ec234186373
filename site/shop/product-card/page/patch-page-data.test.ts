import { expect, test } from 'vitest'
import { createSnapshot } from '../../../../modules/catalogue/snapshot/snapshot.ts'
import { articles, categories } from '../../../../modules/catalogue/snapshot/test-articles.ts'
import { patchPageData } from './patch-page-data.ts'

const snapshotOf = async (some: typeof articles) => ({
  ...createSnapshot(some, categories),
  now: Date.parse('2026-05-17T10:00:00Z'),
})

test('a patch’s page shows the patch and a row of others, also when it is the only one', async () => {
  const [first] = articles
  if (!first) throw new Error('There are no patches')
  const data = await patchPageData(await snapshotOf(articles), first.id)
  expect(data?.patch).toEqual(first)
  expect(data?.related).toHaveLength(4)
  expect(data?.related).not.toContainEqual(first)
  expect(await patchPageData(await snapshotOf([first]), first.id)).toMatchObject({ related: [] })
})

test('a patch that is hidden has no page', async () => {
  const [hidden, ...others] = articles
  expect(await patchPageData(await snapshotOf(others), hidden?.id ?? 0)).toBeUndefined()
})
