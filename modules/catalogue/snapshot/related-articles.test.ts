import { expect, test } from 'vitest'
import { createSnapshot } from './snapshot.ts'
import { articles, categories } from './test-articles.ts'

test('HOME-12 a product that shares a category or a tag is chosen, the most shared first', () => {
  const [one] = articles
  if (!one) throw new Error('There are no articles')
  const patch = (id: number, category: string, tags: string[]) => ({ ...one, id, category, tags })
  const moose = patch(1, 'dyr', ['elg', 'green'])
  const { related } = createSnapshot(
    [
      moose,
      patch(2, 'sport', ['dyr', 'blue']),
      patch(3, 'dyr', ['katt', 'black']),
      patch(4, 'natur', ['elg', 'green', 'green']),
      patch(5, 'dyr', ['elg', 'green']),
    ],
    categories,
  )
  expect(related([moose], {}).map(({ id }) => id)).toEqual([5, 4, 3])
})

test('HOME-14 an empty cart, or one that shares nothing, has no related articles', () => {
  const { related } = createSnapshot(articles, categories)
  expect(related([], {})).toEqual([])
  expect(related([{ id: 999_999, category: 'tilpasset', tags: ['en som ingen har'] }], {})).toEqual(
    [],
  )
})
