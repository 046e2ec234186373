import { type Contract, operationsOf, type Response, resolved } from './contract.ts'
import { limitsOf, patternsOf } from './limits-source.ts'

type Described = ReturnType<typeof operationsOf>[number]

/** The headers that identify a caller: staff by the operation's `security`, visitors by its session parameter. */
const callers = {
  staff: { name: 'bearer', file: '../../browser/admin-token.ts' },
  visitor: { name: 'session', file: '../../browser/session.ts' },
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
    "import { callerOf } from '../call.ts'",
    ...(operations.some((one) => factsOf(contract, one).length > 0)
      ? ["import { factsOf } from '../list-facts.ts'"]
      : []),
    '',
    '/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */',
    'export const call = callerOf({',
    ...operations.map((one) => rowOf(contract, one)),
    '})',
    '',
    '// Limits of requests: characters, of a list those of each item; items; largest values.',
    ...limitsOf(contract, operations),
    ...patternsOf(contract, operations),
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
