import { type Contract, nameOf, type Schema } from './contract.ts'
import { regularExpression, zodOf } from './zod-source.ts'

const beginning = `// Generated from openapi.yaml by \`npm run generate\`. Do not edit.
import { z } from '@hono/zod-openapi'
import { characters } from './validators.ts'
`

/** The text of schemas.ts: a validator for each named schema of the contract. */
export function schemasSource(contract: Contract): string {
  const { schemas } = contract.components
  const patterns = Object.entries(contract['x-patterns']).map(
    ([name, pattern]) => `  ${name}: ${regularExpression(pattern)},`,
  )
  const validators = inOrder(schemas).map(([name, schema]) => {
    const path = `#/components/schemas/${name}`
    return `export const ${name} = ${zodOf(contract, schema, { from: 'json', prefix: '', path })}`
  })
  return [beginning, 'export const patterns = {', ...patterns, '}', '', ...validators, ''].join(
    '\n',
  )
}

/** The schemas in dependency order. */
function inOrder(schemas: Record<string, Schema>): [string, Schema][] {
  const order = new Map<string, Schema>()
  const add = (name: string): void => {
    const schema = schemas[name]
    if (!schema || order.has(name)) return
    for (const [, reference = ''] of JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g))
      add(nameOf(reference))
    order.set(name, schema)
  }
  for (const name of Object.keys(schemas)) add(name)
  return [...order]
}
