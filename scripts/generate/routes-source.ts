import {
  type Contract,
  type Operation,
  operationsOf,
  type Parameter,
  type Place,
  type Response,
  resolved,
  type Schema,
} from './contract.ts'
import { fieldOf, keyOf, zodOf } from './zod-source.ts'

type Described = ReturnType<typeof operationsOf>[number]

const beginning = `// Generated from openapi.yaml by \`npm run generate\`. Do not edit.
import { createRoute, type OpenAPIHono, type RouteHandler, z } from '@hono/zod-openapi'
import * as schemas from './schemas.ts'
import { characters, decimals, digits, json, list } from './validators.ts'

const error = json(schemas.Error)

export const routes = {`

const ending = `
export type OperationId = keyof typeof routes

/** A handler for each operation: a missing one, or an answer that breaks the contract, is a type error. */
export type Handlers = { [Id in OperationId]: RouteHandler<(typeof routes)[Id]> }
`

/** The text of routes.ts: a `createRoute` per operation, the type of all handlers, and the mounting. */
export function routesSource(contract: Contract): string {
  const operations = operationsOf(contract)
  return [
    beginning,
    ...operations.map((one) => routeOf(contract, one)),
    '}',
    ending,
    'export function mountOperations(app: OpenAPIHono, handlers: Handlers): void {',
    ...operations.map(
      ({ operation: { operationId } }) =>
        `  app.openapi(routes.${operationId}, handlers.${operationId})`,
    ),
    '}',
    '',
    '/** The facts about each operation that the edge uses before its handler runs. */',
    'export const operations = [',
    ...operations.map(edgeOf),
    '] as const satisfies readonly {',
    '  id: OperationId',
    '  method: string',
    '  path: string',
    "  body: readonly ('application/json' | 'multipart/form-data' | 'application/x-www-form-urlencoded')[]",
    '  staffOnly: boolean',
    '}[]',
    '',
  ].join('\n')
}

function edgeOf({ path, method, operation }: Described): string {
  const { operationId: id, security = [] } = operation
  const place = path.replace(/{(\w+)}/g, ':$1')
  const body = bodyTypes(operation).map((type) => `'${type}'`)
  return `  { id: '${id}', method: '${method.toUpperCase()}', path: '${place}', body: [${body.join(', ')}], staffOnly: ${security.length > 0} },`
}

function routeOf(contract: Contract, one: Described): string {
  const { path, method, operation } = one
  const request = [
    ['params', parametersOf(contract, one, 'path')],
    ['query', parametersOf(contract, one, 'query')],
    ['headers', parametersOf(contract, one, 'header')],
    ['body', bodyOf(contract, operation)],
  ].filter(([, source]) => source)
  const responses = Object.entries(operation.responses).map(
    ([status, response]) =>
      `${status}: ${responseOf(contract, resolved<Response>(contract, response))}`,
  )
  return [
    `  ${operation.operationId}: createRoute({`,
    `    method: '${method}',`,
    `    path: '${path}',`,
    ...(request.length > 0
      ? [
          '    request: {',
          ...request.map(([name, source]) => `      ${name}: ${source},`),
          '    },',
        ]
      : []),
    `    responses: { ${responses.join(', ')} },`,
    '  }),',
  ].join('\n')
}

/** Unknown query parameters are refused. Unknown headers are not, because every request has some. */
function parametersOf(contract: Contract, { parameters }: Described, place: Place) {
  const here = parameters.filter((parameter) => parameter.in === place)
  if (here.length === 0) return undefined
  const fields = here.map((parameter) => parameterOf(contract, parameter))
  return `${place === 'query' ? 'z.strictObject' : 'z.object'}({ ${fields.join(', ')} })`
}

function parameterOf(contract: Contract, { name, in: place, required, schema }: Parameter): string {
  const source = fieldOf(
    zodOf(contract, schema, { from: 'text', prefix: 'schemas.' }),
    schema,
    required ?? place === 'path',
  )
  return `${keyOf(name)}: ${asList(contract, schema, source)}`
}

const asList = (contract: Contract, schema: Schema, source: string): string =>
  resolved<Schema>(contract, schema).type === 'array' ? `list(${source})` : source

/** The content types of an operation's body, which share one schema; empty without a body. */
const bodyTypes = ({ requestBody }: Operation): string[] => Object.keys(requestBody?.content ?? {})

function bodyOf(contract: Contract, { requestBody }: Operation): string | undefined {
  const [[type, { schema = {} }] = ['', {}]] = Object.entries(requestBody?.content ?? {})
  if (!type) return undefined
  const validator =
    type === 'multipart/form-data'
      ? formOf(contract, schema)
      : zodOf(contract, schema, { from: 'json', prefix: 'schemas.' })
  return `{ required: true, content: { '${type}': { schema: ${validator} } } }`
}

/** The validator of a form, whose fields are text and files. */
function formOf(contract: Contract, form: Schema): string {
  const { properties = {}, required = [], additionalProperties } = resolved<Schema>(contract, form)
  const fields = Object.entries(properties).map(([name, field]) => {
    const source = zodOf(contract, field, { from: 'text', prefix: 'schemas.' })
    const whole = fieldOf(source, field, required.includes(name))
    return `${keyOf(name)}: ${asList(contract, field, whole)}`
  })
  return `${additionalProperties === false ? 'z.strictObject' : 'z.object'}({ ${fields.join(', ')} })`
}

/** A response in JSON with the contract's schema, or of other content types without one. */
function responseOf(contract: Contract, { content = {} }: Response): string {
  const types = Object.keys(content)
  const schema = content['application/json']?.schema
  if (schema) {
    const validator = zodOf(contract, schema, { from: 'json', prefix: 'schemas.' })
    return validator === 'schemas.Error' ? 'error' : `json(${validator})`
  }
  const any = types.map((type) => `'${type}': { schema: z.any() }`)
  return any.length > 0
    ? `{ description: '', content: { ${any.join(', ')} } }`
    : "{ description: '' }"
}
