import type { Contract, Schema } from './contract.ts'

/**
 * The texts of `formats/` by file name: a predicate for each text with a pattern of its own, such as `isOrderNumber` for
 * the schema OrderNumber and `isSessionId` for the parameter SessionId. A field's predicate has its schema in the name.
 * Each has a file, so that a page loads no others. The patterns under `x-patterns` are left out: they say which
 * characters a text may have, and the server checks those.
 */
export function formatSources(contract: Contract): Record<string, string> {
  const { schemas, parameters } = contract.components
  const general = Object.values(contract['x-patterns'])
  const texts: [name: string, schema: Schema][] = [
    ...Object.entries(schemas),
    ...Object.entries(schemas).flatMap(([name, { properties = {} }]) => fieldsOf(name, properties)),
    ...Object.entries(parameters).map(([name, { schema }]): [string, Schema] => [name, schema]),
  ]
  const special = texts.filter(([, { pattern }]) => pattern && !general.includes(pattern))
  return Object.fromEntries(
    special.map(([name, schema]) => [`formats/${kebab(name)}.ts`, predicateOf(name, schema)]),
  )
}

function predicateOf(name: string, { pattern = '', minLength = 0, maxLength }: Schema): string {
  const conditions = [
    `text.length >= ${minLength}`,
    ...(maxLength === undefined ? [] : [`text.length <= ${maxLength}`]),
    `${new RegExp(pattern, 'u')}.test(text)`,
  ]
  return [
    '// Generated from openapi.yaml by `npm run generate`. Do not edit.',
    `export const is${name} = (text: string): boolean => ${conditions.join(' && ')}`,
    '',
  ].join('\n')
}

const kebab = (name: string) => name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()

const fieldsOf = (schema: string, fields: Record<string, Schema>): [string, Schema][] =>
  Object.entries(fields).map(([name, field]) => [
    schema + name.charAt(0).toUpperCase() + name.slice(1),
    field,
  ])
