import { type Contract, type Described, resolved, type Schema } from './contract.ts'
import { capitalized } from './formats-source.ts'

/** The limits that forms and lists need, each with a test for values that are not worth emitting. */
const limits = {
  // A form field may be empty.
  minLength: (value: number) => value <= 1,
  maxLength: () => false,
  maxItems: () => false,
  // The largest value of PostgreSQL's type.
  maximum: (value: number) => value === 2 ** 31 - 1,
} satisfies Partial<Record<keyof Schema, (value: number) => boolean>>

type Limit = keyof typeof limits

/**
 * The limits of each operation's query parameters and body, such as `listProductsSearchMaxLength`. Each is a constant,
 * which the bundler inlines: pages load no tables of limits.
 */
export const limitsOf = (contract: Contract, operations: readonly Described[]): string[] =>
  operations.flatMap((one) => limitsIn(contract, one.operation.operationId, requestOf(one)))

/** The query parameters and the body of an operation, as objects. */
function requestOf({ operation, parameters }: Described): Schema[] {
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const [{ schema = {} } = {}] = Object.values(operation.requestBody?.content ?? {})
  return [{ properties: Object.fromEntries(query.map((one) => [one.name, one.schema])) }, schema]
}

/** The limits of these objects' fields; a nested object's field has that object in its name. */
const limitsIn = (contract: Contract, prefix: string, objects: readonly Schema[]): string[] =>
  objects
    .flatMap((object) => Object.entries(resolved<Schema>(contract, object).properties ?? {}))
    .flatMap(([name, field]) => {
      const schema = resolved<Schema>(contract, field)
      const path = prefix + capitalized(name)
      if (schema.properties) return limitsIn(contract, path, [schema])
      const effective = { ...itemOf(contract, schema), ...schema }
      return (Object.keys(limits) as Limit[]).flatMap((limit) => {
        const value = effective[limit]
        if (value === undefined || limits[limit](value)) return []
        return [`export const ${path}${capitalized(limit)} = ${value}`]
      })
    })

/** The schema of an array's items, whose limits count as the field's own. */
const itemOf = (contract: Contract, { items = {} }: Schema): Schema =>
  resolved<Schema>(contract, items)
