import { expect, test } from 'vitest'
import type { Contract, Operation, Schema } from './contract.ts'
import { operationsOf } from './contract.ts'
import { limitsOf } from './limits-source.ts'

const contractOf = (properties: Record<string, Schema>): Contract => {
  const post: Operation = {
    operationId: 'send',
    tags: ['tag'],
    requestBody: { content: { 'application/json': { schema: { properties } } } },
    responses: {},
  }
  const schemas: Record<string, Schema> = {
    Code: { type: 'string', maxLength: 9 },
  }
  return {
    'x-patterns': {},
    paths: { '/api/send': { post } },
    components: { schemas, parameters: {}, responses: {} },
  }
}

test.each<[string, Schema, string[]]>([
  [
    'text',
    { type: 'string', minLength: 3, maxLength: 9 },
    ['sendFieldMinLength = 3', 'sendFieldMaxLength = 9'],
  ],
  ['text that may be empty in a form', { type: 'string', minLength: 1 }, []],
  ['a number', { type: 'integer', maximum: 50 }, ['sendFieldMaximum = 50']],
  ['any integer', { type: 'integer', maximum: 2 ** 31 - 1 }, []],
  ['a named schema', { $ref: '#/components/schemas/Code' }, ['sendFieldMaxLength = 9']],
  [
    'a list and its items',
    { type: 'array', maxItems: 30, items: { type: 'string', maxLength: 40 } },
    ['sendFieldMaxLength = 40', 'sendFieldMaxItems = 30'],
  ],
  [
    'an object',
    { properties: { city: { type: 'string', maxLength: 5 } } },
    ['sendFieldCityMaxLength = 5'],
  ],
])('the limits of %s', (_, field, limits) => {
  const contract = contractOf({ field })
  expect(limitsOf(contract, operationsOf(contract))).toEqual(
    limits.map((one) => `export const ${one}`),
  )
})
