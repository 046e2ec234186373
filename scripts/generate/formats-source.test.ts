import { expect, test } from 'vitest'
import type { Contract } from './contract.ts'
import { formatsSource } from './formats-source.ts'

const contract: Contract = {
  'x-patterns': { words: '^[a-z ]+$' },
  paths: {},
  components: {
    schemas: {
      Code: { type: 'string', pattern: '^[A-Z]+$', minLength: 2, maxLength: 9 },
      Words: { type: 'string', pattern: '^[a-z ]+$' },
      Item: { properties: { color: { type: 'string', pattern: '^#[0-9a-f]{6}$' } } },
    },
    parameters: {
      Cursor: { name: 'cursor', in: 'query', schema: { type: 'string', pattern: '^[0-9]+$' } },
    },
    responses: {},
  },
}

test('named schemas, fields and parameters with a pattern have a predicate; general patterns have none', () => {
  const names = [...formatsSource(contract).matchAll(/export const (\w+)/g)].map(([, name]) => name)
  expect(names).toEqual(['isCode', 'isItemColor', 'isCursor'])
})

test('a predicate tests the length and the pattern', () => {
  expect(formatsSource(contract)).toContain(
    'isCode = (text: string): boolean => text.length >= 2 && text.length <= 9 && /^[A-Z]+$/u.test(text)',
  )
})
