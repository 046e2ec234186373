import type { Schema } from './contract.ts'

const string = ['format', 'minLength', 'maxLength', 'pattern']
const number = ['minimum', 'maximum']

/** The keys that the generator supports, by the kind of schema. A default belongs to a field; see `fieldOf`. */
const keys: Record<string, readonly string[]> = {
  $ref: ['$ref'],
  anyOf: ['anyOf'],
  const: ['type', 'const'],
  any: [],
  enum: ['type', 'enum'],
  string: ['type', ...string],
  boolean: ['type'],
  integer: ['type', ...number],
  number: ['type', ...number],
  array: ['type', 'items', 'minItems', 'maxItems'],
  object: ['type', 'properties', 'required', 'additionalProperties', 'minProperties'],
}

/** The keys that document a schema. */
const annotations = ['description', 'examples']

/** Throws, with the path of the schema, for anything in it that its validator would not check. */
export function checkKeys(schema: Schema, path: string): void {
  const kind = kindOf(schema)
  const supported = keys[kind]
  if (!supported) throw new Error(`${path}: the generator knows no schema of the type ${kind}`)
  for (const key of Object.keys(schema))
    if (![...supported, ...annotations].includes(key))
      throw new Error(`${path}: the generator knows no ${key} in a schema of the kind ${kind}`)
  if (!['boolean', 'undefined'].includes(typeof schema.additionalProperties))
    throw new Error(`${path}: the generator knows no schema of additional properties`)
}

function kindOf(schema: Schema): string {
  const { $ref, anyOf, type } = schema
  if ($ref) return '$ref'
  if (anyOf) return 'anyOf'
  if (schema.const !== undefined) return 'const'
  if (type === undefined) return 'any'
  const [kind = '', ...others] = [type].flat()
  if (others.length > 0 && String(others) !== 'null') return String(type)
  return kind === 'string' && schema.enum ? 'enum' : kind
}
