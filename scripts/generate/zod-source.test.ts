import { expect, test } from 'vitest'
import type { Contract, Schema } from './contract.ts'
import { fieldOf, zodOf } from './zod-source.ts'

const contract: Contract = {
  'x-patterns': { words: '^[a-z ]+$' },
  paths: {},
  components: {
    schemas: {
      Id: { type: 'integer', minimum: 1 },
      Tags: { type: 'array', items: {} },
      Flag: { type: 'boolean' },
      Count: { type: ['integer', 'null'] },
    },
    parameters: {},
    responses: {},
  },
}
const fromJson = { from: 'json', prefix: 'schemas.', path: '#' } as const
const fromText = { ...fromJson, from: 'text' } as const

test.each<[string, Schema, string]>([
  ['a reference', { $ref: '#/components/schemas/Id' }, 'schemas.Id'],
  ['alternatives', { anyOf: [{ const: 1 }, {}] }, 'z.union([z.literal(1), z.unknown()])'],
  ['an enum', { type: 'string', enum: ['a', 'b'] }, 'z.enum(["a","b"])'],
  ['a type or null', { type: ['boolean', 'null'] }, 'z.boolean().nullable()'],
  ['bounds', { type: 'integer', minimum: 1, maximum: 9 }, 'z.int().min(1).max(9)'],
  ['lengths', { type: 'string', maxLength: 9 }, 'z.string().regex(characters(0, 9))'],
  [
    'a pattern with a name',
    { type: 'string', pattern: '^[a-z ]+$' },
    'z.string().regex(schemas.patterns.words)',
  ],
  [
    'a list',
    { type: 'array', items: { type: 'number' }, maxItems: 3 },
    'z.array(z.number()).max(3)',
  ],
  [
    'an object',
    { type: 'object', additionalProperties: false, required: ['a'], properties: { a: {}, b: {} } },
    'z.strictObject({ a: z.unknown(), b: z.unknown().optional() })',
  ],
  ['an annotated schema', { type: 'boolean', description: 'Whether' } as Schema, 'z.boolean()'],
])('the validator of %s', (_, schema, validator) => {
  expect(zodOf(contract, schema, fromJson)).toBe(validator)
})

test.each<[string, object, string]>([
  ['oneOf', { oneOf: [{ type: 'string' }] }, '#'],
  ['allOf', { allOf: [{ type: 'string' }] }, '#'],
  ['not', { type: 'string', not: { const: 'a' } }, '#'],
  ['enum', { enum: ['a'] }, '#'],
  ['enum', { type: 'integer', enum: [1] }, '#'],
  ['pattern', { type: 'string', enum: ['a'], pattern: 'a' }, '#'],
  ['multipleOf', { type: 'number', multipleOf: 5 }, '#'],
  ['uniqueItems', { type: 'array', uniqueItems: true }, '#'],
  ['maxProperties', { type: 'object', maxProperties: 2 }, '#'],
  ['maxLenght', { type: 'string', maxLenght: 5 }, '#'],
  ['minLength', { type: 'integer', minLength: 5 }, '#'],
  ['maxLength', { $ref: '#/components/schemas/Id', maxLength: 5 }, '#'],
  ['additional properties', { type: 'object', additionalProperties: { type: 'string' } }, '#'],
  ['format', { type: 'string', format: 'ipv4' }, '#'],
  ['type', { type: 'null' }, '#'],
  ['type', { type: ['string', 'integer'] }, '#'],
  ['default', { type: 'array', items: { type: 'string', default: 'a' } }, '#/items'],
  ['oneOf', { anyOf: [{}, { oneOf: [] }] }, '#/anyOf/1'],
  [
    'maxLenght',
    { type: 'object', properties: { a: { type: 'string', maxLenght: 5 } } },
    '#/properties/a',
  ],
])('an unsupported %s is refused with its path: %j', (subject, schema, path) => {
  const source = () => zodOf(contract, schema as Schema, fromJson)
  expect(source).toThrow(new RegExp(`^${path}: the generator knows no .*${subject}`))
})

test.each<[string, Schema, boolean, string]>([
  ['required', { type: 'string' }, true, 'z.string()'],
  ['optional', { type: 'string' }, false, 'z.string().optional()'],
  ['one with a default', { type: 'string', default: 'a' }, false, 'z.string().default("a")'],
  ['a number', { type: 'integer' }, true, 'digits(z.int())'],
  ['a named number', { $ref: '#/components/schemas/Id' }, true, 'digits(schemas.Id)'],
  ['a named list', { $ref: '#/components/schemas/Tags' }, false, 'list(schemas.Tags.optional())'],
])('a field of text: %s', (_, schema, isRequired, validator) => {
  expect(fieldOf(contract, schema, fromText, isRequired)).toBe(validator)
})

test.each<[string, Schema]>([
  ['a boolean', { type: 'boolean' }],
  ['a boolean or null', { type: ['boolean', 'null'] }],
  ['a constant number', { type: 'integer', const: 1 }],
  ['a named boolean', { $ref: '#/components/schemas/Flag' }],
  ['a named integer or null', { $ref: '#/components/schemas/Count' }],
])('%s is refused in a parameter, which is text', (_, schema) => {
  expect(() => zodOf(contract, schema, fromText)).toThrow('#: the generator knows no such schema')
})
