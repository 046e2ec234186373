import { type Contract, nameOf, resolved, type Schema } from './contract.ts'
import { checkKeys } from './schema-keys.ts'

/**
 * The source of a value: a JSON body, or text as in parameters and form fields. `prefix` precedes the names of named
 * schemas. `path` leads to the schema in the document.
 */
export type Origin = { from: 'json' | 'text'; prefix: string; path: string }

/**
 * The validator of a schema, as a zod expression. Throws for features that the generator does not support, with the
 * schema's path.
 */
export function zodOf(contract: Contract, schema: Schema, origin: Origin): string {
  checkKeys(schema, origin.path)
  if (origin.from === 'text') checkText(resolved<Schema>(contract, schema), origin.path)
  const { $ref, anyOf, type } = schema
  if ($ref) return referenceOf(contract, $ref, origin)
  if (anyOf) {
    const validators = anyOf.map((one, at) => zodOf(contract, one, inside(origin, `anyOf/${at}`)))
    return `z.union([${validators.join(', ')}])`
  }
  if (schema.const !== undefined) return `z.literal(${JSON.stringify(schema.const)})`
  if (type === undefined) return 'z.unknown()'
  const [kind = '', ...others] = [type].flat()
  const base = schema.enum
    ? enumOf(schema.enum)
    : baseOf(contract, { ...schema, type: kind }, origin)
  return others.length > 0 ? `${base}.nullable()` : base
}

/** Throws for a schema that no text matches: booleans, null, and constants other than text. */
function checkText({ type, const: constant }: Schema, path: string): void {
  const isText = [type].flat().every((one) => one !== 'boolean' && one !== 'null')
  if (!isText || !['undefined', 'string'].includes(typeof constant))
    throw new Error(`${path}: the generator knows no such schema of a parameter or form field`)
}

const inside = (origin: Origin, key: string): Origin => ({
  ...origin,
  path: `${origin.path}/${key}`,
})

function referenceOf(contract: Contract, reference: string, origin: Origin): string {
  const name = origin.prefix + nameOf(reference)
  const { type } = resolved<Schema>(contract, { $ref: reference })
  return origin.from === 'text' && isNumber(type) ? fromText(name, type) : name
}

const isNumber = (type: unknown): type is 'integer' | 'number' =>
  type === 'integer' || type === 'number'

const fromText = (validator: string, type: 'integer' | 'number') =>
  `${type === 'integer' ? 'digits' : 'decimals'}(${validator})`

const enumOf = (values: readonly string[]) => `z.enum(${JSON.stringify(values)})`

function baseOf(
  contract: Contract,
  schema: Omit<Schema, 'type'> & { type: string },
  origin: Origin,
): string {
  const { type, minimum, maximum, minItems, maxItems, items = {} } = schema
  switch (type) {
    case 'string':
      return stringOf(contract, schema, origin)
    case 'boolean':
      return 'z.boolean()'
    case 'integer':
    case 'number': {
      const number = (type === 'integer' ? 'z.int()' : 'z.number()') + bounds(minimum, maximum)
      return origin.from === 'text' ? fromText(number, type) : number
    }
    case 'array':
      return `z.array(${zodOf(contract, items, inside(origin, 'items'))})${bounds(minItems, maxItems)}`
    case 'object':
      return objectOf(contract, schema, origin)
    default:
      throw new Error(`${origin.path}: the generator knows no schema of the type ${type}`)
  }
}

const bounds = (least: number | undefined, most: number | undefined) =>
  (least === undefined ? '' : `.min(${least})`) + (most === undefined ? '' : `.max(${most})`)

const formats: Record<string, string> = {
  'date-time': 'z.iso.datetime({ offset: true })',
  date: 'z.iso.date()',
  uuid: 'z.uuid()',
  binary: 'z.instanceof(Blob)',
}

function stringOf(contract: Contract, schema: Omit<Schema, 'type'>, origin: Origin): string {
  const { format, minLength, maxLength, pattern } = schema
  if (format && !formats[format])
    throw new Error(`${origin.path}: the generator knows no format ${format}`)
  const base = format ? formats[format] : 'z.string()'
  const isBounded = minLength !== undefined || maxLength !== undefined
  const length = isBounded ? `.regex(characters(${minLength ?? 0}, ${maxLength ?? ''}))` : ''
  return base + length + (pattern ? `.regex(${patternOf(contract, pattern, origin)})` : '')
}

/** Uses the code's name for a pattern that the document names. */
function patternOf(contract: Contract, pattern: string, { prefix }: Origin): string {
  const named = Object.entries(contract['x-patterns']).find(([, one]) => one === pattern)
  return named ? `${prefix}patterns.${named[0]}` : regularExpression(pattern)
}

/** A pattern with the `u` flag: it matches characters like the contract's patterns, not UTF-16 units. */
export const regularExpression = (pattern: string): string =>
  `new RegExp(${JSON.stringify(pattern)}, 'u')`

function objectOf(contract: Contract, schema: Omit<Schema, 'type'>, origin: Origin): string {
  const { properties = {}, required = [], additionalProperties, minProperties } = schema
  const fields = Object.entries(properties).map(([name, field]) => {
    const place = inside(origin, `properties/${name}`)
    return `${keyOf(name)}: ${fieldOf(contract, field, place, required.includes(name))}`
  })
  const object = additionalProperties === false ? 'z.strictObject' : 'z.object'
  const least = minProperties
    ? `.refine((value) => Object.keys(value).length >= ${minProperties})`
    : ''
  return `${object}({ ${fields.join(', ')} })${least}`
}

/**
 * The validator of an object's field or of a parameter, with its default or optional. In a query string, a single value
 * is accepted as a list of one item.
 */
export function fieldOf(
  contract: Contract,
  { default: fallback, ...schema }: Schema,
  origin: Origin,
  isRequired: boolean,
): string {
  const validator = zodOf(contract, schema, origin) + presenceOf(fallback, isRequired)
  const isList = resolved<Schema>(contract, schema).type === 'array'
  return isList && origin.from === 'text' ? `list(${validator})` : validator
}

function presenceOf(fallback: unknown, isRequired: boolean): string {
  if (fallback !== undefined) return `.default(${JSON.stringify(fallback)})`
  return isRequired ? '' : '.optional()'
}

/** The name as a property key, quoted if needed. */
export const keyOf = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`)
