import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { refuseStrayKeys } from './stray-keys.ts'

test.each([
  [
    "total: { $ref: '#/schemas/Ore', description: What it charges, really, in øre }",
    '# has',
    'really',
  ],
  [
    'parameters: [{ name: id, in: path, description: Its id, if any }]',
    '#/parameters/0 has',
    'if any',
  ],
])('%s has a stray key', (yaml, place, key) => {
  const { total = undefined, ...rest } = parse(yaml)
  const refuse = () => refuseStrayKeys(total ?? rest)
  expect(refuse).toThrow(`${place} a key without a value: ${key}`)
})

test('an example may be null', () => {
  refuseStrayKeys({ example: null, examples: [{ at: null }], type: ['string', null] })
})
