import { expect, test } from 'vitest'
import { countFigure } from './summary.ts'

test.each([
  [undefined, '–'],
  [0, '0'],
  [999, '999'],
  [150_000, '150 000'],
])('a figure of %s orders is %s', (count, figure) => {
  expect(countFigure(count)).toBe(figure)
})
