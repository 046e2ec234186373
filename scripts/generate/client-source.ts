import { type Contract, type Described, operationsOf, type Response, resolved } from './contract.ts'
import { limitsOf } from './limits-source.ts'
import { objectSource } from './object-source.ts'

/** The headers that identify a caller: staff by the operation's `security`, visitors by its session parameter. */
const callers = {
  staff: { name: 'bearer', file: 'browser/admin-token.ts' },
  visitor: { name: 'session', file: 'client/session.ts' },
} as const

/**
 * The texts of the client's files by name. A page that imports a file loads the file's whole table, so each resource has
 * a file. Operations with `x-client: false` are left out.
 */
export function clientSources(contract: Contract): Record<string, string> {
  const operations = operationsOf(contract).filter(({ operation }) => operation['x-client'] ?? true)
  const files = Object.groupBy(operations, fileOf)
  return Object.fromEntries(
    Object.entries(files).map(([file, own = []]) => [
      file,
      clientSource(contract, own, siteFrom(file)),
    ]),
  )
}

/** The file of an operation: `/api/cart/{productId}` is in `cart.ts`, `/api/admin/orders/{id}` in `admin/orders.ts`. */
function fileOf({ path }: Described): string {
  const [, resource] = /^\/api\/((?:admin\/)?[\w-]+)/.exec(path) ?? []
  return `${resource}.ts`
}

/** The path from a client's file to `site/`. */
const siteFrom = (file: string): string => '../'.repeat(file.split('/').length + 1)

function clientSource(contract: Contract, operations: readonly Described[], site: string): string {
  const used = Object.values(callers).filter((caller) =>
    operations.some((one) => callerOf(one) === caller),
  )
  const limits = limitsOf(contract, operations)
  return [
    '// Generated from openapi.yaml by `npm run generate`. Do not edit.',
    ...used.map(({ name, file }) => `import { ${name} } from '${site}${file}'`),
    `import { callerOf } from '${site}client/call.ts'`,
    ...(operations.some((one) => metadataOf(contract, one).length > 0)
      ? [`import { metadataOf } from '${site}client/list-metadata.ts'`]
      : []),
    '',
    '/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */',
    'export const call = /* @__PURE__ */ callerOf({',
    ...operations.map((one) => rowOf(contract, one)),
    '})',
    '',
    ...(limits.length > 0
      ? ['// Limits of requests: characters, of a list those of each item; items; largest values.']
      : []),
    ...limits,
    '',
  ].join('\n')
}

function callerOf({ operation, parameters }: Described) {
  if (operation.security?.length) return callers.staff
  return parameters.some(({ name }) => name === 'x-session-id') ? callers.visitor : undefined
}

function rowOf(contract: Contract, one: Described): string {
  const { path, method, operation } = one
  const metadata = metadataOf(contract, one).join(', ')
  const row = objectSource({
    method: `'${method}'`,
    path: `'${path}'`,
    failure: JSON.stringify(operation['x-failure']),
    caller: callerOf(one)?.name,
    isForm: operation.requestBody?.content?.['multipart/form-data'] && 'true',
    isFile: answerOf(contract, one).content?.['application/json'] ? undefined : 'true',
    meta: metadata && `/* @__PURE__ */ metadataOf({ ${metadata} })`,
  })
  return `${operation.operationId}: ${row},`
}

/** The successful answer. */
function answerOf(contract: Contract, { operation }: Described): Response {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))
  return resolved<Response>(contract, success?.[1] ?? {})
}

/** The list metadata in a successful answer's headers, which begin with `x-`: `nextCursor` is in `x-next-cursor`. */
const metadataOf = (contract: Contract, one: Described): string[] =>
  Object.entries(answerOf(contract, one).headers ?? {})
    .filter(([header]) => header.startsWith('x-'))
    .map(([header, { schema }]) => {
      const name = header.slice(2).replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
      return `${name}: ['${header}', ${schema.type === 'integer' ? 'Number' : 'String'}]`
    })
