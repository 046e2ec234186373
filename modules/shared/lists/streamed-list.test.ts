import { pino } from 'pino'
import { expect, test } from 'vitest'
import { streamedList } from './streamed-list.ts'

const log = pino({ level: 'silent' })

/** A list of these parts. */
const listOf = (parts: number[][]) => {
  const part = (index: number) => ({
    items: parts[index] ?? [],
    nextCursor: index + 1 < parts.length ? String(index + 1) : undefined,
  })
  return { first: part(0), partAfter: async (cursor: string) => part(Number(cursor)), log }
}

test.each([
  [[[]], '[]'],
  [[[1, 2], [3]], '[1,2,3]'],
  [[[1, 2], [], [3], []], '[1,2,3]'],
])('the list of the parts %j is one JSON array', async (parts, json) => {
  expect(await new Response(streamedList(listOf(parts))).text()).toBe(json)
})

test('a failure ends the list in the middle', async () => {
  const fails = async () => {
    throw new Error('The database is gone')
  }
  const reader = streamedList({ ...listOf([[1], [2]]), partAfter: fails }).getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('[1')
  await expect(reader.read()).rejects.toThrow('The database is gone')
})
