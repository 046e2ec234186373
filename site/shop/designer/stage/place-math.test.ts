import { expect, test } from 'vitest'
import { dragged, zoomed } from './place-math.ts'

const place = { x: 10, y: 0, width: 40, turn: 0 }

test('one finger moves the picture', () => {
  expect(dragged(place, [{ x: 0, y: 0 }], [{ x: 5, y: -3 }])).toEqual({ ...place, x: 15, y: -3 })
})

test('two fingers zoom around the spot between them', () => {
  const from = [
    { x: 0, y: 0 },
    { x: 20, y: 0 },
  ]
  const to = [
    { x: -10, y: 0 },
    { x: 30, y: 0 },
  ]
  expect(dragged(place, from, to)).toEqual({ x: 10, y: 0, width: 80, turn: 0 })
})

test('two fingers turn the picture around the spot between them', () => {
  const from = [
    { x: -10, y: 0 },
    { x: 10, y: 0 },
  ]
  const to = [
    { x: 0, y: -10 },
    { x: 0, y: 10 },
  ]
  const turned = dragged(place, from, to)
  expect(turned.turn).toBeCloseTo(90)
  expect([turned.x, turned.y]).toEqual([expect.closeTo(0), expect.closeTo(10)])
  expect(turned.width).toBeCloseTo(40)
})

test('a zoom keeps the spot under the pointer', () => {
  expect(zoomed(place, 2, { x: 10, y: 0 })).toMatchObject({ x: 10, y: 0, width: 80 })
  expect(zoomed(place, 2, { x: 0, y: 0 })).toMatchObject({ x: 20, width: 80 })
})
