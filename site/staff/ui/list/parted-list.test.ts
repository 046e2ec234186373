import { expect, test } from 'vitest'
import { partedList } from './parted-list.ts'
import { views } from './views.ts'

test('“load more” after a change of the view does not append to the previous view’s items', async () => {
  const asked: (string | undefined)[] = []
  const list = partedList({
    views: views({ search: '' }, { search: ['search', String] }),
    fetch: async ({ search }, { cursor }) => {
      asked.push(cursor)
      return { items: [`${search}-${cursor}`], nextCursor: asked.length < 3 ? 'next' : undefined }
    },
    size: 1,
    largest: 50,
  })
  await list.refetch()
  list.$view.setKey('search', 'elg')
  await list.showMore()
  expect(asked).toEqual([undefined])
  await list.refetch()
  await list.showMore()
  expect(asked).toEqual([undefined, undefined, 'next'])
  expect(list.$loaded.get().value?.items).toEqual(['elg-undefined', 'elg-next'])
})
