import { expect, test, vi } from 'vitest'
import { createAnswerCache } from './answer-cache.ts'

const cache = () => createAnswerCache<string>(15, (text) => text.length)

test('concurrent calls share one computation, and a failure is not cached', async () => {
  const answers = cache()
  let made = 0
  const make = async () => {
    made += 1
    if (made === 1) throw new Error('not now')
    return 'a'
  }
  await expect(Promise.all([answers.get('a', make), answers.get('a', make)])).rejects.toThrow(
    'not now',
  )
  expect(made).toBe(1)
  expect(await answers.get('a', make)).toBe('a')
  expect(await answers.get('a', make)).toBe('a')
  expect(made).toBe(2)
})

test('the least recently used answer is evicted', async () => {
  const answers = cache()
  const made: string[] = []
  const ask = (name: string) =>
    answers.get(name, async () => {
      made.push(name)
      return 'xxxxx'
    })
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(name)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('a long name counts like an answer', async () => {
  const answers = cache()
  const make = vi.fn(async () => 'x')
  for (const name of ['aaaaa', 'bbbbb', 'aaaaa']) await answers.get(name, make)
  expect(make).toHaveBeenCalledTimes(3)
})
