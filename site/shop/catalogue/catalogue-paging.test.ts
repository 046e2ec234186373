import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countOfPage, nextPage, pageOfCount, shownCount, windowOf } from './catalogue-paging.ts'

const pages = fc.integer({ min: 1, max: 10_000 })
const totals = fc.integer({ min: 0, max: 40_000 })

test('PROD-17, PROD-18 24 patches at first, 12 more with each page', () => {
  expect([1, 2, 3].map(countOfPage)).toEqual([24, 36, 48])
})

test('the list view shows all of a shop with 480 patches, and 480 more per step', () => {
  const first = { view: 'list', page: 1 } as const
  expect(shownCount(first)).toBe(480)
  const next = { ...first, page: nextPage(first) }
  expect(shownCount(next)).toBe(960)
  expect(shownCount({ ...next, page: nextPage(next) })).toBe(1440)
  expect(nextPage({ view: 'grid', page: 2 })).toBe(3)
})

test('the page of a number of patches is the first that shows them', () => {
  fc.assert(
    fc.property(totals, (count) => {
      const page = pageOfCount(count)
      expect(countOfPage(page)).toBeGreaterThanOrEqual(count)
      if (page > 1) expect(countOfPage(page - 1)).toBeLessThan(count)
    }),
    { seed: 2027 },
  )
})

test('the first two pages are rendered completely, and later ones in part', () => {
  expect(windowOf(1, 352)).toEqual({ from: 0, to: 24 })
  expect(windowOf(2, 352)).toEqual({ from: 0, to: 36 })
  expect(windowOf(3, 352)).toEqual({ from: 12, to: 48 })
  expect(windowOf(29, 352)).toEqual({ from: 324, to: 360 })
  expect(windowOf(100, 352)).toEqual(windowOf(29, 352))
  expect(windowOf(100, 0)).toEqual(windowOf(1, 0))
})

test('a window has at most 36 patches, and starts a row of two or four columns', () => {
  fc.assert(
    fc.property(pages, totals, (page, total) => {
      const { from, to } = windowOf(page, total)
      expect(to - from).toBeLessThanOrEqual(36)
      expect(from % 4).toBe(0)
      if (total > 0) expect(from).toBeLessThan(total)
    }),
    { seed: 2027 },
  )
})

test('the page that ends where a window starts, and the next page, leave no gap', () => {
  fc.assert(
    fc.property(pages, totals, (page, total) => {
      const { from, to } = windowOf(page, total)
      if (from > 0) expect(windowOf(pageOfCount(from), total).to).toBeGreaterThanOrEqual(from)
      expect(windowOf(page + 1, total).from).toBeLessThanOrEqual(to)
    }),
    { seed: 2027 },
  )
})
