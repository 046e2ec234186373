import type { Contract, Schema } from './contract.ts'

/**
 * The text of `formats.ts`: a predicate for each text with a pattern of its own, such as `isOrderNumber` for the schema
 * OrderNumber and `isSessionId` for the parameter SessionId. A field's predicate has its schema in the name. The patterns
 * under `x-patterns` are left out: they say which characters a text may have, and the server checks those.
 */
export function formatsSource(contract: Contract): string {
  const { schemas, parameters } = contract.components
  const general = Object.values(contract['x-patterns'])
  const texts: [name: string, schema: Schema][] = [
    ...Object.entries(schemas),
    ...Object.entries(schemas).flatMap(([name, { properties = {} }]) => fieldsOf(name, properties)),
    ...Object.entries(parameters).map(([name, { schema }]): [string, Schema] => [name, schema]),
  ]
  const special = texts.filter(([, { pattern }]) => pattern && !general.includes(pattern))
  return [
    '// Generated from openapi.yaml by `npm run generate`. Do not edit.',
    ...special.map(([name, schema]) => predicateOf(name, schema)),
  ].join('\n\n')
}

function predicateOf(name: string, { pattern = '', minLength = 0, maxLength }: Schema): string {
  const conditions = [
    `text.length >= ${minLength}`,
    ...(maxLength === undefined ? [] : [`text.length <= ${maxLength}`]),
    `${new RegExp(pattern, 'u')}.test(text)`,
  ]
  return `export const is${name} = (text: string): boolean => ${conditions.join(' && ')}`
}

const fieldsOf = (schema: string, fields: Record<string, Schema>): [string, Schema][] =>
  Object.entries(fields).map(([name, field]) => [schema + capitalized(name), field])

/** The name with a capital, as it stands within another. */
export const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
