import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** A queue with room for `most` items, and these in it: `a2` is the second one of visitor a. */
function queueWith(most: number, items: readonly string[]) {
  const queue = createFairQueue<string>(most)
  for (const item of items) queue.add(item.charAt(0), item)
  return queue
}

const rest = (queue: ReturnType<typeof queueWith>) =>
  Array.from({ length: 100 }, queue.take).filter((item) => item !== undefined)

test('slots go around the visitors, each with their items in order', () => {
  expect(rest(queueWith(9, ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']))).toEqual([
    'a1',
    'b1',
    'c1',
    'a2',
    'c2',
    'a3',
  ])
})

test('a visitor who comes later waits for one item of each other', () => {
  const queue = queueWith(9, ['a1', 'a2', 'a3'])
  expect(queue.take()).toBe('a1')
  queue.add('b', 'b1')
  queue.add('a', 'a4')
  expect(rest(queue)).toEqual(['a2', 'b1', 'a3', 'a4'])
})

test('a visitor who has just had a slot waits for the others', () => {
  const queue = queueWith(9, ['a1', 'a2', 'b1', 'c1'])
  expect(queue.take('a')).toBe('b1')
  expect(queue.take('b')).toBe('a1')
  expect(rest(queue)).toEqual(['c1', 'a2'])
})

test('in a full queue, the last item of the longest line gives way to a visitor with fewer', () => {
  const queue = queueWith(5, ['a1', 'b1', 'b2', 'b3', 'b4'])
  expect(['a', 'b', 'c'].map(queue.hasRoomFor)).toEqual([true, false, true])
  expect(queue.add('c', 'c1')).toBe('b4')
  expect(queue.add('a', 'a2')).toBe('b3')
  expect(['a', 'b', 'c', 'd'].map(queue.hasRoomFor)).toEqual([false, false, false, true])
  expect(rest(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2'])
})

test('visitors with one item each do not give way', () => {
  expect(queueWith(2, ['a1', 'b1']).hasRoomFor('c')).toBe(false)
})

test('a removed item keeps the others in order', () => {
  const queue = queueWith(9, ['a1', 'a2', 'a3', 'b1'])
  for (const item of ['a2', 'b1', 'unknown']) queue.remove(item)
  expect(rest(queue)).toEqual(['a1', 'a3'])
})
