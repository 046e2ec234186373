import { type Contract, operationsOf, type Response, resolved, type Schema } from './contract.ts'
import { keyOf } from './zod-source.ts'

type Described = ReturnType<typeof operationsOf>[number]

/** The headers that identify a caller: staff by the operation's `security`, visitors by its session parameter. */
const callers = {
  staff: { name: 'bearer', file: '../browser/admin-token.ts' },
  visitor: { name: 'session', file: '../browser/session.ts' },
} as const

/**
 * The texts of the client's files by name. Each tag of the contract has a file, so that a page loads only the
 * operations of the tags that it calls. Operations with `x-client: false` are left out.
 */
export const clientSources = (contract: Contract): Record<string, string> => {
  const operations = operationsOf(contract).filter(({ operation }) => operation['x-client'] ?? true)
  const tags = new Set(operations.map(({ operation }) => operation.tags[0] ?? ''))
  return Object.fromEntries(
    [...tags].map((tag) => [
      `${tag}.ts`,
      clientSource(
        contract,
        operations.filter(({ operation }) => operation.tags[0] === tag),
      ),
    ]),
  )
}

function clientSource(contract: Contract, operations: readonly Described[]): string {
  const used = Object.values(callers).filter((caller) =>
    operations.some((one) => callerOf(one) === caller),
  )
  return [
    '// Generated from openapi.yaml by `npm run generate`. Do not edit.',
    ...used.map(({ name, file }) => `import { ${name} } from '${file}'`),
    "import { callerOf } from './call.ts'",
    ...(operations.some((one) => factsOf(contract, one).length > 0)
      ? ["import { factsOf } from './list-facts.ts'"]
      : []),
    '',
    'export const call = callerOf({',
    ...operations.map((one) => rowOf(contract, one)),
    '})',
    '',
    ...lengthsOf(contract, operations),
    '',
  ].join('\n')
}

function callerOf({ operation, parameters }: Described) {
  if (operation.security?.length) return callers.staff
  return parameters.some(({ name }) => name === 'x-session-id') ? callers.visitor : undefined
}

function rowOf(contract: Contract, one: Described): string {
  const { path, method, operation } = one
  const { content = {} } = answerOf(contract, one)
  const facts = factsOf(contract, one)
  return [
    `  ${operation.operationId}: {`,
    `    method: '${method}',`,
    `    path: '${path}',`,
    ...(operation['x-failure'] ? [`    failure: '${operation['x-failure']}',`] : []),
    ...(callerOf(one) ? [`    caller: ${callerOf(one)?.name},`] : []),
    ...(operation.requestBody?.content?.['multipart/form-data'] ? ['    isForm: true,'] : []),
    ...(content['application/json'] ? [] : ['    isFile: true,']),
    ...(facts.length > 0 ? [`    facts: factsOf({ ${facts.join(', ')} }),`] : []),
    '  },',
  ].join('\n')
}

/** The successful answer. */
function answerOf(contract: Contract, { operation }: Described): Response {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))
  return resolved<Response>(contract, success?.[1] ?? {})
}

/** The headers of a successful answer that are the shop's own: `x-next-cursor` is the fact `nextCursor`. */
const factsOf = (contract: Contract, one: Described): string[] =>
  Object.entries(answerOf(contract, one).headers ?? {})
    .filter(([header]) => header.startsWith('x-'))
    .map(([header, { schema }]) => {
      const fact = header.slice(2).replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
      return `${fact}: ['${header}', ${schema.type === 'integer' ? 'Number' : 'String'}]`
    })

/** Length limits of text fields in requests, for the forms that fill them. */
const lengthsOf = (contract: Contract, operations: readonly Described[]): string[] =>
  (['minLength', 'maxLength'] as const).flatMap((limit) => {
    const lengths = operations.flatMap((one) =>
      entryOf(one.operation.operationId, lengthsIn(contract, requestOf(one), limit)),
    )
    if (lengths.length === 0) return []
    return [
      '/** Characters, by operation and field. */',
      `export const ${limit} = {`,
      ...lengths,
      '}',
      '',
    ]
  })

/** The query parameters and the body of an operation, as one object. */
function requestOf({ operation, parameters }: Described): Schema[] {
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const [{ schema = {} } = {}] = Object.values(operation.requestBody?.content ?? {})
  return [{ properties: Object.fromEntries(query.map((one) => [one.name, one.schema])) }, schema]
}

/**
 * The length limits in these objects, those of nested objects under their names. Limits of 0 and 1 are left out,
 * because a form field may be empty.
 */
const lengthsIn = (
  contract: Contract,
  objects: readonly Schema[],
  limit: 'minLength' | 'maxLength',
): string[] =>
  objects
    .flatMap((object) => Object.entries(resolved<Schema>(contract, object).properties ?? {}))
    .flatMap(([name, field]) => {
      const schema = resolved<Schema>(contract, field)
      if (schema.properties) return entryOf(name, lengthsIn(contract, [schema], limit))
      return (schema[limit] ?? 0) > 1 ? [`${keyOf(name)}: ${schema[limit]},`] : []
    })

const entryOf = (name: string, fields: readonly string[]): string[] =>
  fields.length > 0 ? [`${keyOf(name)}: { ${fields.join(' ')} },`] : []
